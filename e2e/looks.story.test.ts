import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, phone } from './testing/browser.ts'
import { signedIn } from './testing/console.ts'
import { openHall } from './testing/hall.ts'

const names = [
  'Schwarzenbach, Maximilian',
  'Oberhauser, Katharina',
  'Christodoulopoulos, Theodoros',
  'Zimmermann, Alexandra',
  'von Hohenzollern, Ferdinand',
  'Papadimitriou, Konstantina',
  'Szczepański, Władysław',
  'Montgomery-Smith, Penelope',
]

/** Texts of a picture that stand on one another. */
const overlapping = (page: Page, selector: string): Promise<readonly string[]> =>
  page.$$eval(selector, (texts) => {
    const boxes = texts.map((text) => ({ text: text.textContent ?? '', box: text.getBoundingClientRect() }))
    return boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right - 1 && b.box.left < a.box.right - 1 && a.box.top < b.box.bottom - 3 && b.box.top < a.box.bottom - 3,
        )
        .map((b) => `${a.text} / ${b.text}`),
    )
  })

test('beside an explanation no name stands on another, all criteria fit, and every row has its rating', async () => {
  const hall = await openHall({ players: names })
  const result = { white: 'win', black: 'loss', rated: true }
  for (const board of [0, 1, 2, 3]) await hall.command({ kind: 'enter-result', round: 1, board, result })
  await hall.pairRound()
  const page = await signedIn(hall.desk)
  const shortened = (): Promise<readonly string[]> =>
    page.$$eval('.round-table .round-name', (all) =>
      all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent ?? ''),
    )
  for (const width of [1920, 1440, 1280, 360]) {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto(`${hall.desk.url}/desk/${hall.id}/round/2`)
    await page.getByRole('button', { name: /^Why board 1/ }).waitFor()
    expect(await shortened(), `names that are cut at ${width} px`).toEqual([])
    await page.getByRole('button', { name: /^Why board 1/ }).click()
    const panel = page.getByRole('complementary', { name: 'Why' })
    await panel.getByRole('img', { name: 'The score bands concerned' }).waitFor()
    expect(await overlapping(page, '.why-map text')).toEqual([])
    await panel.getByRole('button', { name: 'All criteria' }).click()
    const [table, room] = await panel
      .locator('.why-cards')
      .evaluate((section) => [section.querySelector('table')!.scrollWidth, section.clientWidth])
    expect(table, `the criteria at ${width} px`).toBeLessThanOrEqual(room!)
    expect(await shortened(), `names that are cut beside the explanation at ${width} px`).toEqual([])
    const cut = await page.$$eval(
      '.round-table .round-facts',
      (facts) =>
        facts.filter((fact) => {
          const row = fact.closest('td')!.getBoundingClientRect()
          const { top, bottom, height } = fact.getBoundingClientRect()
          return height === 0 || top < row.top - 1 || bottom > row.bottom + 1
        }).length,
    )
    expect(cut, `ratings that are cut off at ${width} px`).toBe(0)
  }
})

test('a problem below a field moves nothing, times stay on one line, and what has the focus looks like no mistake', async () => {
  const hall = await openHall()
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  const row = page.getByRole('form', { name: 'Enter a player' })
  const tops = (): Promise<readonly number[]> =>
    row.locator('input, button').evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().top)))
  await row.getByLabel('Name').fill('Somebody')
  await row.getByLabel('Rating').fill('many')
  const before = await tops()
  expect(new Set(before).size).toBe(1)
  const { outlineColor, red } = await row.getByLabel('Rating').evaluate((field) => ({
    outlineColor: getComputedStyle(field).outlineColor,
    red: (() => {
      const probe = document.createElement('i')
      probe.style.color = 'var(--red)'
      document.body.append(probe)
      return getComputedStyle(probe).color
    })(),
  }))
  expect(outlineColor).not.toBe(red)
  await page.keyboard.press('Enter')
  await page.locator('.add-player .field-problem').waitFor()
  expect(await tops()).toEqual(before)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/history`)
  await page.locator('.history tbody td').first().waitFor()
  const tall = await page.$$eval(
    '.history tbody tr:not(.history-day) td:first-child',
    (cells) => cells.filter((cell) => cell.firstElementChild !== null && cell.getClientRects().length > 0 && cell.scrollHeight > 48).length,
  )
  expect(tall).toBe(0)

  // On phones sentences of the history take several lines; results in them are on one.
  await hall.command({ kind: 'enter-result', round: 1, board: 0, result: { white: 'win', black: 'loss', rated: true } })
  for (const width of [390, 375, 360, 345, 330]) {
    await page.setViewportSize({ width, height: 844 })
    const line = page.locator('.history').getByText('1–0', { exact: true })
    await line.waitFor()
    expect(await line.evaluate((result) => result.getClientRects().length), `at ${width} px`).toBe(1)
  }
})

test('a public page speaks to whoever said “this is me”, and about the player to everybody else', async () => {
  const hall = await openHall({ settings: { numberOfRounds: 1 } })
  const result = { white: 'win', black: 'loss', rated: true }
  const reader = await newPerson(phone)
  await reader.goto(`${hall.desk.url}/t/${hall.id}/player/1`)
  await reader.getByText('Alice plays on').waitFor()
  expect(await reader.locator('main').innerText()).not.toMatch(/\byou\b/i)
  await reader.getByRole('link', { name: /This is me/ }).click()
  await reader.getByText('Alice, you play on').waitFor()
  for (const board of [0, 1, 2, 3]) await hall.command({ kind: 'enter-result', round: 1, board, result })
  const { boards } = (await hall.get('')).rounds[0]
  // Whoever has won every game stands in the upper right corner of the chart, and so does the number.
  await reader.goto(`${hall.desk.url}/t/${hall.id}/player/${boards[0].white}`)
  const outside = await reader
    .locator('.chart .value')
    .first()
    .evaluate((value) => {
      const [text, chart] = [value.getBoundingClientRect(), value.closest('svg')!.getBoundingClientRect()]
      return text.right > chart.right || text.top < chart.top
    })
  expect(outside).toBe(false)
})

test('a screen announces tie-breaks only where it has room for them, and takes more lines when asked', async () => {
  const hall = await openHall({ players: Array.from({ length: 40 }, (_, at) => `Player ${String(at + 1).padStart(2, '0')}`) })
  const result = { white: 'win', black: 'loss', rated: true }
  for (let board = 0; board < 20; board++) await hall.command({ kind: 'enter-result', round: 1, board, result })
  const wall = await newPerson({ viewport: { width: 1440, height: 810 } })
  await wall.goto(`${hall.desk.url}/t/${hall.id}/screen/standings`)
  const shown = (): Promise<number> => wall.locator('.row:visible').count()
  await wall.locator('.row').first().waitFor()
  for (const [width, font] of [
    [1440, 100],
    [900, 100],
    [500, 140],
  ] as const) {
    await wall.setViewportSize({ width, height: 810 })
    await wall.goto(`${hall.desk.url}/t/${hall.id}/screen/standings?font=${font}`)
    await wall.locator('.paged .row:visible').first().waitFor()
    const [said, there] = [await wall.locator('.columns').isVisible(), await wall.locator('.values:visible').first().isVisible()]
    expect(said, `columns announced at ${width} px`).toBe(there)
  }
  await wall.setViewportSize({ width: 1440, height: 810 })
  await wall.goto(`${hall.desk.url}/t/${hall.id}/screen/pairings-by-board`)
  await wall.locator('.paged .row:visible').first().waitFor()
  for (let press = 0; press < 4; press++) await wall.keyboard.press('+')
  const few = await shown()
  expect(few).toBeLessThan(20)
  for (let press = 0; press < 4; press++) await wall.keyboard.press('-')
  expect(await shown()).toBeGreaterThan(few)
})

test('groups are defined once and have lists on the desk, on paper, on the public page and on screens', async () => {
  const hall = await openHall({ settings: { info: { name: 'Zug Open', startDate: '2026-06-01' } } })
  const result = { white: 'win', black: 'loss', rated: true }
  for (const board of [0, 1, 2, 3]) await hall.command({ kind: 'enter-result', round: 1, board, result })
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/settings`)
  const section = page.getByRole('region', { name: 'Groups of players' })
  await section.getByRole('button', { name: '+ Below 1800' }).click()
  const group = section.getByRole('group', { name: 'Below 1800' })
  await group.getByLabel('Name of the group').fill('Below 2797')
  await section.getByRole('group', { name: 'Below 2797' }).getByLabel('Rating to').fill('2796')
  await section.getByRole('button', { name: '+ Juniors under 18' }).click()
  await section.getByText('Born 2008 or later').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Settings saved.').waitFor()

  await page.goto(`${hall.desk.url}/desk/${hall.id}/standings`)
  await page.getByRole('radio', { name: 'Below 2797' }).check()
  await expect.poll(() => page.locator('.ranking tbody tr').count()).toBe(4)
  await page.getByRole('radio', { name: 'Juniors under 18' }).check()
  await page.getByText('Nobody belongs to this group.').waitFor()

  const reader = await newPerson(phone)
  await reader.goto(`${hall.desk.url}/t/${hall.id}/standings`)
  await reader.getByRole('link', { name: 'Below 2797' }).click()
  await expect.poll(() => reader.locator('#standings tbody tr').count()).toBe(4)
  await reader.goto(`${hall.desk.url}/t/${hall.id}/paper/standings?group=all&lang=en`)
  await reader.getByRole('heading', { name: 'Below 2797' }).waitFor()
  const wall = await newPerson({ viewport: { width: 1440, height: 810 } })
  await wall.goto(`${hall.desk.url}/t/${hall.id}/screen/standings?group=1`)
  await wall.getByText('Below 2797').waitFor()
  await expect.poll(() => wall.locator('.row').count()).toBe(4)
})

test('a round tells what is left to do, its keys act, and help is on every page', async () => {
  const hall = await openHall({ settings: { numberOfRounds: 2 } })
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/round`)
  const bar = page.getByRole('navigation', { name: /^To do in round/ })
  await bar.getByRole('link', { name: '4 results missing' }).waitFor()
  const result = { white: 'win', black: 'loss', rated: true }
  for (const board of [0, 1, 2, 3]) await hall.command({ kind: 'enter-result', round: 1, board, result })
  await bar.getByText('All results in').waitFor()
  await page.keyboard.press('n')
  await page.getByRole('heading', { name: 'Round 2 draft' }).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('heading', { name: 'Round 2 published' }).waitFor()
  for (const board of [0, 1, 2, 3]) await hall.command({ kind: 'enter-result', round: 2, board, result })
  await bar.getByRole('button', { name: 'Finish the event' }).click()
  await bar.getByText('Finished').waitFor()
  const [sheet] = await Promise.all([page.context().waitForEvent('page'), bar.getByRole('link', { name: /^Lists for the prizes/ }).click()])
  await sheet.getByRole('heading', { name: 'Final standings' }).waitFor()
  await bar.getByRole('link', { name: 'Files to send' }).click()
  await page.getByRole('heading', { name: 'Files' }).waitFor()

  await page.keyboard.press('F1')
  const help = page.getByRole('dialog')
  await help.getByRole('heading', { name: 'Before the first player arrives' }).waitFor()
  await help.getByLabel('Search the guides').fill('floaters bands')
  await help.getByRole('button', { name: 'A round' }).click()
  await help.getByText('The referee, a second program').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const path of ['', 'new']) {
    await page.goto(`${hall.desk.url}/${path}`)
    await page.getByRole('button', { name: 'Help' }).waitFor()
  }
})
