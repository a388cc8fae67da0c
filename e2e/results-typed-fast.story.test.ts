import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

const rhythm = 20
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const players = Array.from({ length: 120 }, (_, at) => `Player ${at + 1}`)

// biome-ignore lint/suspicious/noExplicitAny: the story looks into answers of every shape
type Json = any

/** The desk answers late, or the page reads it late: up to so many milliseconds, never twice the same. */
type Lateness = { readonly answers: number; readonly reads: number }

const slowly = async (page: Page, { answers, reads }: Lateness): Promise<void> => {
  let turn = 0
  const delayed = (address: RegExp, upTo: number): Promise<unknown> =>
    page.route(address, async (route) => {
      await wait((turn++ * 89) % (upTo / 2 + 1))
      // Whoever goes away before the answer needs none.
      const response = await route.fetch().catch(() => null)
      // From now on it is old.
      await wait(upTo / 2)
      if (response !== null) await route.fulfill({ response }).catch(() => {})
    })
  await delayed(/\/api\/tournaments\/[^/]+\/commands$/, answers)
  await delayed(/\/api\/tournaments\/[^/]+(\/history.*)?$/, reads)
}

const codes: Readonly<Record<string, number>> = { ArrowUp: 38, ArrowDown: 40, Enter: 13 }

/** Keys at their own pace: nobody waits until the page has taken one. */
const type = async (page: Page, keys: readonly string[], pause: number): Promise<void> => {
  const keyboard = await page.context().newCDPSession(page)
  const sent: Promise<unknown>[] = []
  for (const [at, key] of keys.entries()) {
    const code = /^\d$/.test(key) ? `Digit${key}` : key
    const pressed = { key, code, windowsVirtualKeyCode: codes[key] ?? 48 + Number(key) }
    const due = performance.now() + pause
    sent.push(keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...pressed }))
    sent.push(keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed }))
    if (at < keys.length - 1) await wait(Math.max(0, due - performance.now()))
  }
  await Promise.all(sent)
}

const whites: Readonly<Record<string, string>> = { 1: 'win', 2: 'draw', 3: 'loss', 4: 'forfeit-win', 5: 'forfeit-loss' }
const digit = (at: number): string => String(1 + ((at * 7 + (at >> 2)) % 5))
const saved = (page: Page): Promise<void> => page.locator('[data-saving="saved"]').waitFor({ timeout: 60_000 })

const teamHall = () =>
  openHall({
    players,
    settings: { rules: { rulebook: 'cfc-team' }, numberOfRounds: 3 },
    commands: Array.from({ length: 30 }, (_, team) => ({
      kind: 'enter-team',
      name: `Team ${team + 1}`,
      boards: [1, 2, 3, 4].map((member) => 4 * team + member),
      alternates: [],
    })),
  })

test('sixty keys in a second and a bit, the desk far behind: every board has what was typed', async () => {
  const hall = await openHall({ players })
  const page = await signedIn(hall.desk, 'olga', { serviceWorkers: 'block' })
  await slowly(page, { answers: 300, reads: 300 })
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results`)
  await page.locator('#board-0:focus').waitFor()
  // 54 results, and two of them replaced on the way: back, another one, Enter.
  const keys = Array.from({ length: 54 }, (_, at) => digit(at))
  const [back, again] = [['ArrowUp', '9', 'Enter'], 20]
  const began = performance.now()
  await type(page, [...keys.slice(0, again), ...back, ...keys.slice(again, 40), ...back, ...keys.slice(40)], rhythm)
  console.log(`60 keys in ${Math.round(performance.now() - began)} ms`)
  await page.getByText('54 of 60, 6 open').waitFor()
  await saved(page)
  const { rounds } = await hall.get('')
  const expected = keys.map((key, at) => (at === again - 1 || at === 39 ? 'loss' : whites[key]))
  expect(rounds[0].boards.map(({ result }: Json) => result?.white ?? null)).toEqual([...expected, ...Array(6).fill(null)])
  expect([again - 1, 39].map((at) => rounds[0].boards[at].result.black)).toEqual(['loss', 'loss'])
})

// The second is an ordinary hand at a quick desk whose page lags behind: keys were lost there.
test.each([
  { pause: rhythm, late: { answers: 300, reads: 300 } },
  { pause: 130, late: { answers: 0, reads: 500 } },
])('the boards of fifteen matches, a key every $pause ms', async ({ pause, late }) => {
  const hall = await teamHall()
  const page = await signedIn(hall.desk, 'olga', { serviceWorkers: 'block' })
  await slowly(page, late)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results`)
  await page.locator('#board-0:focus').waitFor()
  const keys = Array.from({ length: 60 }, (_, at) => digit(at))
  await type(page, keys, pause)
  await page.getByText('All 15 in').waitFor()
  await saved(page)
  const { rounds } = await hall.get('')
  const games = rounds[0].boards.map(({ result }: Json) => result.match.white.map(({ result: own }: Json) => own))
  expect(games.flat()).toEqual(keys.map((key) => whites[key]))
})

test('somebody else is at the same match: what was typed is shown beside it, goes on growing, and is taken over theirs', async () => {
  const hall = await teamHall()
  const page = await signedIn(hall.desk, 'olga', { serviceWorkers: 'block' })
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results`)
  await page.locator('#board-0:focus').waitFor()
  // The first key is on its way when another desk enters board 4.
  const entered = Promise.withResolvers<void>()
  await page.route(/\/commands$/, async (route) => {
    await entered.promise
    await route.continue()
  })
  await type(page, ['1', '2'], rhythm)
  await page.locator('#match-2:focus').waitFor()
  const { teams, rounds } = await hall.get('')
  const side = (id: number, own: string): Json =>
    teams
      .find((team: Json) => team.id === id)
      .boards.map((player: number, at: number) => ({ player, result: at === 3 ? own : 'adjourned' }))
  const { white, black } = rounds[0].boards[0]
  const match = { white: side(white, 'loss'), black: side(black, 'win') }
  await hall.command({
    kind: 'enter-result',
    round: 1,
    board: 0,
    result: { white: 'adjourned', black: 'adjourned', rated: true, match },
  })
  entered.resolve()
  const conflict = page.getByRole('alert').filter({ hasText: '1 result needs your decision' })
  await conflict.getByText(/Board 4 0–1\) at \d\d:\d\d; you typed .*\(Board 1 1–0, Board 2 ½–½\)/).waitFor()
  await type(page, ['3'], rhythm)
  await conflict.getByText('(Board 1 1–0, Board 2 ½–½, Board 3 0–1)').waitFor()
  await expectAccessible(page)
  await picture(page, 'results-match-conflict')
  expect((await hall.board(0)).result.match.white.map(({ result }: Json) => result)).toEqual([
    'adjourned',
    'adjourned',
    'adjourned',
    'loss',
  ])
  await conflict.getByRole('button', { name: 'Take mine' }).click()
  await conflict.waitFor({ state: 'detached' })
  await saved(page)
  expect((await hall.board(0)).result.match.white.map(({ result }: Json) => result)).toEqual(['win', 'draw', 'loss', 'loss'])
})
