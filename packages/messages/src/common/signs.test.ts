import { expect, test } from 'vitest'
import { eventCommon } from './event.ts'
import { signsOf } from './signs.ts'

const chess = { games: 'results', unpaired: 'bye', voice: 'fide' } as const

test.each([
  ['win', 'loss', true, '1–0'],
  ['draw', 'draw', true, '½–½'],
  ['draw', 'draw', false, '½–½°'],
  ['loss', 'draw', true, '0–½'],
  ['forfeit-win', 'forfeit-loss', true, '+:−'],
  ['forfeit-loss', 'forfeit-loss', true, '−:−'],
  ['adjourned', 'adjourned', true, '*'],
] as const)('%s against %s, rated %s, is written %s', (white, black, rated, text) => {
  expect(signsOf({ white, black, rated }, eventCommon(chess, 'en').sides)).toBe(text)
})

test('616: under the CFC handbook a default is marked F, and the legend says so', () => {
  const common = eventCommon({ ...chess, voice: 'cfc' }, 'en')
  expect(signsOf({ white: 'forfeit-win', black: 'forfeit-loss', rated: true }, common.sides)).toBe('1F–0F')
  expect(common.signs).toContain('1F won and 0F lost by forfeit')
})

test.each(['en', 'de', 'fr'] as const)('%s: the legend names every sign that is not a result over the board', (language) => {
  for (const sign of ['+', '−', '*', '°']) expect(eventCommon(chess, language).signs).toContain(sign)
})
