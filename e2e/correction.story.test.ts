import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

const board = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Board ${number},`) })
const win = { white: 'win', black: 'loss', rated: true }

test('a correction after publication says what it will and will not change, before it does', async () => {
  const hall = await openHall()
  const enterAll = async (round: number): Promise<void> => {
    for (const at of [0, 1, 2, 3]) await hall.command({ kind: 'enter-result', round, board: at, result: win })
  }
  await enterAll(1)
  const page = await signedIn(hall.desk)

  // With the next round drafted it simply counts, and the draft is out of date.
  await hall.command({ kind: 'pair-round' })
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results/1`)
  await board(page, 1).press('Digit2')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Round 2: the draft is out of date' }).waitFor()
  await board(page, 1).press('Digit1')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Round 2: the draft is out of date' }).waitFor({ state: 'detached' })
  await page.locator('[data-saving="saved"]').waitFor()
  await hall.command({ kind: 'publish-round' })

  // While round 2 is played: points and round 3, not the pairing of round 2.
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results/1`)
  await board(page, 1).press('Digit2')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Correct round 1, board 1' }).waitFor()
  await dialog.getByText('pairings from round 3 on').waitFor()
  await dialog.getByText('The pairing of round 2: it stays as it is.').waitFor()
  await dialog.getByText('C.04.2 4.3').waitFor()
  await expectAccessible(page)
  await picture(page, 'results-correction')
  expect((await hall.get('')).rounds[0].boards[0].result).toEqual(win)
  await page.keyboard.press('Enter')
  await dialog.getByText('Say why.').waitFor()
  await page.keyboard.type('Both players say draw')
  await page.keyboard.press('Enter')
  await page.getByText('Board 1: 1–0 → ½–½').waitFor()
  await page.locator('[data-saving="saved"]').waitFor()
  const { rounds } = await hall.get('')
  expect(rounds[0].boards[0].result).toMatchObject({ white: 'draw', black: 'draw' })
  const { events } = await hall.get('/history?limit=1000')
  expect(events.at(-1).event).toMatchObject({
    kind: 'result-corrected',
    round: 1,
    board: 0,
    effect: 'pairing-after-next',
    reason: 'Both players say draw',
  })

  // Round 2 was paired before: beside its boards, and beside every reason, it says so.
  await page.goto(`${hall.desk.url}/desk/${hall.id}/round/2`)
  const since = page.getByText(
    /^Scores and reasons are those of when this round was paired\. Since then: round 1, board 1, .*: 1–0 became ½–½\.$/,
  )
  await since.waitFor()
  await page.locator('tr[data-board="0"]').click()
  await page.keyboard.press('KeyW')
  await page
    .getByRole('complementary')
    .getByText(/Since then: round 1, board 1/)
    .waitFor()
  await picture(page, 'round-corrected-since')
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results/1`)

  // When round 2 is over it is too late for all but the rating report.
  await enterAll(2)
  await board(page, 2).press('Digit3')
  await dialog.getByText('The rating report: there the game counts as corrected.').waitFor()
  await dialog.getByText('it comes too late for them').waitFor()
  await page.keyboard.type('Slip read the wrong way round')
  await dialog.getByRole('button', { name: 'Correct the result' }).click()
  await page.locator('tr[data-board="1"]').getByText('rated as 0–1').waitFor()
  await page.locator('[data-saving="saved"]').waitFor()
  expect((await hall.get('')).rounds[0].boards[1]).toMatchObject({ result: win, ratingResult: { white: 'loss', black: 'win' } })

  // Taking such a result away is no correction: the dialog asks for the right one.
  await board(page, 3).press('Digit0')
  await dialog.getByRole('button', { name: 'Correct the result' }).click()
  await dialog.getByText('Choose the right result').waitFor()
})

test('in FIDE mode a correction for the rating report alone is made where it is asked, and a game decided later is answered for', async () => {
  const hall = await openHall({ settings: { fideMode: true } })
  const enter = (round: number, index: number): Promise<unknown> => hall.command({ kind: 'enter-result', round, board: index, result: win })
  for (const index of [0, 1, 2]) await enter(1, index)
  await hall.command({ kind: 'pair-round', confirmed: true })
  await hall.command({ kind: 'publish-round' })
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results/1`)

  // It counted as drawn when round 2 was paired: the desk asks, and the answer goes with it.
  await board(page, 4).press('Digit1')
  await page.getByRole('button', { name: 'Do it all the same' }).click()
  await page.locator('[data-saving="saved"]').waitFor()
  expect((await hall.get('')).rounds[0].boards[3].result).toEqual(win)

  for (const index of [0, 1, 2, 3]) await enter(2, index)
  await board(page, 2).press('Digit3')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The rating report: there the game counts as corrected.').waitFor()
  await page.keyboard.type('Slip read the wrong way round')
  await page.keyboard.press('Enter')
  await page.locator('tr[data-board="1"]').getByText('rated as 0–1').waitFor()
  await page.locator('[data-saving="saved"]').waitFor()
  expect((await hall.get('')).rounds[0].boards[1]).toMatchObject({ result: win, ratingResult: { white: 'loss', black: 'win' } })
})
