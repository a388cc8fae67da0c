import { defaultDeskSettings } from '@zug/engine/desk'
import { playerId, pointsFromTenths } from '@zug/engine/model'
import { notationUnder } from '@zug/engine/standings'
import { en } from '@zug/messages/common/en'
import { expect, test } from 'vitest'
import { showNumber, showOutcome } from './answers.ts'

const draw = { kind: 'game', opponent: playerId(2), colour: 'white', result: 'draw', rated: true } as const
const notation = notationUnder({ voice: 'ssm', games: 'scores', colourless: true }, defaultDeskSettings.scoring, en.rounds)
const chess = notationUnder({ voice: 'fide', games: 'results', colourless: false }, defaultDeskSettings.scoring, en.rounds)

test('ssm A1: a game with scores of its own is told by its score, never by ½', () => {
  const scored = { ...draw, gameScore: pointsFromTenths(75) }
  expect(showOutcome(scored, scored, notation)).toBe('D 7.5:7.5')
  expect(showOutcome(draw, draw, notation)).toBe('D')
  expect(showOutcome(draw, draw, chess)).toBe('½')
  expect([showNumber(14.5, false), showNumber(14.5)]).toEqual(['14.5', '14½'])
})
