import { describe, expect, test } from 'vitest'
import { playerId, roundNumber } from '../../../model/ids.ts'
import { pairRound } from '../../../rulebook/cfc/pair-round.ts'
import { buildCfc, freshCfc } from '../../../testing/build-cfc.ts'
import { randomCfcTournament } from '../../../testing/random/random-cfc.ts'
import { checkRound } from '../../check-round.ts'
import type { RoundPairing } from '../../round-pairing.ts'
import { checkCfcRound } from './check.ts'

const pairing = (round: number, boards: string, bye: number | null = null, notPaired: readonly number[] = []): RoundPairing => ({
  kind: 'pairing',
  rulebook: 'cfc',
  round: roundNumber(round),
  boards: boards
    .split(' ')
    .filter(Boolean)
    .map((board) => {
      const [white, black] = board.split('-').map(Number)
      return { white: playerId(white!), black: playerId(black!) }
    }),
  bye: bye === null ? null : playerId(bye),
  notPaired: notPaired.map(playerId),
})
const codes = (tournament: ReturnType<typeof buildCfc>, round: number, given: RoundPairing) =>
  checkCfcRound(tournament, round, given, false).violations.map(({ code }) => code)

describe('the referee of the CFC laws', () => {
  const afterOne = buildCfc(['3w1', '4b1', '1b0', '2w0'])

  test.each([
    ['cfc 618, all in order', '2-1 3-4', []],
    ['cfc 618 (a), paired before', '1-3 2-4', ['rematch', 'rematch']],
    ['cfc 618 (b), equal scores not paired', '1-4 3-2', ['laws-not-kept']],
    ['left out', '1-2', ['left-out', 'left-out']],
    ['paired twice', '1-2 3-4 3-1', ['paired-twice', 'paired-twice']],
  ])('%s: %s', (_, boards, expected) => expect(codes(afterOne, 2, pairing(2, boards))).toEqual(expected))

  test('cfc 618 (c): a score closer than need be', () => {
    const spread = freshCfc(4, { virtualPoints: new Map([1, 2, 3].map((id) => [id, [40 - 10 * id]])) as never })
    expect(codes(spread, 1, pairing(1, '1-2 3-4'))).toEqual([])
    expect(codes(spread, 1, pairing(1, '1-3 2-4'))).toEqual(['laws-not-kept'])
  })

  test('cfc 615: a second bye, a needless one, a wrong list and a wrong round', () => {
    const three = buildCfc(['2w1', '1b0', 'U'])
    expect(codes(three, 2, pairing(2, '1-2', 3))).toEqual(['rematch', 'barred-bye'])
    expect(codes(freshCfc(2), 1, pairing(1, '', 1))).toEqual(['left-out', 'needless-bye'])
    expect(codes(freshCfc(2), 1, pairing(1, '1-2', null, [1]))).toEqual(['wrong-list-of-unpaired'])
    expect(codes(freshCfc(2), 1, pairing(2, '1-2'))).toEqual(['wrong-round'])
    expect(codes(freshCfc(2), 1, pairing(1, '1-3'))).toEqual(['not-to-be-paired', 'left-out'])
  })

  test('cfc 615a: a bye after a half-point bye, where that bars', () => {
    const rows = ['2w1', '1b0', 'H']
    expect(codes(buildCfc(rows), 2, pairing(2, '1-2', 3))).toEqual(['rematch'])
    expect(codes(buildCfc(rows, { cfc: { variations: ['615a-bars'] } }), 2, pairing(2, '1-2', 3))).toEqual(['rematch', 'barred-bye'])
  })

  test('forbidden pairs', () => {
    const apart = freshCfc(4, { forbiddenPairs: [{ players: [1, 3], firstRound: 1, lastRound: null }] } as never)
    expect(codes(apart, 1, pairing(1, '1-3 2-4'))).toEqual(['forbidden-pair'])
  })

  test('finds nothing in rounds of larger tournaments, and says where it could not settle the laws', () => {
    let unsettled = 0
    let rounds = 0
    for (let seed = 1; seed <= 12; seed++)
      for (const { tournament, round, answer } of randomCfcTournament(seed, pairRound, { players: [14, 30], rounds: [3, 7] })) {
        if (answer.kind !== 'pairing') continue
        rounds++
        expect(checkRound(tournament, round, answer as RoundPairing, 'cfc').violations).toEqual([])
        if (!checkCfcRound(tournament, round, answer as RoundPairing, false).lawsSettled) unsettled++
      }
    expect(rounds).toBeGreaterThan(30)
    expect(unsettled).toBeLessThan(rounds / 3)
  })
})
