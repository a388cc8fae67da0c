import { expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { openHall, signedIn } from './testing/console.ts'
import { expectGoodLook } from './testing/look.ts'
import { createTournament } from './testing/wizard.ts'

// biome-ignore lint/suspicious/noExplicitAny: the story looks into answers of every shape
type Json = any

it('a list with bad lines: corrected in place, twins beside each other, the good ones taken', async () => {
  const hall = await openHall({ visible: false })
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await page.getByRole('button', { name: 'Paste or import' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox')
    .fill(
      [
        'Name;Rating;Fed;FIDE ID;Born;Club',
        'Smith, John;2100;ENG;400001;1980;Zug',
        'Miller, Kate;99999;ENG;;;Baar',
        'John Smith;2090;ENG;;;Cham',
        ';1700;;;;',
        'Novak, Jan;1800;Czech;x17;2999;Zug',
      ].join('\n'),
    )
  await dialog.getByRole('button', { name: 'Read' }).click()
  await dialog.getByText(/5\splayers read/).waitFor()
  await dialog.getByText(/2\slines to correct/).waitFor()
  const line = (name: string) => dialog.locator('tbody').filter({ has: page.getByRole('checkbox', { name: `Take ${name}`, exact: true }) })

  // Somebody who may be an earlier line is left out until ticked, with the other record below, column by column.
  const twin = line('John Smith')
  await expect.poll(() => twin.getByRole('checkbox').isChecked()).toBe(false)
  await expect
    .poll(() => twin.getByRole('row').nth(1).innerText())
    .toMatch(/perhaps the same as Smith, John[\s\S]*2100[\s\S]*400001[\s\S]*1980[\s\S]*Zug/)
  // Odd values are pointed out, and can be taken.
  const odd = await line('Novak, Jan').getByRole('row').nth(1).innerText()
  for (const text of [/FIDE ID is a number/, /born in the future/, /three letters/]) expect(odd).toMatch(text)
  await expect.poll(() => line('Novak, Jan').getByRole('checkbox').isChecked()).toBe(true)
  await expectGoodLook(page, 'import-repair')
  await dialog.getByRole('button', { name: /^Enter 2\splayers/ }).waitFor()

  // A wrong correction stays wrong, a right one is taken at once.
  const kate = dialog.locator('.import-form').first()
  await kate.getByText('A rating has at most four digits, or the cell is empty; Miller, Kate has "99999".').first().waitFor()
  await kate.getByLabel('Rating').fill('19x')
  await kate.getByLabel('Rating').press('Enter')
  await kate
    .getByText(/has "19x"/)
    .first()
    .waitFor()
  await kate.getByLabel('Rating').fill('1999')
  await kate.getByRole('button', { name: 'Check again' }).click()
  await line('Miller, Kate').waitFor()
  await expect.poll(() => line('Miller, Kate').getByRole('checkbox').isChecked()).toBe(true)
  await dialog.getByText(/1\sline to correct/).waitFor()
  await dialog.getByRole('button', { name: /^Enter 3\splayers/ }).click()
  await page.getByRole('heading', { name: 'Players 11' }).waitFor()
  const names = (await hall.get('')).players.slice(8).map(({ name, rating }: Json) => [name, rating])
  expect(names).toEqual([
    ['Smith, John', 2100],
    ['Miller, Kate', 1999],
    ['Novak, Jan', 1800],
  ])
})

it('a list with teams and boards makes the teams; the same list again adds nobody', async () => {
  const hall = await openHall()
  const page = await signedIn(hall.desk)
  const id = await createTournament(page, hall.desk, /^Team Swiss/, 'Teams by list', 3)
  const view = async (): Promise<Json> => (await page.request.get(`${hall.desk.url}/api/tournaments/${id}`)).json()
  const dialog = page.getByRole('dialog')
  const text = [
    'Name\tRating\tTeam\tBoard',
    'Ana\t2000\tZug\t2',
    'Ben\t2100\tZug\t1',
    'Cleo\t1900\tZug\t3',
    'Dirk\t2050\tBaar\t1',
    'Eva\t1950\tBaar\t2',
  ].join('\n')
  const paste = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Paste or import' }).click()
    await dialog.getByRole('textbox').fill(text)
    await dialog.getByRole('button', { name: 'Read' }).click()
    await dialog.getByText(/5\splayers read/).waitFor()
  }
  await paste()
  await dialog.getByLabel('Boards in a match').fill('2')
  await dialog.getByText(/2\steams of this list/).click()
  await dialog.getByText('Reserves: Cleo').waitFor()
  await expectGoodLook(page, 'import-teams')
  await dialog.getByRole('button', { name: /^Enter 5\splayers and 2\steams/ }).click()
  await page.getByText(/5\splayers and 2\steams entered/).waitFor()
  const { teams, players } = await view()
  const nameOf = (member: number): string => players.find((player: Json) => player.id === member).name
  expect(teams.map(({ name, boards, alternates }: Json) => [name, boards.map(nameOf), alternates.map(nameOf)])).toEqual([
    ['Zug', ['Ben', 'Ana'], ['Cleo']],
    ['Baar', ['Dirk', 'Eva'], []],
  ])
  await paste()
  await dialog.getByText('entered already: Ana').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: /^Enter 0/ }).isDisabled()).toBe(true)
  // Players and teams came together: one undo takes both back.
  const undone = await page.request.post(`${hall.desk.url}/api/tournaments/${id}/commands`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { key: 'undo-the-list', command: { kind: 'undo' } },
  })
  expect(undone.status()).toBe(200)
  expect(await view()).toMatchObject({ players: [], teams: [] })
})

it('a list on sheet 2 of a workbook: the sheet is named and can be changed, totals are set aside, an impossible date waits for a correction', async () => {
  const sheet = (name: string, ...rows: readonly (readonly string[])[]) => ({
    sheet: name,
    data: rows.map((row) => row.map((value) => ({ value }))),
  })
  const book = await writeExcelFile([
    sheet('Info', ['Open 2026']),
    sheet('Liste', ['Name', 'Wertung (DWZ)', 'Geb.'], ['Ada', '1834-45', '12.3.1990'], ['Bo', '1702', '31.02.1980'], ['Total', '2', '']),
    sheet('Reserve', ['Name'], ['Cy']),
  ]).toBuffer()
  const hall = await openHall({ visible: false })
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await page.getByRole('button', { name: 'Paste or import' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(book) })
  await dialog.getByText('There is no day "31.02.1980": correct the date of birth of Bo, or leave it empty.').first().waitFor()
  await dialog.getByText('"Total" looks like a total, not like a player; the line is left out.').waitFor()
  await dialog.getByText('12.3.1990 → 1990/03/12').waitFor()
  await dialog.getByText('1834-45 → 1834').waitFor()
  expect(await dialog.getByLabel('Sheet').inputValue()).toBe('Liste')
  await dialog.getByRole('button', { name: /^Enter 1\splayer/ }).waitFor()
  await expectGoodLook(page, 'import-sheets')
  await dialog.getByLabel('Sheet').selectOption('Reserve')
  await dialog.getByRole('checkbox', { name: 'Take Cy' }).waitFor()
  await dialog.getByRole('button', { name: /^Enter 1\splayer/ }).click()
  await page.getByRole('heading', { name: 'Players 9' }).waitFor()
})
