import { parseTrf } from '@zug/engine/trf'
import { runImport } from '@zug/server/lists'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { textList, written, zipped } from '../packages/server/src/lists/testing/list-files.ts'
import type { SyntheticPlayer } from '../packages/server/src/lists/testing/synthetic-list.ts'
import { formText, messyForm } from '../packages/server/src/registrations/testing/messy-form.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectGoodLook } from './testing/look.ts'

const form = messyForm()
const best = ({ ratings }: SyntheticPlayer): number => Math.max(...ratings)
const strength = (player: SyntheticPlayer): number => (best(player) === 0 ? 0 : best(player) - (player.flag.includes('i') ? 300 : 0))

/** Forty who are not in the form, and whom three letters bring up among the first ten. */
const byThreeLetters = (): readonly SyntheticPlayer[] => {
  const inForm = new Set(form.means.map((player) => player?.id))
  const begins = ({ name }: SyntheticPlayer, letters: string): boolean =>
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => word.startsWith(letters))
  const names = new Map(form.list.map(({ name }) => [name, 0]))
  for (const { name } of form.list) names.set(name, names.get(name)! + 1)
  return form.list
    .filter((player) => !inForm.has(player.id) && names.get(player.name) === 1 && player.ratings[0] > 0 && player.name.includes(', '))
    .filter((player) => {
      const letters = player.name.slice(0, 3).toLowerCase()
      return (
        /^[a-z]{3}$/.test(letters) && form.list.filter((other) => begins(other, letters) && strength(other) >= strength(player)).length < 9
      )
    })
    .slice(0, 40)
}

const takeUp = async (page: Page, file: { readonly name: string; readonly buffer: Buffer }): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ ...file, mimeType: 'application/octet-stream' })

it('the owner sends lists from the console: a damaged one does no harm, and columns of a national one are looked at first', async () => {
  const hall = await openHall({ visible: false })
  const page = await signedIn(hall.desk)

  // The owner brings FIDE's list as it is given out, zipped; a damaged one before does no harm.
  await page.goto(`${hall.desk.url}/lists`)
  await page.getByText('No rating list has been imported.').waitFor()
  const zip = zipped('players_list_foa.txt', Buffer.from(textList(form.list)))
  await takeUp(page, { name: 'players_list_nov26.zip', buffer: zip.subarray(0, zip.length - 2000) })
  await page.getByText('The archive is damaged or was cut off: fetch the file again. The list in use stays.').waitFor()
  await takeUp(page, { name: 'players_list_nov26.zip', buffer: zip })
  await page.getByText('This is FIDE’s list.').waitFor()
  await page.getByLabel(/Month that it is for/).fill('2026-11')
  await page.getByRole('button', { name: 'Use this list' }).click()
  await page.getByText(/^FIDE 2026-11: 3\D?022\sentries$/).waitFor()
  await page.getByRole('cell', { name: 'November 2026' }).waitFor()

  // Of a national one the columns are shown, and can be changed.
  await takeUp(page, { name: 'zsv.csv', buffer: Buffer.from(form.national) })
  await page.getByText(/^This is a national list/).waitFor()
  const column = (heading: string): Locator => page.getByLabel(`What is ${heading}?`, { exact: true })
  expect(await column('Mitgliedsnummer').inputValue()).toBe('id')
  expect(await column('Nachname').inputValue()).toBe('last')
  expect(await page.locator('.list-mapping tbody tr').count()).toBe(3)
  await expectGoodLook(page, 'list-columns')
  await column('Verein').selectOption('not taken')
  await page.getByLabel('Name of the list').fill('ZSV')
  await page.getByLabel(/Month that it is for/).fill('2026-09')
  await page.getByRole('button', { name: 'Use this list' }).click()
  await page.getByRole('cell', { name: 'September 2026' }).waitFor()
  await page.getByRole('cell', { name: 'zsv.csv' }).waitFor()
})

it('forty by three letters each, a messy form of 120 by keys, and the TRF26 has them right', async () => {
  const hall = await openHall({ visible: false })
  const bring = (path: string, name: string | null, month: string): Promise<unknown> =>
    runImport(hall.desk.folder, { path, file: path, name, month, mapping: null, smaller: false, now: '2026-11-01T10:00:00.000Z' })
  await bring(written(hall.desk.folder, 'players_list_foa.txt', textList(form.list)), null, '2026-11')
  await bring(written(hall.desk.folder, 'zsv.csv', form.national), 'ZSV', '2026-09')
  const page = await signedIn(hall.desk)

  // Forty players by three letters each; that a list is older than the event is said.
  await page.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await page.getByText(/The list ZSV is of September 2026; the event is in/).waitFor()
  const name = page.locator('.add-player input[name=name]')
  const matches = page.getByRole('listbox', { name: 'In the rating lists' })
  const forty = byThreeLetters()
  expect(forty).toHaveLength(40)
  await page.keyboard.press('KeyN')
  for (const wanted of forty) {
    await page.keyboard.type(wanted.name.slice(0, 3))
    const option = matches.getByRole('option').filter({ hasText: wanted.name })
    await option.first().waitFor()
    const at = await option.first().evaluate((one) => [...one.parentElement!.children].indexOf(one))
    for (let step = 0; step <= at; step++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => name.inputValue()).toBe(wanted.name)
    await page.keyboard.press('Enter')
    await page.getByText(`${wanted.name} entered.`).waitFor()
  }
  await page.getByRole('heading', { name: 'Players 48' }).waitFor()

  // Somebody of the form is there already, under another spelling.
  await hall.command({ kind: 'enter-player', player: { name: 'Somebody Already', fideId: String(form.entered.id) } })

  // The form: 105 need nobody, 13 are decided by a key each, two are the same people again.
  await page.getByRole('button', { name: 'Paste or import' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(formText(form.rows, 'two', '\t'))
  await dialog.getByRole('button', { name: 'Read' }).click()
  await dialog.getByText(/120\splayers read/).waitFor()
  await dialog.getByText(/107 found in the lists, 11 to confirm, 2 in no list/).waitFor()
  await dialog.getByText(/13\slines to decide/).waitFor()
  await expectGoodLook(page, 'registrations')
  expect((await hall.get('')).players).toHaveLength(49)
  const began = performance.now()
  for (let left = 13; left > 0; left--) {
    const at = Number(await page.evaluate(() => document.activeElement?.closest('tbody')?.dataset.line))
    const line = dialog.locator(`tbody[data-line="${at}"]`)
    const meant = form.means[at]!
    const offered = await line.locator('tr.import-person').allInnerTexts()
    const digit = meant === null ? 0 : offered.findIndex((text) => text.includes(String(meant.id))) + 1
    if (meant !== null) expect(digit, `${meant.name} among ${offered.join(' | ')}`).toBeGreaterThan(0)
    const proposed = await line.locator('tr.import-person').filter({ hasText: '↵' }).count()
    await page.keyboard.press(meant === null ? 'n' : digit === 1 && proposed === 1 ? 'Enter' : String(digit))
    if (left > 1) await dialog.getByText(new RegExp(`^${left - 1}\\slines? to decide`)).waitFor()
  }
  expect(performance.now() - began).toBeLessThan(300_000 * (120 / 300))
  const enter = dialog.getByRole('button', { name: /^Enter 118\splayers/ })
  await expect.poll(() => enter.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Players 167' }).waitFor()

  // What the report says of each is what the lists say.
  const report = await page.request.get(`${hall.desk.url}/api/tournaments/${hall.id}/export/trf26`)
  const parsed = parseTrf(await report.text())
  if (!parsed.ok) throw new Error('the report cannot be read')
  const byNumber = new Map(parsed.value.tournament.players.map((player) => [player.fideId, player]))
  const expected = [...forty, ...form.means.filter((player) => player !== null && player !== form.entered)]
  for (const player of new Set(expected as readonly SyntheticPlayer[])) {
    const { id, name: listed, title, womenTitle, federation, birth, ratings, sex } = player
    const reported = byNumber.get(String(id))
    expect(reported, `${listed} ${id}`).toMatchObject({
      name: listed,
      title: title || womenTitle || null,
      federation,
      rating: ratings[0],
      sex: sex === 'F' ? 'w' : 'm',
    })
    if (birth > 0) expect(reported!.birth, listed).toMatch(new RegExp(`^${birth}(/\\d\\d/\\d\\d)?$`))
  }
  expect(parsed.value.tournament.players.filter(({ fideId }) => fideId === String(form.entered.id))).toHaveLength(1)
}, 300_000)

it('many lines decided by one button: the keys go on at what is still open, or at the button that enters them', async () => {
  const hall = await openHall({ visible: false })
  const path = written(hall.desk.folder, 'players_list_foa.txt', textList(form.list))
  await runImport(hall.desk.folder, {
    path,
    file: path,
    name: null,
    month: '2026-11',
    mapping: null,
    smaller: false,
    now: '2026-11-01T10:00:00.000Z',
  })
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await page.getByRole('button', { name: 'Paste or import' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Name;Rating\nNobody, Anna;1500\nAbendroth, Friedrich;2010\nNobody, Ben;1400')
  await dialog.getByRole('button', { name: 'Read' }).click()
  await dialog.getByRole('button', { name: /^Take the 2 who are in no list/ }).press('Enter')
  await dialog.getByText('1 line to decide').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Take Abendroth, Friedrich')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('textbox').fill('Name;Rating\nNobody, Anna;1500\nNobody, Ben;1400')
  await dialog.getByRole('button', { name: 'Read' }).click()
  await dialog.getByRole('button', { name: /^Take the 2 who are in no list/ }).press('Enter')
  const enter = dialog.getByRole('button', { name: /^Enter 2\splayers/ })
  await expect.poll(() => enter.evaluate((button) => button === document.activeElement)).toBe(true)

  // A person with another given name is shown with their own data, and Enter does not take them.
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('textbox').fill('Name;Birth;Club\nAbendroth, Jürg;12.3.1971;SC Zug\nAbendroth, W.;;')
  await dialog.getByRole('button', { name: 'Read' }).click()
  await dialog.getByText('2 lines to decide').waitFor()
  const juerg = dialog.locator('tbody[data-line="0"]')
  await juerg.getByText('Nobody is proposed: choose with 1–9, N or S.').waitFor()
  expect(await juerg.locator('tr.import-person td').allInnerTexts()).toContain('1971')
  expect(await juerg.locator('tr.import-person').innerText()).not.toContain('SC Zug')
  await juerg.getByRole('checkbox').focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('2 lines to decide').waitFor()
  await page.keyboard.press('1')
  await dialog.getByText('1 line to decide').waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog.getByText(/lines? to decide/).count()).toBe(0)
})
