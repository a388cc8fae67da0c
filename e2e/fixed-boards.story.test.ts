import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectFits } from './testing/look.ts'

const players = Array.from({ length: 12 }, (_, at) => `Player ${String.fromCharCode(65 + at)}`)

it('gives somebody a fixed board, for the round that is out as well, and everybody goes by the number that stands on it', async () => {
  const hall = await openHall({ players })
  const { rounds, players: entered } = await hall.get('')
  const last = rounds[0].boards.length - 1
  const nameOf = (id: number): string => entered.find((player: { readonly id: number }) => player.id === id).name
  const someone = nameOf(rounds[0].boards[last].white)
  const spectator = await newPerson()
  await spectator.goto(`${hall.desk.url}/t/${hall.id}/round/1?lang=en`)

  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/round/1`)
  await page.getByText('Fixed boards').click()
  await page.getByText('Nobody has a fixed board.').waitFor()
  await page.getByRole('combobox', { name: 'Who' }).fill(someone)
  await page.keyboard.press('Enter')
  // What cannot be read is said, and nothing is sent.
  await page.getByRole('button', { name: 'Fix the board' }).click()
  await page.getByText('A board has a number from 1 on.').waitFor()
  await page.getByLabel('Board number').fill('1')
  await page.getByRole('textbox', { name: 'Rounds' }).fill('0')
  await page.keyboard.press('Enter')
  await page.getByText('Rounds are numbers from 1 to').waitFor()
  await page.getByRole('textbox', { name: 'Rounds' }).fill('')
  await page.getByLabel('Change the boards of round 1 as well').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fix the board' }).click()
  await page.getByText(`${someone} sits at board 1.`).waitFor()
  await expectAccessible(page)
  await picture(page, 'fixed-boards-round')

  const row = page.locator(`.round-table tr[data-board="${last}"]`)
  await expect.poll(() => row.locator('.round-number').innerText()).toContain('1')
  await row.getByRole('button', { name: 'Why' }).click()
  await page.getByRole('complementary').getByText(`Board 1 is fixed for ${someone}.`).waitFor()
  expect((await hall.get('')).rounds[0].receipt).toEqual(rounds[0].receipt)

  // Everybody sees it at once, and results are entered along the hall.
  await expect.poll(() => spectator.locator('#pairings tbody tr').first().innerText()).toContain(someone)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results`)
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Board 1,') === true)
  await page.keyboard.press('Digit1')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Board 2,') === true)
  await expect.poll(async () => (await hall.get('')).rounds[0].boards[last].result?.white).toBe('win')
  await page.keyboard.press('KeyG')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Board 1,') === true)
  await picture(page, 'fixed-boards-results')

  // In the dialog of the player it is found again, and freed; one who cannot be kept is named above the boards.
  const other = nameOf(rounds[0].boards[0].white)
  await hall.command({ kind: 'fix-board', player: rounds[0].boards[0].white, number: 1, rounds: null, published: true })
  await page.goto(`${hall.desk.url}/desk/${hall.id}/round/1`)
  await page.getByText(`Board 1 is fixed for ${other} and for ${someone}; ${someone} gives way`).waitFor()
  await page.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await page.getByRole('button', { name: someone }).first().click()
  const dialog = page.getByRole('dialog', { name: someone })
  await expect.poll(() => dialog.getByLabel('Board number').inputValue()).toBe('1')
  await expectAccessible(page)
  await picture(page, 'fixed-boards-player')
  // What was typed and not sent goes with the rest.
  await dialog.getByLabel('Board number').fill('3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText(`${someone} sits at board 3.`).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: someone }).first().click()
  await dialog.getByRole('button', { name: 'Free the board' }).click()
  await page.getByText(`${someone} has no fixed board any more.`).waitFor()
  await page.goto(`${hall.desk.url}/desk/${hall.id}/history`)
  await page.getByText(`${someone}: no fixed board any more`).waitFor()
  await page.getByText(`${someone}: fixed board 1`).waitFor()
})

it('reads in every language and on a small screen', async () => {
  const hall = await openHall({ players, commands: [] })
  await hall.command({ kind: 'fix-board', player: 1, number: 40, rounds: [1, 3], published: true })
  for (const [language, title] of [
    ['de', 'Feste Bretter'],
    ['fr', 'Échiquiers fixes'],
  ] as const) {
    const page = await signedIn(hall.desk, 'olga', { viewport: { width: 360, height: 740 }, colorScheme: 'dark', locale: language })
    await page.goto(`${hall.desk.url}/desk/${hall.id}/round/1`)
    await page.getByText(title).click()
    await page.getByText('40').first().waitFor()
    await expectFits(page)
    await expectAccessible(page)
    await picture(page, `fixed-boards-${language}`)
  }
})
