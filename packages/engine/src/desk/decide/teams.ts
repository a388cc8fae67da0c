import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import { playerId, roundNumber } from '../../model/ids.ts'
import { err, ok } from '../../result.ts'
import { isBlank } from '../blank.ts'
import type { DeskCommand } from '../commands.ts'
import type { DeskTeam } from '../entrant.ts'
import { type LineUpDoubt, lineUpDoubts } from '../line-up-doubts.ts'
import { type Named, type Refusal, refuse, type ToldLineUpDoubt } from '../refusal.ts'
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
  const entrant = { id: playerId(state.nextId), name }
  const fault = lineUpFault(state, null, [...boards, ...alternates]) ?? countFault(state, entrant, boards, alternates, null)
  if (fault !== null) return err(fault)
  const team = {
    ...entrant,
    boards,
    alternates,
    withdrawnFrom: null,
    firstRound: roundNumber(state.draft === null ? nextRound(state) : state.draft.round + 1),
  }
  return ok([{ kind: 'team-entered', team }])
}

export const changeLineUp = (
  state: DeskState,
  { team, boards, alternates, round, confirmed }: Of<'change-line-up'> & Pick<DeskCommand, 'confirmed'>,
): Decision => {
  const found = state.teams.get(team)
  if (found === undefined) return err(refuse('unknown-team', { team }))
  const blocked = draftInTheWay(state)
  if (blocked !== null) return err(blocked)
  const members = [...boards, ...alternates]
  if (round === undefined) {
    const fault = countFault(state, found, boards, alternates, found) ?? lineUpFault(state, team, members)
    return fault === null ? ok([{ kind: 'line-up-changed', team, boards, alternates }]) : err(fault)
  }
  const fault = seatsFault(state, found, boards) ?? lineUpFault(state, team, members) ?? roundFault(state, found, members, round)
  if (fault !== null) return err(fault)
  const doubts = doubtsToConfirm(state, found, boards)
  if (doubts.length > 0 && confirmed !== true)
    return err(refuse('line-up-doubtful', { team: named(state, team), doubts: doubts.map((doubt) => toldDoubt(state, doubt)) }))
  return ok([{ kind: 'line-up-changed', team, boards, alternates, round }])
}

/** Which line-ups of a round need a confirmation. In events without the setting a captain may seat the members freely, as before. */
const doubtsToConfirm = ({ settings }: DeskState, team: DeskTeam, seats: readonly PlayerId[]): readonly LineUpDoubt[] =>
  settings?.boardsPerMatch === undefined ? [] : lineUpDoubts(team, seats, settings.boardsPerMatch)

const toldDoubt = (state: DeskState, doubt: LineUpDoubt): ToldLineUpDoubt =>
  doubt.kind === 'empty' ? doubt : { ...doubt, player: named(state, doubt.player), other: named(state, doubt.other) }

/** Regular players fill the boards of a match from the top; anyone beyond is a reserve. `before`: null for a new team. */
const countFault = (
  state: DeskState,
  team: Named,
  boards: readonly PlayerId[],
  alternates: readonly PlayerId[],
  before: DeskTeam | null,
): Refusal | null => {
  const { boardsPerMatch } = state.settings!
  const given = boards.length
  const named = { id: team.id, name: team.name }
  if (boardsPerMatch !== undefined) {
    const wanted = Math.min(boardsPerMatch, given + alternates.length)
    if (given > boardsPerMatch) return refuse('line-up-too-long', { team: named, boards: boardsPerMatch, given })
    if (given < wanted || given === 0) return refuse('line-up-incomplete', { team: named, boards: Math.max(1, wanted), given })
    return null
  }
  if (before === null) return null
  if (given === 0) return refuse('line-up-incomplete', { team: named, boards: before.boards.length, given })
  // Matches that were played had the number of boards that the teams had.
  const mayDiffer = state.rounds.length === 0 && given + alternates.length >= before.boards.length
  if (mayDiffer || given === before.boards.length) return null
  const told = { team: named, boards: before.boards.length, given }
  return given > before.boards.length ? refuse('line-up-too-long', told) : refuse('line-up-incomplete', told)
}

/** In a round a team may leave its last boards empty; without the setting it fills as many as it has regular players. */
const seatsFault = ({ settings }: DeskState, { id, name, boards }: DeskTeam, seats: readonly PlayerId[]): Refusal | null => {
  const given = seats.length
  const most = settings!.boardsPerMatch ?? boards.length
  const told = { team: { id, name }, boards: most, given }
  if (given > most) return refuse('line-up-too-long', told)
  return given < (settings!.boardsPerMatch === undefined ? most : 1) ? refuse('line-up-incomplete', told) : null
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
