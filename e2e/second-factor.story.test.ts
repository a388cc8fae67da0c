import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { codeIn } from './testing/authenticator.ts'
import { newPerson } from './testing/browser.ts'
import { openHall, signedIn, withArbiter } from './testing/console.ts'
import { press, tabTo } from './testing/keyboard.ts'
import { expectGoodLook } from './testing/look.ts'
import { expectNoEnglish } from './testing/no-english.ts'

const password = 'a long password'

const keyOn = async (page: Page): Promise<string> => (await page.locator('.account-key').innerText()).trim()

const enrol = async (page: Page): Promise<string> => {
  const key = await keyOn(page)
  await page.getByLabel('Code that the authenticator shows').fill(codeIn(key, 0))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor()
  return key
}

it('a second factor: set up by keyboard, asked for, replaced by a recovery code, needed by all, reset by the owner', async () => {
  const hall = await openHall()
  const { url } = hall.desk
  const page = await signedIn(hall.desk)
  const paul = await withArbiter(page, hall, 'paul', 'Paul Deputy')

  // The owner sets one up without touching the mouse.
  await page.goto(url)
  await press(page, page.getByRole('button', { name: 'Account' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Second factor' }))
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
  await expectGoodLook(page, 'account-off')
  expect(await page.getByRole('checkbox', { name: /Every account needs/ }).isDisabled()).toBe(true)
  await press(page, page.getByRole('button', { name: 'Set up a second factor' }))
  const qr = page.getByRole('img', { name: 'QR code for the authenticator' })
  await qr.waitFor()
  expect(await qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectGoodLook(page, 'account-enrol')
  const key = await keyOn(page)
  await tabTo(page, page.getByLabel('Code that the authenticator shows'))
  await page.keyboard.type('000000')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('The code is wrong').waitFor()
  await tabTo(page, page.getByLabel('Code that the authenticator shows'), 'Shift+Tab')
  await page.keyboard.press('Control+A')
  await page.keyboard.type(codeIn(key, 0))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor()
  const codes = await page.locator('.account-recovery code').allInnerTexts()
  expect(codes).toHaveLength(10)
  // Whatever the desk reads again meanwhile, they stay: they are shown only once.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expectGoodLook(page, 'account-recovery')
  await press(page, page.getByRole('button', { name: 'I have kept them' }))
  await page.getByText('10 recovery codes are left.').waitFor()

  // From now on the password alone opens nothing; a recovery code does, typed as it comes.
  const other = await newPerson()
  await other.goto(url)
  await other.getByLabel('Name to sign in with').fill('olga')
  await other.getByLabel('Password').fill(password)
  await other.keyboard.press('Enter')
  const asked = other.getByLabel('Code of your authenticator')
  await asked.waitFor()
  await expect.poll(() => other.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code')
  await expectGoodLook(other, 'sign-in-code')
  await other.keyboard.type('123456')
  await other.keyboard.press('Enter')
  await other.getByRole('alert').waitFor()
  await asked.fill(codes[0]!.toLowerCase().replaceAll('-', ' '))
  await other.keyboard.press('Enter')
  await other.getByRole('heading', { level: 1, name: 'Tournaments' }).waitFor()

  // Everybody needs one: Paul sees nothing else before he has his.
  const required = page.getByRole('checkbox', { name: /Every account needs/ })
  await required.check()
  await expect.poll(() => required.isChecked()).toBe(true)
  await expectGoodLook(page, 'account-on')
  await paul.goto(`${url}/desk/${hall.id}/results`)
  await paul.getByText('Every account of this desk needs a second factor.').waitFor()
  await expectGoodLook(paul, 'account-missing')
  await enrol(paul)
  await paul.getByRole('button', { name: 'I have kept them' }).click()
  await paul.getByRole('link', { name: 'Standings' }).waitFor()

  // He loses the phone; the owner helps, and is asked first.
  await page.reload()
  await page.getByRole('button', { name: 'Reset: Paul Deputy' }).click()
  const dialog = page.getByRole('dialog', { name: /Paul Deputy/ })
  await expectGoodLook(page, 'account-reset')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Reset: Paul Deputy' }).click()
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: 'Reset: Paul Deputy' }).waitFor({ state: 'detached' })
  await paul.goto(url)
  await paul.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()

  // The other languages, and off again with password and code.
  for (const language of ['de', 'fr'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('zug-language', chosen), language)
    const reader = await newPerson({ locale: language })
    await reader.context().addCookies(await page.context().cookies())
    await reader.goto(`${url}/account`)
    await reader.getByRole('heading', { level: 1 }).waitFor()
    await reader.locator('.account-table').waitFor()
    await expectNoEnglish(reader, language)
    await expectGoodLook(reader, `account-${language}`)
  }
  await page.evaluate(() => localStorage.setItem('zug-language', 'en'))
  await page.reload()
  await required.uncheck()
  await page.getByRole('button', { name: 'Switch it off' }).click()
  const proof = page.getByRole('dialog', { name: 'Switch it off' })
  await proof.getByLabel('Password').fill(password)
  await proof.getByLabel('Code of your authenticator').fill(codeIn(key, 1))
  await expectGoodLook(page, 'account-switch-off')
  await proof.getByRole('button', { name: 'Switch it off' }).click()
  await page.getByRole('button', { name: 'Set up a second factor' }).waitFor()
})
