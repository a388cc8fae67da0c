import { expect, test } from 'vitest'
import { havingMet } from '../../../../testing/players/make-competitor.ts'
import { scoregroups } from '../../../../testing/procedure-pairs.ts'
import { haveNotMet } from '../../no-rematch.ts'
import { leastAlone } from './try-all.ts'

test('C.12: nobody alone is a zero for every number of the cost, not a shorter list', () => {
  const four = scoregroups([[1, 4]])
  expect(leastAlone(four, haveNotMet, () => [1, 1])).toEqual([0, 0])
  const stuck = havingMet(four, [1, 2], [1, 3], [1, 4])
  expect(leastAlone(stuck, haveNotMet, ({ id }) => [1, id === 1 ? 1 : 0])).toEqual([2, 1])
})
