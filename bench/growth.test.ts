import { describe, expect, test } from 'vitest'
import { rulebooks, usual } from './fields.ts'
import { growthExponent, quantile, roundsOf, timeProjection, timeTournaments, timeWaysApart } from './measure.ts'

/** Ratios, not times: how fast the machine is, and what else it does, is nobody's business here. */
describe.each(rulebooks)('%s', (rulebook) => {
  const timesOf = (players: number, tournaments: number): readonly number[] =>
    timeTournaments({ ...usual, players }, rulebook, 2026, tournaments).slice(usual.rounds)

  test('doubling the field costs far less than four times as much', () => {
    timesOf(400, 2)
    const total = (players: number): number => timesOf(players, 3).reduce((sum, time) => sum + time, 0)
    expect(total(2000) / total(1000)).toBeLessThan(6)
  })

  test('no round takes twenty times as long as others of its size', () => {
    // The first tournament warms up.
    const times = timesOf(400, 7)
    expect(Math.max(...times) / quantile(times, 0.5)).toBeLessThan(20)
  })
})

test('a projection costs no more than its ways, each paired and ranked by itself, although it changes single games besides and adds up', () => {
  const field = roundsOf({ ...usual, players: 300 }, 'fide-dutch-2026', 2026).at(-1)!
  timeProjection(field, 20, 64)
  const ratios = [1, 2].map(() => timeProjection(field, 20, 128) / timeWaysApart(field, 20, 128))
  expect(Math.min(...ratios)).toBeLessThan(1.1)
})

test('the exponent of a square is 2', () => {
  const squares = [10, 100, 1000].map((size) => [size, size ** 2] as const)
  expect(growthExponent(squares)).toBeCloseTo(2)
})
