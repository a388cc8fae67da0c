import { exact } from '../exact.ts'
import { ratingsFor, unused } from '../rating-games.ts'
import { valueRule } from '../rule.ts'
import { fromWorking } from '../working.ts'

/** The mean rating of a team has a fraction; teams are not so large that one finer than this would matter. */
const parts = 10_000

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
    return ratings === null
      ? unused
      : fromWorking((index) => ({ value: exact(Math.round(ratings[index]! * parts), parts), terms: [], note: null }))
  },
})
