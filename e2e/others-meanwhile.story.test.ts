import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHall, signedIn, withArbiter } from './testing/console.ts'

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
const message = (page: Page) => page.locator('.toast').filter({ hasText: 'Somebody else changed the tournament in between.' })
const gone = async (page: Page): Promise<void> => {
  await message(page).waitFor()
  await page.locator('dialog').waitFor({ state: 'detached' })
  await message(page).getByRole('button', { name: 'Close' }).click()
}

const draw = { white: 'draw', black: 'draw', rated: true }

test('what a dialog is about changes elsewhere: it goes, says so, and nothing unseen is published', async () => {
  const hall = await openHall()
  for (const board of [0, 1, 2, 3]) await hall.command({ kind: 'enter-result', round: 1, board, result: draw })
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/round`)

  // By keys: what was pressed is gone, and the next thing to do has the focus.
  await page.getByRole('button', { name: 'Pair round 2' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Round 2 draft' }).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^Publish round 2/)

  // About to publish, and another device makes another draft of it.
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Publish round 2' }).waitFor()
  await hall.command({ kind: 'discard-draft' })
  await gone(page)
  await page.getByRole('heading', { name: 'Round 2 not paired' }).waitFor()
  await hall.command({ kind: 'request-bye', bye: { player: 1, round: 2, bye: 'zero-point' } })
  await hall.command({ kind: 'pair-round' })
  await page.getByRole('heading', { name: 'Round 2 draft' }).waitFor()
  expect((await hall.get('')).rounds).toHaveLength(1)

  // Somebody else begins, changes and ends a session by hand.
  await page.getByRole('button', { name: 'Edit by hand' }).click()
  await page.getByRole('dialog').waitFor()
  await hall.command({ kind: 'start-manual', reason: 'The hall is small' })
  await gone(page)
  await page.getByText('Hand edits to round 2 are open').waitFor()
  const { boards } = (await hall.get('')).draft
  const name = page.locator(`tr[data-board="0"] button[data-player="${boards[0].white}"]`)
  await name.click()
  await page.getByRole('menuitem', { name: 'Flip colours' }).waitFor()
  await hall.command({ kind: 'change-draft', change: { kind: 'swap', a: boards[0].white, b: boards[2].black }, confirmed: true })
  await page.locator(`tr[data-board="2"] button[data-player="${boards[0].white}"]`).waitFor()
  // The menu is about the player, wherever the player sits now.
  await page.getByRole('menuitem', { name: 'Flip colours' }).click()
  await page.locator('dialog, .hand-changes > li:nth-child(2)').first().waitFor()
  if ((await page.getByRole('dialog').count()) > 0) await page.getByRole('button', { name: 'Do it all the same' }).click()
  await page.locator('.hand-changes > li').nth(1).waitFor()
  expect((await hall.get('')).draft.boards[2]).toMatchObject({ white: boards[0].white, black: boards[2].white })
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('dialog').waitFor()
  await hall.command({ kind: 'finish-manual' })
  await gone(page)

  // What is explained is discarded, and made again.
  await page.locator('tr[data-board="0"] [data-seat=why]').click()
  const why = page.getByRole('complementary', { name: 'Why' })
  await why.getByRole('heading', { level: 2 }).waitFor()
  await hall.command({ kind: 'discard-draft' })
  await why.getByRole('heading', { name: 'This pairing no longer exists.' }).waitFor()
  await page.keyboard.press('Escape')
  await hall.command({ kind: 'pair-round' })
  await page.getByRole('button', { name: 'Publish round 2' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('heading', { name: 'Round 2 published' }).waitFor()
  await expect.poll(() => focused(page)).toBe('Enter results')
  expect((await hall.get('')).rounds).toHaveLength(2)
})

test('players come and go elsewhere; what is removed here leaves the focus in the list', async () => {
  const hall = await openHall()
  for (const name of ['Zoe', 'Yves', 'Xena']) await hall.command({ kind: 'enter-player', player: { name, rating: 1000 } })
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await page.getByRole('heading', { name: 'Players 11' }).waitFor()
  const idOf = async (wanted: string): Promise<number> =>
    (await hall.get('')).players.find(({ name }: { name: string }) => name === wanted).id

  await page.getByRole('button', { name: 'Change Zoe' }).click()
  await page.getByRole('dialog', { name: 'Zoe' }).waitFor()
  await hall.command({ kind: 'remove-player', player: await idOf('Zoe') })
  await gone(page)
  await hall.command({ kind: 'undo' })
  await page.getByRole('button', { name: 'Change Zoe' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)

  // Removed here: the one who moved up has the focus.
  await page.getByRole('button', { name: 'Change Xena' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('heading', { name: 'Players 10' }).waitFor()
  await expect.poll(() => focused(page)).toBe('Change Yves')

  // Selected rows stay where they are, and who is gone is not counted.
  const top = (): Promise<number> =>
    page.evaluate(() => document.querySelector('.player-table tbody tr')!.getBoundingClientRect().top + scrollY)
  const before = await top()
  for (const each of ['Yves', 'Zoe']) await page.getByRole('checkbox', { name: `Select ${each}` }).check()
  await page.getByText('2 selected').waitFor()
  expect(await top()).toBe(before)
  await hall.command({ kind: 'remove-player', player: await idOf('Zoe') })
  await page.getByText('1 selected').waitFor()
  await page.keyboard.press('KeyB')
  await expect.poll(() => focused(page)).toBe('Round 2: half-point bye')
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect.poll(() => focused(page)).toBe('Select Yves')

  // The same name, written otherwise: shown while it is typed, and entered by a second Enter only.
  await page.keyboard.press('KeyN')
  await page.keyboard.type('ÝVES')
  await page.getByText('Entered already: Yves 1000.').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Press Enter again to enter another player of this name.').waitFor()
  expect((await hall.get('')).players).toHaveLength(9)
  await page.keyboard.press('Enter')
  await page.getByText('ÝVES entered.').waitFor()
  expect((await hall.get('')).players).toHaveLength(10)
})

test('a result is changed, and a role taken away, while somebody is about to use them', async () => {
  const hall = await openHall()
  await hall.command({ kind: 'enter-result', round: 1, board: 0, result: draw })
  const anna = await withArbiter(await signedIn(hall.desk), hall, 'anna', 'Anna')
  await anna.goto(`${hall.desk.url}/desk/${hall.id}/results`)
  const board = anna.getByRole('button', { name: /^Board 1,/ })
  await board.focus()
  await anna.keyboard.press('Digit1')
  const question = anna.getByRole('alert').filter({ hasText: 'Board 1 has a result already' })
  await question.waitFor()
  await hall.command({ kind: 'enter-result', round: 1, board: 0, result: { white: 'loss', black: 'win', rated: true } })
  await question.waitFor({ state: 'detached' })
  await anna.waitForFunction(() => document.querySelector('#board-0')?.textContent === '0–1')
  // Enter answers no question any more.
  await anna.keyboard.press('Enter')
  expect((await hall.board(0)).result).toMatchObject({ white: 'loss' })
  await anna.keyboard.press('Escape')

  await hall.send('POST', '/members', { login: 'anna', role: 'viewer' })
  await anna.getByRole('link', { name: 'History' }).click()
  await anna.getByRole('heading', { name: 'Your role does not allow that.' }).waitFor()
  await anna.getByRole('link', { name: 'History' }).waitFor({ state: 'detached' })
  await anna.getByRole('link', { name: 'Round', exact: true }).click()
  await anna.getByRole('heading', { name: 'Round 1 in play' }).waitFor()
})
