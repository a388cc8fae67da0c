import { type DeskPlayer, defaultDeskSettings, emptyDesk } from '@zug/engine/desk'
import { playerId, roundNumber, unratedIn } from '@zug/engine/model'
import { describe, expect, test } from 'vitest'
import { emptyEntry, type ListEntry } from './entry.ts'
import { noLists } from './no-lists.ts'
import type { ListInfo } from './port.ts'
import { type Found, refreshedOf, refreshOf } from './refresh.ts'

const info: ListInfo = {
  name: 'FIDE',
  kind: 'fide',
  month: '2026-11',
  source: 'players_list.txt',
  importedAt: '2026-11-01',
  rows: 1,
  faults: 0,
  mapping: null,
}
const rated = (rating: number | null) => ({ rating, games: 0, k: 20 })
const entry = (more: Partial<ListEntry>): ListEntry => ({
  ...emptyEntry,
  id: '77',
  fideId: '77',
  name: 'Meier, Anna',
  federation: 'SUI',
  ...more,
})
const fide = (more: Partial<ListEntry>): Found => ({ fide: { info, entry: entry(more) } })
const player = (more: Partial<DeskPlayer>): DeskPlayer => ({
  id: playerId(1),
  name: 'Meier, Anna',
  title: null,
  rating: 2000,
  federation: 'SUI',
  fideId: '77',
  birth: '',
  sex: null,
  club: '',
  city: '',
  pairingNumber: null,
  firstRound: roundNumber(1),
  withdrawnFrom: null,
  checkedIn: false,
  ...more,
})
const october = { fide: { ...unratedIn({ list: 'FIDE', month: '2026-10', federation: '', id: '77' }), standard: 2000 } }
const said = (one: DeskPlayer, found: Found) =>
  refreshedOf(defaultDeskSettings, one, found)?.differences.map(({ field, was, is }) => `${field} ${was || '–'} ${is || '–'}`)

describe('what a newer list would change', () => {
  test('rating, title, name, federation, birth and inactivity', () => {
    const found = fide({ standard: rated(2012), title: 'WFM', name: 'Meier-Huber, Anna', federation: 'GER', birth: '1990', inactive: true })
    expect(said(player({ official: october }), found)).toEqual([
      'rating 2000 2012',
      'standard 2000 2012',
      'title – WFM',
      'name Meier, Anna Meier-Huber, Anna',
      'federation SUI GER',
      'birth – 1990',
      'inactive – yes',
    ])
    expect(refreshedOf(defaultDeskSettings, player({ official: october }), found)!.changes).toMatchObject({
      rating: 2012,
      title: 'WFM',
      name: 'Meier-Huber, Anna',
      official: { fide: { standard: 2012, month: '2026-11', inactive: true, k: { standard: 20 } } },
    })
  })

  test('nothing is said of a year beside the whole day, nor of what the list leaves empty', () => {
    const one = player({ official: october, birth: '1990/03/04' })
    expect(said(one, fide({ standard: rated(2000), birth: '1990', name: '', federation: '' }))).toEqual([])
    expect(refreshedOf(defaultDeskSettings, one, fide({ standard: rated(2000) }))!.changes).toEqual({
      official: { fide: { ...october.fide, month: '2026-11', k: { standard: 20 } } },
    })
  })

  test('nothing at all where the same list is there', () => {
    const one = player({ official: { fide: { ...october.fide, month: '2026-11', k: { standard: 20 } } } })
    expect(refreshedOf(defaultDeskSettings, one, fide({ standard: rated(2000) }))).toBeNull()
  })

  test('K that was not kept before is filled in, and is no difference', () => {
    const one = player({ official: { fide: { ...october.fide, month: '2026-11' } } })
    const refreshed = refreshedOf(defaultDeskSettings, one, fide({ standard: rated(2000) }))
    expect([refreshed?.differences, refreshed?.changes.official?.fide?.k]).toEqual([[], { standard: 20 }])
  })

  test('a rating of the arbiter stays, what the list has is kept beside it', () => {
    const refreshed = refreshedOf(defaultDeskSettings, player({ rating: 2200, official: october }), fide({ standard: rated(2012) }))!
    expect(refreshed.byHand).toBe(true)
    expect(refreshed.differences).toEqual([{ field: 'standard', was: '2000', is: '2012' }])
    expect(refreshed.changes).not.toHaveProperty('rating')
  })

  test('all three ratings of a national list', () => {
    const dsb = { ...info, name: 'DSB', kind: 'national' as const }
    const was = { ...unratedIn({ list: 'DSB', month: '2026-10', federation: 'GER', id: '77' }), standard: 1900, rapid: 1800 }
    const now = (more: Partial<ListEntry>): Found => ({ national: { info: dsb, entry: entry({ standard: rated(1900), ...more }) } })
    expect(said(player({ official: { national: was } }), now({ rapid: rated(1820) }))).toEqual(['national 1900 / 1800 / – 1900 / 1820 / –'])
    expect(said(player({ official: { national: { ...was, rapid: null } } }), now({ standard: rated(1910) }))).toEqual([
      'national 1900 1910',
    ])
  })

  test('a title that the list no longer has is taken away, and one of a national list takes none', () => {
    expect(said(player({ title: 'FM', official: october }), fide({ standard: rated(2000) }))).toEqual(['title FM –'])
    const national: Found = { national: { info: { ...info, name: 'DSB', kind: 'national' }, entry: entry({ standard: rated(1900) }) } }
    expect(said(player({ title: 'FM', official: october }), national)).toEqual([])
  })

  test('of somebody who was entered without a list it proposes its rating, and keeps one where it has none', () => {
    expect(refreshedOf(defaultDeskSettings, player({}), fide({ standard: rated(2012) }))).toMatchObject({
      byHand: false,
      differences: [{ field: 'rating', was: '2000', is: '2012' }],
      changes: { rating: 2012, official: { fide: { standard: 2012 } } },
    })
    expect(said(player({}), fide({}))).toEqual([])
  })
})

describe('how old the lists are', () => {
  const ages = async (importedAt: string, startDate = '2026-12-05'): Promise<readonly unknown[]> => {
    const lists = { ...noLists, lists: async () => [{ ...info, importedAt }] }
    const state = {
      ...emptyDesk.state,
      settings: { ...defaultDeskSettings, info: { ...defaultDeskSettings.info, startDate } },
    }
    const answer = await refreshOf(lists, state, '2026-11-16T09:00:00.000Z')
    return answer.lists.map(({ name, month, older, newer, days }) => [name, month, older, ...(newer ? ['newer'] : []), days])
  }

  test('is said in whole days, and whether they are older than the event', async () => {
    expect(await ages('2026-11-15T09:00:01.000Z')).toEqual([['FIDE', '2026-11', true, 0]])
    expect(await ages('2026-11-15T09:00:00.000Z')).toEqual([['FIDE', '2026-11', true, 1]])
    expect(await ages('2026-11-01T10:00:00.000Z')).toEqual([['FIDE', '2026-11', true, 14]])
    expect(await ages('unknown', '2026-11-30')).toEqual([['FIDE', '2026-11', false, 0]])
    expect(await ages('unknown', '2026-10-31')).toEqual([['FIDE', '2026-11', false, 'newer', 0]])
    expect(await ages('unknown', '')).toEqual([['FIDE', '2026-11', false, 0]])
    expect(await ages('unknown')).toEqual([['FIDE', '2026-11', true, 0]])
  })
})

test('while many players are looked for, others are served', async () => {
  let others = 0
  const serve = (): void => {
    others += 1
    if (others < 1000) setImmediate(serve)
  }
  const lists = { ...noLists, lists: async () => [info], entry: async () => entry({}) }
  const players = new Map(Array.from({ length: 500 }, (_, at) => [playerId(at + 1), player({ id: playerId(at + 1) })] as const))
  serve()
  await refreshOf(lists, { ...emptyDesk.state, settings: defaultDeskSettings, players }, '2026-11-16T09:00:00.000Z')
  expect(others).toBeGreaterThan(5)
})
