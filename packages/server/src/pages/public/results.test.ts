import { pointsFromTenths } from '@zug/engine/model'
import { eventCommon } from '@zug/messages/common/event'
import { expect, test } from 'vitest'
import { notation } from '../phone/results.ts'
import { resultText } from './results.ts'

const ssm = { games: 'scores', unpaired: 'bye', voice: 'ssm' } as const
const chess = { games: 'results', unpaired: 'bye', voice: 'fide' } as const
const drawn = { white: 'draw', black: 'draw', rated: true } as const
const scored = { ...drawn, scores: [pointsFromTenths(75), pointsFromTenths(75)] } as const

test('ssm A1: pages and phones tell a game with scores of its own by them, never by ½', () => {
  for (const [language, numbers, letters] of [
    ['en', '7.5–7.5', 'D–D'],
    ['de', '7,5–7,5', 'U–U'],
    ['fr', '7,5–7,5', 'N–N'],
  ] as const) {
    const common = eventCommon(ssm, language)
    for (const text of [notation(scored, common), resultText(scored, common).text]) expect(text).toBe(numbers)
    for (const text of [notation(drawn, common), resultText(drawn, common).text]) expect(text).toBe(letters)
  }
  expect(notation(drawn, eventCommon(chess, 'de'))).toBe('½–½')
})
