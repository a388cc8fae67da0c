import { expect, test } from 'vitest'
import { type PlayerId, playerId } from '../../../model/ids.ts'
import { betterByLaws } from './laws.ts'
import type { CfcRow } from './sheet.ts'

/** Two score groups, in neighbours; the last of the upper one has met everybody there, so that two float for no other reason. */
const floating = (size: number) => {
  const half = size / 2
  const top = Array.from({ length: half - 1 }, (_, at) => playerId(at + 1))
  const rows = Array.from({ length: size }, (_, at): CfcRow => {
    const met = at === half - 1 ? top : at < half ? [playerId(half)] : []
    return { id: playerId(at + 1), points: at < half ? 10 : 0, met: new Set<PlayerId>(met), forbidden: new Set(), hadBye: false }
  })
  // The two who float meet the first two of the lower group.
  const order = [...rows.keys()]
  order.splice(half - 1, 2, half, half - 1)
  return { rows, mateOf: new Map(order.map((at, place) => [rows[at]!, rows[order[place % 2 === 0 ? place + 1 : place - 1]!]!])) }
}

test('whether a field can be paired better is found out of a small one', () => {
  const { rows, mateOf } = floating(8)
  expect(betterByLaws(rows, mateOf)).toBe(false)
})

test('and given up in a moment of a large one', () => {
  const { rows, mateOf } = floating(2000)
  const begun = performance.now()
  expect(betterByLaws(rows, mateOf)).toBeNull()
  expect(performance.now() - begun).toBeLessThan(5000)
})
