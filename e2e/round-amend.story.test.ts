import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

it('corrects a published pairing for a reason of the rulebook only, and no board that has a result', async () => {
  const arbiter = await openHall()
  await arbiter.command({ kind: 'enter-result', round: 1, board: 0, result: { white: 'win', black: 'loss', rated: true } })
  const page = await signedIn(arbiter.desk)
  await page.goto(`${arbiter.desk.url}/desk/${arbiter.id}/round/1`)
  await page.getByRole('heading', { name: 'Round 1 in play' }).waitFor()
  const { players } = await arbiter.get('')
  const name = (id: number): string => players.find((player: { id: number }) => player.id === id).name
  const before = (await arbiter.get('')).rounds[0].boards
  await expect.poll(() => page.getByRole('button', { name: name(before[1].white), exact: true }).count()).toBe(0)

  await page.getByRole('button', { name: 'Correct the pairing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct the pairing of round 1' })
  await dialog.getByText('C.04.2 4.4').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'Players are there whose opponents are missing' }).check()
  await dialog.getByRole('button', { name: 'Choose what to change' }).click()
  await page.getByText('Corrections of the published round 1').waitFor()

  // The board that has a result stays as it is.
  await page.getByRole('button', { name: name(before[0].white), exact: true }).click()
  await page.getByRole('menuitem', { name: 'Flip colours' }).click()
  await page.getByText('Board 1 of round 1 has its result, so its pairing is not changed any more.').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: name(before[1].white), exact: true }).click()
  await page.getByRole('menuitem', { name: 'Swap with …' }).click()
  const pick = page.getByRole('dialog', { name: `Swap ${name(before[1].white)} with …` })
  // Nobody of the first board is offered.
  await pick.getByRole('combobox').fill(name(before[0].white))
  await pick.getByText('Nobody of that name.').waitFor()
  await pick.getByRole('combobox').fill(name(before[2].white))
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await arbiter.get('')).rounds[0].boards[1].white).toBe(before[2].white)
  const after = (await arbiter.get('')).rounds[0].boards
  expect(after[2].white).toBe(before[1].white)
  expect(after[0]).toMatchObject({ white: before[0].white, result: { white: 'win' } })
  await expectAccessible(page)
  await picture(page, 'round-amended')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Correct the pairing' }).waitFor()

  // The history has the reason.
  const { events } = await arbiter.get('/history?limit=5000')
  expect(events.at(-1).event).toMatchObject({ kind: 'pairing-amended', reason: 'opponents-missing' })
})
