import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { DeskTeam, RoundLineUp } from './entrant.ts'
import type { DeskBoard } from './round.ts'
import type { DeskState } from './state.ts'

type Rounds = Pick<DeskState, 'rounds'>
type Event = Pick<DeskState, 'rounds' | 'settings'>

/** How many boards the members of a team fill. Without the setting (earlier events) that is how many regular members the team has. */
export const boardsOf = (
  { settings }: Pick<DeskState, 'settings'>,
  { boards, alternates }: Pick<DeskTeam, 'boards' | 'alternates'>,
): number => Math.min(settings?.boardsPerMatch ?? boards.length, boards.length + alternates.length)

/** How many boards a match of these teams has, if the event does not say it: as many as both can fill. */
export const boardsInMatch = ({ settings }: Pick<DeskState, 'settings'>, white: DeskTeam, black: DeskTeam): number =>
  settings?.boardsPerMatch ?? Math.min(white.boards.length, black.boards.length)

/**
 * Who sits where for a team in a round, before its boards are entered: as handed in for the round; else as it last sat, handed in or played, since the order of its members
 * was changed; else in that order.
 */
export const lineUpIn = (state: Event, team: DeskTeam, round: number): readonly PlayerId[] => {
  const declared = state.settings?.boardsPerMatch !== undefined
  for (let at = round; at >= Math.min(round, team.orderedFor ?? 1); at--) {
    const seats = handedIn(team, at) ?? (at < round ? playedIn(state, team, at) : undefined)
    if (seats === undefined) continue
    // A captain may leave boards empty; the proposal for the next round fills them again.
    if (declared && at === round) return seats
    const absent = team.boards.filter((member) => !seats.includes(member))
    const filled = [...seats, ...absent].slice(0, team.boards.length)
    return declared && seats.length < filled.length ? inDeclaredOrder(team, filled) : filled
  }
  return team.boards
}

/** Who came to a match that the other team missed, where nothing else is said: those handed in, else the regular members; nobody has seen the board of a proposal. */
export const cameIn = (team: DeskTeam, round: number): readonly PlayerId[] => handedIn(team, round) ?? team.boards

/** The line-ups of its rounds, and of the one to come, in which a team does not sit in the order of its members. */
export const lineUpsOf = (state: Event, team: DeskTeam): readonly RoundLineUp[] => {
  const played = state.rounds.flatMap(({ round }) => (boardOf(state, team, round) === undefined ? [] : [round]))
  return [...played, (state.rounds.length + 1) as RoundNumber].flatMap((round) => {
    const seats = lineUpIn(state, team, round)
    return isSameLineUp(seats, team.boards) ? [] : [{ round, seats }]
  })
}

/** The team with a line-up for one round; the order of its members stays. */
export const withLineUp = (team: DeskTeam, round: RoundNumber, seats: readonly PlayerId[]): DeskTeam => ({
  ...team,
  lineUps: [...(team.lineUps ?? []).filter((other) => other.round !== round), { round, seats }],
})

/**
 * The team with its members in another order. What was, and a match that is over, keep who sat there; the round to come takes the new order, and so does the one at hand, unless a line-up
 * of members was handed in for it.
 */
export const withOrder = (state: Event, team: DeskTeam, boards: readonly PlayerId[], alternates: readonly PlayerId[]): DeskTeam => {
  const last = state.rounds.at(-1)?.round
  const open = last !== undefined && boardOf(state, team, last)?.result === null
  const members = new Set([...boards, ...alternates])
  const said = (team.lineUps ?? []).filter(({ round, seats }) => !(open && round === last) || seats.every((id) => members.has(id)))
  const kept = said.length === 0 ? {} : { lineUps: said }
  const { lineUps: _, ...rest } = team
  if (last === undefined || isSameLineUp(boards, team.boards)) return { ...rest, boards, alternates, ...kept }
  const past = state.rounds.flatMap(({ round }) => {
    const board = boardOf(state, team, round)
    if (board === undefined || (open && round === last) || handedIn(team, round) !== undefined) return []
    const missed = board.result !== null && board.result.match === undefined
    return [{ round, seats: missed ? cameIn(team, round) : lineUpIn(state, team, round) }]
  })
  return { ...rest, boards, alternates, orderedFor: (open ? last : last + 1) as RoundNumber, lineUps: [...said, ...past] }
}

const inDeclaredOrder = ({ boards, alternates }: DeskTeam, seats: readonly PlayerId[]): readonly PlayerId[] =>
  [...boards, ...alternates].filter((member) => seats.includes(member))

const handedIn = ({ lineUps = [] }: DeskTeam, round: number): readonly PlayerId[] | undefined =>
  lineUps.find((entry) => entry.round === round)?.seats

/** The seats of a match of which none was empty, as long as all who had them are members. */
const playedIn = (state: Rounds, team: DeskTeam, round: number): readonly PlayerId[] | undefined => {
  const board = boardOf(state, team, round)
  const seats = board?.result?.match?.[board.white === team.id ? 'white' : 'black'].map(({ player }) => player)
  const members = new Set<PlayerId | null>([...team.boards, ...team.alternates])
  return seats?.every((player) => members.has(player)) === true ? (seats as readonly PlayerId[]) : undefined
}

const boardOf = ({ rounds }: Rounds, { id }: DeskTeam, round: number): DeskBoard | undefined =>
  rounds.find((entry) => entry.round === round)?.boards.find(({ white, black }) => white === id || black === id)

export const isSameLineUp = (a: readonly PlayerId[], b: readonly PlayerId[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at])
