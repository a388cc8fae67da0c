import { exact } from '../exact.ts'
import { ratingsFor, unratedNote } from '../rating-games.ts'
import { valueRule } from '../rule.ts'

/** C.07 10.6 (2026): the player's own rating, the higher the better; /R the other way round. */
export const rating = valueRule({
  name: 'RTNG',
  article: '10.6',
  title: 'Rating',
  modifiers: ['R', 'U'],
  for: 'both',
  decimals: 0,
  better: 'higher',
  prepare: (context, code) => {
    const ratings = ratingsFor(context, code)
    return (index) =>
      ratings === null ? { value: null, terms: [], note: unratedNote } : { value: exact(ratings[index]!), terms: [], note: null }
  },
})
