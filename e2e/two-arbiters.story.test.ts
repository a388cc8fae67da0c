import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { picture } from './testing/browser.ts'
import { openHall, signedIn, withArbiter } from './testing/console.ts'

const board = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Board ${number},`) })
const row = (page: Page, number: number) => page.locator(`tr[data-board="${number - 1}"]`)

test('two arbiters at once: live results keep one’s place, and a conflict is shown, not swallowed', async () => {
  const hall = await openHall({ players: Array.from({ length: 60 }, (_, at) => `Player ${at + 1}`) })
  const olga = await signedIn(hall.desk)
  const anna = await withArbiter(olga, hall, 'anna', 'Anna')
  await Promise.all([olga, anna].map((page) => page.goto(`${hall.desk.url}/desk/${hall.id}/results`)))
  await anna.getByText('2 arbiters here').waitFor()

  // Anna is at board 28; Olga types from the top.
  await board(anna, 28).focus()
  const scrolled = await anna.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await board(olga, 1).focus()
  for (const key of ['Digit1', 'Digit2', 'Digit3']) await olga.keyboard.press(key)
  await row(anna, 3).getByText('0–1').waitFor()
  await row(anna, 3).getByText('Olga,').waitFor()
  await anna.getByText('Olga: board 3, 0–1').waitFor()
  await expect.poll(() => anna.evaluate(() => document.activeElement?.id)).toBe('board-27')
  await expect.poll(() => anna.evaluate(() => window.scrollY)).toBe(scrolled)
  await anna.keyboard.press('Digit1')
  await row(olga, 28).getByText('1–0').waitFor()

  // Anna's network fails. Both enter board 5, and Anna also board 6.
  await anna.context().setOffline(true)
  await board(anna, 5).focus()
  await anna.keyboard.press('Digit2')
  await anna.keyboard.press('Digit1')
  await anna.getByText('2 results are kept on this device').waitFor()
  await row(anna, 5).getByText('queued').waitFor()
  await picture(anna, 'results-queued')
  await expectAccessible(anna)
  await board(olga, 5).focus()
  await olga.keyboard.press('Digit1')
  await olga.locator('[data-saving="saved"]').waitFor()
  await anna.context().setOffline(false)

  const conflict = anna.getByRole('alert').filter({ hasText: '1 result needs your decision' })
  await conflict.getByText(/Olga entered 1–0 at \d\d:\d\d; you typed ½–½ at \d\d:\d\d\./).waitFor()
  // Beside what the desk has stands what was not taken.
  await row(anna, 5).getByText('1–0').waitFor()
  await row(anna, 5).getByText('your ½–½ was not taken').waitFor()
  await picture(anna, 'results-conflict')
  await expectAccessible(anna)
  expect((await hall.board(4)).result).toMatchObject({ white: 'win' })
  expect((await hall.board(5)).result).toMatchObject({ white: 'win' })

  // It is still there after the page is loaded again, and stays until somebody decides.
  await anna.reload()
  await conflict.getByRole('button', { name: 'Take mine' }).click()
  await row(olga, 5).getByText('½–½').waitFor()
  await conflict.waitFor({ state: 'detached' })
  expect((await hall.board(4)).entered).toMatchObject({ name: 'Anna' })

  // The same again, and theirs is kept.
  await anna.context().setOffline(true)
  await board(anna, 7).focus()
  await anna.keyboard.press('Digit3')
  await row(anna, 7).getByText('queued').waitFor()
  await board(olga, 7).focus()
  await olga.keyboard.press('Digit2')
  await olga.locator('[data-saving="saved"]').waitFor()
  await anna.context().setOffline(false)
  await conflict.getByRole('button', { name: 'Keep theirs' }).click()
  await conflict.waitFor({ state: 'detached' })
  await row(anna, 7).getByText('½–½').waitFor()
  expect((await hall.board(6)).entered).toMatchObject({ name: 'Olga' })

  // Undo of somebody else's work is shown before it is done.
  await anna.keyboard.press('Control+KeyZ')
  await anna.getByText('Olga did this at').waitFor()
  await anna.getByText(/Round 1, board 7: .+ ½–½/).waitFor()
  await anna.getByRole('button', { name: 'Cancel' }).click()
})

test('what needs a decision covers no board at hand, and the keys make room for the boards', async () => {
  const hall = await openHall({ players: Array.from({ length: 60 }, (_, at) => `Player ${at + 1}`) })
  const page = await signedIn(hall.desk)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results`)
  await board(page, 10).focus()
  const legend = page.getByRole('list', { name: 'Keys', exact: true })
  await legend.waitFor()
  await page.context().setOffline(true)
  for (let number = 10; number <= 15; number++) await page.keyboard.press('Digit1')
  await page.getByText('6 results are kept on this device').waitFor()
  for (let index = 9; index < 15; index++)
    await hall.command({ kind: 'enter-result', round: 1, board: index, result: { white: 'loss', black: 'win', rated: true } })
  // At the foot of what is in sight, where the page grows over it.
  const gap = (): Promise<number> =>
    page.evaluate(() => {
      const foot = document.querySelector('.results-dock')!.getBoundingClientRect().top
      return foot - document.activeElement!.closest('tr')!.getBoundingClientRect().bottom
    })
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowDown')
  await page.context().setOffline(false)
  await page.getByText('6 results need your decision').waitFor()
  await expect.poll(gap).toBeGreaterThanOrEqual(-1)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('board-27')
  // However many there are, more than half of the screen is the boards'.
  expect(await page.locator('.results-dock').evaluate((foot) => foot.getBoundingClientRect().height)).toBeLessThan(400)
  for (const key of ['ArrowUp', 'ArrowUp', 'PageUp', 'PageDown', 'End', 'ArrowUp', 'Home', 'PageDown', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key)
    expect(await gap(), key).toBeGreaterThanOrEqual(-1)
  }
  expect(await legend.count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keys', exact: true }).click()
  await legend.waitFor()
  for (let left = 6; left > 0; left--) {
    await page.getByText(`${left} ${left === 1 ? 'result needs' : 'results need'} your decision`).waitFor()
    await page.getByRole('button', { name: 'Keep theirs' }).first().click()
  }
  await legend.waitFor()
  expect(await page.getByRole('button', { name: 'Keys', exact: true }).count()).toBe(0)
})
