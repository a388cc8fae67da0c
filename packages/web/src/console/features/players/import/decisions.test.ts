import { expect, test } from 'vitest'
import type { ListVerdict } from '../../../api/types.ts'
import { dataOf, firstDecision, numbersTaken, ownData, proposal } from './decisions.ts'
import type { Line } from './lines.ts'

const written = {
  name: 'H. Müller',
  title: null,
  rating: 1900,
  federation: '',
  fideId: 'D77',
  birth: '1990/03/12',
  sex: null,
  club: 'Zug',
  city: 'Baar',
}
const line = { line: 2, cells: {}, player: written, issues: [] } as unknown as Line
const figures = (rating: number | null) => ({ rating, games: null, k: null })
const entry = {
  id: '9000000',
  fideId: '9000000',
  name: 'Mueller, Hans',
  federation: 'GER',
  sex: 'm',
  title: 'XX',
  womenTitle: '',
  otherTitles: '',
  arenaTitle: '',
  birth: '1990',
  club: 'SC List',
  inactive: false,
  standard: figures(2100),
  rapid: figures(null),
  blitz: figures(null),
}
const ratings = { list: 'FIDE', month: '2026-10', federation: '', id: '9000000', standard: 2100, rapid: null, blitz: null }
const ratingOf = ({ fide }: { readonly fide?: { readonly standard: number | null } }): number | null => fide?.standard ?? null
const candidate = { entries: [{ list: 'FIDE', kind: 'fide', entry, ratings }], name: 'same', number: 'fide', agrees: [], differs: [] }
const verdict = (kind: string, candidates = [candidate]): ListVerdict =>
  ({ kind, reason: 'name-alone', candidates, proposed: candidates.length === 0 ? null : 0 }) as unknown as ListVerdict

test('nothing is taken that somebody has not seen: only who is certain, and not who is there already', () => {
  expect(firstDecision(line, null, false)).toEqual({ kind: 'new' })
  expect(firstDecision(line, verdict('certain'), false)).toEqual({ kind: 'person', at: 0 })
  expect(firstDecision(line, verdict('certain'), true)).toEqual({ kind: 'skip' })
  expect(firstDecision(line, verdict('confirm'), false)).toBeNull()
  expect(firstDecision(line, verdict('unknown', []), false)).toBeNull()
  expect(firstDecision({ ...line, player: null }, verdict('certain'), false)).toEqual({ kind: 'skip' })
  expect(proposal(verdict('confirm'))).toEqual({ kind: 'person', at: 0 })
  expect(proposal(verdict('unknown', []))).toEqual({ kind: 'new' })
  expect(proposal({ ...verdict('confirm'), proposed: null })).toBeNull()
})

test('a person of the lists has what the list says; club, city and the day of birth are those of the form', () => {
  expect(dataOf(line, verdict('confirm'), { kind: 'person', at: 0 }, ratingOf)).toEqual({
    official: { fide: ratings },
    name: 'Mueller, Hans',
    title: null,
    rating: 2100,
    federation: 'GER',
    fideId: '9000000',
    birth: '1990/03/12',
    sex: 'm',
    club: 'Zug',
    city: 'Baar',
  })
  expect(dataOf({ ...line, player: { ...written, birth: '1991' } }, verdict('confirm'), { kind: 'person', at: 0 }, ratingOf)?.birth).toBe(
    '1990',
  )
  expect(dataOf(line, verdict('confirm'), { kind: 'new' }, ratingOf)).toBe(written)
  expect(dataOf(line, verdict('confirm'), { kind: 'skip' }, ratingOf)).toBeNull()
  expect(dataOf(line, verdict('confirm'), null, ratingOf)).toBeNull()
})

test('a number is taken by whoever is entered and by other lines', () => {
  expect([...numbersTaken([{ fideId: '1' }, { fideId: '' }], [written, null, { ...written, fideId: '3' }], 2)]).toEqual(['1', 'D77'])
})

test('candidates show their own birthday and club, as precisely as the lists have them', () => {
  const of = (...entries: readonly object[]) =>
    ownData({ ...candidate, entries: entries.map((more) => ({ ...candidate.entries[0]!, entry: { ...entry, ...more } })) } as never)
  expect(of({})).toEqual({ birth: '1990', club: 'SC List' })
  expect(of({ birth: '1990', club: '' }, { birth: '1990/07/01', club: 'SK Chur' })).toEqual({ birth: '1990/07/01', club: 'SK Chur' })
  expect(of({ birth: '1990' }, { birth: '1991' })).toEqual({ birth: '1990 / 1991', club: 'SC List' })
})
