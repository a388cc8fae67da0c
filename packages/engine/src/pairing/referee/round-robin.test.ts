import { expect, test } from 'vitest'
import { playerId, roundNumber } from '../../model/ids.ts'
import { roundRobinDefaults } from '../../rulebook/round-robin/rules.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { checkRound } from '../check-round.ts'

const codes = (rows: readonly string[], round: number, boards: readonly (readonly [number, number])[], double = false) =>
  checkRound(
    buildTournament(rows, { rules: { ...roundRobinDefaults, double } }),
    roundNumber(round),
    {
      kind: 'pairing',
      rulebook: 'round-robin',
      round: roundNumber(round),
      boards: boards.map(([white, black]) => ({ white: playerId(white), black: playerId(black) })),
      bye: null,
      notPaired: [],
    },
    'round-robin',
  ).violations.map(({ code }) => code)

test('round-robin 651: once, or twice with either colour', () => {
  expect(codes(['', ''], 1, [[1, 2]])).toEqual([])
  expect(codes(['2w1', '1b0'], 2, [[2, 1]])).toEqual(['rematch'])
  expect(codes(['2w1', '1b0'], 2, [[2, 1]], true)).toEqual([])
  expect(codes(['2w1', '1b0'], 2, [[1, 2]], true)).toEqual(['rematch'])
  expect(
    codes(['', '', ''], 1, [
      [1, 2],
      [1, 3],
    ]),
  ).toEqual(['paired-twice'])
  expect(codes(['', ''], 1, [[1, 3]])).toEqual(['unknown-player'])
})
