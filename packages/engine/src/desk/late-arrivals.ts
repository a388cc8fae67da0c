import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { DeskTeam } from './entrant.ts'
import { isTeamEvent } from './rules.ts'
import type { DeskState } from './state.ts'

/**
 * A player or team who is here although the next round is to be paired without them. `published`: that round is out already, and is still being played.
 */
export type LateArrival = { readonly player: PlayerId; readonly round: RoundNumber; readonly published: boolean }

/** Who is paired when this player plays: the player, or in a team event the team. */
export const entrantOf = (state: DeskState, player: PlayerId): PlayerId =>
  isTeamEvent(state) ? ([...state.teams.values()].find((team) => members(team).includes(player))?.id ?? player) : player

/** A team is here as soon as one of its members is. */
export const isHere = ({ teams, players }: DeskState, entrant: PlayerId): boolean => {
  const team = teams.get(entrant)
  return (team === undefined ? [entrant] : members(team)).some((id) => players.get(id)?.checkedIn === true)
}

const members = ({ boards, alternates }: DeskTeam): readonly PlayerId[] => [...boards, ...alternates]

export const lateArrivals = (state: DeskState): readonly LateArrival[] => [...beforePublication(state), ...afterPublication(state)]

/** Checked in, with a bye for absence (C.04.2 3.3) in the next round: one of the two is wrong, and the arbiter says which. */
const beforePublication = (state: DeskState): readonly LateArrival[] => {
  const { draft } = state
  const round = (state.rounds.length + 1) as RoundNumber
  const seated = draft === null ? [] : [...draft.boards.flatMap(({ white, black }) => [white, black]), draft.bye]
  const settled = new Set([...seated, ...(draft?.leftOut ?? [])])
  return state.byes
    .filter((bye) => bye.round === round && bye.bye === 'zero-point' && !settled.has(bye.player))
    .filter(({ player }) => isHere(state, player) && isIn(state, player, round))
    .map(({ player }) => ({ player, round, published: false }))
}

const isIn = ({ teams, players }: DeskState, id: PlayerId, round: number): boolean => {
  const entrant = teams.get(id) ?? players.get(id)
  return entrant !== undefined && entrant.firstRound <= round && (entrant.withdrawnFrom === null || entrant.withdrawnFrom > round)
}

/** Checked in after the round was published without them. */
const afterPublication = (state: DeskState): readonly LateArrival[] => {
  const came = (state.cameLate ?? []).filter(({ player, round }) => missedRound(state, player) === round)
  const entrants = new Map(came.map(({ player, round }) => [entrantOf(state, player), round]))
  return [...entrants]
    .filter(([id]) => isIn(state, id, state.rounds.length + 1))
    .map(([player, round]) => ({ player, round, published: true }))
}

/** The round that is being played without this player, or team of the player, because of an absence. */
export const missedRound = (state: DeskState, player: PlayerId): RoundNumber | null => {
  const last = state.rounds.at(-1)
  if (last === undefined || last.boards.every(({ result }) => result !== null)) return null
  const entrant = entrantOf(state, player)
  return last.unpaired.some((one) => one.player === entrant && (one.bye === 'zero-point' || one.bye === 'absent')) ? last.round : null
}
