import { describe, expect, test } from 'vitest'
import { roundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { ssmField, ssmPairs } from '../../testing/players/make-ssm-competitor.ts'
import { restrictedWarnings } from './b4-warnings.ts'
import { competitorsOf } from './competitors.ts'
import { ssm } from './index.ts'
import { type RestrictedPairing, ssmDefaults } from './rules.ts'

describe('absolute criteria', () => {
  test('B1: nobody meets twice, nor whom the organiser forbids; a forfeit was no meeting', () => {
    const tournament = buildTournament(['2w1 3w1', '1b0 4w+', '4w1 1b0', '3b0 2b-'], {
      forbiddenPairs: [{ players: [1 as never, 4 as never], firstRound: roundNumber(1), lastRound: null }],
    })
    const field = competitorsOf(tournament, roundNumber(3))
    const excluded = (id: number) => [...field.find((player) => player.id === id)!.excluded].map((rank) => field[rank]!.id).sort()
    expect([excluded(1), excluded(2)]).toEqual([[2, 3, 4], [1]])
  })

  test('B2: no second bye, though another player has to go down for it', () => {
    expect(ssmPairs(ssmField([2, 2, 0], [], { 3: { mayTakeBye: false } }))).toBe('1-3 2')
  })

  test('B3: never two without an opponent: the brackets are combined instead', () => {
    // 3 and 4 have met: alone they would both stay free.
    expect(ssmPairs(ssmField([2, 2, 0, 0], [[3, 4]]))).toBe('1-3 2-4')
  })

  test('B3: no legal pairing is an answer, with those who are stuck', () => {
    const tournament = buildTournament(['2w1', '1b0'])
    expect(ssm.pairRound(tournament, roundNumber(2))).toMatchObject({ kind: 'no-legal-pairing', only: [] })
  })
})

describe('B4: restricted pairing', () => {
  const tournament = (restricted: RestrictedPairing | null, data: Partial<Tournament> = {}): Tournament => {
    const start = buildTournament(['', '', '', '', '', '', '', '', '', ''], { numberOfRounds: 4, ...data })
    const clubs = ['Alfa', 'Alfa', 'Beta', 'Beta', 'Beta', '', '', '', '', '']
    return {
      ...start,
      players: start.players.map((player, at) => ({ ...player, club: clubs[at]!, city: at < 2 ? 'Lisbon' : '', federation: 'POR' })),
      rules: { ...ssmDefaults, restricted },
    }
  }
  const groups = (restricted: RestrictedPairing, round: number) =>
    competitorsOf(tournament(restricted), roundNumber(round))
      .toSorted((a, b) => a.id - b.id)
      .map(({ group }) => group)
      .filter((group) => group !== null)

  test.each([
    ['by club', { by: 'club', groups: null, rounds: 2 }, 1, ['Alfa', 'Alfa', 'Beta', 'Beta', 'Beta']],
    ['by city', { by: 'city', groups: null, rounds: 2 }, 2, ['Lisbon', 'Lisbon']],
    ['the groups named', { by: 'club', groups: ['Alfa'], rounds: 2 }, 1, ['Alfa', 'Alfa']],
    ['not after the rounds declared', { by: 'club', groups: null, rounds: 2 }, 3, []],
    ['never in the last round', { by: 'club', groups: null, rounds: 4 }, 4, []],
  ] as const)('B4: %s', (_, restricted, round, expected) => expect(groups(restricted, round)).toEqual(expected))

  test('B4: a group of more than a fifth of the field is warned of, and groups kept apart to the end', () => {
    const codes = (restricted: RestrictedPairing) => restrictedWarnings(tournament(restricted), roundNumber(1)).map(({ code }) => code)
    expect(codes({ by: 'city', groups: null, rounds: 2 })).toEqual([])
    expect(codes({ by: 'club', groups: null, rounds: 2 })).toEqual(['restricted-group-large'])
    expect(codes({ by: 'federation', groups: null, rounds: 4 })).toEqual(['restricted-group-large', 'restricted-to-the-end'])
    expect(restrictedWarnings(tournament(null), roundNumber(1))).toEqual([])
  })

  test('B4: kept by an exchange within the bracket, but no reason to leave it', () => {
    const club = { group: 'Alfa' }
    expect(ssmPairs(ssmField([0, 0, 0, 0], [[1, 4]], { 1: club, 3: club }))).toBe('1-2 3-4')
    expect(ssmPairs(ssmField([2, 2, 0, 0], [], { 1: club, 2: club }))).toBe('1-2 3-4')
  })
})

describe('B5: no identical float twice running', () => {
  const down = { floatLastRound: 'down' } as const
  test('B5: the one who remains is somebody who did not float down', () => {
    expect(ssmPairs(ssmField([2, 2, 2, 0, 0, 0], [], { 3: down }))).toBe('1-3 2-5 4-6')
  })

  test('B5: nor is an upfloat repeated', () => {
    expect(ssmPairs(ssmField([2, 0, 0, 0], [], { 2: { floatLastRound: 'up' } }))).toBe('1-3 2-4')
  })

  test('B5: the bye is a downfloat too', () => {
    expect(ssmPairs(ssmField([0, 0, 0], [], { 3: down }))).toBe('1-3 2')
  })

  test('B5: yields to B4', () => {
    const club = { group: 'Alfa' }
    const field = ssmField([2, 0, 0, 0], [[1, 4]], { 1: club, 2: { floatLastRound: 'up' }, 3: club })
    expect(ssmPairs(field)).toBe('1-2 3-4')
  })
})
