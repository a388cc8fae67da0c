import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'
import { createTournament, pastePlayers } from './testing/wizard.ts'

const zug = new URL('../packages/cli/bin/zug.js', import.meta.url).pathname
const names = ['Anna', 'Berta', 'Cäsar', 'Dora', 'Emil', 'Fritz', 'Gustav', 'Hanna', 'Ida', 'Jakob']

// biome-ignore lint/suspicious/noExplicitAny: the story looks into answers of every shape
type Json = any

it('a double round robin of ten to its last round, which one leaves after round 4', async () => {
  const hall = await openHall()
  const page = await signedIn(hall.desk)
  const id = await createTournament(page, hall.desk, /^Double round robin/, 'Zug twice', null)
  const api = `${hall.desk.url}/api/tournaments/${id}`
  const get = async (path = ''): Promise<Json> => (await page.request.get(`${api}${path}`)).json()
  /** Several commands are sent together only where the desk takes them so. */
  const post = async (data: object): Promise<void> => {
    const answer = await page.request.post(`${api}/commands`, {
      data: { key: randomUUID(), ...data },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await pastePlayers(
    page,
    'Name\tRating',
    names.map((name, at) => `${name}\t${2200 - 30 * at}`),
  )
  // FIDE C.05 Annex 1: nobody has the same colour three times in a row.
  expect((await get()).settings).toMatchObject({ numberOfRounds: 18, rules: { double: true, swapLastTwoRounds: true } })

  const results = new Map<string, readonly [number, number]>()
  const playRound = async (): Promise<void> => {
    for (const kind of ['pair-round', 'publish-round']) await post({ command: { kind } })
    const { round, boards } = (await get()).rounds.at(-1)
    const entered = (boards as readonly { white: number; black: number }[]).map(({ white, black }, board) => {
      const end = (
        [
          ['win', 'loss', 1, 0],
          ['draw', 'draw', 0.5, 0.5],
          ['loss', 'win', 0, 1],
        ] as const
      )[(white + 2 * black) % 3]!
      results.set(`${white} ${black}`, [end[2], end[3]])
      return { kind: 'enter-result', round, board, result: { white: end[0], black: end[1], rated: true } }
    })
    await post({ commands: entered })
  }
  for (let round = 1; round <= 4; round++) await playRound()

  // The arbiter is told what the withdrawal does before it is done.
  const leaver = (await get()).players.find(({ name }: Json) => name === 'Emil').id as number
  await page.goto(`${hall.desk.url}/desk/${id}/players`)
  await page.locator('.player-name', { hasText: 'Emil' }).click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const question = page.getByRole('dialog').last()
  await question.getByText('Emil has completed 4 of 18 games, fewer than half.').waitFor()
  await picture(page, 'robin-withdrawal')
  expect((await get()).players.find(({ id: one }: Json) => one === leaver).withdrawnFrom).toBe(null)
  await question.getByRole('button', { name: 'Do it all the same' }).click()
  await expect.poll(async () => (await get()).players.find(({ id: one }: Json) => one === leaver).withdrawnFrom).toBe(5)

  // The opponent of the next round is not left among those to pair.
  const [next] = (await get()).withoutGameNext
  const opponent = (await get()).players.find(({ id: one }: Json) => one === next.player).name as string
  await page.goto(`${hall.desk.url}/desk/${id}/round`)
  const lists = page.locator('.round-lists')
  await lists.locator('li').filter({ hasText: opponent }).getByText('no game: opponent withdrawn').waitFor()
  await picture(page, 'robin-next-round')
  await playRound()
  await page.reload()
  await page.goto(`${hall.desk.url}/desk/${id}/round/5`)
  await lists.locator('li').filter({ hasText: opponent }).getByText('no game: opponent withdrawn').waitFor()

  // The public search finds the opponent.
  await page.goto(`${hall.desk.url}/t/${id}/round/5?q=${opponent}`)
  await page.locator('#unpaired').getByText('no game: opponent withdrawn').waitFor()

  for (let round = 6; round <= 18; round++) await playRound()
  await post({ command: { kind: 'finish-tournament' } })

  // The totals by the rule: no game with the player who left counts.
  const players = (await get()).players as readonly { id: number; name: string }[]
  const totals = new Map<number, number>(players.map((player) => [player.id, 0]))
  for (const [pair, points] of results) {
    const ids = pair.split(' ').map(Number)
    if (!ids.includes(leaver)) for (const at of [0, 1]) totals.set(ids[at]!, totals.get(ids[at]!)! + points[at]!)
  }
  expect(results.size).toBe(72 + 4)
  const expected = Object.fromEntries(totals)
  const standings = (await get('/standings')).rows
  expect(Object.fromEntries(standings.map(({ player, points }: Json) => [player, points]))).toEqual(expected)
  expect(standings.at(-1)).toMatchObject({ player: leaver, points: 0, unranked: true })
  const chart = (await get('/wall-chart')).rows
  expect(Object.fromEntries(chart.map(({ player, cells }: Json) => [player, cells.at(-1).points]))).toEqual(expected)
  for (const { id: player } of players) {
    const card = await get(`/players/${player}/card`)
    expect(card.rounds.reduce((sum: number, { points }: Json) => sum + points, 0)).toBe(expected[player])
  }
  for (const { round, boards, unpaired } of (await get()).rounds) expect(2 * boards.length + unpaired.length, `round ${round}`).toBe(10)

  // Pages show the same: the crosstable of the desk, and the standings that everybody reads.
  await page.goto(`${hall.desk.url}/desk/${id}/standings?view=crosstable`)
  const grid = page.locator('.crosstable')
  await expect.poll(() => grid.locator('tbody tr').count()).toBe(10)
  const worthOf = (text: string): number => (text === '½' ? 0.5 : text === '+' || text === '1' ? 1 : 0)
  const idOf = (name: string): number => players.find((player) => player.name === name)!.id
  for (const row of await grid.locator('tbody tr').all()) {
    const player = (await row.locator('th').innerText()).trim()
    const cells = (await row.locator('td.number').allInnerTexts()).map((text) => text.trim())
    // What stands in brackets does not count.
    const counted = cells.slice(0, -1).filter((text) => !text.startsWith('('))
    const total = counted.flatMap((text) => text.split(/\s+/)).reduce((sum, text) => sum + worthOf(text), 0)
    expect(total, player).toBe(expected[idOf(player)])
    expect(Number(cells.at(-1)!.replace('½', '.5')), player).toBe(expected[idOf(player)])
  }
  await picture(page, 'robin-double-grid')
  await page.goto(`${hall.desk.url}/t/${id}/standings`)
  for (const { id: player, name } of players) {
    const row = page.locator('#standings tbody tr').filter({ hasText: name })
    const points = (await row.locator('td.points').first().innerText()).trim()
    expect(Number(points.replace('½', '.5')), name).toBe(expected[player])
  }

  // The file: every round is what the tables give, and the points are the same.
  const folder = mkdtempSync(join(tmpdir(), 'zug-robin-'))
  try {
    const file = join(folder, 'robin.trf')
    const text = await (await page.request.get(`${api}/export/trf26`)).text()
    writeFileSync(file, text)
    execFileSync(process.execPath, [zug, 'check', file], { encoding: 'utf8' })
    const lines = text.split(/\r?\n/).filter((line) => line.startsWith('001'))
    expect(Object.fromEntries(lines.map((line) => [idOf(line.slice(14, 47).trim()), Number(line.slice(80, 84))]))).toEqual(expected)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
