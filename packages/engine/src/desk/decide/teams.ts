import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import { playerId, roundNumber } from '../../model/ids.ts'
import { err, ok } from '../../result.ts'
import { isBlank } from '../blank.ts'
import type { DeskCommand } from '../commands.ts'
import type { DeskTeam } from '../entrant.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { isTeamEvent } from '../rules.ts'
import type { DeskState } from '../state.ts'
import {
  boardNumber,
  type Decision,
  draftInTheWay,
  hasBeenPaired,
  named,
  nextRound,
  tablesMade,
  teamOf,
  unknownPlayer,
} from './decision.ts'

type Of<K extends DeskCommand['kind']> = Extract<DeskCommand, { kind: K }>

export const enterTeam = (state: DeskState, { name, boards, alternates }: Of<'enter-team'>): Decision => {
  if (!isTeamEvent(state)) return err(refuse('no-team-event'))
  if (isBlank(name)) return err(refuse('team-nameless'))
  if (boards.length === 0) return err(refuse('team-without-boards'))
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

export const changeLineUp = (state: DeskState, { team, boards, alternates, round }: Of<'change-line-up'>): Decision => {
  if (!state.teams.has(team)) return err(refuse('unknown-team', { team }))
  const blocked = draftInTheWay(state)
  if (blocked !== null) return err(blocked)
  const { length } = state.teams.get(team)!.boards
  if (boards.length !== length) return err(refuse('line-up-incomplete', { team: named(state, team), boards: length, given: boards.length }))
  const fault = lineUpFault(state, team, [...boards, ...alternates])
  if (fault !== null) return err(fault)
  if (round === undefined) return ok([{ kind: 'line-up-changed', team, boards, alternates }])
  const refusal = roundFault(state, state.teams.get(team)!, [...boards, ...alternates], round)
  return refusal === null ? ok([{ kind: 'line-up-changed', team, boards, alternates, round }]) : err(refusal)
}

/** In a published round in which the team meets another, and nothing is entered of it, its members sit anew. */
const roundFault = (state: DeskState, team: DeskTeam, seated: readonly PlayerId[], round: RoundNumber): Refusal | null => {
  const published = state.rounds.find((entry) => entry.round === round)
  if (published === undefined) return refuse('round-not-published', { round })
  const at = published.boards.findIndex(({ white, black }) => white === team.id || black === team.id)
  if (at === -1) return refuse('not-in-round', { players: [named(state, team.id)] })
  if (published.boards[at]!.result !== null) return refuse('result-entered', { round, board: boardNumber(state, round, at) })
  const stranger = seated.find((member) => ![...team.boards, ...team.alternates].includes(member))
  return stranger === undefined ? null : unknownPlayer(stranger)
}

export const correctTeam = (state: DeskState, { team, name }: Of<'correct-team'>): Decision => {
  if (!state.teams.has(team)) return err(refuse('unknown-team', { team }))
  return isBlank(name) ? err(refuse('team-nameless')) : ok([{ kind: 'team-corrected', team, name }])
}

export const removeTeam = (state: DeskState, { team }: Of<'remove-team'>): Decision => {
  if (!state.teams.has(team)) return err(refuse('unknown-team', { team }))
  const blocked = draftInTheWay(state) ?? tablesMade(state)
  if (blocked !== null) return err(blocked)
  return hasBeenPaired(state, team)
    ? err(refuse('already-paired', { entrant: named(state, team), of: 'team' }))
    : ok([{ kind: 'team-removed', team }])
}

const lineUpFault = (state: DeskState, own: PlayerId | null, members: readonly PlayerId[]): Refusal | null => {
  const unknown = members.find((member) => !state.players.has(member))
  if (unknown !== undefined) return unknownPlayer(unknown)
  const twice = members.find((member, at) => members.indexOf(member) !== at)
  if (twice !== undefined) return refuse('twice-in-team', { player: named(state, twice) })
  for (const member of members) {
    const team = teamOf(state, member)
    if (team !== null && team.id !== own)
      return refuse('member-of-team', { player: named(state, member), team: { id: team.id, name: team.name } })
  }
  return null
}
