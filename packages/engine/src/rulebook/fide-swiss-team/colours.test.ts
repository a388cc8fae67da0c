import { describe, expect, test } from 'vitest'
import type { Colour } from '../../model/colour.ts'
import { roundNumber } from '../../model/ids.ts'
import { newTournament } from '../../model/tournament.ts'
import { makeEntrant } from '../../testing/players/make-entrant.ts'
import { colours as doubleColours } from '../fide-double-swiss-2026/colours.ts'
import { colours as teamColours } from '../fide-team-2026/colours.ts'
import { allocateColours } from './colour-allocation.ts'
import { type BalancedAtLast, colourPreference } from './colour-preference.ts'
import type { Competitor } from './competitor.ts'
import { isAmongTheLast } from './last-rounds.ts'
import { pairOf } from './paired-round.ts'

const history = (letters: string): readonly Colour[] => [...letters].map((letter) => (letter === 'W' ? 'white' : 'black'))

const prefers = (letters: string, preferences: 'A' | 'B', last = false, balancedAtLast: BalancedAtLast = 'strong'): string => {
  const preference = colourPreference(history(letters), { preferences, balancedAtLast }, last)
  return preference === null ? '-' : `${preference.strength} ${preference.colour}`
}

describe('C.04.6 1.7: preferences', () => {
  test.each([
    ['', '-', '-'],
    ['W', '-', 'mild black'],
    ['B', '-', 'mild white'],
    ['WB', '-', 'mild white'],
    ['BW', '-', 'mild black'],
    ['WW', 'strong black', 'strong black'],
    ['BB', 'strong white', 'strong white'],
    ['BWW', 'strong black', 'strong black'],
    ['WBB', 'strong white', 'strong white'],
    ['WBW', '-', 'mild black'],
    ['BBWW', 'strong black', 'strong black'],
    ['WWBB', 'strong white', 'strong white'],
    ['WWWBB', '-', 'mild black'],
    ['BBBWW', '-', 'mild white'],
    ['WWWB', 'strong black', 'strong black'],
  ])('fide-team-2026 1.7.1, fide-team-2026 1.7.2, fide-team-2026 1.6.2: after "%s" type A %s, type B %s', (letters, a, b) => {
    expect([prefers(letters, 'A'), prefers(letters, 'B')]).toEqual([a, b])
  })
  test('1.7.2: in the last round nobody with CD 0 prefers mildly', () => {
    expect(prefers('WB', 'B', true)).toBe('-')
    expect(prefers('WBW', 'B', true)).toBe('mild black')
  })
  test('1.7.2: in the last round, with CD 0 after the same colour twice, as the reading has it', () => {
    expect(prefers('WWBB', 'B', true, 'strong')).toBe('strong white')
    expect(prefers('WWBB', 'B', true, 'none')).toBe('-')
    expect(prefers('WWBB', 'A', true, 'none')).toBe('strong white')
  })
  test('1.7: none', () => expect(colourPreference(history('WW'), { preferences: null, balancedAtLast: 'strong' }, false)).toBe(null))
})

/** Who has White, and why. */
const seats = (a: Competitor, b: Competitor, rules = teamColours): string => {
  const { board, article } = allocateColours(pairOf(a, b), 'black', rules)
  return `${board.white}-${board.black} ${article}`
}
const team = (number: number, letters: string, type: 'A' | 'B' | null = 'A', points = 0, more: Partial<Competitor> = {}): Competitor => {
  const had = history(letters)
  const preference = colourPreference(had, { preferences: type, balancedAtLast: 'strong' }, false)
  return makeEntrant(number, points, [], { colours: had, preference, ...more })
}

describe('C.04.6 4.3', () => {
  test.each([
    ['fide-team-2026 4.3.1, fide-team-2026 4.1: an odd first-team gets the initial colour', team(1, ''), team(2, ''), '2-1 4.3.1'],
    ['fide-team-2026 4.2: the first-team has the higher score', team(1, ''), team(2, '', 'A', 1), '2-1 4.3.1'],
    ['4.2.2: then the higher secondary score', team(1, ''), team(4, '', 'A', 0, { secondary: team(0, '', 'A', 1).score }), '4-1 4.3.1'],
    ['fide-team-2026 4.3.2: the only preference', team(1, 'WB'), team(2, 'BB'), '2-1 4.3.2'],
    ['fide-team-2026 4.3.3: opposite preferences', team(1, 'WW'), team(2, 'BB'), '2-1 4.3.3'],
    ['fide-team-2026 4.3.4: the only strong one', team(1, 'B', 'B'), team(2, 'WBB', 'B'), '2-1 4.3.4'],
    ['fide-team-2026 4.3.5: the lower colour difference', team(1, 'WB'), team(2, 'B'), '2-1 4.3.5'],
    ['fide-team-2026 4.3.6: other than when they last differed', team(1, 'WB'), team(2, 'BW'), '1-2 4.3.6'],
    ['4.3.6, C.04.2 3.4: compared from the end', team(1, 'WBBWWB', null), team(2, 'WB', null), '1-2 4.3.8'],
    ['fide-team-2026 4.3.7: the preference of the first-team', team(1, 'WWBB'), team(2, 'WWBB'), '1-2 4.3.7'],
    ['fide-team-2026 4.3.8: the first-team changes', team(2, 'B', null), team(1, 'B', null), '1-2 4.3.8'],
    ['fide-team-2026 4.3.9: the other changes', team(1, '', null), team(2, 'WB', null), '2-1 4.3.9'],
  ])('%s', (_, a, b, expected) => {
    expect(seats(a, b)).toBe(expected)
  })
})

describe('C.04.5 4.3', () => {
  test.each([
    ['fide-double-swiss-2026 4.3.1, fide-double-swiss-2026 4.1: the lot', team(1, '', null), team(2, '', null), '2-1 4.3.1'],
    ['fide-double-swiss-2026 4.3.2: fewer Whites', team(1, 'WBB', null), team(2, 'B', null), '2-1 4.3.2'],
    ['fide-double-swiss-2026 4.3.3: other than when they last differed', team(1, 'WB', null), team(2, 'BW', null), '1-2 4.3.3'],
    [
      'fide-double-swiss-2026 4.3.4, fide-double-swiss-2026 4.2, fide-double-swiss-2026 1.2: the higher ranked changes',
      team(1, 'W', null),
      team(2, 'W', null, 1),
      '1-2 4.3.4',
    ],
    ['fide-double-swiss-2026 4.3.5: the other changes', team(1, '', null), team(2, 'B', null), '2-1 4.3.5'],
  ])('%s', (_, a, b, expected) => {
    expect(seats(a, b, doubleColours)).toBe(expected)
  })
})

test('fide-team-2026 C7: the last two rounds', () => {
  const nine = newTournament({ numberOfRounds: 9 })
  expect([7, 8, 9].map((round) => isAmongTheLast(nine, roundNumber(round), 2))).toEqual([false, true, true])
})
