import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newPerson, phone, picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectGoodLook } from './testing/look.ts'
import { createTournament, pairAndPublish } from './testing/wizard.ts'

const zug = new URL('../packages/cli/bin/zug.js', import.meta.url).pathname

// biome-ignore lint/suspicious/noExplicitAny: the story looks into answers of every shape
type Json = any

/** Twelve teams: eleven have four regular players and a reserve, the last one has only three players. */
const names = Array.from({ length: 12 }, (_, at) => `Team ${String.fromCharCode(65 + at)}`)
const list = names.flatMap((team, at) =>
  Array.from({ length: at === 11 ? 3 : 5 }, (_, board) => `${team} ${board + 1}\t${2400 - 20 * at - 5 * board}\t${team}\t${board + 1}`),
)

it('12 teams with reserves over five rounds: boards, totals and files are what the test computes itself', async () => {
  const hall = await openHall()
  const { url, folder } = hall.desk
  const page = await signedIn(hall.desk)
  const id = await createTournament(page, hall.desk, /^FIDE team Swiss/, 'League with reserves', 5, 4)
  const address = `${url}/api/tournaments/${id}`
  const view = async (): Promise<Json> => (await page.request.get(address)).json()
  let keys = 0
  const command = async (...commands: readonly Json[]): Promise<Json> => {
    const what = commands.length === 1 ? { command: commands[0] } : { commands }
    keys += 1
    const answer = await page.request.post(`${address}/commands`, {
      data: { key: `reserves-${keys}`, ...what },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    return answer.json()
  }
  const paste = async (rows: readonly string[]): Promise<void> => {
    await page.getByRole('button', { name: 'Paste or import' }).click()
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill(['Name\tRating\tTeam\tBoard', ...rows].join('\n'))
    await page.getByRole('dialog').getByRole('button', { name: 'Read' }).click()
  }

  // The list: number five is a reserve, as the event declares four boards.
  await paste(list)
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/12\steams of this list/).click()
  await dialog.getByText('Reserves: Team A 5', { exact: true }).waitFor()
  await dialog.getByText('Most teams of this list have 5').waitFor()
  expect(await dialog.getByLabel('Boards in a match').inputValue()).toBe('4')
  await picture(page, 'reserves-import')
  await dialog.getByRole('button', { name: /^Enter 58\splayers and 12\steams$/ }).click()
  await dialog.waitFor({ state: 'detached' })
  const entered = (await view()).teams
  expect(entered.map(({ boards, alternates }: Json) => [boards.length, alternates.length])).toEqual([...Array(11).fill([4, 1]), [3, 0]])

  await pairAndPublish(page, hall.desk, id, 1)
  const playerOf = new Map<string, number>((await view()).players.map(({ name, id: player }: Json) => [name, player]))
  const [a, b] = entered.map((team: Json) => team.id) as [number, number]

  // Team A replaces board 2 by the reserve: above players 3 and 4 that is against the declared order.
  const boardOf = async (team: number): Promise<number> =>
    (await view()).rounds[0].boards.findIndex(({ white, black }: Json) => white === team || black === team)
  await page.getByRole('button', { name: `${(await boardOf(a)) + 1}: Show the boards`, exact: true }).click()
  await page.getByRole('button', { name: 'Line-up of Team A' }).click()
  await dialog.getByLabel('Board 2').selectOption({ label: 'Team A 5' })
  await dialog.getByText('Team A 5 is a reserve and plays on board 2, above the regular player Team A 3.').waitFor()
  await expectGoodLook(page, 'reserves-line-up')
  await dialog.getByLabel('Board 2').selectOption({ label: 'Team A 3' })
  await dialog.getByLabel('Board 3').selectOption({ label: 'Team A 4' })
  await dialog.getByLabel('Board 4').selectOption({ label: 'Team A 5' })
  await dialog.locator('.line-up-doubts').waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  const seatsOf = (now: Json, team: number, round: number): readonly number[] => {
    const found = now.teams.find((one: Json) => one.id === team)
    return found.lineUps?.find((entry: Json) => entry.round === round)?.seats ?? found.boards
  }
  const members = (team: string, ...boards: readonly number[]): readonly number[] =>
    boards.map((board) => playerOf.get(`${team} ${board}`)!)
  await expect.poll(async () => seatsOf(await view(), a, 1)).toEqual(members('Team A', 1, 3, 4, 5))

  // The captain of Team B hands in a line-up out of order: the phone asks before it is taken.
  const links = await page.request.post(`${address}/board-links`, { data: { round: 1 }, headers: { 'sec-fetch-site': 'same-origin' } })
  const { links: linked } = (await links.json()) as Json
  const board = await boardOf(b)
  const captain = await newPerson(phone)
  await captain.goto(`${url}/b/${linked.find(({ may }: Json) => may.board === board && may.player === b).secret}`)
  await captain.getByText('Line-up of our team').click()
  await captain.locator('select[name="seat-1"]').selectOption({ label: 'Team B 2' })
  await captain.locator('select[name="seat-2"]').selectOption({ label: 'Team B 1' })
  await captain.getByRole('button', { name: 'Hand in the line-up' }).click()
  await captain.getByText('Team B 2 plays on board 1, above Team B 1, who is higher in the declared order.').waitFor()
  await picture(captain, 'reserves-phone')
  await captain.getByLabel('Hand in this line-up anyway.').check()
  await captain.getByRole('button', { name: 'Hand in the line-up' }).click()
  await expect.poll(async () => seatsOf(await view(), b, 1)).toEqual(members('Team B', 2, 1, 3, 4))

  // What the test itself adds up: match points 2, 1, 0 and game points in halves.
  const totals = new Map<number, { match: number; game: number }>(entered.map((team: Json) => [team.id, { match: 0, game: 0 }]))
  const worth: Readonly<Record<string, number>> = { win: 2, draw: 1, loss: 0, 'forfeit-win': 2, 'forfeit-loss': 0 }
  const played: readonly (readonly [string, string])[] = [
    ['win', 'loss'],
    ['draw', 'draw'],
    ['loss', 'win'],
  ]
  const enterAll = async (round: number): Promise<void> => {
    const now = await view()
    const results = now.rounds[round - 1].boards.map(({ white, black }: Json, match: number) => {
      const seats = [seatsOf(now, white, round), seatsOf(now, black, round)] as const
      const boards = Array.from({ length: 4 }, (_, at) => {
        const [own, other] = [seats[0][at] ?? null, seats[1][at] ?? null]
        if (own === null || other === null)
          return [own === null ? 'forfeit-loss' : 'forfeit-win', other === null ? 'forfeit-loss' : 'forfeit-win'] as const
        return played[(5 * round + 3 * match + 2 * at * at + white) % 3]!
      })
      const line = (of: 0 | 1) => boards.map((result, at) => ({ player: seats[of][at] ?? null, result: result[of] }))
      const points = [0, 1].map((of) => boards.reduce((sum, result) => sum + worth[result[of as 0 | 1]]!, 0)) as [number, number]
      const lead = Math.sign(points[0] - points[1])
      for (const [at, team] of [white, black].entries()) {
        const total = totals.get(team)!
        total.game += points[at]!
        total.match += 1 + (at === 0 ? lead : -lead)
      }
      const verdict = [['loss', 'win'] as const, ['draw', 'draw'] as const, ['win', 'loss'] as const][lead + 1]!
      const result = { white: verdict[0], black: verdict[1], rated: true, match: { white: line(0), black: line(1) } }
      return { kind: 'enter-result', round, board: match, result }
    })
    expect((await command(...results)).events?.length, `round ${round}`).toBeGreaterThanOrEqual(6)
  }
  await enterAll(1)

  // Reserves who come later join their teams; the short team fills its empty board first.
  await page.goto(`${url}/desk/${id}/players`)
  await paste(['Team L 4\t2100\tTeam L\t', 'Team L 5\t2090\tTeam L\t', 'Team C 6\t2200\tTeam C\t'])
  await dialog.getByText('Fixed since the first round was paired.').waitFor()
  await dialog.getByRole('button', { name: /^Enter 3\splayers, joining 2\sexisting teams$/ }).click()
  await dialog.waitFor({ state: 'detached' })
  const now = await view()
  const sizes = (team: string) =>
    now.teams.flatMap((one: Json) => (one.name === team ? [[one.boards.length, one.alternates.length]] : []))[0]
  expect([sizes('Team L'), sizes('Team C')]).toEqual([
    [4, 1],
    [4, 2],
  ])
  // The boards per match are settled, and the page says so.
  await page.goto(`${url}/desk/${id}/settings`)
  await expect.poll(() => page.getByLabel('Boards per match').isDisabled()).toBe(true)
  await page.getByText('They decide matches and points of rounds that are paired already.').waitFor()
  expect(await command({ kind: 'change-settings', changes: { boardsPerMatch: 5 } })).toMatchObject({ code: 'setting-locked' })

  for (let round = 2; round <= 5; round++) {
    await command({ kind: 'pair-round' })
    await command({ kind: 'publish-round' })
    // Every round another regular player of three teams rests, and the reserve plays on the last board.
    const current = await view()
    for (const team of [round, round + 3, round + 6].map((at) => current.teams[at])) {
      const resting = team.boards[(round - 2) % 4]
      const [reserve, ...others] = team.alternates
      const seats = [...team.boards.filter((member: number) => member !== resting), reserve]
      const changed = await command({ kind: 'change-line-up', team: team.id, boards: seats, alternates: [resting, ...others], round })
      expect(changed.events, team.name).toHaveLength(1)
    }
    await enterAll(round)
  }

  // Standings, reports and `zug check` agree with the totals.
  const { rows } = await (await page.request.get(`${address}/standings`)).json()
  expect(rows).toHaveLength(12)
  const trf: string = await (await page.request.get(`${address}/export/trf26`)).text()
  expect(trf).toContain('\n352 WBWB\r')
  const told = new Map(
    [...trf.matchAll(/^310 +(\d+) .*?(\d+\.\d) +(\d+\.\d) /gm)].map((of) => [Number(of[1]), [Number(of[2]), Number(of[3])]]),
  )
  for (const row of rows) {
    const { match, game } = totals.get(row.player)!
    expect([row.player, row.points, told.get(row.player)]).toEqual([row.player, match, [match, game / 2]])
  }
  const file = join(folder, 'league.trf')
  writeFileSync(file, trf)
  expect(execFileSync(process.execPath, [zug, 'check', file], { encoding: 'utf8' })).toContain('5 rounds, 0 discrepancies')
  const json: string = await (await page.request.get(`${address}/export/json`)).text()
  for (const report of [trf, json]) {
    const made = await page.request.post(`${url}/api/imports?key=${keys++}-again`, {
      data: Buffer.from(report),
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/octet-stream' },
    })
    const again = await (await page.request.get(`${url}/api/tournaments/${(await made.json()).id}`)).json()
    expect([again.settings.boardsPerMatch, again.teams.map(({ boards, alternates }: Json) => [boards.length, alternates.length])]).toEqual([
      4,
      (await view()).teams.map(({ boards, alternates }: Json) => [boards.length, alternates.length]),
    ])
    const results = (of: Json) =>
      of.rounds
        .flatMap(({ boards }: Json) =>
          boards.map(({ result }: Json) => JSON.stringify(result.match.white.map((seat: Json) => seat.result))),
        )
        .toSorted()
    expect(results(again)).toEqual(results(await view()))
  }
})
