import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { newPerson, picture } from './testing/browser.ts'
import { openHall, signedIn, withArbiter } from './testing/console.ts'
import { expectGoodLook } from './testing/look.ts'
import { expectNoEnglish } from './testing/no-english.ts'

it('an event is kept as a template and duplicated for the next year', async () => {
  const hall = await openHall({ settings: { info: { name: 'Zug Open 2026' } } })
  const settings = `${hall.desk.url}/desk/${hall.id}/settings#copies`
  const olga = await signedIn(hall.desk)
  const dora = await withArbiter(olga, hall, 'dora', 'Dora', 'chief')

  // A chief arbiter has everything but the end.
  await dora.goto(settings)
  await dora.getByRole('heading', { name: 'Copies and backups' }).waitFor()
  await dora.getByRole('button', { name: 'Duplicate …' }).waitFor()
  expect(await dora.getByRole('button', { name: 'Delete …' }).count()).toBe(0)

  await olga.goto(settings)
  await olga.getByRole('button', { name: 'Keep as a template …' }).click()
  expect(await olga.getByLabel('Name of the template').inputValue()).toBe('Zug Open')
  await expectGoodLook(olga, 'copies-template')
  await olga.keyboard.press('Enter')
  await olga.getByText('The template “Zug Open” is kept.').waitFor()

  // By keys alone: the name is there, the players are wanted too.
  await olga.getByRole('button', { name: 'Duplicate …' }).click()
  expect(await olga.getByLabel('Name of the new event').inputValue()).toBe('Zug Open 2027')
  await olga.getByRole('dialog').getByLabel('First day').fill('2027-06-05')
  await olga.getByLabel('With the players, teams and who is kept apart').check()
  await expectGoodLook(olga, 'copies-duplicate')
  await olga.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click()
  await olga.waitForURL((url) => url.pathname.startsWith('/desk/zug-open-2027-'))
  await olga.getByRole('link', { name: 'Players' }).first().click()
  await olga.getByText('Alice').first().waitFor()

  // Somebody makes this year's from the template: only a name and a day.
  await dora.goto(`${hall.desk.url}/new`)
  await dora.getByRole('radio', { name: /^Zug Open/ }).check()
  await dora.getByLabel('Name of the event').fill('Zug Open 2028')
  await expectGoodLook(dora, 'copies-from-template')
  await dora.getByRole('button', { name: 'Create the tournament' }).click()
  await dora.waitForURL((url) => url.pathname.startsWith('/desk/zug-open-2028-'))
})

it('an event is backed up, deleted, brought back, and restored as a copy', async () => {
  const hall = await openHall({ settings: { info: { name: 'Zug Open 2026' } } })
  const settings = `${hall.desk.url}/desk/${hall.id}/settings#copies`
  const olga = await signedIn(hall.desk)
  const dora = await withArbiter(olga, hall, 'dora', 'Dora', 'chief')
  await olga.goto(settings)
  const download = olga.waitForEvent('download')
  await olga.getByRole('link', { name: 'Download a backup' }).click()
  const file = await (await download).path()
  expect(readFileSync(file).length).toBeGreaterThan(500)

  // The end is guarded, and open pages say so at once.
  await dora.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await dora.getByText('Alice').first().waitFor()
  const visitor = await newPerson()
  await visitor.goto(`${hall.desk.url}/t/${hall.id}`)
  await olga.goto(settings)
  await olga.getByRole('button', { name: 'Delete …' }).click()
  const remove = olga.getByRole('dialog').getByRole('button', { name: 'Delete' })
  await olga.getByLabel(/Type the name to confirm/).fill('Zug Open')
  expect(await remove.isDisabled()).toBe(true)
  await expectGoodLook(olga, 'copies-delete')
  await olga.getByLabel(/Type the name to confirm/).fill('Zug Open 2026')
  await remove.click()
  await olga.getByText('Zug Open 2026 is deleted. You can bring it back for 30 days.').waitFor()
  await dora.getByText('This tournament was deleted.').first().waitFor()
  await picture(dora, 'copies-deleted-desk')
  await visitor.getByText('This tournament was deleted by its organiser.').waitFor()
  await picture(visitor, 'copies-deleted-public')

  await olga.getByRole('heading', { name: 'Deleted tournaments' }).waitFor()
  await expectGoodLook(olga, 'copies-deleted-list')
  await olga.getByRole('button', { name: 'Bring back Zug Open 2026' }).click()
  await olga.getByText('Zug Open 2026 is back.').waitFor()

  // Restored beside it, after what differs was said; in German.
  const anna = await signedIn(hall.desk, 'olga', { locale: 'de-CH' })
  await anna.goto(hall.desk.url)
  await anna.getByRole('button', { name: 'Sicherung wiederherstellen' }).click()
  await anna.getByLabel('Datei wählen').setInputFiles({ name: 'x.trf', mimeType: 'text/plain', buffer: Buffer.from('012 Open\n') })
  await anna.getByText('Das ist keine Sicherung eines Turniers.').waitFor()
  await anna.getByLabel('Datei wählen').setInputFiles(file)
  await anna.getByText('Hier ist genau dasselbe vorhanden.').waitFor()
  expect(await anna.getByLabel('Name der Kopie').inputValue()).toBe('Zug Open 2026 (Kopie)')
  await expectNoEnglish(anna, 'de')
  await expectGoodLook(anna, 'copies-restore-de')
  await anna.getByRole('button', { name: 'Als Kopie wiederherstellen' }).click()
  await anna.waitForURL((url) => url.pathname.startsWith('/desk/zug-open-2026-kopie-'))
})
