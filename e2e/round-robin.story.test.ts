import { expect, it } from 'vitest'
import { openHall, signedIn } from './testing/console.ts'
import { expectGoodLook } from './testing/look.ts'
import { createTournament, pairAndPublish, pastePlayers } from './testing/wizard.ts'

const names = ['Anna', 'Berta', 'Cäsar', 'Dora', 'Emil', 'Fritz']

// biome-ignore lint/suspicious/noExplicitAny: the story looks into answers of every shape
type Json = any

it('a round robin of six to its Berger grid, and a double one by the settings', async () => {
  const hall = await openHall()
  const page = await signedIn(hall.desk)
  const get = async (id: string, path = ''): Promise<Json> =>
    (await page.request.get(`${hall.desk.url}/api/tournaments/${id}${path}`)).json()
  const list = names.map((name, at) => `${name}\t${2200 - 30 * at}`)

  const id = await createTournament(page, hall.desk, /^Round robin/, 'Round robin of Zug', null)
  await pastePlayers(page, 'Name\tRating', list)
  await expect.poll(() => page.locator('.event-line').innerText()).toMatch(/\b6\splayers.*\b5\srounds$/)
  const met = new Set<string>()
  for (let round = 1; round <= 5; round++) {
    await pairAndPublish(page, hall.desk, id, round)
    if (round === 1) await expectGoodLook(page, 'robin-round')
    await page.keyboard.press('KeyE')
    // White wins, a draw, Black wins.
    for (const [board, key] of ['Digit1', 'Digit2', 'Digit3'].entries()) {
      await page.waitForFunction(
        (number) => document.activeElement?.getAttribute('aria-label')?.startsWith(`Board ${number},`) === true,
        board + 1,
      )
      await page.keyboard.press(key)
    }
    await page.getByText('All 3 in').waitFor()
    await page.locator('[data-saving="saved"]').waitFor()
    for (const { white, black } of (await get(id)).rounds[round - 1].boards) met.add([white, black].toSorted().join(' '))
  }
  // Everybody met everybody, once.
  expect(met.size).toBe(15)
  await page.keyboard.press('KeyS')
  await page.getByRole('radio', { name: 'Crosstable' }).check()
  const grid = page.locator('.crosstable')
  await grid.waitFor()
  await expect.poll(() => grid.locator('tbody tr').count()).toBe(6)
  await expect.poll(() => grid.locator('.self').count()).toBe(6)
  // In every row five results beside the square of one's own, and they are the points.
  for (const row of await grid.locator('tbody tr').all()) {
    const cells = await row.locator('td.number').allInnerTexts()
    const values = cells.map((text) => Number(text.trim().replace('½', '.5')))
    expect(values.slice(0, -1).reduce((sum, value) => sum + value, 0)).toBe(values.at(-1))
  }
  await expectGoodLook(page, 'robin-grid')
  await page.getByRole('radio', { name: 'Chart' }).check()
  await page.getByRole('img', { name: 'Points after each round' }).waitFor()
  await expectGoodLook(page, 'robin-chart')

  // The end: nothing is open, so the standings become final.
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Finish the tournament' }).click()
  await page.getByText('The tournament is finished.').waitFor()
  await page.keyboard.press('KeyS')
  await page.getByRole('heading', { name: 'Standings final' }).waitFor()

  // Twice, with either colour: the settings say how many rounds that takes.
  const twice = await createTournament(page, hall.desk, /^Round robin/, 'Double round robin of Zug', null)
  await pastePlayers(page, 'Name\tRating', list)
  await page.getByRole('link', { name: 'Settings' }).click()
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
  }
  await page.getByLabel('Everybody twice, with either colour').check()
  await save()
  await page.getByText('6 players need 10 rounds.').waitFor()
  await expectGoodLook(page, 'robin-settings')
  expect((await get(twice)).settings).toMatchObject({ numberOfRounds: 10, rules: { double: true } })

  // Or in two sections: whoever is named once cannot be named again.
  const sections = page.getByRole('group', { name: 'Sections that play by themselves' })
  for (const [at, name] of names.entries()) {
    await sections
      .getByLabel(`Group ${at < 3 ? 1 : 2}`, { exact: true })
      .last()
      .fill(name)
    await page.keyboard.press('Enter')
    await sections.getByRole('button', { name: `Remove ${name}` }).waitFor()
  }
  await save()
  await page.getByText('6 players need 6 rounds.').waitFor()
  await expectGoodLook(page, 'robin-sections')
  const { settings, players } = await get(twice)
  const idOf = (name: string): number => players.find((player: Json) => player.name === name).id
  expect(settings.rules.sections).toEqual([names.slice(0, 3).map(idOf), names.slice(3).map(idOf)])
  for (const name of names) await sections.getByRole('button', { name: `Remove ${name}` }).click()
  await save()
  expect((await get(twice)).settings.rules.sections).toBe(null)
  await pairAndPublish(page, hall.desk, twice, 1)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect.poll(() => page.getByLabel('Everybody twice, with either colour').isDisabled()).toBe(true)
})
