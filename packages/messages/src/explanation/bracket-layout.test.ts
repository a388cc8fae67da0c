import type { PlayerId, Points } from '@zug/engine/model'
import { describe, expect, test } from 'vitest'
import { layOutBracket, letterWidth } from './bracket-layout.ts'
import type { BracketMap } from './panel.ts'

const id = (n: number): PlayerId => n as PlayerId
const named = (n: number): BracketMap['bands'][number]['players'][number] => ({
  player: id(n),
  name: `Schwarzenbach-Müller, Number ${n}`,
  notation: String(n),
  asked: n === 1,
})

/** Two floats cross two bands, pairs in each, one with the bye. */
const map: BracketMap = {
  bands: [
    { score: 20 as Points, label: '2', players: [1, 2, 3, 4].map(named), omitted: 0 },
    { score: 15 as Points, label: '1½', players: [5, 6, 7, 8, 9, 10].map(named), omitted: 3 },
    { score: 10 as Points, label: '1', players: [11, 12].map(named), omitted: 0 },
  ],
  lines: [
    { white: id(2), black: id(1), asked: true, float: false },
    { white: id(3), black: id(5), asked: false, float: true },
    { white: id(11), black: id(4), asked: false, float: true },
    { white: id(6), black: id(7), asked: false, float: false },
    { white: id(8), black: id(9), asked: false, float: false },
  ],
  wished: null,
  bye: id(12),
  colourless: false,
}

describe.each([240, 335, 480, 900])('the map of a question, %i px wide', (width) => {
  const { dots, rows, height } = layOutBracket(map, width)
  const boxes = [...dots.values()].map(({ label: { x, y, letters }, name }) => ({
    name,
    left: x,
    right: x + Math.min(letters, name.length) * letterWidth,
    top: y - 12,
    bottom: y + 3,
  }))

  test('everybody of the bands is there, and every name is inside', () => {
    expect(dots.size).toBe(12)
    expect(boxes.filter(({ right, bottom }) => right > width || bottom > height)).toEqual([])
  })

  test('no name reaches another, and no dot stands on one', () => {
    const clashes = boxes.flatMap((a, at) =>
      boxes.slice(at + 1).filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    )
    expect(clashes).toEqual([])
    const covered = [...dots.values()].filter(({ x, y }) =>
      boxes.some(({ left, right, top, bottom }) => x + 5 > left && x - 5 < right && y + 5 > top && y - 5 < bottom),
    )
    expect(covered).toEqual([])
  })

  test('bands stand one below the other', () => {
    expect(rows.map(({ y }) => y)).toEqual(rows.map(({ y }) => y).toSorted((a, b) => a - b))
  })
})
