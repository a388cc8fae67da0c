import { valueRule } from '../rule.ts'
import { averageOfOpponents } from './average-of-opponents-performance.ts'
import { perfectPerformance } from './perfect-performance.ts'

/** C.07 10.5: the mean of the opponents' perfect tournament performances, .5 up. */
export const averageOfOpponentsPerfectPerformance = valueRule({
  name: 'APPO',
  article: '10.5',
  title: "Average of opponents' perfect performances",
  modifiers: ['U'],
  for: 'players',
  decimals: 0,
  better: 'higher',
  prepare: (context, code) => averageOfOpponents(context, code, perfectPerformance),
})
