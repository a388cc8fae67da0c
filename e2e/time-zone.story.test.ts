import { expect, it } from 'vitest'
import { openHall, signedIn } from './testing/console.ts'

const kathmandu = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kathmandu' }).format(moment)

it('the console and screens show and take times by the clocks of the event, wherever the device is', async () => {
  const schedule = { timeZone: 'Asia/Kathmandu', rounds: [] }
  const { desk, id, get } = await openHall({ settings: { schedule } })
  const page = await signedIn(desk, 'olga', { timezoneId: 'America/New_York', locale: 'en-GB' })

  await page.goto(`${desk.url}/desk/${id}/history`)
  const time = page.locator('time[datetime]').first()
  const at = new Date((await time.getAttribute('datetime'))!)
  expect(await time.textContent()).toContain(kathmandu(at))

  // The round starts at 10:00 of the event: 04:15 UTC, whatever the device shows.
  await page.goto(`${desk.url}/desk/${id}/hall`)
  const clock = page.getByLabel('Start')
  expect(Math.abs(Date.parse(`${await clock.inputValue()}Z`) - (Date.now() + 20_700_000))).toBeLessThan(120_000)
  await clock.fill('2030-06-01T10:00')
  await page.getByRole('button', { name: 'Set the clock' }).click()
  await page.getByText('1 Jun, 10:00').waitFor()
  expect((await get('/hall')).clock.start).toBe('2030-06-01T04:15:00.000Z')
  await page.getByLabel('Until').fill('2030-06-01T12:00')
  await page.getByLabel('Text').fill('Lunch')
  await page.getByRole('button', { name: 'Announce' }).click()
  await page.getByText('1 Jun, 12:00').waitFor()

  await page.getByRole('button', { name: 'Take it away' }).click()
  await expect.poll(async () => (await get('/hall')).clock).toBeNull()
  await page.goto(`${desk.url}/t/${id}/screen/pairings-by-name?lang=en`)
  await expect
    .poll(async () =>
      [kathmandu(new Date()), kathmandu(new Date(Date.now() - 60_000))].includes((await page.locator('#clock').textContent()) ?? ''),
    )
    .toBe(true)
})
