import { expect, test } from 'vitest'
import { filesIn, kindOf, nameOf, tournamentOf } from './addresses.ts'
import { canBeMarked, marked } from './mark.ts'

test('pages of everybody are kept; printouts, screens, forms, links and the API are not', () => {
  for (const path of ['/t', '/t/open', '/t/open/round/3', '/t/open/standings', '/t/open/player/12', '/t/open/event'])
    expect([path, kindOf(path)]).toEqual([path, 'page'])
  for (const path of ['/', '/new', '/desk/open/round/2', '/account']) expect([path, kindOf(path)]).toEqual([path, 'shell'])
  for (const path of ['/assets/main-x.js', '/icon.svg', '/icon-192.png']) expect([path, kindOf(path)]).toEqual([path, 'file'])
  for (const path of [
    '/t/open/paper',
    '/t/open/screen/pairings',
    '/t/open/register',
    '/t/open/round/1/receipt.json',
    '/t/open/calendar.ics',
    '/b/secret',
    '/h/secret',
    '/api/me',
    '/api/tournaments/open',
    '/metrics',
    '/worker.js',
    '/newer',
  ])
    expect([path, kindOf(path)]).toEqual([path, null])
  expect(kindOf('/enter/secret')).toBe('entrance')
  expect([kindOf('/t/open/at/12-abc/round/3'), kindOf('/t/open/at/12-abc/paper')]).toEqual(['page', null])
})

test('a page is kept once, in whichever language it was read, and belongs to its tournament alone', () => {
  expect(nameOf(new URL('http://desk/t/open/round/1?lang=de&by=name#board-3'))).toBe('/t/open/round/1?by=name')
  expect(nameOf(new URL('http://desk/t/open/at/12-abc/standings?lang=de&me=3'))).toBe('/t/open/standings')
  expect([tournamentOf('/t/open/round/1'), tournamentOf('/t/open-b'), tournamentOf('/t')]).toEqual(['/t/open', '/t/open-b', null])
})

const page = (note: string): string =>
  `<html lang="de"><head><link href="/assets/a.css"/><script src="/assets/b.js"></script></head><body class="public">${note}</body></html>`

test('a kept page says so and of when it is; one that cannot say it is never kept', () => {
  const html = page('<p class="kept" hidden="">Stand von: <time></time></p>')
  expect(canBeMarked(html)).toBe(true)
  expect(canBeMarked(page(''))).toBe(false)
  const shown = marked(html, '2026-11-16T10:00:00.000Z', ['fr-FR', 'de-CH'])
  expect(shown).toContain('<p class="kept" role="status">Stand von: <time datetime="2026-11-16T10:00:00.000Z">16.11.2026, ')
  expect(shown).toContain('<body data-kept="2026-11-16T10:00:00.000Z" class="public">')
  expect(filesIn(html)).toEqual(['/assets/a.css', '/assets/b.js'])
})
