import type { PlayerId } from '@zug/engine/model'
import { expect, it } from 'vitest'
import { bandsOf } from './bands.ts'
import { layOut } from './map-layout.ts'

const id = (n: number): PlayerId => n as PlayerId
/** Boards of players 1 – 2, 3 – 4, … with the points given. */
const field = (points: readonly number[], bye: number | null = null) => ({
  boards: Array.from({ length: Math.floor(points.length / 2) }, (_, at) => ({
    white: id(2 * at + 1),
    black: id(2 * at + 2),
    result: null,
  })),
  bye: bye === null ? null : id(bye),
  points: new Map(points.map((score, at) => [id(at + 1), score])),
})

it('draws floaters across bands, all others within theirs, and nobody on top of another', () => {
  for (const players of [14, 120, 600]) {
    const scores = Array.from({ length: players }, (_, at) => 10 * Math.floor((players - at) / 7))
    const { boards, points } = field(scores)
    const { bands, connectors, named, width } = layOut({ boards, bye: null }, points, 900)
    expect(named).toBe(players <= 120)
    const bandAt = (y: number): number => bands.findIndex((band) => y >= band.y && y < band.y + band.height)
    for (const { from, to, float } of connectors) {
      expect(bands[bandAt(from.y)]!.score).toBe(points.get(from.player))
      expect(bands[bandAt(to.y)]!.score).toBe(points.get(to.player))
      expect(float).toBe(points.get(from.player) !== points.get(to.player))
      if (float) expect(from.x).toBe(to.x)
      else expect(from.y).toBe(to.y)
      expect(Math.max(from.x, to.x)).toBeLessThanOrEqual(width)
    }
    const places = connectors.flatMap(({ from, to }) => [from, to].map(({ x, y }) => `${x} ${y}`))
    expect(new Set(places).size).toBe(players)
    // Lines of floaters share no column where they share a band.
    const floats = connectors.filter(({ float }) => float)
    for (const [at, a] of floats.entries())
      for (const b of floats.slice(at + 1)) expect(a.from.x === b.from.x && a.from.y <= b.to.y && b.from.y <= a.to.y).toBe(false)
  }
})

it('puts a board into the band of its better side and counts the scores between the two', () => {
  const { boards, points } = field([35, 30, 30, 25, 15, 5, 10, 10])
  expect(bandsOf(boards, points).map(({ score, boards: placed }) => [score, placed.map(({ steps, floater }) => [steps, floater])])).toEqual(
    [
      [35, [[1, 1]]],
      [30, [[1, 3]]],
      [15, [[2, 5]]],
      [10, [[0, null]]],
    ],
  )
})
