import { type Rules, standardScoring } from '@zug/engine/model'
import { eventTraits, rulebookById } from '@zug/engine/pairing'
import { expect, it } from 'vitest'
import type { Tournament } from '../../api/types.ts'
import { scoresBefore } from './scores.ts'

const board = (white: number, black: number, result: object | null) => ({ white, black, result })
const tournament = (rulebook: Rules['rulebook']): Tournament =>
  ({
    settings: { scoring: standardScoring },
    traits: eventTraits(rulebookById(rulebook).defaults as Rules),
    rounds: [
      {
        round: 1,
        boards: [board(1, 2, { white: 'win', black: 'loss', rated: true }), board(3, 4, null)],
        unpaired: [{ player: 5, bye: 'pairing-allocated' }],
      },
      {
        round: 2,
        boards: [board(1, 3, { white: 'forfeit-loss', black: 'forfeit-win', rated: true })],
        unpaired: [{ player: 2, bye: 'half-point' }],
      },
    ],
  }) as unknown as Tournament

it('points are those with which the round begins; an open game counts as a draw (C.04.2 3.1), SSM A1 counts two for a win, whoever rests has nothing', () => {
  expect(Object.fromEntries(scoresBefore(tournament('fide-dutch-2026'), 2))).toEqual({ 1: 10, 2: 0, 3: 5, 4: 5, 5: 10 })
  expect(Object.fromEntries(scoresBefore(tournament('fide-dutch-2026'), 3))).toEqual({ 1: 10, 2: 5, 3: 15, 4: 5, 5: 10 })
  expect(Object.fromEntries(scoresBefore(tournament('ssm'), 3))).toEqual({ 1: 20, 2: 0, 3: 30, 4: 10, 5: 20 })
  expect(Object.fromEntries(scoresBefore(tournament('round-robin'), 2))).toEqual({ 1: 10, 2: 0, 3: 5, 4: 5, 5: 0 })
  expect(scoresBefore(tournament('ssm'), 1).size).toBe(0)
})
