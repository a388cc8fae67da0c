import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

const draw = { white: 'draw', black: 'draw', rated: true }

/** Another tournament of the same desk, through the browser's own session. */
const another = async (
  page: Page,
  url: string,
  settings: object,
  names: readonly string[],
  commands: readonly object[],
): Promise<string> => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const response = await page.request.post(`${url}/api${path}`, { data, headers })
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  const { id } = await post('/tournaments', { key: crypto.randomUUID(), settings })
  const players = names.map((name, at) => ({ name, rating: 2200 - at }))
  for (const command of [{ kind: 'import-players', players }, ...commands])
    await post(`/tournaments/${id}/commands`, { key: crypto.randomUUID(), command })
  return id
}

it('shows round robins with cycle and schedule, SSM without colours, and the boards of team matches', async () => {
  const arbiter = await openHall({
    players: ['Alice', 'Bruno', 'Carla', 'David', 'Eloise'],
    settings: { rules: { rulebook: 'round-robin', double: true }, numberOfRounds: 10 },
  })
  await arbiter.command({ kind: 'enter-result', round: 1, board: 0, result: draw })
  const { url } = arbiter.desk
  const page = await signedIn(arbiter.desk)
  await page.goto(`${url}/desk/${arbiter.id}/round`)
  await page.getByText('Cycle 1').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Map', exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Whole schedule' }).click()
  const schedule = page.getByRole('dialog', { name: 'The whole schedule' })
  await schedule.getByRole('heading', { name: 'Cycle 2' }).waitFor()
  await expect.poll(() => schedule.getByRole('region').count()).toBe(10)
  await expect.poll(() => schedule.getByRole('region', { name: 'Round 1', exact: true }).getByText('½–½').count()).toBe(1)
  await expectAccessible(page)
  await picture(page, 'round-robin-schedule')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Why board 1/ }).click()
  await page.getByRole('heading', { level: 2, name: /^The table has/ }).waitFor()

  const names = ['Anna', 'Beat', 'Cléo', 'Dora', 'Emil', 'Fritz']
  const ssm = await another(page, url, { rules: { rulebook: 'ssm' }, numberOfRounds: 3 }, names, [{ kind: 'pair-round' }])
  await page.goto(`${url}/desk/${ssm}/round`)
  await page.getByRole('columnheader', { name: 'Player A' }).waitFor()
  await expect.poll(() => page.getByRole('columnheader', { name: 'White' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Edit by hand' }).click()
  await page.getByRole('textbox', { name: 'Why is the pairing changed?' }).fill('Wish')
  await page.keyboard.press('Enter')
  await page.getByText('Hand edits to round 1 are open').waitFor()
  await page.locator('.round-table').getByRole('button', { name: 'Anna', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Swap with …' }).waitFor()
  await expect.poll(() => page.getByRole('menuitem', { name: 'Flip colours' }).count()).toBe(0)

  const team = (name: string, boards: readonly number[]) => ({ kind: 'enter-team', name, boards, alternates: [] })
  const cup = await another(page, url, { rules: { rulebook: 'cfc-team' }, numberOfRounds: 3 }, names, [
    team('Zug', [1, 2, 3]),
    team('Baar', [4, 5, 6]),
    { kind: 'pair-round' },
  ])
  await page.goto(`${url}/desk/${cup}/round`)
  await page.getByRole('button', { name: '1: Show the boards' }).click()
  const match = page.getByRole('table', { name: 'Boards of match 1' })
  await match.waitFor()
  await expect.poll(() => match.getByRole('row').count()).toBe(3)
  // White of the match has White on the first board and Black on the second.
  expect((await match.getByRole('row').allInnerTexts()).map((row) => row.replace(/\s+/g, ' ')[2])).toEqual(['○', '●', '○'])
  await expectAccessible(page)
})
