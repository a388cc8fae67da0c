import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { somebody, textList, written } from '../packages/server/src/lists/testing/list-files.ts'
import type { SyntheticPlayer } from '../packages/server/src/lists/testing/synthetic-list.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectGoodLook } from './testing/look.ts'

const zug = fileURLToPath(new URL('../packages/cli/bin/zug.js', import.meta.url))

it('players of one list are brought up to date from that of next month, some of them, by keys alone', async () => {
  const hall = await openHall({})
  const folder = mkdtempSync(join(tmpdir(), 'zug-refresh-story-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const lists = (players: readonly SyntheticPlayer[], month: string): void => {
    const file = written(folder, `list-${month}.txt`, textList(players))
    execFileSync(process.execPath, [zug, 'lists', 'import', file, '--name', 'FIDE', '--month', month, '--data', hall.desk.folder])
  }
  const october = somebody(50)
  lists(october, '2026-10')
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await page.getByRole('heading', { name: 'Players 8' }).waitFor()
  const matches = page.getByRole('listbox', { name: 'In the rating lists' })
  await page.keyboard.press('KeyN')
  for (const name of ['Mueller, Hans', 'Petrovic, Ana', 'Chernyshov, Konstantin']) {
    await page.keyboard.type(name)
    await matches.getByRole('option', { name: new RegExp(name) }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await matches.waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await page.getByText(`${name} entered.`).waitFor()
  }

  // A month later one has won points, one has a title and another federation, one has lost some.
  const changed: Readonly<Record<string, Partial<SyntheticPlayer>>> = {
    'Mueller, Hans': { ratings: [2131, 2090, 0] },
    'Petrovic, Ana': { title: 'FM', federation: 'SUI' },
    'Chernyshov, Konstantin': { ratings: [2480, 0, 0] },
  }
  lists(
    october.map((player) => ({ ...player, ...changed[player.name] })),
    '2026-11',
  )
  // Where the event wants it the desk compares by itself whenever a list is new, and says how old it is; nothing changes by that.
  const news = page.getByText('FIDE 2026-11: 3 players are otherwise than here.')
  await page.reload()
  await page.getByRole('heading', { name: 'Players 11' }).waitFor()
  await page.getByRole('button', { name: 'Refresh from the lists' }).waitFor()
  expect(await news.count()).toBe(0)
  await hall.command({ kind: 'change-settings', changes: { checkLists: true } })
  await news.waitFor()
  await expectGoodLook(page, 'list-news')
  await hall.command({ kind: 'change-settings', changes: { checkLists: false } })
  await news.waitFor({ state: 'detached' })
  await hall.command({ kind: 'change-settings', changes: { checkLists: true } })
  await page.getByRole('button', { name: 'Look at it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refresh from the rating lists' })
  await dialog.getByText('From FIDE 2026-11 (imported today).').waitFor()
  const row = (name: string) => dialog.getByRole('row', { name: new RegExp(name) })
  expect(await row('Mueller, Hans').innerText()).toMatch(/rating that counts 2100 → 2131/)
  expect(await row('Petrovic, Ana').innerText()).toMatch(/title – → FM/)
  expect(await row('Petrovic, Ana').innerText()).toMatch(/federation SRB → SUI/)
  await expectGoodLook(page, 'refresh-players')
  // The third is left as it is.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.getByText('2 players brought up to date.').waitFor()

  type Entered = { readonly name: string; readonly rating: number | null; readonly title: string | null; readonly federation: string }
  const of = async (name: string): Promise<Entered> => (await hall.get('')).players.find((one: Entered) => one.name === name)
  expect(await of('Mueller, Hans')).toMatchObject({ rating: 2131, official: { fide: { rapid: 2090, month: '2026-11' } } })
  expect(await of('Petrovic, Ana')).toMatchObject({ rating: 2050, title: 'FM', federation: 'SUI' })
  expect(await of('Chernyshov, Konstantin')).toMatchObject({ rating: 2500, official: { fide: { month: '2026-10' } } })

  // The report has what counts, and one undo takes all of it back.
  const report = async (): Promise<string> => (await page.request.get(`${hall.desk.url}/api/tournaments/${hall.id}/export/trf26`)).text()
  const line = async (name: string): Promise<string> =>
    (await report()).split('\r\n').find((one) => one.startsWith('001') && one.includes(name)) ?? ''
  expect(await report()).toMatch(/^172 .{3} FIDON\r$/m)
  expect(await line('Mueller, Hans')).toMatch(/^001 .* 2131 GER +9000000 1990/)
  expect(await line('Petrovic, Ana')).toMatch(/^001 .* FM Petrovic, Ana +2050 SUI +9000002 2001/)
  expect(await line('Chernyshov')).toMatch(/ 2500 RUS /)
  await page.keyboard.press('ControlOrMeta+KeyZ')
  await expect.poll(async () => (await of('Mueller, Hans')).rating).toBe(2100)
  expect(await of('Petrovic, Ana')).toMatchObject({ title: null, federation: 'SRB' })
})
