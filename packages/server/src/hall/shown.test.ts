import { expect, test } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { documents } from '../pages/paper/documents/index.ts'
import { pages } from '../pages/public/pages.tsx'

/** What everybody is shown, written by hand as well, so that nothing can show more by mistake; what is not named here shows results as far as they are shown. */
const routes: Readonly<Record<string, string>> = {
  '/tournaments/{tournament}': 'own-boards',
  '/tournaments/{tournament}/standings': 'standings',
  '/tournaments/{tournament}/standings/boards': 'standings',
  '/tournaments/{tournament}/standings/{player}': 'standings',
  '/tournaments/{tournament}/crosstable': 'standings',
  '/tournaments/{tournament}/export/{format}': 'standings',
  '/tournaments/{tournament}/prizes': 'standings',
  '/tournaments/{tournament}/ratings': 'standings',
  '/tournaments/{tournament}/players/{player}/rating': 'standings',
}

test.each(endpoints)('$method $path shows what it should', ({ path, least, shows }) => {
  expect(shows).toBe(least === 'public' ? (routes[path] ?? 'results') : undefined)
})

test('every page shows what it should', () => {
  expect(Object.fromEntries(Object.entries(pages).map(([path, { shows }]) => [path, shows]))).toEqual({
    '': ['results', 'standings'],
    '/round/:round': ['results'],
    '/standings': ['standings'],
    '/crosstable': ['standings'],
    '/prizes': ['standings'],
    '/players': ['results'],
    '/player/:player': ['results', 'standings'],
    '/player/:player/stake': ['results'],
    '/why': ['results'],
    '/event': ['results', 'own-boards'],
  })
})

test('every document shows what it should', () => {
  const ranking = documents.filter(({ shows }) => shows !== 'results').map(({ id, shows }) => [id, shows])
  expect(ranking).toEqual([
    ['standings', 'standings'],
    ['prizes', 'standings'],
    ['prize-receipts', 'standings'],
    ['ratings', 'standings'],
    ['norm-reports', 'standings'],
    ['tournament-report', 'standings'],
    ['crosstable', 'standings'],
    ['berger', 'standings'],
  ])
})
