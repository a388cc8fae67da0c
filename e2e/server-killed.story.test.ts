import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

const board = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Board ${number},`) })

type Event = { readonly event: { readonly kind: string; readonly board: number; readonly result: { readonly white: string } } }

test('the server is killed while results are typed: they wait on the device and arrive exactly once, in order', async () => {
  const hall = await openHall({ players: Array.from({ length: 24 }, (_, at) => `Player ${at + 1}`) })
  const page = await signedIn(hall.desk)
  const address = `${hall.desk.url}/desk/${hall.id}/results`
  await page.goto(address)
  await board(page, 1).waitFor()
  // Everything behind a key has been fetched, too.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('score-editor')))

  // The power goes in the middle of typing: some are answered, one may have arrived without an answer, the others never left.
  for (const key of ['Digit1', 'Digit2', 'Digit3']) await page.keyboard.press(key)
  const killed = hall.desk.kill()
  for (const key of ['Digit1', 'Digit2', 'Digit4', 'Digit3']) await page.keyboard.press(key)
  await killed
  await page.getByText(/No connection\./).waitFor()
  await page.getByText('7 of 12, 5 open').waitFor()
  await page.locator('tr[data-board="6"]').getByText('queued').waitFor()
  await page
    .locator('[data-saving="waiting"]')
    .getByText(/wait for the network/)
    .waitFor()
  await board(page, 8).press('KeyM')
  await page.getByRole('button', { name: '0–0' }).click()
  await page.getByText('8 of 12, 4 open').waitFor()
  await picture(page, 'results-server-killed')

  // The browser is closed with them, and opened again when the server is back.
  const browserAgain = page.context()
  await page.close()
  await hall.desk.restart()
  const again = await browserAgain.newPage()
  await again.goto(address)
  await again.locator('[data-saving="saved"]').waitFor()
  await again.getByText('8 of 12, 4 open').waitFor()

  const entered = ((await hall.get('/history?limit=5000')).events as readonly Event[]).filter(
    ({ event }) => event.kind === 'result-entered',
  )
  expect(entered.map(({ event }) => event.board)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(entered.map(({ event }) => event.result.white)).toEqual(['win', 'draw', 'loss', 'win', 'draw', 'forfeit-win', 'loss', 'loss'])

  // A page that stays open delivers by itself, in two tabs of one device once.
  const other = await browserAgain.newPage()
  await other.goto(address)
  await board(other, 9).waitFor()
  await hall.desk.kill()
  await board(again, 9).press('Digit1')
  await board(again, 10).press('Digit2')
  await other.getByText('10 of 12, 2 open').waitFor()
  await board(other, 11).press('Digit3')
  await again.getByText('11 of 12, 1 open').waitFor()
  await hall.desk.restart()
  await again.locator('[data-saving="saved"]').waitFor()
  await other.locator('[data-saving="saved"]').waitFor()
  const all = ((await hall.get('/history?limit=5000')).events as readonly Event[]).filter(({ event }) => event.kind === 'result-entered')
  expect(all.map(({ event }) => event.board)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
