import { expect, it } from 'vitest'
import { newPerson } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectGoodLook } from './testing/look.ts'

it('somebody registers on the public form without script, and the arbiter accepts with one key', async () => {
  const hall = await openHall({ settings: { selfRegistration: true } })
  const visitor = await newPerson({ javaScriptEnabled: false })
  await visitor.goto(`${hall.desk.url}/t/${hall.id}?lang=en`)
  await visitor.getByRole('link', { name: 'Register' }).click()
  await visitor.getByLabel('Name (last name, first name)').fill('Ivanova, Vera')
  await visitor.getByLabel('Year of birth').fill('2004')
  await visitor.getByLabel('Federation (three letters)').fill('ukr')
  // Faster than anybody reads is a program.
  await visitor.waitForTimeout(2100)
  await visitor.getByRole('button', { name: 'Register' }).click()
  await visitor.getByRole('status').getByText('Thank you.').waitFor()
  await visitor.goto(`${hall.desk.url}/t/${hall.id}/players`)
  expect(await visitor.getByText('Ivanova').count()).toBe(0)
  const reader = await newPerson()
  await reader.goto(`${hall.desk.url}/t/${hall.id}/register?lang=de`)
  await reader.getByRole('heading', { name: 'Anmelden' }).waitFor()
  await expectGoodLook(reader, 'self-registration-form')

  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await page.getByRole('button', { name: 'Registrations 1' }).click()
  await page.getByRole('row', { name: /Ivanova, Vera/ }).waitFor()
  await expectGoodLook(page, 'self-registrations')
  await page.keyboard.press('KeyA')
  await page.getByText('Ivanova, Vera is entered.').waitFor()
  await page.getByText('Nobody is waiting.').waitFor()
  await visitor.reload()
  expect(await visitor.getByText('Ivanova').count()).toBeGreaterThan(0)
})
