import { expect, test } from 'vitest'
import { rightColours } from './colours.ts'
import type { LimRow } from './sheet.ts'

/** A line of the sheet of which colours alone matter: who has these histories must have White. */
const row = (number: number, history: string): LimRow => ({ number, points: 1, history, due: 'W', must: true }) as LimRow

const gives = (first: string, second: string, below = false): string => {
  const { white, article } = rightColours([row(1, first), row(2, second)], 'B', below)!
  return `${white.number} ${article}`
}

test('C.04.4.3 6, 5.1: of two who must have the colour one who would break both rules without it goes before one who would break one', () => {
  expect(gives('BWBB', 'WBB', true)).toBe('1 5.1.2')
  expect(gives('WBB', 'BWBB')).toBe('2 5.1.2')
  expect(gives('BBWB', 'WBBB')).toBe('2 5.3')
  expect(gives('WBB', 'BBWB')).toBe('1 5.4')
  expect(gives('WBWBB', 'WWBBB')).toBe('2 5.4')
})
