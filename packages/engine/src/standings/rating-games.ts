import type { TieBreakCode } from './code.ts'
import { type Exact, exact } from './exact.ts'
import type { Field, FieldRound } from './field.ts'
import { note } from './note.ts'
import type { Context } from './rule.ts'

/** A game over the board as the rating-based tie-breaks see it (art. 10): all forfeits are unplayed there, in a round robin too (15.2). */
export type RatingGame = { readonly round: number; readonly opponent: number; readonly rating: number; readonly score: Exact }

/** 1, ½ or 0 whatever the event gives for a win: ratings know no other scale. */
const scoreOf = (round: FieldRound): Exact => (round.result === 'win' ? exact(1) : round.result === 'loss' ? exact(0) : exact(1, 2))

/**
 * C.07 10: rating-based tie-breaks are not used when there are unrated players, unless the regulations of the event say how they count (/Ux).
 * null: do not use them.
 */
const ratingsOf = (field: Field, unrated: number | null): readonly number[] | null => {
  const ratings = field.entries.map((entry) => entry.rating ?? unrated)
  return ratings.some((rating) => rating === null) ? null : (ratings as readonly number[])
}

export const ratingGames = (field: Field, ratings: readonly number[], index: number): readonly RatingGame[] =>
  field.entries[index]!.rounds.flatMap((round, at) =>
    round.kind === 'game' && round.opponent !== null
      ? [{ round: at + 1, opponent: round.opponent, rating: ratings[round.opponent]!, score: scoreOf(round) }]
      : [],
  )

/** What every rating-based tie-break says when ratings are missing. */
export const unratedNote = note('unrated', '10')

export const ratingsFor = (context: Context, code: TieBreakCode): readonly number[] | null => ratingsOf(context.field, code.unrated)
