import type { PlayerId } from '../../../model/ids.ts'
import { absent, type Outcome } from '../../../model/outcome.ts'
import type { SaidTeam } from './team-records.ts'

/** Somebody at a board with what the own record says of the round; null: nobody sat there. */
export type Seat = { readonly player: PlayerId | null; readonly outcome: Outcome }
export type Seats = readonly (readonly [Seat, Seat])[]

type LineUp = readonly (PlayerId | null)[]
type OutcomeOf = (player: PlayerId) => Outcome

const seatOf = (player: PlayerId | null, outcomeOf: OutcomeOf): Seat => ({ player, outcome: player === null ? absent : outcomeOf(player) })

/** Two line-ups face to face; the shorter one leaves its last boards empty. */
export const declaredSeats = (own: LineUp, theirs: LineUp, outcomeOf: OutcomeOf): Seats =>
  Array.from({ length: Math.max(own.length, theirs.length) }, (_, board) => [
    seatOf(own[board] ?? null, outcomeOf),
    seatOf(theirs[board] ?? null, outcomeOf),
  ])

const opponentIn = (outcome: Outcome): PlayerId | null => (outcome.kind === 'game' || outcome.kind === 'forfeit' ? outcome.opponent : null)

/** Won because nobody came. */
const wonAlone = (outcome: Outcome): boolean => outcome.kind === 'bye' && outcome.bye !== 'zero-point'

/**
 * Where a line-up is missing: whoever met faces each other, in the order of the line-up that is known, else of the members; whoever won because nobody
 * came sits where that order puts him.
 */
export const playedSeats = (team: SaidTeam, other: SaidTeam, own: LineUp | null, theirs: LineUp | null, outcomeOf: OutcomeOf): Seats => {
  if (own === null && theirs !== null) return playedSeats(other, team, theirs, null, outcomeOf).map(([a, b]) => [b, a])
  const alone = other.members.map(({ id }, order) => ({ id, order })).filter(({ id }) => wonAlone(outcomeOf(id)))
  if (own !== null) {
    const waiting = [...alone]
    return own.map((player) => {
      const seat = seatOf(player, outcomeOf)
      const facing = player === null ? (waiting.shift()?.id ?? null) : opponentIn(seat.outcome)
      return [seat, seatOf(facing, outcomeOf)]
    })
  }
  const rows = team.members.flatMap(({ id }, order): readonly { readonly order: number; readonly seats: readonly [Seat, Seat] }[] => {
    const outcome = outcomeOf(id)
    const opponent = opponentIn(outcome)
    return opponent !== null || wonAlone(outcome) ? [{ order, seats: [{ player: id, outcome }, seatOf(opponent, outcomeOf)] }] : []
  })
  const unmet = alone.map(({ id, order }) => ({ order: order - 0.5, seats: [seatOf(null, outcomeOf), seatOf(id, outcomeOf)] as const }))
  return [...rows, ...unmet].sort((a, b) => a.order - b.order).map(({ seats }) => seats)
}

/** Has a member of the two teams a game that is on none of the boards? */
export const unseated = (seats: Seats, team: SaidTeam, other: SaidTeam, outcomeOf: OutcomeOf): boolean => {
  const seated = new Set(seats.flatMap(([a, b]) => [a.player, b.player]))
  return [...team.members, ...other.members].some(({ id }) => !seated.has(id) && opponentIn(outcomeOf(id)) !== null)
}
