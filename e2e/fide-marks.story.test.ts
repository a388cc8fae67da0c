import { expect, it } from 'vitest'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectGoodLook } from './testing/look.ts'

it('what an arbiter marks of players in an event of three months, Chess960 over the pairings, and its file imported in FIDE mode', async () => {
  const info = { name: 'Zug League', startDate: '2026-01-10', endDate: '2026-03-31' }
  const settings = { info, numberOfRounds: 5, tieBreaks: ['BH', 'EXT', 'LOTS'] }
  const hall = await openHall({ settings, commands: [{ kind: 'draw-lots', seed: 'hall' }] })
  await hall.command({ kind: 'correct-player', player: 2, changes: { rating: 2800 } })
  const page = await signedIn(hall.desk)

  // Marks, a rating of a later list, a lot, a value of a play-off and the number of an equal: all in the window of the player.
  await page.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  const open = (name: string) =>
    page
      .getByRole('button', { name: `Change ${name}` })
      .first()
      .click()
  await open('Bruno')
  const dialog = page.getByRole('dialog', { name: 'Bruno' })
  await dialog.getByRole('checkbox', { name: 'No byes on request' }).check()
  await dialog.getByLabel('Ratings of later lists').fill('3: 2810, 5: 2825')
  await dialog.getByLabel('Lot drawn by hand').fill('4')
  await dialog.getByLabel('Value from elsewhere').fill('1,5')
  await dialog.getByLabel('Exchange with').selectOption({ label: '1 · Alice' })
  await expectGoodLook(page, 'player-marks')
  await dialog.getByRole('button', { name: 'Exchange numbers' }).click()
  const asked = page.getByRole('dialog').filter({ hasText: 'another pairing number' })
  await asked.getByRole('button').last().click()
  await dialog.getByText('Has number 1.').waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  const bruno = async () => (await hall.get('')).players.find((one: { readonly id: number }) => one.id === 2)
  expect(await bruno()).toMatchObject({
    noByes: true,
    lot: 4,
    external: 1.5,
    pairingNumber: 1,
    laterRatings: [
      { fromRound: 3, rating: 2810 },
      { fromRound: 5, rating: 2825 },
    ],
  })
  const { rows } = await hall.get('/standings')
  expect(rows.find(({ player }: { readonly player: number }) => player === 2).values.slice(1)).toEqual([1.5, 4])

  // Expelled: out of the standings, with a sign for the desk.
  await open('Hannes')
  await page.getByRole('dialog', { name: 'Hannes' }).getByRole('checkbox', { name: 'Expelled' }).check()
  await page.getByRole('dialog', { name: 'Hannes' }).getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await hall.get('/standings')).rows.length).toBe(7)

  // Chess960 by a tick, and over the pairings that are printed.
  await page.goto(`${hall.desk.url}/desk/${hall.id}/settings`)
  await page.getByRole('checkbox', { name: 'Chess960' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await hall.get('')).settings.chess960).toBe(true)
  await page.goto(`${hall.desk.url}/t/${hall.id}/paper/pairings?round=1&lang=en`)
  expect(await page.locator('body').innerText()).toMatch(/Chess960 position \d+: [BKNQR]{8}/)

  // A file of the event enters FIDE mode with its import, and the line over every page says so.
  const file = await page.request.get(`${hall.desk.url}/api/tournaments/${hall.id}/export/trf26`)
  await page.goto(hall.desk.url)
  await page.getByRole('button', { name: 'Import a file' }).click()
  const importing = page.getByRole('dialog')
  await importing.locator('input[type="file"]').setInputFiles({ name: 'league.trf', mimeType: 'text/plain', buffer: await file.body() })
  await importing.getByRole('checkbox', { name: 'FIDE mode' }).check({ timeout: 30_000 })
  await picture(page, 'import-fide-mode')
  await importing.getByRole('button', { name: /^Import/ }).click()
  await page.locator('.event-line').getByText('FIDE mode').waitFor()
})
