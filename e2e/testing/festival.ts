import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newPerson } from './browser.ts'
import type { TestDesk } from './desk.ts'
import { type Busy, busy } from './friction.ts'

const families =
  'Ahlgren Bianchi Castellanos Dubois Eichenberger Ferrari Gruber Halloran Ivanova Jovanović Kowalski Lindqvist Meier Novák Okafor'.split(
    ' ',
  )
const givens = 'Anna Boris Claire Daniel Eva Florian Giulia Hugo Irene Jan'.split(' ')
const clubs = ['Zug', 'Luzern', 'Bern', 'Basel', 'Genève']

export type Section = { readonly name: string; readonly id: string }

/** Some of 150 people, as a spreadsheet has them, by rating. */
const sheetOf = (from: number, count: number): string =>
  [
    'Name;Rating;Fed;Club;Sex;Born',
    ...Array.from({ length: count }, (_, at) => {
      const person = from + at
      const name = `${families[person % 15]}, ${givens[Math.floor(person / 15)]}`
      return [name, 2450 - person * 9, 'SUI', clubs[at % 5], at % 4 === 0 ? 'w' : 'm', 1950 + ((at * 13) % 65)].join(';')
    }),
  ].join('\n')

const sameSite = { 'sec-fetch-site': 'same-origin' }

/** The chief arbiter, at a desk where nothing is yet. */
export const chiefOf = async (desk: TestDesk): Promise<Busy> => {
  const page = await newPerson()
  const owner = { login: 'olga', name: 'Olga', password: 'a long password' }
  await page.request.post(`${desk.url}/api/setup`, { data: owner, headers: sameSite })
  return busy(page)
}

/** A section made, and its players pasted from a spreadsheet; the page of players is open. */
export const makeSection = async (
  { page, click, type, press, paste }: Busy,
  desk: TestDesk,
  event: string,
  name: string,
  [from, count]: readonly [from: number, count: number],
  rounds: number,
): Promise<Section> => {
  await page.goto(desk.url)
  const first = name === 'A'
  await click(first ? page.getByRole('button', { name: 'New tournament' }) : page.getByRole('link', { name: `Add a section to ${event}` }))
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(first ? 'name' : 'section')
  if (first) {
    await type(event)
    await press('Tab')
  }
  await type(name)
  await click(page.getByLabel('Rounds', { exact: true }))
  await type(String(rounds))
  await press('Enter')
  await page.waitForURL(/\/desk\/[^/]+\/players/)
  await click(page.getByRole('button', { name: 'Paste or import' }))
  const dialog = page.getByRole('dialog')
  await paste(dialog.getByRole('textbox'), sheetOf(from, count))
  await click(dialog.getByRole('button', { name: 'Read' }))
  await click(dialog.getByRole('button', { name: `Enter ${count} players` }))
  await dialog.waitFor({ state: 'detached' })
  return { name, id: page.url().split('/desk/')[1]!.split('/')[0]! }
}

/** A deputy of all sections. */
export const addArbiter = async ({ page, click, type, press }: Busy, name: string, login: string): Promise<void> => {
  await click(page.getByRole('link', { name: 'People' }))
  await click(page.getByRole('button', { name: 'Add somebody' }))
  const dialog = page.getByRole('dialog')
  await click(dialog.getByLabel('Name', { exact: true }))
  await type(name)
  await press('Tab')
  await type(login)
  await press('Tab')
  await type('a long password')
  await click(dialog.getByRole('radio', { name: /^Deputy/ }))
  await press('Enter')
  await page.getByRole('row', { name: new RegExp(name) }).waitFor()
}

/** The address that a helper scans, for some boards of the section whose people are shown. */
export const helperLink = async ({ page, click, type, press }: Busy, first: number, last: number): Promise<string> => {
  await click(page.getByLabel('For whom'))
  await type('Hall')
  for (const [label, number] of [
    ['First board', first],
    ['Last board', last],
  ] as const) {
    await click(page.getByLabel(label))
    await press('Control+KeyA')
    await type(String(number))
  }
  await press('Enter')
  const address = await page.getByRole('dialog').getByLabel('Address').inputValue()
  await press('Escape')
  return address
}

/** The same page of another section: by a key, or by a click for whoever is in a field. */
export const toSection = async ({ page, press, click }: Busy, { id, name }: Section): Promise<void> => {
  const links = page.getByRole('navigation', { name: 'Sections of the event' })
  const open = links.locator('a[aria-current]')
  if (await page.evaluate(() => document.activeElement?.tagName === 'INPUT')) {
    await click(links.getByRole('link', { name, exact: true }))
    await expect.poll(() => open.innerText()).toBe(name)
  }
  for (let tries = 0; tries < 3 && (await open.innerText()) !== name; tries++) {
    const before = await open.innerText()
    await press('KeyX')
    await expect.poll(() => open.innerText()).not.toBe(before)
  }
  expect(page.url()).toContain(`/desk/${id}/`)
}

/** On any page of a section that waits for its next round: paired, looked at, published. */
export const pairAndPublish = async ({ page, press }: Busy, round: number): Promise<void> => {
  await press('KeyR')
  await page.getByRole('button', { name: `Pair round ${round}` }).waitFor()
  await press('KeyN')
  await page.getByRole('heading', { name: `Round ${round} draft` }).waitFor()
  await press('KeyN')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).waitFor()
  await press('Enter')
  await page.getByRole('heading', { name: `Round ${round} published` }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const results = { Digit1: '1–0', Digit2: '½–½', Digit3: '0–1' } as const
type Key = keyof typeof results

/** What is on the slip of a board. */
const slipOf = (round: number, number: number): Key =>
  (['Digit1', 'Digit3', 'Digit2', 'Digit1', 'Digit1', 'Digit3'] as const)[(round * 5 + number * 7) % 6]!

const numbers = (rows: Locator): Promise<readonly number[]> =>
  rows.locator('th').evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)))

const onPage = (page: Page, round: number): Locator => page.getByRole('heading', { level: 1, name: `Round ${round} results` })

/** Results of a section typed from the slips in the order of the boards, from one board on; gives how many. */
export const enterResults = async ({ page, press, type }: Busy, round: number, from = 0): Promise<number> => {
  await press('KeyE')
  await onPage(page, round).waitFor()
  await page.waitForFunction(() => document.activeElement?.id.startsWith('board-') === true)
  const open = (await numbers(page.locator('tr.results-row.open'))).filter((number) => number >= from)
  if (from > 0) {
    await press('KeyG')
    await type(String(from))
    await press('Enter')
    await page.waitForFunction((board) => document.activeElement?.getAttribute('aria-label')?.startsWith(`Board ${board},`), from)
  }
  for (const number of open) await press(slipOf(round, number))
  await page.locator('[data-saving="saved"]').waitFor({ timeout: 60_000 })
  return open.length
}

/** A helper taps what is on the slips. */
export const tapResults = async ({ page, click }: Busy, round: number, boards: readonly number[]): Promise<number> => {
  for (const number of boards) {
    const result = results[slipOf(round, number)]
    await click(
      page
        .getByRole('article', { name: `Board ${number}`, exact: true })
        .getByRole('button', { name: result })
        .first(),
    )
    await page.getByText(`Board ${number}: ${result} saved`).waitFor()
  }
  return boards.length
}

/** Everything that was on a slip is on the page, and nothing else: at once, or when a page that was left before has heard of what others did. */
export const expectSlips = async ({ page }: Busy, round: number): Promise<void> => {
  await onPage(page, round).waitFor()
  const rowsNow = () =>
    page.$$eval('tr.results-row', (found) =>
      found.map((row) => [Number(row.querySelector('th')!.textContent), row.querySelector('[id^=board-]')!.textContent] as const),
    )
  const due = (await rowsNow()).map(([number]) => [number, results[slipOf(round, number)]])
  await expect.poll(rowsNow, { timeout: 2000 }).toEqual(due)
}
