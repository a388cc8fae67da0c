import type { PlayerId } from '../../model/ids.ts'
import { playerId, roundNumber } from '../../model/ids.ts'
import { err, ok } from '../../result.ts'
import { isBlank } from '../blank.ts'
import type { DeskCommand } from '../commands.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { isTeamEvent } from '../rules.ts'
import type { DeskState } from '../state.ts'
import { type Decision, draftInTheWay, hasBeenPaired, nextRound, tablesMade, unknownPlayer } from './decision.ts'

type Of<K extends DeskCommand['kind']> = Extract<DeskCommand, { kind: K }>

export const enterTeam = (state: DeskState, { name, boards, alternates }: Of<'enter-team'>): Decision => {
  if (!isTeamEvent(state)) return err(refuse('bad-value', 'This is not a team event.', { setting: 'rules' }))
  if (isBlank(name) || boards.length === 0) return err(refuse('bad-value', 'A team needs a name and at least one board.'))
  const blocked = tablesMade(state)
  if (blocked !== null) return err(blocked)
  const fault = lineUpFault(state, null, [...boards, ...alternates])
  if (fault !== null) return err(fault)
  const team = {
    id: playerId(state.nextId),
    name,
    boards,
    alternates,
    withdrawnFrom: null,
    firstRound: roundNumber(state.draft === null ? nextRound(state) : state.draft.round + 1),
  }
  return ok([{ kind: 'team-entered', team }])
}

export const changeLineUp = (state: DeskState, { team, boards, alternates }: Of<'change-line-up'>): Decision => {
  if (!state.teams.has(team)) return err(refuse('unknown-team', `There is no team ${team}.`))
  const blocked = draftInTheWay(state)
  if (blocked !== null) return err(blocked)
  if (boards.length !== state.teams.get(team)!.boards.length) return err(refuse('bad-value', 'Every board needs a player.'))
  const fault = lineUpFault(state, team, [...boards, ...alternates])
  return fault === null ? ok([{ kind: 'line-up-changed', team, boards, alternates }]) : err(fault)
}

export const correctTeam = (state: DeskState, { team, name }: Of<'correct-team'>): Decision => {
  if (!state.teams.has(team)) return err(refuse('unknown-team', `There is no team ${team}.`))
  return isBlank(name) ? err(refuse('bad-value', 'A team needs a name.')) : ok([{ kind: 'team-corrected', team, name }])
}

export const removeTeam = (state: DeskState, { team }: Of<'remove-team'>): Decision => {
  if (!state.teams.has(team)) return err(refuse('unknown-team', `There is no team ${team}.`))
  const blocked = draftInTheWay(state) ?? tablesMade(state)
  if (blocked !== null) return err(blocked)
  return hasBeenPaired(state, team)
    ? err(refuse('already-paired', 'This team is part of the tournament. Withdraw it instead.', { article: 'C.04.2 3.2' }))
    : ok([{ kind: 'team-removed', team }])
}

const lineUpFault = (state: DeskState, own: PlayerId | null, members: readonly PlayerId[]): Refusal | null => {
  const unknown = members.find((member) => !state.players.has(member))
  if (unknown !== undefined) return unknownPlayer(unknown)
  if (new Set(members).size !== members.length) return refuse('duplicate-player', 'A player has only one place in a team.')
  const other = [...state.teams.values()].find(
    ({ id, boards, alternates }) => id !== own && [...boards, ...alternates].some((m) => members.includes(m)),
  )
  return other === undefined ? null : refuse('duplicate-player', `One of these players is a member of ${other.name}.`)
}
