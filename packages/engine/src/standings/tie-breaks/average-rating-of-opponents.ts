import { withCuts } from '../cut.ts'
import { exact, exactOrNull, roundHalfUp } from '../exact.ts'
import { note } from '../note.ts'
import { ratingGames, ratingsFor, unused } from '../rating-games.ts'
import { valueRule } from '../rule.ts'
import { termsOf } from '../working.ts'

/** The mean rating of the opponents in these games, .5 up; null when there is none. */
export const averageRating = (games: readonly { readonly rating: number }[]): number | null =>
  games.length === 0
    ? null
    : roundHalfUp(
        exact(
          games.reduce((sum, { rating }) => sum + rating, 0),
          games.length,
        ),
      )

/** C.07 10.1: the mean rating of the opponents one played over the board, .5 up. 14: cuts drop the lowest (and highest) ratings. */
export const averageRatingOfOpponents = valueRule({
  name: 'ARO',
  article: '10.1',
  title: 'Average rating of opponents',
  modifiers: ['cut', 'U'],
  for: 'players',
  decimals: 0,
  better: 'higher',
  prepare: (context, code) => {
    const ratings = ratingsFor(context, code)
    if (ratings === null) return unused
    const partsOf = (index: number) =>
      withCuts(
        ratingGames(context.field, ratings, index).map(({ round, opponent, rating }) => ({
          amount: rating,
          cut: null,
          significance: rating,
          voluntary: false,
          round,
          opponent,
          rating,
        })),
        code.cut,
      )
    const counted = (parts: ReturnType<typeof partsOf>) => parts.filter(({ cut }) => cut === null)
    return {
      value: (index) => exactOrNull(averageRating(counted(partsOf(index)))),
      working: (index) => {
        const parts = partsOf(index)
        const of = counted(parts).length
        return {
          value: exactOrNull(averageRating(counted(parts))),
          terms: termsOf(1, parts, ({ round, opponent, rating }) => ({
            round,
            opponent: context.field.entries[opponent]!.id,
            score: exact(rating),
          })),
          note: of === 0 ? note('no-game-counts') : note('mean', { of }),
        }
      },
    }
  },
})
