import { describe, expect, test } from 'vitest'
import { playerId, roundNumber } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import { ssmDefaults } from '../rulebook/ssm/rules.ts'
import { buildTournament } from '../testing/build-tournament.ts'
import { checkRound, type KnownToReferee } from './check-round.ts'
import type { RoundPairing } from './round-pairing.ts'

/** "1-3 2-4 5": tables with the higher ranked player first, and the bye. */
const found = (tournament: Tournament, round: number, text: string, known: KnownToReferee = {}): readonly string[] => {
  const parts = text.split(' ').map((part) => part.split('-').map((number) => playerId(Number(number))))
  const pairing: RoundPairing = {
    kind: 'pairing',
    rulebook: 'ssm',
    round: roundNumber(round),
    boards: parts.flatMap(([white, black]) => (black === undefined ? [] : [{ white: white!, black }])),
    bye: parts.find((part) => part.length === 1)?.[0] ?? null,
    notPaired: tournament.players.map(({ id }) => id).filter((id) => !parts.flat().includes(id)),
  }
  const { violations } = checkRound(tournament, roundNumber(round), pairing, 'ssm', known)
  return violations.map(({ code, article }) => `${code} ${article ?? ''}`.trim())
}

const five = buildTournament(['2w1', '1b0', '4w1', '3b0', 'U'])

describe('the referee of SSM', () => {
  test.each([
    ['accepts what is right', '1-5 3-2 4', []],
    ['ssm B1: a rematch', '1-2 3-5 4', ['rematch B1']],
    ['ssm B2: a second bye', '1-3 2-4 5', ['barred-bye B2', 'needless-break B5']],
    ['ssm B3: somebody left out', '1-3 5-2', ['left-out B3', 'wrong-list-of-unpaired']],
    ['ssm B3: somebody twice', '1-3 1-5 2-4', ['paired-twice B3']],
    ['ssm A2: the lower ranked player first', '1-5 2-3 4', ['wrong-board-order A2']],
  ])('%s', (_, text, expected) => expect(found(five, 2, text)).toEqual(expected))

  const four = (data: Partial<Tournament> = {}): Tournament => {
    const start = buildTournament(['', '', '', ''], { ...data })
    return { ...start, players: start.players.map((player, at) => ({ ...player, club: at < 2 ? 'Alfa' : '' })) }
  }
  test('ssm B4: two of a group, though there is an alternative in the bracket', () => {
    const restricted = four({ rules: { ...ssmDefaults, restricted: { by: 'club', groups: null, rounds: 1 } } })
    expect(found(restricted, 1, '1-2 3-4')).toEqual(['needless-break B4'])
    expect(found(restricted, 1, '1-3 2-4')).toEqual([])
    expect(found(four(), 1, '1-2 3-4')).toEqual([])
  })

  test('ssm B5: the same float again, though another could have it', () => {
    // 5 had the bye, a downfloat, and is level with 1 and 3 now; one of the three goes down.
    expect(found(five, 2, '1-3 5-4 2')).toEqual(['needless-break B5'])
    expect(found(five, 2, '1-5 3-2 4')).toEqual([])
  })

  test('ssm A5: fewer pairs in a bracket than there could be', () => {
    const eight = buildTournament(['5w1', '6w1', '7w1', '8w1', '1b0', '2b0', '3b0', '4b0'])
    expect(found(eight, 2, '1-2 3-4 5-6 7-8')).toEqual([])
    expect(found(eight, 2, '1-6 2-5 3-8 4-7', { collapsingScore: null })).toEqual(['needless-floater A5'])
  })
})
