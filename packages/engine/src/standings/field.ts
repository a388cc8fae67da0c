import type { Colour } from '../model/colour.ts'
import type { GameResult } from '../model/outcome.ts'
import type { LaterRating } from '../model/player.ts'
import type { EventSystem, TieBreakEdition } from './edition.ts'

/** What a round was. `game` is over the board (a match, for teams); everything else was not played. */
const roundKinds = [
  'game',
  'forfeit-win',
  'forfeit-loss',
  'pairing-allocated-bye',
  'full-point-bye',
  'half-point-bye',
  'zero-point-bye',
] as const
export type RoundKind = (typeof roundKinds)[number]

export type FieldRound = {
  readonly kind: RoundKind
  /** Index in the field of the scheduled opponent, whether or not they played. */
  readonly opponent: number | null
  readonly colour: Colour | null
  /** Tenths awarded for the round. */
  readonly points: number
  /** How a played game ended; an adjourned one counts as a draw until it is known. */
  readonly result: GameResult | null
}

/** A player or a team. */
export type Entry = {
  /** Player id or team number: how the working names it. */
  readonly id: number
  readonly pairingNumber: number
  readonly rating: number | null
  readonly laterRatings?: readonly LaterRating[]
  readonly lot?: number
  /** Tenths. */
  readonly external?: number
  readonly rounds: readonly FieldRound[]
  /** Tenths, all rounds together. */
  readonly points: number
}

/**
 * Everybody with every round up to the one the standings are made after, in one kind of points. A team event has two fields of the same shape:
 * one in match points and one in game points.
 */
export type Field = {
  readonly entries: readonly Entry[]
  readonly rounds: number
  /** Tenths for a win, a draw and a loss. */
  readonly win: number
  readonly draw: number
  readonly loss: number
  readonly system: EventSystem
  readonly edition: TieBreakEdition
  /** 16.3: each entry's score as its opponents see it. */
  readonly adjusted: readonly number[]
}

export const isForfeit = (round: FieldRound): boolean => round.kind === 'forfeit-win' || round.kind === 'forfeit-loss'

/** Types B and D look only at games over the board; 15.2 lets a forfeit win of a round robin pass for one in type B. */
export const countsAsPlayed = (field: Field, round: FieldRound): boolean =>
  round.kind === 'game' || (field.system === 'round-robin' && round.kind === 'forfeit-win')

export type Meeting = { readonly opponent: number; readonly round: FieldRound /** From 1. */; readonly number: number }

/** The rounds with an opponent that count, games over the board unless `counts` says otherwise. */
export const meetingsOf = (
  { rounds }: Entry,
  counts: (round: FieldRound) => boolean = ({ kind }) => kind === 'game',
): readonly Meeting[] => {
  const meetings: Meeting[] = []
  rounds.forEach((round, at) => {
    if (round.opponent !== null && counts(round)) meetings.push({ opponent: round.opponent, round, number: at + 1 })
  })
  return meetings
}
