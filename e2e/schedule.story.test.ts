import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

it('proposes a schedule from a pattern, warns of rounds out of order, and shows it to everybody', async () => {
  const arbiter = await openHall()
  const page = await signedIn(arbiter.desk)
  await page.goto(`${arbiter.desk.url}/desk/${arbiter.id}/settings`)
  await page.getByLabel('Time zone').fill('Europe/Zurich')
  await page.getByText('Propose from a pattern').click()
  await page.getByLabel('Rounds of a day start at').fill('10:00 15:00')
  await page.getByRole('button', { name: 'Propose', exact: true }).click()
  await page.getByText('A day is like 2026-06-01').waitFor()
  await page.getByLabel('First round on').fill('2026-06-01')
  await page.getByLabel('Rest days').fill('2026-06-02')
  await page.getByRole('button', { name: 'Propose', exact: true }).click()
  expect(await page.getByLabel('Date, round 3').inputValue()).toBe('2026-06-03')
  await page.getByLabel('Date, round 3').fill('2026-05-31')
  await page.getByText('Round 3 is before round 2.').waitFor()
  await page.getByLabel('Date, round 3').fill('2026-06-03')
  await page.getByText('Round 3 is before round 2.').waitFor({ state: 'detached' })
  await expectAccessible(page)
  await picture(page, 'settings-schedule')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await arbiter.get('')).settings.schedule?.rounds.length).toBe(5)
  const spectator = await newPerson()
  await spectator.goto(`${arbiter.desk.url}/t/${arbiter.id}?lang=en`)
  await spectator.getByText('Rest: 2 June 2026').waitFor()
  await expectAccessible(spectator)
  await picture(spectator, 'public-schedule')
})
