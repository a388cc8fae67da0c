import { emptyState, worthOf } from '@zug/engine/desk'
import { type Rules, standardScoring } from '@zug/engine/model'
import { rulebookById } from '@zug/engine/pairing'
import { expect, it } from 'vitest'
import type { Tournament } from '../../api/types.ts'
import { scoresBefore } from './scores.ts'

const board = (white: number, black: number, result: object | null) => ({ white, black, result })
const tournament = (rulebook: Rules['rulebook'], declared: object = {}): Tournament =>
  ({
    worth: worthOf({
      ...emptyState,
      settings: { scoring: standardScoring, rules: { ...rulebookById(rulebook).defaults, ...declared } } as never,
      teams: new Map([1, 2, 3, 4, 5].map((id) => [id, { id, boards: [10 * id, 10 * id + 1, 10 * id + 2, 10 * id + 3] }])) as never,
    }),
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

it('C.04.6 counts two for a match or its game points, half of that for the bye; C.04.5 the two games, and one and a half for the bye', () => {
  expect(Object.fromEntries(scoresBefore(tournament('fide-team-2026'), 3))).toEqual({ 1: 20, 2: 10, 3: 30, 4: 10, 5: 10 })
  expect(Object.fromEntries(scoresBefore(tournament('fide-double-swiss-2026'), 3))).toEqual({ 1: 20, 2: 10, 3: 30, 4: 10, 5: 15 })
  const football = { matchWin: 30, matchDraw: 10, byeMatchPoints: 20 }
  expect(Object.fromEntries(scoresBefore(tournament('fide-team-2026', football), 3))).toEqual({ 1: 30, 2: 10, 3: 40, 4: 10, 5: 20 })
  expect(scoresBefore(tournament('fide-double-swiss-2026', { byePoints: 20 }), 3).get(5)).toBe(20)
  const side = (...results: readonly string[]) => results.map((result) => ({ player: 1, result }))
  const match = { white: side('win', 'draw'), black: side('loss', 'draw') }
  for (const inGames of [tournament('fide-team-2026', { primary: 'game-points' }), tournament('fide-double-swiss-2026')]) {
    const rounds = [{ ...inGames.rounds[0]!, boards: [board(1, 2, { white: 'win', black: 'loss', rated: true, match })] }]
    const scores = scoresBefore({ ...inGames, rounds: rounds as unknown as Tournament['rounds'] }, 2)
    expect([scores.get(1), scores.get(2)]).toEqual([15, 5])
  }
})
