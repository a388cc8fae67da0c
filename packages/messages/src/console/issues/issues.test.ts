import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en, type IssuesWords } from './en.ts'
import { fr } from './fr.ts'

type Data<Code extends keyof IssuesWords> = Parameters<IssuesWords[Code]>[0]

/** A code without a sample does not compile. */
const samples: { readonly [Code in keyof IssuesWords]: readonly [Data<Code>, ...(readonly Data<Code>[])] } = {
  'fide-id-doubtful': [{ name: 'Bo', text: 'x1' }],
  'birth-doubtful': [
    { name: 'Bo', text: '2999', future: true },
    { name: 'Bo', text: 'May', future: false },
  ],
  'federation-doubtful': [{ name: 'Bo', text: 'SUII' }],
  'rating-malformed': [{ rating: 9999 }],
  'value-too-long': [{ field: 'fideId' }, { field: 'name' }],
  'xlsx-unreadable': [{}],
  'xls-old': [{}],
  'sheet-chosen': [{ sheet: 'Teilnehmer', sheets: 3 }],
  'sheet-unknown': [{ sheet: 'X', names: ['A', 'B'] }],
  'file-too-heavy': [{}],
  'too-many-players': [{ players: 12_000, most: 9999 }],
  'xlsx-too-large': [{}],
  'xlsx-too-wide': [{ rows: 1048576, columns: 16384 }],
  'rulebook-unknown': [{ name: 'fide-dubov' }],
  'text-adjusted': [
    { what: 'text', of: 'tournament', number: null, field: 'timeControl', longest: 200 },
    { what: 'text', of: 'player', number: 4, field: 'club', longest: null },
    { what: 'more', more: 12 },
  ],
  'points-by-decision': [{}],
  'virtual-points': [{}],
  teams: [{}],
  'extra-records': [{ records: 1 }, { records: 7 }],
}

test('one record is one', () => expect(en['extra-records']({ records: 1 })).toBe('1 record that decides nothing is left out.'))

const cases = Object.entries(samples).flatMap(([code, all]) => (all as readonly object[]).map((data) => [code, data] as const))

test.each(cases)('%s is said in every language', (code, data) => {
  const texts = [en, de, fr].map((words) => (words as unknown as Readonly<Record<string, (data: object) => string>>)[code]!(data))
  for (const text of texts) expect(text).not.toMatch(/undefined|null|\[object/)
  expect(new Set(texts).size).toBe(3)
})
