import { describe, expect, test } from 'vitest'
import { ageYearOf, belongsTo, type Group, newGroup, noGroups, rankedAmong } from './groups.ts'
import { defaultDeskSettings } from './settings.ts'

const player = { birth: '2012/05/17', rating: 1750, sex: 'w', federation: 'SUI', club: 'SG Zug' } as const

const rows: readonly (readonly [string, Partial<Group>, object, boolean])[] = [
  ['nothing is asked', {}, {}, true],
  ['women', { sex: 'w' }, {}, true],
  ['women, sex not known', { sex: 'w' }, { sex: null }, false],
  ['at most 14 in 2026', { age: { from: null, to: 14 } }, {}, true],
  ['at most 13 in 2026', { age: { from: null, to: 13 } }, {}, false],
  ['at least 50', { age: { from: 50, to: null } }, {}, false],
  ['at least 50, born 1976', { age: { from: 50, to: null } }, { birth: '1976' }, true],
  ['born in another notation', { age: { from: null, to: 14 } }, { birth: '17.05.2012' }, true],
  ['by age, born nobody knows when', { age: { from: null, to: 99 } }, { birth: '' }, false],
  ['below 1800', { rating: { from: null, to: 1799 } }, {}, true],
  ['from 1750 on', { rating: { from: 1750, to: null } }, {}, true],
  ['from 1751 on', { rating: { from: 1751, to: null } }, {}, false],
  ['below 1800, unrated too', { rating: { from: null, to: 1799 }, unrated: 'in' }, { rating: null }, true],
  ['below 1800, unrated not', { rating: { from: null, to: 1799 }, unrated: 'out' }, { rating: null }, false],
  ['unrated only', { unrated: 'only' }, { rating: null }, true],
  ['unrated only, rated', { unrated: 'only' }, {}, false],
  ['of a federation', { federation: 'sui' }, {}, true],
  ['of one of two federations', { federation: 'GER; SUI' }, {}, true],
  ['of another federation', { federation: 'GER' }, {}, false],
  ['of a club', { club: 'sg zug ' }, {}, true],
  ['of another club', { club: 'SG Zürich' }, {}, false],
]

test.each(rows)('a group of players: %s', (_, group, changes, belongs) => {
  expect(belongsTo(newGroup(group), { ...player, ...changes }, 2026)).toBe(belongs)
})

describe('the year of ages', () => {
  test('is that of the day stated, else of the first day, else nobody has an age', () => {
    expect(ageYearOf({ ...noGroups, ageOn: '2025-12-31' }, { startDate: '2026-06-01' })).toBe(2025)
    expect(ageYearOf(noGroups, { startDate: '2026-06-01' })).toBe(2026)
    expect(ageYearOf(noGroups, { startDate: '' })).toBeNull()
    expect(belongsTo(newGroup({ age: { from: null, to: 99 } }), player, null)).toBe(false)
  })
})

test('an event has none until somebody says so', () => {
  expect(defaultDeskSettings.groups).toEqual(noGroups)
})

describe('places among some of the rows', () => {
  test('whoever shares a rank shares it among them', () => {
    const rows = [2, 5, 5, 9, 9, 9, 12].map((rank) => ({ rank }))
    expect(rankedAmong(rows).map(({ among }) => among)).toEqual(['1', '2=', '2=', '4=', '4=', '4=', '7'])
    expect(rankedAmong([])).toEqual([])
  })

  test('each row is looked at a few times, however many there are', () => {
    let reads = 0
    const rows = Array.from({ length: 500 }, (_, at) => ({
      get rank() {
        reads += 1
        return Math.floor(at / 2)
      },
    }))
    expect(rankedAmong(rows)[499]!.among).toBe('499=')
    expect(reads).toBeLessThanOrEqual(4 * 500)
  })
})
