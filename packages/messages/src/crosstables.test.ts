import { expect, test } from 'vitest'
import { de as deskDe } from './console/standings/de.ts'
import { en as deskEn } from './console/standings/en.ts'
import { fr as deskFr } from './console/standings/fr.ts'
import { de as paperDe } from './paper/de.ts'
import { en as paperEn } from './paper/en.ts'
import { fr as paperFr } from './paper/fr.ts'
import { de as publicDe } from './public/de.ts'
import { en as publicEn } from './public/en.ts'
import { fr as publicFr } from './public/fr.ts'

test.each([
  ['en', deskEn, publicEn, paperEn],
  ['de', deskDe, publicDe, paperDe],
  ['fr', deskFr, publicFr, paperFr],
])('the table of a Swiss has one name in %s: at the desk, on public pages and on paper', (_, desk, page, paper) => {
  expect([desk.views.crosstable, page.crosstable]).toEqual([paper.documents.crosstable, paper.documents.crosstable])
  expect(page.grid).toBe(desk.views.grid)
  // In the row of pages there is room for the first word of it.
  expect(page.crosstable.startsWith(page.nav.crosstable)).toBe(true)
  expect(page.grid.startsWith(page.nav.grid)).toBe(true)
})

test.each([
  ['de', deskDe, paperDe],
  ['fr', deskFr, paperFr],
])('that of a round robin is another one in %s', (_, desk, paper) => {
  expect(desk.views.grid).toBe(paper.documents.berger)
  expect(desk.views.grid).not.toBe(desk.views.crosstable)
})
