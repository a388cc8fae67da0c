import { expect, test } from 'vitest'
import { newPerson, phone, picture } from './testing/browser.ts'
import { openHall } from './testing/hall.ts'

const won = { white: 'win', black: 'loss', rated: true }

test('a result arrives by itself; the reader keeps place, focus, what is typed and what is open', async () => {
  const arbiter = await openHall({ players: Array.from({ length: 60 }, (_, at) => `Player ${String(at + 1).padStart(2, '0')}`) })
  const { desk, id, command } = arbiter
  const page = await newPerson(phone)
  await page.goto(`${desk.url}/t/${id}/round/1`)
  const row = page.locator('#board-28')
  await row.scrollIntoViewIfNeeded()
  await row.getByRole('link').first().focus()
  const before = await page.evaluate(() => {
    ;(window as unknown as { kept: unknown }).kept = document.querySelector('#board-28')
    return { top: document.querySelector('#board-28')!.getBoundingClientRect().top, focused: document.activeElement?.textContent }
  })
  await command({ kind: 'enter-result', round: 1, board: 27, result: won })
  await page.waitForFunction(() => document.querySelector('#board-28 .score')?.textContent === '1–0')
  const after = await page.evaluate(() => ({
    top: document.querySelector('#board-28')!.getBoundingClientRect().top,
    focused: document.activeElement?.textContent,
    same: (window as unknown as { kept: unknown }).kept === document.querySelector('#board-28'),
    fresh: document.querySelector('#board-28 .score')!.classList.contains('fresh'),
    said: document.querySelector('#said')!.textContent,
  }))
  expect({ top: after.top, focused: after.focused }).toEqual(before)
  expect(after).toMatchObject({ same: true, fresh: true, said: 'This page has just been updated.' })
  await picture(page, 'public-live')

  // On a player's page the details stay open while the result comes in.
  await page.goto(`${desk.url}/t/${id}/player/1`)
  await page.locator('#map summary').click()
  await command({ kind: 'enter-result', round: 1, board: 0, result: won })
  await page.waitForFunction(() => document.querySelector('#where .outcome') !== null)
  expect(await page.locator('#map').evaluate((element) => (element as HTMLDetailsElement).open)).toBe(true)

  // A search under way is not disturbed.
  await page.goto(`${desk.url}/t/${id}/round/1`)
  await page.getByRole('searchbox').fill('player 05')
  const visible = page.locator('.list tbody tr:visible')
  await expect.poll(() => visible.count()).toBe(1)
  await command({ kind: 'enter-result', round: 1, board: 4, result: won })
  await page.waitForFunction(() => document.querySelector('#board-5 .score')?.textContent === '1–0')
  await expect.poll(() => visible.count()).toBe(1)
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('player 05')
})

test('announcements, a new round, and what the hall stops showing arrive too', async () => {
  const arbiter = await openHall()
  const { desk, id, command, send } = arbiter
  const page = await newPerson(phone)
  await page.goto(`${desk.url}/t/${id}/round/1`)
  await page.waitForTimeout(300)
  await send('PUT', '/hall/announcements/lunch', { text: 'Round 2 starts at 15:00.' })
  await page.getByText('Round 2 starts at 15:00.').waitFor()
  for (let board = 0; board < 4; board++) await command({ kind: 'enter-result', round: 1, board, result: won })
  await page.getByText('All results are in').waitFor()
  await arbiter.pairRound()
  // Over the page too.
  await page.locator('.top-round', { hasText: 'Round 2' }).waitFor()
  await page.getByRole('link', { name: 'Round 2', exact: true }).click()
  await page.getByRole('heading', { name: 'Round 2' }).waitFor()
  await page.goto(`${desk.url}/t/${id}/standings`)
  await page.locator('#rank-1').waitFor()
  await page.waitForTimeout(300)
  await send('PUT', '/hall/rounds/1', { level: 'results', confirmed: true })
  await page.getByText('The standings are not shown yet.').waitFor()
})

test('tie-breaks open under the row without leaving the page, and close again', async () => {
  const { desk, id, command } = await openHall()
  for (let board = 0; board < 4; board++) await command({ kind: 'enter-result', round: 1, board, result: won })
  const page = await newPerson()
  await page.goto(`${desk.url}/t/${id}/standings`)
  await page.evaluate(() => {
    document.body.dataset.stayed = 'yes'
  })
  const link = page.getByRole('link', { name: /How the tie-breaks of Alice come about/ })
  await link.click()
  await page.locator('.working').waitFor()
  await expect.poll(() => link.getAttribute('aria-expanded')).toBe('true')
  await page.goBack()
  await page.locator('.working').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.body.dataset.stayed)).toBe('yes')
})

test('an answer that is overtaken on its way by a newer one does not take the page back', async () => {
  const { desk, id, command } = await openHall()
  const page = await newPerson()
  await page.goto(`${desk.url}/t/${id}/round/1`)
  let held: (() => Promise<void>) | null = null
  await page.route(new RegExp(`/t/${id}/at/[^/]+/round/1\\?`), async (route) => {
    const response = await route.fetch()
    const go = (): Promise<void> => route.fulfill({ response })
    if (held === null) held = go
    else await go()
  })
  await command({ kind: 'enter-result', round: 1, board: 0, result: won })
  await expect.poll(() => held).not.toBeNull()
  await command({ kind: 'enter-result', round: 1, board: 1, result: won })
  const second = page.locator('#board-2 .score', { hasText: '1–0' })
  await second.waitFor()
  const overtaken = page.waitForResponse((response) => /\/at\/[^/]+\/round\/1\?/.test(response.url()))
  await held!()
  await (await overtaken).finished()
  expect(
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(() => resolve(document.querySelector('#board-2 .score')?.textContent), 100)),
    ),
  ).toBe('1–0')
})
