import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

const zug = join(import.meta.dirname, '../packages/cli/bin/zug.js')
const folder = mkdtempSync(join(tmpdir(), 'zug-stale-'))
afterAll(() => rmSync(folder, { recursive: true }))

const win = { white: 'win', black: 'loss', rated: true }
const draw = { white: 'draw', black: 'draw', rated: true }
const loss = { white: 'loss', black: 'win', rated: true }
const results = [win, draw, loss] as const
type Board = { readonly white: number; readonly black: number; readonly result: typeof win }

test('an open with corrections and a stale draft, to its last round', async () => {
  const players = Array.from({ length: 15 }, (_, at) => `Player ${String.fromCharCode(65 + at)}`)
  const hall = await openHall({ players, settings: { numberOfRounds: 5 } })
  const desk = async () =>
    (await hall.get('')) as { draft: null | { round: number; boards: readonly Board[]; stale: readonly string[]; byHand: boolean } }
  const refused = async (): Promise<string> => hall.command({ kind: 'publish-round' }).then(() => 'published', String)
  const enterAll = async (round: number): Promise<void> => {
    for (const board of [0, 1, 2, 3, 4, 5, 6])
      await hall.command({ kind: 'enter-result', round, board, result: results[(board + round) % 3] })
  }
  await enterAll(1)
  const page = await signedIn(hall.desk)
  const round2 = `${hall.desk.url}/desk/${hall.id}/round/2`

  // A result is corrected under the draft: the tick goes, and neither button nor key publishes.
  await hall.command({ kind: 'pair-round' })
  await page.goto(round2)
  await page.getByText('Referee agrees').waitFor()
  await hall.command({ kind: 'enter-result', round: 1, board: 0, result: win })
  await page.getByText('This draft is out of date.').waitFor()
  await page.getByText('Changed since it was paired: results of earlier rounds.').waitFor()
  expect(await page.getByText('Referee agrees').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Publish round 2' }).count()).toBe(0)
  expect(await refused()).toMatch(/draft-stale/)
  await expectAccessible(page)
  await picture(page, 'round-stale-draft')

  // Why tells how it was paired, and nothing of hands.
  await page.locator('tr[data-board="0"]').click()
  await page.keyboard.press('KeyW')
  const why = page.getByRole('complementary')
  await why.getByText('This draft is out of date.').waitFor()
  expect(await why.getByText('by hand').count()).toBe(0)
  await page.keyboard.press('Escape')

  // Taken back it is as before; made again, the key pairs the round anew, and then publishes.
  await hall.command({ kind: 'undo' })
  await page.getByText('Referee agrees').waitFor()
  await hall.command({ kind: 'redo' })
  await page.getByText('This draft is out of date.').waitFor()
  await page.keyboard.press('KeyN')
  await page.getByText('Referee agrees').waitFor()
  expect((await desk()).draft?.stale).toEqual([])
  await page.keyboard.press('KeyN')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('heading', { name: /Round 2/ }).waitFor()
  await expect.poll(async () => (await desk()).draft).toBeNull()

  // A pair of the draft of round 3 is forbidden: the chief arbiter keeps the draft, and is told which rule it breaks.
  await enterAll(2)
  await hall.command({ kind: 'pair-round' })
  const { boards } = (await desk()).draft!
  const pair = [boards[0]!.white, boards[0]!.black]
  const prohibition = { strength: 'law', who: { kind: 'players', players: pair }, firstRound: 1, lastRound: null }
  await hall.command({ kind: 'forbid-pair', prohibition, confirmed: true })
  expect(await refused()).toMatch(/draft-stale/)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/round/3`)
  await page.getByRole('button', { name: 'Keep it as an edit by hand' }).click()
  await page.getByLabel('Why is this pairing kept?').fill('The pairings hang on the wall')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog').last()
  await question.getByText('C.04.2 1.5').first().waitFor()
  await picture(page, 'round-stale-keep')
  await question.getByRole('button', { name: 'Do it all the same' }).click()
  await page.getByText('Changed by hand').waitFor()
  expect((await desk()).draft).toMatchObject({ boards, byHand: true, stale: [] })
  await hall.command({ kind: 'publish-round' })

  // A correction of round 2 while round 3 is played, and on to the end.
  await hall.command({ kind: 'enter-result', round: 2, board: 1, result: win, reason: 'Both say so' })
  await enterAll(3)
  for (const round of [4, 5]) {
    await hall.pairRound()
    await enterAll(round)
  }
  await hall.command({ kind: 'finish-tournament' })

  const { rounds } = (await hall.get('')) as { rounds: readonly { boards: readonly Board[]; unpaired: readonly { player: number }[] }[] }
  const points = new Map<number, number>()
  const score = (player: number, worth: number): void => void points.set(player, (points.get(player) ?? 0) + worth)
  for (const round of rounds) {
    for (const { white, black, result } of round.boards) {
      score(white, result.white === 'win' ? 1 : result.white === 'draw' ? 0.5 : 0)
      score(black, result.black === 'win' ? 1 : result.black === 'draw' ? 0.5 : 0)
    }
    for (const { player } of round.unpaired) score(player, 1)
  }
  const standings = (await hall.get('/standings')) as { rows: readonly { player: number; points: number }[] }
  expect(new Map(standings.rows.map((row) => [row.player, row.points]))).toEqual(points)
  expect([...points.values()].reduce((sum, each) => sum + each, 0)).toBe(5 * 8)

  // The file says which round is by hand; every other one is paired again as it was.
  const text = await (await page.request.get(`${hall.desk.url}/api/tournaments/${hall.id}/export/trf26`)).text()
  expect(text.split('\n').filter((line) => line.includes('MPA @'))).toEqual([
    expect.stringMatching(/MPA @ Round 3: .* against C\.04\.2 1\.5: The pairings hang on the wall/),
  ])
  const file = join(folder, 'open.trf')
  writeFileSync(file, text)
  const check = (): string => {
    try {
      return execFileSync(process.execPath, [zug, 'check', file], { encoding: 'utf8' })
    } catch (error) {
      return String((error as { stdout: string }).stdout)
    }
  }
  const told = check()
  for (const round of [1, 2, 4, 5]) expect(told, `round ${round}`).not.toMatch(new RegExp(`[Rr]ound ${round}: `))
  expect(told).toMatch(/[Rr]ound 3/)
})
