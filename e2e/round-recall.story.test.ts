import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

it('withdraws a published round by keyboard alone, tells everybody at once, and shows what changes', async () => {
  const arbiter = await openHall()
  const { rounds } = await arbiter.get('')
  for (const board of rounds[0].boards.keys())
    await arbiter.command({ kind: 'enter-result', round: 1, board, result: { white: 'win', black: 'loss', rated: true } })
  await arbiter.command({ kind: 'pair-round' })
  await arbiter.command({ kind: 'publish-round' })
  const old = (await arbiter.get('')).rounds[1]

  const screen = await newPerson()
  await screen.goto(`${arbiter.desk.url}/t/${arbiter.id}/screen/pairings-by-name?lang=en`)
  await screen.locator('.row.name').first().waitFor()
  const spectator = await newPerson()
  await spectator.goto(`${arbiter.desk.url}/t/${arbiter.id}/round/2?lang=en`)

  const page = await signedIn(arbiter.desk)
  await page.goto(`${arbiter.desk.url}/desk/${arbiter.id}/round/2`)
  const withdraw = page.getByRole('button', { name: 'Withdraw the round' })
  await withdraw.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Withdraw round 2 and pair it again' })
  await dialog.getByText('Screens: ').waitFor()
  await dialog.getByText('Public pages, read').waitFor()
  expect(await dialog.getByRole('button', { name: 'Withdraw round 2' }).isDisabled()).toBe(true)
  await expectAccessible(page)
  await picture(page, 'round-recall-dialog')
  // The reason has the focus; typed fast, and twice sent, it is one withdrawal.
  await page.keyboard.type('Board 1 of round 1 was a draw')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByText('Round 2 is withdrawn. Set right what was wrong').waitFor()
  await page.getByText('Public pages, screens and phones say so until').waitFor()
  expect((await arbiter.get('')).recalled).toHaveLength(1)

  await screen.getByText('Round 2 was withdrawn at').first().waitFor()
  await expect.poll(() => screen.locator('.row.name').count()).toBe(0)
  await picture(screen, 'screen-recalled')
  await spectator.getByText('Do not start; a new pairing follows.').waitFor()
  await expectAccessible(spectator)
  await picture(spectator, 'public-recalled')

  await arbiter.command({ kind: 'enter-result', round: 1, board: 0, result: { white: 'draw', black: 'draw', rated: true } })
  await page.getByRole('button', { name: 'Pair round 2' }).click()
  await page.getByText('Beside the pairing of').waitFor()
  await page.getByText('What changes').click()
  await page.getByRole('columnheader', { name: 'was' }).waitFor()
  await expectAccessible(page)
  await picture(page, 'round-recall-changes')
  await page.getByRole('button', { name: 'Publish round 2' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await spectator.getByText('This round was paired again.').waitFor()
  await screen.locator('.row.name').first().waitFor()
  await spectator.getByText(old.receipt.short).waitFor()

  // The old receipt is true still, and says that it does not count.
  await spectator.goto(`${arbiter.desk.url}/verify?lang=en#/t/${arbiter.id}/round/2/${old.receipt.short}`)
  await spectator.getByText('was withdrawn on').waitFor()
  await page.goto(`${arbiter.desk.url}/desk/${arbiter.id}/history`)
  await page.getByText('Round 2 withdrawn: Board 1 of round 1 was a draw').waitFor()
})
