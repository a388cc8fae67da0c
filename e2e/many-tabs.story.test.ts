import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHall, signedIn } from './testing/console.ts'
import type { TestDesk } from './testing/desk.ts'

/** As the owner, who is signed in with the page. */
const streams = async (desk: TestDesk, { request }: Page): Promise<number> =>
  Number(/^zug_live_streams (\d+)$/m.exec(await (await request.get(`${desk.url}/metrics`)).text())?.[1])

const board = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Board ${number},`) })

/** As a browser says it when another tab is in front; headless tabs all count as seen. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test('eight tabs of one browser: what is typed in one is saved and shown in the others at once', async () => {
  const { desk, id, send, board: boardAtDesk } = await openHall()
  await send('PUT', '/hall/screens/a', { name: 'A', views: [{ kind: 'results' }], pageSeconds: 30 })
  const results = await signedIn(desk)
  await results.goto(`${desk.url}/desk/${id}/results`)
  const tab = async (path: string): Promise<Page> => {
    const page = await results.context().newPage()
    await page.goto(`${desk.url}${path}`)
    return page
  }
  const round = await tab(`/desk/${id}/round`)
  await tab(`/desk/${id}/standings`)
  await tab(`/desk/${id}/players`)
  const pairings = await tab(`/t/${id}/round/1`)
  await tab(`/t/${id}/standings`)
  const screen = await tab(`/t/${id}/screen/a`)
  await tab(`/t/${id}/players`)
  await board(results, 1).focus()
  await results.keyboard.press('Digit1')
  // Asked of the desk itself: the page says "saved" before anything is typed, too.
  await expect.poll(async () => (await boardAtDesk(0)).result?.white).toBe('win')
  await results.locator('[data-saving="saved"]').waitFor()
  await round.getByText('1–0').waitFor()
  await pairings.locator('#board-1').getByText('1–0').waitFor()
  await screen.getByText('1–0').first().waitFor()
  // One for the desk, one for what everybody sees.
  await expect.poll(() => streams(desk, results)).toBeLessThanOrEqual(2)
})

test('ten pages in a row in one tab do not wait for each other, and the browser’s back does not keep streams', async () => {
  const { desk, id } = await openHall()
  const page = await signedIn(desk)
  const before = Date.now()
  for (let visit = 0; visit < 10; visit++)
    await page.goto(`${desk.url}${[`/t/${id}/round/1`, `/desk/${id}/round`, `/t/${id}/standings`][visit % 3]}`)
  expect(Date.now() - before).toBeLessThan(15_000)
  await expect.poll(() => streams(desk, page)).toBeLessThanOrEqual(2)
  await page.goto('about:blank')
  await expect.poll(() => streams(desk, page)).toBe(0)
})

test('a page nobody looks at stops listening, and knows everything when somebody looks again', async () => {
  const { desk, id, command } = await openHall()
  const page = await signedIn(desk)
  await page.goto(`${desk.url}/desk/${id}/results`)
  await expect.poll(() => streams(desk, page)).toBe(1)
  await setHidden(page, true)
  await expect.poll(() => streams(desk, page)).toBe(0)
  await command({ kind: 'enter-result', round: 1, board: 2, result: { white: 'draw', black: 'draw', rated: true } })
  await setHidden(page, false)
  await page.locator('tr[data-board="2"]').getByText('½–½').waitFor()
})
