import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPrintingDesk } from './paper-desk.ts'
import { germanOpen, importTournament, roundRobinTwice } from './paper-events.ts'
import { beyondMargins, notWhole, onFooter, type PdfPage, printed, rowsOf, squeeze } from './paper-pdf.ts'
import { picture } from './testing/browser.ts'

const sizes = { a4: [595.3, 841.9], letter: [612, 792] } as const
type Format = keyof typeof sizes

/** On every page: what it is, of which event, which page of how many, and type at the size it was set in. */
const expectHeaders = (pages: readonly PdfPage[], title: string, event: string, format: Format, landscape: boolean): void => {
  const [short, long] = sizes[format]
  pages.forEach(({ text, width, height, pieces }, at) => {
    expect([width, height].map(Math.round)).toEqual((landscape ? [long, short] : [short, long]).map(Math.round))
    expect(text).toContain(squeeze(title))
    expect(text).toContain(squeeze(event))
    expect(text).toContain(`${at + 1}/${pages.length}`)
    // A browser makes everything smaller when something is too wide; the title tells.
    expect(Math.max(...pieces.map(({ size }) => size))).toBeCloseTo(25, 0)
  })
}

type Printed = { readonly pages: readonly PdfPage[]; readonly rows: readonly string[] }

/** Prints a document and expects what holds for all lists. */
const expectList = async (page: Page, address: string, event: string, selector = '.rows > tbody > tr'): Promise<Printed> => {
  const answer = await page.goto(address)
  expect(answer?.status()).toBe(200)
  const title = (await page.textContent('h1'))!
  const format = address.includes('format=letter') ? 'letter' : 'a4'
  const landscape = (await page.getAttribute('body', 'class'))!.split(' ').includes('landscape')
  const rows = await rowsOf(page, selector)
  const pages = await printed(page)
  expectHeaders(pages, title, event, format, landscape)
  expect(beyondMargins(pages, 12)).toEqual([])
  expect(await onFooter(page, pages)).toEqual([])
  expect(rows.length).toBeGreaterThan(0)
  expect(notWhole(pages, rows)).toEqual([])
  return { pages, rows }
}

test('a German open of 301 players in lists: headers on every page, no row split, nothing beyond the margins', async () => {
  const desk = await openPrintingDesk()
  const tournament = germanOpen(301, 8, 40)
  const event = tournament.info.name
  const id = await importTournament(desk.send, tournament)
  await desk.show(id)
  const page = await desk.arbiter()
  const paper = `${desk.url}/t/${id}/paper`
  const { short } = (await desk.send('GET', `/api/tournaments/${id}`)).rounds[7].receipt

  const pairings = await expectList(page, `${paper}/pairings?lang=de`, event)
  expect(pairings.pages.length).toBeGreaterThan(5)
  for (const { text } of pairings.pages) {
    expect(text).toContain(squeeze('Br. Nr. Weiß'))
    expect(text).toContain(`Beleg${short}`)
    expect(text).toContain(squeeze(`${desk.url.replace('http://', '')}/t/${id}`))
  }
  expect(pairings.rows.filter((row) => row.includes('–'))).not.toEqual([])

  const names = await expectList(page, `${paper}/pairings-by-name?columns=1&density=compact`, event)
  const two = await expectList(page, `${paper}/pairings-by-name?columns=2&format=letter`, event, '.letters li')
  const three = await expectList(page, `${paper}/pairings-by-name?columns=3&density=compact`, event, '.letters li')
  expect([two.rows.length, three.rows.length]).toEqual([301, 301])
  expect(three.pages.length).toBeLessThan(Math.min(two.pages.length, names.pages.length))
  // Columns are read from top to bottom: whoever comes first in the alphabet is not right of whoever comes later.
  const [first, last] = [three.pages[0]!, three.pages.at(-1)!]
  expect(first.text.indexOf('Ahrens')).toBeGreaterThan(-1)
  expect(last.text).toContain('Zacharias')

  const results = await expectList(page, `${paper}/results?lang=fr&density=compact`, event)
  expect(results.rows.filter((row) => /1–0|½–½|0–1|[+−]–[+−]/.test(row)).length).toBeGreaterThanOrEqual(100)

  const standings = await expectList(page, `${paper}/standings?format=letter`, event)
  expect(standings.rows).toHaveLength(301)
  // After the last round that is over; the round that is on for whoever asks.
  expect(standings.pages[0]!.text).toContain(squeeze('Nach Runde 7'))
  expect(standings.pages[0]!.text).not.toContain(squeeze('Nicht endgültig'))
  const open = await expectList(page, `${paper}/standings?format=letter&round=8`, event)
  expect(open.pages[0]!.text).toContain(squeeze('Nicht endgültig: 40 Partien offen'))
  expect(standings.pages.at(-1)!.text).toContain(squeeze('BH/C1 Buchholz, ohne den schlechtesten'))

  const crosstable = await expectList(page, `${paper}/crosstable`, event)
  await picture(page, 'paper-crosstable')
  expect(crosstable.pages[0]!.text).toContain(squeeze('Jedes Feld nennt die Zeile (#) des Gegners'))

  await expectList(page, `${paper}/players?order=name&lang=en`, event)
  await expectList(page, `${paper}/check-in?lang=de&format=letter`, event)
})

test('wall chart, cards and checklist of a small event in three languages; a round robin twice around in one grid', async () => {
  const desk = await openPrintingDesk()
  const tournament = germanOpen(31, 4, 2)
  const id = await importTournament(desk.send, tournament)
  await desk.show(id)
  const page = await desk.arbiter()
  const paper = `${desk.url}/t/${id}/paper`
  const { name } = tournament.info

  for (const lang of ['en', 'de', 'fr'])
    for (const document of ['wall-chart', 'checklist', 'pairings', 'standings', 'check-in'])
      await expectList(page, `${paper}/${document}?lang=${lang}&density=large`, name)

  const cards = await expectList(page, `${paper}/cards?lang=de`, name, '.card')
  expect(cards.rows).toHaveLength(31)
  const checkIn = await expectList(page, `${paper}/check-in?lang=de`, name)
  expect(checkIn.rows.at(-1)).toContain('31Spieler,0anwesend')

  const berger = roundRobinTwice(10)
  const robin = await importTournament(desk.send, berger)
  const grid = await expectList(page, `${desk.url}/t/${robin}/paper/berger?lang=de`, berger.info.name)
  expect(grid.rows).toHaveLength(10)
  const cells = await page.$$eval('.grid tbody tr:first-child .cell:not(.self)', (found) => found.map((cell) => cell.textContent ?? ''))
  expect(cells).toHaveLength(9)
  for (const cell of cells) expect(squeeze(cell)).toMatch(/^[01½]{2}$/)
})
