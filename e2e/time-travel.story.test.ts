import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openHall, signedIn, withArbiter } from './testing/console.ts'
import { expectGoodLook } from './testing/look.ts'

const win = { white: 'win', black: 'loss', rated: true }
const draw = { white: 'draw', black: 'draw', rated: true }

const line = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text })

it('looks at the tournament as it was, comes back, and takes steps back and forth', async () => {
  const hall = await openHall()
  for (const board of [0, 1, 2, 3]) await hall.command({ kind: 'enter-result', round: 1, board, result: win })
  await hall.pairRound()
  await hall.command({ kind: 'enter-result', round: 1, board: 1, result: draw, reason: 'Both players say draw', confirmed: true })
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/history`)
  await page.getByRole('heading', { name: 'History' }).waitFor()

  // Every step in words, with who and when; what many did at once is one line.
  await line(page, /Round 1, board 2 corrected: \w+ – \w+ 1–0 → ½–½: Both players say draw/).waitFor()
  await line(page, 'Alice entered, Bruno entered, Carla entered and 5 more').waitFor()
  await expect.poll(() => line(page, 'Round 2 published').getByText('Olga').isVisible()).toBe(true)
  await expectGoodLook(page, 'history')
  await page.getByRole('radio', { name: 'Results' }).check()
  await line(page, /Round 1, board 4: \w+ – \w+ 1–0/).waitFor()
  await expect.poll(() => line(page, 'Round 2 published').count()).toBe(0)
  await page.getByLabel('Search the history').fill('nobody did that')
  await page.getByText('Nothing of that kind has happened.').waitFor()
  await page.getByLabel('Search the history').fill('')

  // When round 1 had one result: every page shows it so, and nothing can be changed.
  await line(page, /Round 1, board 1: \w+ – \w+ 1–0/)
    .getByRole('link')
    .click()
  const banner = page.getByText(/^The tournament as it was: .*Nothing can be changed here\./)
  await banner.waitFor()
  await page.getByRole('heading', { name: /^Round 1/ }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^(Pair|Publish)/ }).count()).toBe(0)
  await expectGoodLook(page, 'past-round')
  await page.getByRole('link', { name: 'Standings' }).click()
  await banner.waitFor()
  await page.getByText('3 games are still open').waitFor()
  await expect.poll(() => page.locator('.ranking tbody tr').filter({ hasText: 'Alice' }).locator('td').nth(3).innerText()).toBe('1')
  await page.getByRole('link', { name: 'Players' }).click()
  await page.getByRole('heading', { name: 'Players 8' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Enter', exact: true }).count()).toBe(0)
  await page.keyboard.press('Control+KeyZ')
  await page.getByRole('link', { name: 'Back to now' }).click()
  await banner.waitFor({ state: 'detached' })
  expect((await hall.get('/history?limit=1000')).events.at(-1).event.kind).toBe('result-corrected')

  // The correction can be seen as it was before and after.
  await page.getByRole('link', { name: 'Standings' }).click()
  await page.getByRole('heading', { name: /Standings/ }).waitFor()

  // Undo and redo work on every page and say what they did.
  await hall.command({ kind: 'enter-player', player: { name: 'Ivo Late', rating: 1900 } })
  await page.getByText('9 players').waitFor()
  await page.keyboard.press('Control+KeyZ')
  await page.getByText('Undone: Ivo Late entered').waitFor()
  await page.getByText('8 players').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Redo' }).click()
  await page.getByText('Done again: Ivo Late entered').waitFor()
  await page.getByText('9 players').waitFor()
  await page.keyboard.press('Control+KeyZ')
  await page.getByText('8 players').waitFor()

  // It stays in the history, struck out, with the step that took it back.
  await page.keyboard.press('KeyH')
  const gone = page.locator('.history-undone').filter({ hasText: 'Ivo Late entered' })
  await gone.getByText('undone', { exact: true }).waitFor()
  await line(page, 'Undone: Ivo Late entered').first().waitFor()
  await page.getByRole('button', { name: 'Redo' }).last().click()
  await page.getByText('9 players').waitFor()

  // What somebody else did is shown before it is taken back.
  const other = await withArbiter(page, hall, 'paul', 'Paul')
  await other.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await other.getByRole('heading', { name: 'Players 9' }).waitFor()
  await other.keyboard.press('Control+KeyZ')
  const dialog = other.getByRole('dialog', { name: 'Undo?' })
  await dialog.getByText(/^Olga did this at/).waitFor()
  await dialog.getByText('Ivo Late entered').waitFor()
  await other.keyboard.press('Escape')
  expect((await hall.get('')).players).toHaveLength(9)
})
