import { expect, it } from 'vitest'
import { openHall, signedIn } from './testing/console.ts'
import { expectFits, expectGoodLook } from './testing/look.ts'

const families = ['Meier', 'Rossi', 'Dubois', 'Novak', 'Silva', 'Jansen', 'Kowalski', 'Larsen', 'Horvat', 'Berger', 'Weber', 'Moretti']
const givens = ['Anna', 'Bruno', 'Chiara', 'David', 'Elena', 'Felix', 'Giulia', 'Hugo', 'Ines', 'Jonas', 'Klara', 'Luca', 'Mia', 'Noah']
const clubs = ['Zug', 'Luzern', 'Bern', 'Basel', 'Genève']

/** Three hundred lines as they come from a spreadsheet: one person twice, one entered already, titles and columns nobody knows. */
const sheet = (): string => {
  const names = families.flatMap((family) => givens.map((given) => `${family}, ${given}`))
  const lines = Array.from({ length: 298 }, (_, at) => {
    const name = at < names.length ? names[at]! : `${names[at % names.length]!.replace(',', `-${clubs[at % 5]},`)}`
    return [
      name,
      String(2400 - at * 3),
      at === 7 ? 'Dr' : at % 40 === 0 ? 'FM' : '',
      'SUI',
      clubs[at % 5],
      String(1_300_000 + at),
      'yes',
    ].join(';')
  })
  return ['Name;Rating;Title;Fed;Club;FIDE ID;Paid', ...lines, 'Meier, Anna;2400;;SUI;Zug;1300000;no', 'Alice;2800;;SUI;Zug;;yes'].join(
    '\n',
  )
}

it('300 players from a spreadsheet, reviewed, entered, changed together, away and back', async () => {
  const hall = await openHall({ visible: false })
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await page.getByRole('button', { name: 'Paste or import' }).click()
  const dialog = page.getByRole('dialog')

  // What cannot be read says why, and where.
  await dialog.getByRole('textbox').fill('Who;Rating\nAnna;2000')
  await dialog.getByRole('button', { name: 'Read' }).click()
  await dialog.getByText('This cannot be read.').waitFor()
  await dialog.getByText(/Line 1.*A column called "name"/).waitFor()

  // The whole sheet as a file; nothing is written until it has been looked at.
  await dialog.locator('input[type=file]').setInputFiles({ name: 'players.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet()) })
  await dialog.getByText('300 players read').waitFor()
  expect((await hall.get('')).players).toHaveLength(8)
  await dialog.getByText('What was adjusted').waitFor()
  await dialog.getByText(/The title "DR"/).waitFor()
  await dialog.getByText(/The column "Paid"/).waitFor()
  await dialog.getByRole('radio', { name: 'To check' }).check()
  const line = (name: string) => dialog.locator('tbody').filter({ has: page.getByRole('checkbox', { name: `Take ${name}`, exact: true }) })
  const twice = line('Meier, Anna')
  await twice.getByText('perhaps the same as Meier, Anna').waitFor()
  await expect.poll(() => twice.getByRole('checkbox').isChecked()).toBe(false)
  await expect.poll(() => line('Alice').getByText('entered already').isVisible()).toBe(true)
  await expectGoodLook(page, 'import-review')
  const wanted = Number(/\d+/.exec(await dialog.getByRole('button', { name: /^Enter \d+ players/ }).innerText())![0])
  expect(wanted).toBeLessThan(300)
  await dialog.getByRole('button', { name: /^Enter \d+ players/ }).click()
  await page.getByRole('heading', { name: `Players ${8 + wanted}` }).waitFor()

  // The list answers at once.
  const took = await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=search]')!
    const begin = performance.now()
    input.value = 'moretti, noah'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise<void>((done) => {
      const look = (): void => {
        if (document.querySelectorAll('.player-table tbody tr').length < 5) done()
        else requestAnimationFrame(look)
      }
      look()
    })
    return performance.now() - begin
  })
  expect(took).toBeLessThan(1000)
  await page.getByText(/^\d of 30\d$/).waitFor()

  // A bye in two clicks.
  const row = page.getByRole('row', { name: /Moretti, Noah/ }).first()
  await row.getByRole('button', { name: 'plays' }).click()
  await row.getByRole('button', { name: 'half-point bye' }).click()
  await row.getByRole('button', { name: '½ bye' }).waitFor()
  await expect.poll(() => row.getByRole('button', { name: '½ bye' }).evaluate((element) => element === document.activeElement)).toBe(true)

  // Away and back, with the keys only.
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: 'withdrawn from round 2' }).waitFor()
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: 'Re-enter' }).click()
  await row
    .getByRole('button', { name: /plays|bye/ })
    .first()
    .waitFor()

  // Everybody of one club moves to another: found, selected, changed; one undo takes all of it back.
  await page.getByLabel('Find').fill('genève')
  await page.getByLabel('Select all shown').check()
  await page.getByText(/^\d+ selected$/).waitFor()
  await expectGoodLook(page, 'bulk')
  await page.getByLabel('New value').fill('Lausanne')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByText(/^\d+\splayers changed\./).waitFor()
  const atClub = async (club: string): Promise<number> =>
    (await hall.get('')).players.filter((player: { club: string }) => player.club === club).length
  expect(await atClub('Lausanne')).toBeGreaterThan(50)
  expect(await atClub('Genève')).toBe(0)
  await page.keyboard.press('Control+KeyZ')
  await page.getByText(/^Undone: .*Genève|^Undone: .*Lausanne/).waitFor()
  expect(await atClub('Lausanne')).toBe(0)
  await page.keyboard.press('Control+Shift+KeyZ')
  await page.getByText(/^Done again: /).waitFor()
  expect(await atClub('Lausanne')).toBeGreaterThan(50)

  // All of them fit on a phone and on a wall.
  await page.getByLabel('Find').fill('')
  for (const width of [360, 768, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await expectFits(page)
  }
})
