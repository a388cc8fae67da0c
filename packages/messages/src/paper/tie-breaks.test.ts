import { tieBreakRules } from '@zug/engine/standings'
import { expect, test } from 'vitest'
import { nearestTieBreaks, tieBreakTitle } from './tie-breaks.ts'

test('how Koya is read in a Swiss stands beside its name, in every language', () => {
  expect(tieBreakTitle('KS', 'en')).toBe('Koya system, in a Swiss unplayed rounds as against a dummy')
  expect(tieBreakTitle('KS/L+1/G', 'en')).toBe('Koya system, limit +1 half points, games played only')
  expect(tieBreakTitle('KS', 'de')).toContain('Scheingegner')
  expect(tieBreakTitle('KS/G', 'fr')).toBe('Système Koya, parties jouées seulement')
  expect(tieBreakTitle('BH/C1', 'en')).toBe('Buchholz, without the lowest')
})

test('the names of other countries are words too', () => {
  for (const code of ['MEDIAN', 'SOLKOFF', 'CUMULATIVE', 'BLACKS', 'KASHDAN'])
    for (const language of ['en', 'de', 'fr'] as const) expect(tieBreakTitle(code, language)).not.toBe(code)
})

test('every tie-break has a name in every language', () => {
  const nameless = tieBreakRules.flatMap(({ name }) =>
    (['en', 'de', 'fr'] as const).filter((language) => tieBreakTitle(name, language) === name).map((language) => `${name} ${language}`),
  )
  expect(nameless).toEqual([])
})

test.each([
  ['BUCHHHOLZ', 'BH'],
  ['Buchholz cut 1', 'BH/C1'],
  ['BHC1', 'BH/C1'],
  ['Sonneborn', 'SB'],
  ['Direkter Vergleich', 'DE'],
  ['Fortschrittswertung', 'PS'],
  ['Kashdann', 'KASHDAN'],
  ['ARRO', 'ARO'],
])('%s probably means %s', (typed, code) => {
  const known = tieBreakRules.filter((rule) => rule.for !== 'teams').map(({ name }) => name)
  expect(nearestTieBreaks(typed, known)[0]).toBe(code)
  expect(nearestTieBreaks('AVERAGE', known)).toContain('ARO')
  expect(nearestTieBreaks('XYZZY', known)).toEqual([])
})
