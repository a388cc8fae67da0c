import type { CutName } from '../cut.ts'
import { cutNote, cuts, cutTerms } from '../cut.ts'
import { divide, exact, roundHalfUp, sum } from '../exact.ts'
import { type Note, note } from '../note.ts'
import { type RatingGame, ratingGames, ratingsFor, unratedNote } from '../rating-games.ts'
import { valueRule } from '../rule.ts'
import { type Term, term } from '../working.ts'

/** The mean rating of the opponents in these games, .5 up; null when there is none. */
export const averageRating = (games: readonly { readonly rating: number }[]): number | null =>
  games.length === 0 ? null : roundHalfUp(divide(sum(games.map(({ rating }) => exact(rating))), games.length))

const cutGames = (games: readonly RatingGame[], cut: CutName | null): readonly (Note | null)[] => {
  if (cut === null) return games.map(() => null)
  const terms = games.map(({ rating }) => ({ significance: exact(rating), value: exact(rating), voluntary: false }))
  return cutTerms(terms, cuts[cut]).map(cutNote)
}

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
    return (index) => {
      if (ratings === null) return { value: null, terms: [], note: unratedNote }
      const games = ratingGames(context.field, ratings, index)
      const reasons = cutGames(games, code.cut)
      const terms = games.map(
        ({ round, opponent, rating }, at): Term =>
          term(exact(rating), { round, opponent: context.field.entries[opponent]!.id, score: exact(rating), cut: reasons[at]! }),
      )
      const counted = games.filter((_, at) => reasons[at] === null)
      const value = averageRating(counted)
      return {
        value: value === null ? null : exact(value),
        terms,
        note: value === null ? note('no-game-counts') : note('mean', { of: counted.length }),
      }
    }
  },
})
