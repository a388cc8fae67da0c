import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newPerson } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectFits, expectGoodLook } from './testing/look.ts'
import { expectNoEnglish } from './testing/no-english.ts'

const goTo = async (page: Page, address: string, heading: string | RegExp): Promise<void> => {
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

it('settings that are locked look locked and say why; others are saved, or asked about first', async () => {
  const hall = await openHall()
  const page = await signedIn(hall.desk)
  await goTo(page, `${hall.desk.url}/desk/${hall.id}/settings`, 'Settings')
  const rules = page.getByRole('region', { name: 'Rules' })
  await expect.poll(() => rules.getByRole('radio', { name: 'FIDE (Dutch) 2017' }).isDisabled()).toBe(true)
  await rules.getByText('They are declared before the first round').first().waitFor()
  await rules.getByText('C.04.2 1.3').waitFor()
  const scoring = page.getByRole('region', { name: 'Scoring' })
  await expect.poll(() => scoring.getByLabel('Win', { exact: true }).isDisabled()).toBe(true)
  await scoring.getByText('Locked.').waitFor()
  await expectGoodLook(page, 'settings')

  // What is free is saved at once; who looks at another page first is told, and loses nothing.
  await page.getByLabel('Place').fill('Zug')
  await page.getByRole('link', { name: 'Standings' }).click()
  const reminder = page.locator('.toast').filter({ hasText: 'Changes not saved yet' })
  await reminder.getByRole('button', { name: 'Look' }).click()
  await reminder.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Place').inputValue()).toBe('Zug')
  await page.getByLabel('First day', { exact: true }).fill('2026-06-01')
  await page.getByLabel('Last day').fill('2026-06-03')
  // Names with commas of their own, typed as people type: a separator that was one too many goes away again.
  const deputies = page.getByLabel('Deputy arbiters')
  await deputies.pressSequentially('Iten, Paul; Keller, Anna;')
  await deputies.press('Backspace')
  await expect.poll(() => deputies.inputValue()).toBe('Iten, Paul; Keller, Anna')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Settings saved.').waitFor()
  expect((await hall.get('')).settings.info).toMatchObject({
    city: 'Zug',
    startDate: '2026-06-01',
    deputyArbiters: ['Iten, Paul', 'Keller, Anna'],
  })

  // The number of rounds has been announced: the desk asks, and not doing it changes nothing.
  await page.getByLabel('Rounds', { exact: true }).fill('6')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Are you sure?' }).waitFor()
  await expectGoodLook(page, 'settings-confirm')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await hall.get('')).settings.numberOfRounds).toBe(5)
  await page.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Do it all the same' }).click()
  await page.getByText('6 rounds').waitFor()

  // Tie-breaks by name, in another order.
  const tieBreaks = page.getByRole('list', { name: 'In this order' })
  await tieBreaks.getByText('Buchholz, without the lowest').waitFor()
  await page.getByRole('button', { name: 'SB up' }).click()
  const second = async () => (await tieBreaks.getByRole('listitem').allInnerTexts())[1]
  await expect.poll(second).toMatch(/^Sonneborn/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(second).toMatch(/^Buchholz/)

  // A file to take away, with what its format leaves out, and the report for rating.
  const file = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'TRF16', exact: true }) })
  await file.getByText(/^leaves out/).click()
  await file.getByText('the number of rounds').waitFor()
  await expectGoodLook(page, 'settings-files')
  const taken = async (name: string): Promise<string> => {
    const link = page.getByRole('link', { name, exact: true })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    return download.suggestedFilename()
  }
  expect(await taken('TRF26')).toMatch(/\.trf/i)
  expect(await taken('TRF26 for rating')).toMatch(/-rating\.trf/i)

  // An address nobody knows.
  await page.goto(`${hall.desk.url}/desk/${hall.id}/nowhere`)
  await page.getByText('There is nothing here, or nothing you may see.').waitFor()
  await page.goto(`${hall.desk.url}/desk/no-such-tournament`)
  await page.getByText('There is nothing here, or nothing you may see.').waitFor()
  await expectGoodLook(page, 'not-found')
})

it('people: a deputy by a new account, a helper by a link with its code, both taken away again', async () => {
  const hall = await openHall()
  const page = await signedIn(hall.desk)
  await goTo(page, `${hall.desk.url}/desk/${hall.id}/people`, 'People')
  await page.getByText('Everybody sees what is published.').waitFor()
  await page.getByRole('button', { name: 'Add somebody' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add somebody' })
  await dialog.getByLabel('Name', { exact: true }).fill('Paul Deputy')
  await dialog.getByLabel('Name to sign in with').fill('paul')
  await dialog.getByLabel(/First password/).fill('a long password')
  await dialog.getByRole('radio', { name: /^Helper/ }).check()
  await dialog.getByLabel('Last board').waitFor()
  await dialog.getByRole('radio', { name: /^Deputy/ }).check()
  await expectGoodLook(page, 'people-add')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page
    .getByRole('row', { name: /Paul Deputy/ })
    .getByText('players, pairing, results')
    .waitFor()
  const paul = await signedIn(hall.desk, 'paul')
  await goTo(paul, `${hall.desk.url}/desk/${hall.id}/settings`, 'Settings')
  await expect.poll(() => paul.getByLabel('Place').isDisabled()).toBe(true)
  await expect.poll(() => paul.getByRole('link', { name: 'People' }).count()).toBe(0)

  // A helper's link: the code is shown, the address works on a phone, and no longer when revoked.
  await page.getByLabel('For whom').fill('Hall A')
  await page.getByLabel('Last board').fill('2')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const shown = page.getByRole('dialog', { name: 'Hall A' })
  expect(
    await shown.getByRole('img', { name: 'QR code for Hall A' }).evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  const address = await shown.getByLabel('Address').inputValue()
  await expectGoodLook(page, 'people-link')
  await page.keyboard.press('Escape')
  await page
    .getByRole('row', { name: /Hall A/ })
    .getByText('boards 1 to 2')
    .waitFor()
  await expectGoodLook(page, 'people')
  const phone = await newPerson({ viewport: { width: 390, height: 844 } })
  expect((await phone.goto(address))!.status()).toBe(200)
  await page.getByRole('button', { name: 'Revoke: Hall A' }).click()
  await page.getByText('No links now.').waitFor()
  expect((await phone.goto(address))!.status()).toBeGreaterThanOrEqual(400)

  await page.getByRole('button', { name: 'Remove: Paul Deputy' }).click()
  await page.getByRole('row', { name: /Paul Deputy/ }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Hide it' }).click()
  await page.getByText('Only the people below see the tournament.').waitFor()
  expect((await phone.goto(`${hall.desk.url}/t/${hall.id}`))!.status()).toBe(404)
})

it('the hall: what is shown, announcements, the clock and a screen of its own', async () => {
  const hall = await openHall()
  const page = await signedIn(hall.desk)
  await goTo(page, `${hall.desk.url}/desk/${hall.id}/hall`, 'Hall')
  await page.getByLabel('Text').fill('The bar is open until nine.')
  await page.getByRole('button', { name: 'Announce' }).click()
  await page.getByText('The bar is open until nine.').waitFor()
  await page.getByRole('button', { name: 'Set the clock' }).click()
  await page.getByText(/^Round 1 began at .*120 minutes/).waitFor()

  // Going down takes something away that people see now: the desk names it and asks.
  const round = page.getByRole('group', { name: 'Round 1' })
  await round.getByRole('radio', { name: 'Nothing' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Are you sure?' }).waitFor()
  await dialog.getByRole('button', { name: 'Do it all the same' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('fieldset input[value=nothing]')?.checked === true)
  expect((await (await fetch(`${hall.desk.url}/t/${hall.id}`)).text()).includes('Eloise')).toBe(false)
  await round.getByRole('radio', { name: 'Pairings' }).click()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('fieldset input[value=pairings]')?.checked === true)

  // A screen of its own.
  await page.getByRole('button', { name: 'New screen' }).click()
  const screen = page.getByRole('dialog', { name: 'New screen' })
  await screen.getByRole('textbox', { name: 'Name' }).fill('Foyer')
  const editing = page.getByRole('dialog', { name: 'Foyer' })
  await editing.getByRole('button', { name: '+ Standings' }).click()
  await expectGoodLook(page, 'hall-screen')
  await editing.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Pairings by name · Standings').waitFor()
  await expectGoodLook(page, 'hall')
  const address = await page.getByRole('link', { name: 'Open: Foyer' }).getAttribute('href')
  const wall = await newPerson({ viewport: { width: 1920, height: 1080 } })
  expect((await wall.goto(`${hall.desk.url}${address}`))!.status()).toBe(200)
  await page.getByRole('button', { name: 'Take down: The bar is open until nine.' }).click()
  await page.getByText('Nothing is announced.').waitFor()
  await page.getByRole('link', { name: 'Print' }).click()
  await page.getByRole('link', { name: /Pairings by board/ }).waitFor()
  await expectGoodLook(page, 'print')
})

it('speaks German and French from one moment to the next, and goes dark', async () => {
  const hall = await openHall()
  const page = await signedIn(hall.desk)
  await goTo(page, `${hall.desk.url}/`, 'Tournaments')
  await expectGoodLook(page, 'tournaments')
  await goTo(page, `${hall.desk.url}/new`, 'New tournament')
  await expectGoodLook(page, 'wizard')
  await goTo(page, `${hall.desk.url}/desk/${hall.id}/players`, /Players/)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await page.getByRole('heading', { name: 'Teilnehmer 8' }).waitFor()
  await page.getByRole('button', { name: 'Schließen' }).click()
  const pages = ['players', 'standings', 'print', 'hall', 'history', 'settings', 'people']
  for (const language of ['de', 'fr'] as const) {
    if (language === 'fr') {
      await page.getByRole('button', { name: 'Konto' }).click()
      await page.getByRole('radio', { name: 'Français' }).check()
      await page.getByRole('heading', { level: 1, name: 'Équipe arbitrale' }).waitFor()
      await page.getByRole('button', { name: 'Fermer' }).click()
    }
    for (const name of pages) {
      await page.goto(`${hall.desk.url}/desk/${hall.id}/${name}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.locator('.loading').waitFor({ state: 'detached' })
      await expectNoEnglish(page, language)
      await page.setViewportSize({ width: 360, height: 740 })
      await expectFits(page)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  }
  await page.goto(`${hall.desk.url}/`)
  await page.getByRole('heading', { level: 1, name: 'Tournois' }).waitFor()
  await expectNoEnglish(page, 'fr')
  await page.goto(`${hall.desk.url}/new`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectNoEnglish(page, 'fr')
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})
