import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newPerson } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectGoodLook } from './testing/look.ts'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const sameSite = { 'sec-fetch-site': 'same-origin' }

it('players one by one: entered by keys, corrected, given byes, kept apart, checked in, moved to another section', async () => {
  const hall = await openHall({ settings: { section: { event: 'Zug Festival', name: 'A' } } })
  const page = await signedIn(hall.desk)
  // The other section of the same event.
  const made = await page.request.post(`${hall.desk.url}/api/tournaments`, {
    headers: sameSite,
    data: { key: randomUUID(), settings: { info: { name: 'Zug Open' }, numberOfRounds: 5, section: { event: 'Zug Festival', name: 'B' } } },
  })
  const other = (await made.json()).id as string
  await page.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await page.getByRole('heading', { name: 'Players 8' }).waitFor()
  await expectGoodLook(page, 'players')

  // Two latecomers without touching the mouse.
  await page.keyboard.press('KeyN')
  for (const [name, rating] of [
    ['Ivo Late', '1900'],
    ['Jana Later', '1850'],
  ]) {
    await page.keyboard.type(name!)
    await page.keyboard.press('Tab')
    await page.keyboard.type(rating!)
    await page.keyboard.press('Enter')
    await page.getByText(`${name} entered.`).waitFor()
  }
  await page.getByRole('heading', { name: 'Players 10' }).waitFor()
  // A rating that is none: said in our words, and nothing is lost.
  await page.keyboard.type('Karl Wrong')
  await page.keyboard.press('Tab')
  await page.keyboard.type('19x0')
  await page.keyboard.press('Enter')
  await page.getByText('A rating has at most four digits.').waitFor()
  await page.locator('.add-player input[name=rating]').fill('')
  await page.locator('.add-player input[name=name]').fill('')
  // The same name again: the desk asks first, and nothing says meanwhile that anybody was entered.
  await page.keyboard.type('Ivo Late')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Are you sure?' }).waitFor()
  expect(await page.getByText('entered.').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.add-player input[name=name]')?.value === 'Ivo Late')

  // Everything about one of them.
  await page.getByRole('button', { name: 'Change Ivo Late' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Club').fill('Zug')
  await dialog.getByRole('radio', { name: 'Round 3: half-point bye' }).check()
  // A full-point bye is asked about; thought better of, it is not shown as given.
  await dialog.getByRole('radio', { name: 'Round 4: full-point bye' }).click()
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => dialog.getByRole('radio', { name: 'Round 4: plays' }).isChecked()).toBe(true)
  await expectGoodLook(page, 'player-dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Change Ivo Late')
  const ivo = (await hall.get('')).players.find(({ name }: { name: string }) => name === 'Ivo Late')
  expect(ivo).toMatchObject({ club: 'Zug', rating: 1900 })
  expect((await hall.get('')).byes).toContainEqual({ player: ivo.id, round: 3, bye: 'half-point' })

  // The list shows byes of later rounds, and the menu of its last row stays on the page.
  await row(page, 'Ivo Late').getByText('R3: ½').waitFor()
  const last = page.locator('.player-table tbody tr').last()
  await page.evaluate(() => document.querySelector('.player-table tbody tr:last-child')!.scrollIntoView({ block: 'end' }))
  await last.locator('[data-act=menu]').click()
  const box = (await last.locator('.next-round-menu').boundingBox())!
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height)
  await page.keyboard.press('Escape')

  // Two who should not meet.
  await page.getByRole('button', { name: 'Who must not meet' }).click()
  await dialog.getByText('Nobody is kept apart.').waitFor()
  await dialog.getByLabel('First player').fill('Alice')
  await dialog.getByLabel('Second player').fill('Bruno')
  await dialog.getByRole('button', { name: 'Keep apart' }).click()
  // Such pairs are announced before round 1: the desk quotes the rule and asks.
  await page.getByText('C.04.2 1.5').waitFor()
  await page.getByRole('button', { name: 'Do it all the same' }).click()
  await dialog.getByText('Alice – Bruno').waitFor()
  await expectGoodLook(page, 'apart')
  await page.keyboard.press('Escape')

  // At the door.
  await page.getByRole('button', { name: 'Check-in' }).click()
  await page.getByText('0 of 10 are here').waitFor()
  await page.getByRole('button', { name: /^Alice/ }).click()
  await page.getByText('1 of 10 are here').waitFor()
  await page.getByRole('radio', { name: 'Not here yet' }).check()
  await expect.poll(() => page.getByRole('button', { name: /^Alice/ }).count()).toBe(0)
  await expectGoodLook(page, 'check-in')
  await page.getByRole('button', { name: 'Close check-in' }).click()
  await page.getByText('9 not here: left out of the next round.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/^Undone: /).waitFor()
  await page.getByRole('button', { name: 'Back to the list' }).click()

  // Withdrawn by a slip, and back by the message.
  await page.getByRole('button', { name: 'Change Ivo Late' }).click()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('Ivo Late has withdrawn.').waitFor()
  await page.locator('.toast').filter({ hasText: 'Ivo Late has withdrawn.' }).getByRole('button', { name: 'Undo' }).click()
  await row(page, 'Ivo Late').getByRole('button', { name: 'plays' }).waitFor()

  // To section B: gone from here, there with all that was known.
  await page.getByRole('button', { name: 'Change Jana Later' }).click()
  await dialog.getByRole('button', { name: '→ B' }).click()
  await page.getByRole('dialog', { name: 'Move Jana Later to B' }).getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByText('Jana Later is in B now.').waitFor()
  await page.getByRole('heading', { name: 'Players 9' }).waitFor()
  await page.goto(`${hall.desk.url}/desk/${other}/players`)
  await row(page, 'Jana Later').getByText('1850').waitFor()

  // The German word over the ratings is longer, and whole.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => localStorage.setItem('zug.language', 'de'))
  await page.reload()
  const ratings = page.getByRole('columnheader', { name: 'Wertungszahl' })
  await ratings.waitFor()
  expect(await ratings.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await ratings.locator('span').evaluate((word) => word.scrollWidth <= word.clientWidth)).toBe(true)
  expect(await ratings.evaluate((cell) => getComputedStyle(cell).overflow)).toBe('visible')
})

it('signs in, brings a whole tournament from a file after a look at it, and signs out', async () => {
  const hall = await openHall()
  const page = await newPerson()
  await page.goto(hall.desk.url)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await expectGoodLook(page, 'sign-in')
  await page.getByLabel('Name to sign in with').fill('olga')
  await page.getByLabel('Password').fill('not the password')
  await page.keyboard.press('Enter')
  await page.getByText('Name and password do not fit.').waitFor()
  await page.getByLabel('Password').fill('a long password')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Tournaments' }).waitFor()

  await page.getByRole('button', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog')
  const file = (text: string) => ({ name: 'report.trf', mimeType: 'text/plain', buffer: Buffer.from(text) })
  const trf = readFileSync(new URL('../golden/worked-example-2016.trf', import.meta.url), 'utf8')
  // Points that the results do not give: said line by line, and nothing can be imported.
  await dialog.locator('input[type=file]').setInputFiles(file(trf.replace('4.5    1', '9.5    1')))
  await dialog.getByText('This file cannot be read.').waitFor()
  await dialog.getByText(/Line 4.*9\.5 points/).waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Import' }).isDisabled()).toBe(true)
  await dialog.locator('input[type=file]').setInputFiles(file(trf))
  await dialog.getByText('Held example').waitFor()
  await dialog.getByText(/14\splayers · 6\srounds/).waitFor()
  await dialog.getByRole('radio', { name: 'FIDE (Dutch) 2017' }).check()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('dialog input[value=fide-dutch-2017]')?.checked === true)
  await expectGoodLook(page, 'import-tournament')
  await dialog.getByRole('button', { name: /^Import/ }).click()
  await page.getByRole('heading', { level: 1, name: /^Round 6/ }).waitFor()
  await page.getByText('FIDE (Dutch) 2017').first().waitFor()

  // The desk is away: a page that was not open yet says so, and comes by itself when the desk is back.
  await hall.desk.kill()
  await page.getByRole('link', { name: 'Standings', exact: true }).click()
  await page.getByText('The desk cannot be reached.').waitFor({ timeout: 30_000 })
  await page.getByText('Connection lost. Trying again …').waitFor()
  await hall.desk.restart()
  await page.getByRole('heading', { name: /^Standings/ }).waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})
