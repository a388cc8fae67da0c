import { describe, expect, test } from 'vitest'
import type { Tournament } from '../model/tournament.ts'
import { codesFrom, ranksOf } from '../testing/standings-of.ts'
import { directEncounterExercise, roundRobinExercise, swissExercise, teamExercise } from '../testing/tie-break-fixtures.ts'
import type { TieBreakEdition } from './edition.ts'
import { formatExact } from './exact.ts'
import { ruleOf } from './rank.ts'
import { standings } from './standings.ts'
import { teamStandings } from './teams/team-standings.ts'

/** Values of one tie-break by player number, as text; `-` for none. */
const valuesOf = (tournament: Tournament, code: string, edition: TieBreakEdition): readonly string[] => {
  const { rows, criteria } = standings(tournament, { tieBreaks: codesFrom(code), edition })
  return rows
    .toSorted((a, b) => a.player.id - b.player.id)
    .map(({ values }) => (values[1] == null ? '-' : formatExact(values[1], ruleOf(criteria[1]!).decimals)))
}
const teamValuesOf = (code: string, edition: TieBreakEdition): readonly string[] => {
  const { rows } = teamStandings(teamExercise(), { tieBreaks: codesFrom(code, 'teams'), edition })
  return rows.toSorted((a, b) => a.team.number - b.team.number).map(({ values }) => formatExact(values[1]!, 2))
}
const numbers = (text: string): readonly (number | null)[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => (word === '-' ? null : Number(word)))
const asNumbers = (texts: readonly string[]): readonly (number | null)[] => texts.map((text) => (text === '-' ? null : Number(text)))

/** `#4 14.0 #6 11.5` over a row of values. */
const changed = (row: readonly (number | null)[], changes: string): readonly (number | null)[] => {
  const list = [...row]
  for (const [, number, value] of changes.matchAll(/#(\d+) (\S+)/g)) list[Number(number) - 1] = Number(value)
  return list
}

/** Code, values of the 2023 edition by player, what the 2026 edition changes. */
const swiss: readonly (readonly [code: string, values2023: string, changes2026: string])[] = [
  ['BH', '12.5 13 15.5 15 8.5 12 14.5 13.5 9 13 13.5 11.5 14 11 12 12.5', '#4 14.0 #6 11.5 #11 12.5'],
  ['BH/C1', '11 12 13 11.5 7.5 11 12.5 12 7.5 11.5 12 9.5 12 9 11 11', '#6 10.5 #11 11.0'],
  ['SB', '8 9.5 10.5 9.75 4.25 6.5 3.25 5.25 2.25 1.5 5.75 4 4.25 4.5 3.5 7.25', '#4 9.25 #6 6.0 #11 4.75'],
  ['SB/C1', '7.25 8.5 9.25 8 3.25 5.5 1.25 3.75 2.25 0 4.25 4 4.25 3 2.5 5.75', '#4 7.75 #6 5.0 #11 3.25'],
  ['FB', '13.5 13.5 15 15.5 10 12 13.5 12.5 9.5 12.5 12.5 11.5 13.5 10.5 12 13.5', '#4 14.5 #11 12.0 #12 11.0'],
  [
    'AOB',
    '12.60 13.60 13.40 13.38 13.40 13.25 11.90 13.00 12.75 10.90 12.75 15.00 12.10 13.17 12.20 13.30',
    '#1 12.40 #3 12.90 #5 13.20 #7 11.70 #8 12.90 #10 10.80 #12 14.00 #13 11.90 #14 13.00 #16 13.10',
  ],
  ['ARO', '1820 1880 1940 1888 1690 1813 1760 1730 1975 1880 1863 2050 1930 1800 1860 1820', ''],
  ['ARO/C1', '1900 1988 2000 1983 1738 1900 1838 1800 2200 1975 2000 - 2025 1900 1963 1900', ''],
  ['TPR', '1969 2120 2089 2081 1690 1813 1611 1730 1175 1640 1776 1250 1781 1925 1788 1969', ''],
  ['APRO', '1789 1856 1904 1772 1719 1846 1869 1915 1805 1717 1840 2081 1879 1775 1776 1805', ''],
  ['WIN', '2 3 2 2 2 3 1 2 1 1 2 2 1 2 2 3', ''],
  ['WON', '2 3 2 2 2 2 1 2 0 1 1 0 1 2 2 3', ''],
  ['BPG', '2 3 2 2 2 2 3 2 1 3 2 0 3 2 3 2', ''],
  ['BWG', '1 1 1 1 0 1 0 0 0 1 0 0 1 1 1 1', ''],
  ['REP', '5 5 5 4 5 5 5 5 3 5 5 3 5 3 5 5', ''],
  ['PS', '11 13 11 11.5 5 6 6 8.5 2.5 4 5.5 7 7 6 7 10.5', ''],
  ['PS/C1', '10 12 10.5 10.5 5 6 5 8 2.5 4 5 7 6 5 7 10', ''],
]

describe('the Swiss exercise, every figure', () => {
  test.each(swiss)('%s', (code, values2023, changes2026) => {
    const expected = numbers(values2023)
    expect(expected).toHaveLength(16)
    expect(asNumbers(valuesOf(swissExercise(), code, '2023'))).toEqual(expected)
    expect(asNumbers(valuesOf(swissExercise(), code, '2026'))).toEqual(changed(expected, changes2026))
  })

  test('PTP of player 3', () => expect(valuesOf(swissExercise(), 'PTP', '2026')[2]).toBe('2112'))

  test('DE leaves the tied together', () => {
    const ranks = ranksOf(swissExercise(), 'DE')
    expect([1, 3, 4, 16].map((player) => ranks[player - 1])).toEqual([2, 2, 2, 2])
    expect([5, 8, 11].map((player) => ranks[player - 1])).toEqual([7, 7, 7])
  })
})

describe('the round robin exercise', () => {
  test.each([
    ['SB', '9.25 6.25 6.25 4.25 3.25 2.25'],
    ['SB/C1', '9.25 4.75 4.75 4.25 3.25 1.5'],
    ['KS', '2 .5 .5 1 .5 0'],
  ])('%s', (code, values) => {
    for (const edition of ['2023', '2026'] as const)
      expect(asNumbers(valuesOf(roundRobinExercise(), code, edition))).toEqual(numbers(values))
  })

  test('DE, with the forfeit', () => expect(ranksOf(roundRobinExercise(), 'DE')).toEqual([1, 2, 2, 6, 5, 4]))
})

test('the direct encounter exercise over nine rounds', () => {
  expect(ranksOf(directEncounterExercise(), 'DE')).toEqual([3, 5, 1, 3, 9, 2, 6, 6, 14, 9, 13, 14, 16, 9, 9, 6])
})

describe('the team exercise', () => {
  const all: readonly (readonly [code: string, values2023: string, changes2026: string])[] = [
    ['PTS:MP', '10 10 10 10 10 7 6 7 6 5 4 2 6 4', ''],
    ['PTS:GP', '17.5 17 16 17 18 12.5 11.5 15 14.5 13 11.5 7.5 11.5 11.5', ''],
    ['MPvGP', '17.5 17 16 17 18 12.5 11.5 15 14.5 13 11.5 7.5 11.5 11.5', ''],
    ['BH:MP', '64 57 58 56 55 46 44 41 50 44 41 41 52 36', '#1 61'],
    ['BH:MP/C1', '57 52 53 52 53 39 38 39 48 42 39 39 48 32', '#1 54'],
    ['BH:GP', '114 107.5 109.5 106 99 92 94.5 90 97.5 92 88 92 101 87', '#1 109.0'],
    ['BH:GP/C1', '100.5 96 97 94.5 91.5 79.5 83 82.5 90 84.5 80.5 84.5 89.5 75.5', '#1 96.5'],
    ['SSSC', '38.83 36 35.33 35.67 36.33 27.83 26.17 28.67 31.17 27.67 25.17 21.17 28.83 23.5', '#1 37.83'],
  ]
  test.each(all)('%s', (code, values2023, changes2026) => {
    const expected = numbers(values2023)
    expect(expected).toHaveLength(14)
    expect(asNumbers(teamValuesOf(code, '2023'))).toEqual(expected)
    expect(asNumbers(teamValuesOf(code, '2026'))).toEqual(changed(expected, changes2026))
  })

  test.each([
    ['EMMSB/C1', '#1 74 #2 64 #3 66 #4 64 #5 66', '#1 68'],
    ['EGMSB', '#1 158 #2 144 #3 150 #4 146 #5 132', '#1 148'],
    ['EMGSB', '#7 68.5 #9 83 #13 73 #1 158.5 #2 131', '#1 146.5'],
    ['EGGSB', '#6 157.5 #8 181.5 #1 283 #2 249.75', '#1 263'],
  ])('%s', (code, values2023, changes2026) => {
    const check = (edition: TieBreakEdition, expected: string): void => {
      const values = asNumbers(teamValuesOf(code, edition))
      expect(changed(values, expected)).toEqual(values)
    }
    check('2023', values2023)
    check('2026', changes2026)
  })

  const order = (list: string): readonly (readonly [number, number])[] =>
    teamStandings(teamExercise(), { tieBreaks: codesFrom(list, 'teams') }).rows.map(({ team, rank }) => [team.number, rank] as const)

  test('EDE puts the leaders in order, 6 before 8, and leaves 11-14 and 7-9-13 tied', () => {
    expect(order('EDE')).toEqual([
      [4, 1],
      [2, 2],
      [1, 3],
      [3, 4],
      [5, 5],
      [6, 6],
      [8, 7],
      [7, 8],
      [9, 8],
      [13, 8],
      [10, 11],
      [11, 12],
      [14, 12],
      [12, 14],
    ])
  })

  test.each(['EDEBT', 'EDET', 'EDEB'])('%s separates 11 and 14 by the boards of their match', (code) => {
    expect(order(code).slice(-3)).toEqual([
      [11, 12],
      [14, 13],
      [12, 14],
    ])
  })
})
