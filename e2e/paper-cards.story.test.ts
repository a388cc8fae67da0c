import { expect, test } from 'vitest'
import { openPrintingDesk } from './paper-desk.ts'
import { germanOpen, importTournament, teamEvent } from './paper-events.ts'
import { overflowing, type PdfPage, printed, squeeze } from './paper-pdf.ts'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, phone, picture } from './testing/browser.ts'

/** The big numbers of a page, from the upper left corner, line by line. */
const bigNumbers = ({ pieces }: PdfPage, size: number): readonly number[] =>
  pieces
    .filter((piece) => Math.abs(piece.size - size) < 1 && /^\d+$/.test(piece.text.trim()))
    .toSorted((a, b) => (Math.abs(a.y - b.y) > 5 ? b.y - a.y : a.x - b.x))
    .map(({ text }) => Number(text))

test('result slips lie so that every pile is in board order once the stack is cut', async () => {
  const desk = await openPrintingDesk()
  const id = await importTournament(desk.send, germanOpen(61, 3, 5))
  await desk.show(id)
  const page = await desk.arbiter()
  const slips = `${desk.url}/t/${id}/paper/slips`
  const boards = (await desk.send('GET', `/api/tournaments/${id}`)).rounds[2].boards.length

  for (const [perPage, size, format] of [
    [8, 24, 'a4'],
    [3, 40, 'letter'],
  ] as const) {
    await page.goto(`${slips}?perPage=${perPage}&format=${format}`)
    expect(await overflowing(page, '.slip')).toEqual([])
    const pages = await printed(page)
    expect(pages).toHaveLength(Math.ceil(boards / perPage))
    const piles = Array.from({ length: perPage }, (_, place) => pages.flatMap((sheet) => bigNumbers(sheet, size)[place] ?? []))
    expect(piles.flat()).toEqual(Array.from({ length: boards }, (_, at) => at + 1))
    expect(Math.round(pages[0]!.width)).toBe(format === 'a4' ? 595 : 612)
  }

  // Three slips to try the cut.
  await page.goto(`${slips}?first=7&last=9&perPage=3`)
  expect((await printed(page)).map((sheet) => bigNumbers(sheet, 40))).toEqual([[7, 8, 9]])
})

test('codes for players are printed for arbiters only, when they ask, and open the game', async () => {
  const desk = await openPrintingDesk()
  const id = await importTournament(desk.send, germanOpen(21, 2, 10))
  await desk.show(id)
  const page = await desk.arbiter()
  const slips = `${desk.url}/t/${id}/paper/slips`

  await page.goto(`${slips}?links=yes&lang=en`)
  await expect.poll(() => page.locator('.slip .qr').count()).toBe(0)
  await page.getByRole('button', { name: 'Make codes' }).click()
  await page.locator('.slip .qr').first().waitFor()
  await expect.poll(() => page.locator('.slip .qr').count()).toBe(20)
  expect(await overflowing(page, '.slip')).toEqual([])
  // Room to sign: a pen needs some 7 mm.
  const rooms = await page.$$eval('.slip', (slips) =>
    slips.map(
      (slip) =>
        ((slip.querySelector('footer span')!.getBoundingClientRect().top - slip.querySelector('.choices')!.getBoundingClientRect().bottom) *
          25.4) /
        96,
    ),
  )
  expect(Math.min(...rooms)).toBeGreaterThan(7)
  const { links } = await desk.send('POST', `/api/tournaments/${id}/board-links`, { round: 2, qr: true })
  const pathOf = (svg: string): string | undefined => / d="(M[^"]{200,})"/.exec(svg)?.[1]
  const codes = await page.$$eval('.slip .qr', (found) => found.map((code) => code.innerHTML))
  // Slips lie in stack-cut order, links in that of the boards.
  expect(codes.map(pathOf).toSorted()).toEqual(links.map(({ qr }: { readonly qr: string }) => pathOf(qr)).toSorted())
  expect((await fetch(links[0].url)).status).toBe(200)
  await page.goto(`${desk.url}/t/${id}/paper/board-cards?links=yes&perPage=8`)
  await expect.poll(() => page.locator('.board-card .qr').count()).toBe(20)
  expect(await overflowing(page, '.board-card')).toEqual([])

  const stranger = await newPerson()
  await stranger.goto(`${slips}?links=yes&lang=en`)
  await expect.poll(() => stranger.locator('.slip').count()).toBe(10)
  await expect.poll(() => stranger.locator('.slip .qr').count()).toBe(0)
  await expect.poll(() => stranger.getByText('Codes for players').count()).toBe(0)
})

test('cards, tents, poster and match sheets fill their sheets and nothing more', async () => {
  const desk = await openPrintingDesk()
  const id = await importTournament(desk.send, germanOpen(31, 2, 3))
  await desk.show(id)
  const teams = await teamEvent(desk.send, 6)
  await desk.show(teams)
  const page = await desk.arbiter()

  for (const format of ['a4', 'letter'])
    for (const [address, inner, count] of [
      [`${id}/paper/board-cards?perPage=4`, '.board-card', 4],
      [`${id}/paper/board-cards?perPage=1&first=998&last=1001`, '.board-card', 4],
      [`${id}/paper/name-cards?`, '.half:not(.turned)', 16],
      [`${id}/paper/poster?`, '.poster', 1],
      [`${teams}/paper/line-ups?`, '.line-up-slip', 3],
      [`${teams}/paper/match-sheets?`, '.match-sheet', 3],
    ] as const) {
      await page.goto(`${desk.url}/t/${address}&format=${format}&lang=de`)
      expect(await overflowing(page, inner)).toEqual([])
      expect((await printed(page)).length, address).toBe(count)
    }

  await page.goto(`${desk.url}/t/${teams}/paper/line-ups?lang=de`)
  await picture(page, 'paper-line-ups')
  await page.goto(`${desk.url}/t/${teams}/paper/match-sheets?lang=de`)
  const [sheet] = await printed(page)
  expect(sheet!.text).toContain(squeeze('Wettkampf 1'))
  expect(sheet!.text).toContain('Mannschaftsführer')
})

test('the list of documents works without script, on a phone and in the dark, and paper stays white', async () => {
  const desk = await openPrintingDesk()
  const id = await importTournament(desk.send, germanOpen(31, 2, 3))
  await desk.show(id)

  const reader = await newPerson({ ...phone, javaScriptEnabled: false, colorScheme: 'dark', locale: 'fr-FR' })
  await reader.goto(`${desk.url}/t/${id}/paper`)
  await picture(reader, 'paper-index-phone')
  await expect.poll(() => reader.getByRole('heading', { level: 3 }).allTextContents()).not.toContain('Liste de pointage')
  await reader.getByRole('form', { name: 'Appariements par nom' }).getByLabel('Colonnes').selectOption('2')
  await reader.getByRole('form', { name: 'Appariements par nom' }).getByRole('button').click()
  expect(new URL(reader.url()).searchParams.get('columns')).toBe('2')
  await expect.poll(() => reader.locator('.columns-2').count()).toBe(1)
  await expect.poll(() => reader.getByRole('button', { name: 'Imprimer' }).count()).toBe(0)
  expect((await reader.goto(`${desk.url}/t/${id}/paper/check-in`))?.status()).toBe(403)

  const arbiter = await desk.arbiter({ colorScheme: 'dark' })
  await arbiter.goto(`${desk.url}/t/${id}/paper?lang=en`)
  await picture(arbiter, 'paper-index')
  await expectAccessible(arbiter)
  await arbiter.getByRole('link', { name: 'Standings' }).click()
  await arbiter.getByRole('button', { name: 'Print' }).waitFor()
  await picture(arbiter, 'paper-standings')
  await expectAccessible(arbiter)
  await arbiter.emulateMedia({ media: 'print' })
  const colours = await arbiter.$eval('.rows td.name', (cell) => [
    getComputedStyle(cell).color,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})
