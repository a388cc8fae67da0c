import { expect, test } from 'vitest'
import { pairingNumber, playerId } from '../model/ids.ts'
import type { GameResult } from '../model/outcome.ts'
import { newPlayer } from '../model/player.ts'
import { newTournament } from '../model/tournament.ts'
import { contendersOf } from './contenders-of.ts'

test('equal gains are equal, whatever score and expectation they come from', () => {
  // Three of 1.8 expected, four of 2.8: as binary numbers these differ by the last digit.
  const field = [
    { rating: 2000, against: 2100, results: ['win', 'win', 'win', 'loss', 'loss'] },
    { rating: 2140, against: 2100, results: ['win', 'win', 'win', 'win', 'loss'] },
  ] as const
  const players = field.map(({ rating, results }, at) =>
    newPlayer({
      id: playerId(at + 1),
      pairingNumber: pairingNumber(at + 1),
      name: `P${at}`,
      rating,
      outcomes: results.map((result: GameResult) => ({ kind: 'game', opponent: playerId(3), colour: 'white', result, rated: true })),
    }),
  )
  const opponent = newPlayer({ id: playerId(3), pairingNumber: pairingNumber(3), name: 'O', rating: 2100 })
  const rows = players.map((player, at) => ({ player, points: (3 + at) as never }))
  const [one, other] = contendersOf(newTournament({ players: [...players, opponent] }), { rows, round: 5 })
  expect(one!.gain).toBe(1.2)
  expect(other!.gain).toBe(one!.gain)
})
