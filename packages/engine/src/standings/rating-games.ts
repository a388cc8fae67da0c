import { ratingIn } from '../model/player.ts'
import type { TieBreakCode } from './code.ts'
import { type Field, type FieldRound, meetingsOf } from './field.ts'
import { note } from './note.ts'
import type { Context } from './rule.ts'
import { fromWorking } from './working.ts'

/** A game over the board as the rating-based tie-breaks see it (art. 10): all forfeits are unplayed there, in a round robin too (15.2). */
export type RatingGame = { readonly round: number; readonly opponent: number; readonly rating: number; readonly halves: number }

/** 2, 1 or 0 halves of a point whatever the event gives for a win: ratings know no other scale. */
const halvesOf = (round: FieldRound): number => (round.result === 'win' ? 2 : round.result === 'loss' ? 0 : 1)

/**
 * C.07 10: rating-based tie-breaks are not used when there are unrated players, unless the regulations of the event say how they count (/Ux).
 * null: do not use them.
 */
const ratingsOf = (field: Field, unrated: number | null): readonly number[] | null => {
  const ratings = field.entries.map((entry) => entry.rating ?? unrated)
  return ratings.some((rating) => rating === null) ? null : (ratings as readonly number[])
}

/** In an event that outlasts a rating list: the one of the round, where it is known. */
const laterRating = ({ entries }: Field, index: number, round: number): number | null =>
  ratingIn({ rating: null, laterRatings: entries[index]!.laterRatings ?? [] }, round)

export const ratingGames = (field: Field, ratings: readonly number[], index: number): readonly RatingGame[] =>
  meetingsOf(field.entries[index]!).map(({ opponent, round, number }) => ({
    round: number,
    opponent,
    rating: laterRating(field, opponent, number) ?? ratings[opponent]!,
    halves: halvesOf(round),
  }))

export const halvesIn = (games: readonly RatingGame[]): number => games.reduce((sum, { halves }) => sum + halves, 0)

/** What every rating-based tie-break says when ratings are missing. */
export const unused = fromWorking(() => ({ value: null, terms: [], note: note('unrated', '10') }))

export const ratingsFor = (context: Context, code: TieBreakCode): readonly number[] | null => ratingsOf(context.field, code.unrated)
