import { expect, test } from 'vitest'
import { stackCut } from './stack-cut.ts'

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1)

test.each([
  [0, 8],
  [1, 8],
  [7, 8],
  [8, 8],
  [9, 8],
  [150, 8],
  [151, 3],
])('%i cards, %i a sheet: the piles of the cut stack, one on the other, are in order', (count, perSheet) => {
  const sheets = stackCut(numbers(count), perSheet)
  expect(sheets).toHaveLength(Math.ceil(count / perSheet))
  for (const sheet of sheets) expect(sheet).toHaveLength(perSheet)
  const piles = Array.from({ length: perSheet }, (_, place) => sheets.map((sheet) => sheet[place]))
  for (const pile of piles) {
    const cards = pile.filter((card) => card !== null)
    // Whatever is empty lies at the bottom of its pile.
    expect(pile.slice(0, cards.length)).toEqual(cards)
  }
  expect(piles.flat().filter((card) => card !== null)).toEqual(numbers(count))
})
