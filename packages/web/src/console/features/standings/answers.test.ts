import { playerId, pointsFromTenths } from '@zug/engine/model'
import { en } from '@zug/messages/console/standings/en'
import { expect, test } from 'vitest'
import { showOutcome } from './answers.ts'

const draw = { kind: 'game', opponent: playerId(2), colour: 'white', result: 'draw', rated: true } as const

test('ssm A1: a game with scores of its own is told by its score, never by ½', () => {
  expect(showOutcome({ ...draw, gameScore: pointsFromTenths(75) }, en.byeSigns)).toBe('7.5')
  expect(showOutcome(draw, en.byeSigns)).toBe('½')
})
