import { playerId, pointsFromTenths, scoringSystem, standardScoring } from '@zug/engine/model'
import { eventCommon } from '@zug/messages/common/event'
import type { Language } from '@zug/messages/language'
import { expect, test } from 'vitest'
import { matchPoints, type Telling } from '../match-points.ts'
import { notation } from '../phone/results.ts'
import { resultText } from './results.ts'

const ssm = { games: 'scores', unpaired: 'bye', voice: 'ssm' } as const
const chess = { games: 'results', unpaired: 'bye', voice: 'fide' } as const
const telling = (traits: Parameters<typeof eventCommon>[0], language: Language, boardWorth = standardScoring): Telling => ({
  ...eventCommon(traits, language),
  boardWorth,
})
const drawn = { white: 'draw', black: 'draw', rated: true } as const
const scored = { ...drawn, scores: [pointsFromTenths(75), pointsFromTenths(75)] } as const

test('ssm A1: pages and phones tell a game with scores of its own by them, never by ½', () => {
  for (const [language, numbers, letters] of [
    ['en', '7.5–7.5', 'D–D'],
    ['de', '7,5–7,5', 'U–U'],
    ['fr', '7,5–7,5', 'N–N'],
  ] as const) {
    const common = telling(ssm, language)
    for (const text of [notation(scored, common), resultText(scored, common).text]) expect(text).toBe(numbers)
    for (const text of [notation(drawn, common), resultText(drawn, common).text]) expect(text).toBe(letters)
  }
  expect(notation(drawn, telling(chess, 'de'))).toBe('½–½')
})

test('a match is told by what the event declares for a game, boards that are not over for nobody', () => {
  const side = (...results: readonly ('win' | 'draw' | 'loss' | 'adjourned')[]) =>
    results.map((result, at) => ({ player: playerId(at + 1), result }))
  const result = {
    ...drawn,
    white: 'win',
    black: 'loss',
    match: { white: side('win', 'draw', 'loss'), black: side('loss', 'draw', 'win') },
  } as const
  const football = telling(chess, 'en', scoringSystem(30, 10, 0))
  for (const [common, text] of [
    [telling(chess, 'en'), '1½–1½'],
    [football, '4–4'],
  ] as const) {
    expect(notation(result, common)).toBe(text)
    expect(resultText(result, common).text).toBe(text)
  }
  expect(matchPoints(side('win', 'adjourned', 'adjourned'), football.boardWorth)).toBe('3')
})
