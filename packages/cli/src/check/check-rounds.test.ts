import { playerId, roundNumber } from '@zug/engine/model'
import { checkNextRound, checkRecordedRounds, type PairingAnswer, type PairingSystem } from '@zug/engine/pairing'
import { describe, expect, test } from 'vitest'
import { game, smallTournament } from '../testing/small-tournament.ts'

const tournament = smallTournament([
  { name: 'A', outcomes: [game(2, 'white', 'win'), { kind: 'absent' }, game(3, 'black', 'draw')] },
  { name: 'B', outcomes: [game(1, 'black', 'loss'), { kind: 'bye', bye: 'zero-point' }, { kind: 'bye', bye: 'pairing-allocated' }] },
  { name: 'C', outcomes: [{ kind: 'bye', bye: 'pairing-allocated' }, { kind: 'absent' }, game(1, 'white', 'draw')] },
])

const answer = (round: number, boards: readonly (readonly [number, number])[], bye: number | null): PairingAnswer => ({
  kind: 'pairing',
  rulebook: 'fide-dutch-2026',
  round: roundNumber(round),
  boards: boards.map(([white, black]) => ({ white: playerId(white), black: playerId(black) })),
  bye: bye === null ? null : playerId(bye),
  notPaired: [],
})

const pairer = (pairOne: (round: number) => PairingAnswer): Pick<PairingSystem, 'pairRound'> => ({
  pairRound: (_, round) => pairOne(round),
})

describe('checking rounds', () => {
  test('a round in which nobody was paired is not counted', () => {
    const same = pairer((round) => answer(round, round === 1 ? [[1, 2]] : [[3, 1]], round === 1 ? 3 : 2))
    expect(checkRecordedRounds(tournament, same)).toEqual({ rounds: 2, differences: [] })
  })

  test('pairs, colours and bye that differ are found in their round', () => {
    const swapped = pairer((round) => answer(round, round === 1 ? [[1, 2]] : [[1, 3]], round === 1 ? 3 : 2))
    const { differences } = checkRecordedRounds(tournament, swapped)
    expect(differences).toEqual([
      {
        round: 3,
        expected: [{ kind: 'board', white: 1, black: 3, coloursKnown: true }],
        recorded: [{ kind: 'board', white: 3, black: 1, coloursKnown: true }],
      },
    ])
  })

  test('the next round against a known answer is one round', () => {
    const known = { boards: [{ white: playerId(2), black: playerId(3), coloursKnown: true }], byes: [playerId(1)] }
    const next = pairer((round) => answer(round, [[2, 3]], 1))
    expect(checkNextRound(tournament, next, known)).toEqual({ rounds: 1, differences: [] })
    expect(checkNextRound(tournament, next, null).differences.map(({ round }) => round)).toEqual([4])
  })
})
