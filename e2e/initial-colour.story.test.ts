import { test } from 'vitest'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

test('the lot of round 1 is drawn by pairing it, and shown with its seed', async () => {
  const hall = await openHall()
  const page = await signedIn(hall.desk)
  const post = async (path: string, data: object) =>
    (await page.request.post(`${hall.desk.url}/api/tournaments${path}`, { data, headers: { 'sec-fetch-site': 'same-origin' } })).json()
  const { id } = await post('', { key: 'lot', settings: { info: { name: 'Lot' }, numberOfRounds: 3 } })
  const players = ['Anna', 'Ben', 'Cleo', 'Dora'].map((name, at) => ({ name, rating: 2000 - at }))
  await post(`/${id}/commands`, { key: 'players', command: { kind: 'import-players', players } })
  await page.goto(`${hall.desk.url}/desk/${id}/settings`)
  await page.getByText('Pairing round 1 draws it.').waitFor()
  await page.goto(`${hall.desk.url}/desk/${id}/round/1`)
  await page.getByRole('button', { name: 'Pair round 1' }).click()
  await page.getByText(/^The lot gave (White|Black) to the first player of round 1\. Seed: “[0-9a-f]{12}”\.$/).waitFor()
  await picture(page, 'round-lot')
  await page.goto(`${hall.desk.url}/desk/${id}/settings`)
  await page.getByText(/Drawn from the seed “[0-9a-f]{12}”/).waitFor()
})
