import { playerId, pointsFromTenths } from '@zug/engine/model'
import { expect, test } from 'vitest'
import { outcomeSign } from '../paper/text.ts'
import { notation } from '../phone/results.ts'
import { outcomeText } from './results.ts'

const scores = [pointsFromTenths(75), pointsFromTenths(75)] as const
const draw = { kind: 'game', opponent: playerId(2), colour: 'white', result: 'draw', rated: true } as const

test('ssm A1: pages, phones and paper tell a game with scores of its own by them, never by ½', () => {
  const game = { ...draw, gameScore: scores[0] }
  expect([outcomeText(game), outcomeSign(game)]).toEqual(['7.5', '7.5'])
  expect([outcomeText(draw), outcomeSign(draw)]).toEqual(['½', '½'])
  expect(notation({ white: 'draw', black: 'draw', rated: true, scores: [...scores] })).toBe('7.5–7.5')
})
