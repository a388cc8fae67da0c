import { en } from '@zug/messages/console/results/en'
import { expect, it } from 'vitest'
import { overWords, textOf } from './said.ts'
import { handsAt, result, shown } from './testing/hands.ts'

const speech = { words: en, show: shown, placeOf: (board: number) => en.place(board + 1, false) }

it.each([
  ['entered', { kind: 'entered', board: 1, before: null, result: result('1–0') }, 'Board 2: 1–0'],
  ['replaced', { kind: 'entered', board: 1, before: result('½–½'), result: result('1–0') }, 'Board 2: ½–½ → 1–0'],
  ['entered again', { kind: 'entered', board: 1, before: result('1–0'), result: result('1–0') }, 'Board 2: 1–0'],
  ['cleared', { kind: 'entered', board: 1, before: result('1–0'), result: null }, 'Board 2: no result'],
  ['stays', { kind: 'stays', board: 1, result: result('1–0') }, 'Board 2 stays 1–0'],
  ['verifying ended', { kind: 'verify-ended', verified: 1, shown: 4 }, 'Verifying ended: 1 of 4 verified.'],
] as const)('%s', (_, saying, text) => {
  expect(textOf(saying, speech)).toBe(text)
})

it('of a match the board inside', () => {
  const hands = handsAt('team')
  hands.type('1 2 up up 3')
  const over = hands.state().over!
  expect(overWords(over, speech)).toEqual({ place: 'Board 1, Board 1', before: '1–0', after: '0–1' })
  expect(textOf({ kind: 'kept', over }, speech)).toBe('Board 1, Board 1 stays 1–0')
})
