import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { somebody, textList, written } from '../packages/server/src/lists/testing/list-files.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectGoodLook } from './testing/look.ts'

const zug = fileURLToPath(new URL('../packages/cli/bin/zug.js', import.meta.url))

it('players are entered by three letters each out of a rating list, by keys alone', async () => {
  const hall = await openHall({})
  const folder = mkdtempSync(join(tmpdir(), 'zug-lists-story-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const players = somebody(3000)
  const file = written(folder, 'players_list_foa.txt', textList(players))
  // Beside the running desk, which sees the list at once.
  execFileSync(process.execPath, [zug, 'lists', 'import', file, '--month', '2026-11', '--data', hall.desk.folder])
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await page.getByRole('heading', { name: 'Players 8' }).waitFor()
  const matches = page.getByRole('listbox', { name: 'In the rating lists' })
  const name = page.locator('.add-player input[name=name]')

  // Not in the order of the list, without accents, typed in one go.
  await page.keyboard.press('KeyN')
  await page.keyboard.type('petrović a')
  await matches.getByRole('option', { name: /Petrovic, Ana/ }).waitFor()
  await expectGoodLook(page, 'players-from-list')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => name.getAttribute('aria-activedescendant')).not.toBeNull()
  await page.keyboard.press('Enter')
  await expect.poll(() => name.inputValue()).toBe('Petrovic, Ana')
  expect(await page.locator('.add-player input[name=rating]').inputValue()).toBe('2050')
  await page.keyboard.press('Enter')
  await page.getByText('Petrovic, Ana entered.').waitFor()
  expect((await hall.get('')).players.find((one: { name: string }) => one.name === 'Petrovic, Ana')).toMatchObject({
    rating: 2050,
    federation: 'SRB',
    fideId: '9000002',
    birth: '2001',
    sex: 'm',
  })

  // Which rating counts, and why, stands in the window of the player.
  await page.getByRole('button', { name: 'Change Petrovic, Ana' }).click()
  await page.getByText('Counts here: 2050, FIDE 2026-11, standard.').waitFor()
  await expectGoodLook(page, 'player-official-ratings')
  await page.keyboard.press('Escape')
  await name.focus()

  // Escape closes the list, and what was typed is entered as it was; somebody else of a name that was taken has no number of theirs.
  await page.keyboard.type('Muell')
  await matches.waitFor()
  await page.keyboard.press('Escape')
  await matches.waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await page.getByText('Muell entered.').waitFor()
  // Answers come late, and whoever types quickly does not wait for them: the keys do.
  await page.route('**/api/lists/find*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.keyboard.type('Mueller, H')
  await matches.waitFor()
  await page.keyboard.type('ans')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.add-player input[name=rating]').inputValue()).toBe('2100')
  await name.fill('Mueller, Heinz')
  await page.keyboard.press('Enter')
  await page.getByText('Mueller, Heinz entered.').waitFor()
  await page.unroute('**/api/lists/find*')
  expect((await hall.get('')).players.find((one: { name: string }) => one.name === 'Mueller, Heinz')).toMatchObject({ fideId: '' })

  // Twelve strong ones by their first three letters.
  const strong = players.toSorted((a, b) => Math.max(...b.ratings) - Math.max(...a.ratings)).slice(0, 12)
  for (const { name: wanted } of strong) {
    await page.keyboard.type(wanted.slice(0, 3))
    const option = matches.getByRole('option', { name: new RegExp(wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')) }).first()
    if (
      !(await option.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      ))
    ) {
      await page.keyboard.type(wanted.slice(3))
      await option.waitFor()
    }
    const at = await option.evaluate((one) => [...one.parentElement!.children].indexOf(one))
    for (let step = 0; step <= at; step++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => name.inputValue()).toBe(wanted)
    await page.keyboard.press('Enter')
    await page.getByText(`${wanted} entered.`).waitFor()
  }
  await page.getByRole('heading', { name: 'Players 23' }).waitFor()
})
