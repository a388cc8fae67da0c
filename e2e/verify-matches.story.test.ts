import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, picture } from './testing/browser.ts'
import { type Arbiter, openHall } from './testing/hall.ts'

type Side = { readonly player: number; readonly result: string }
type Seats = { readonly white: readonly number[]; readonly black: readonly number[] }

/** Two boards, or two games: 1½ to ½, or the other way round. */
const match = ({ white, black }: Seats, whiteWins: boolean): object => {
  const [best, worst] = [
    ['win', 'draw'],
    ['loss', 'draw'],
  ] as const
  const side = (players: readonly number[], results: readonly string[]): readonly Side[] =>
    players.map((player, at) => ({ player, result: results[at]! }))
  const [ofWhite, ofBlack] = whiteWins ? [best, worst] : [worst, best]
  return {
    white: whiteWins ? 'win' : 'loss',
    black: whiteWins ? 'loss' : 'win',
    rated: true,
    match: { white: side(white, ofWhite), black: side(black, ofBlack) },
  }
}

/** Three rounds; after the second was paired a result of the first is corrected. */
const played = async (arbiter: Arbiter, seatsOf: (team: number) => Promise<readonly number[]>): Promise<void> => {
  const enter = async (round: number, board: number, whiteWins: boolean, more: object = {}): Promise<void> => {
    const { white, black } = (await arbiter.get('')).rounds[round - 1].boards[board]
    const result = match({ white: await seatsOf(white), black: await seatsOf(black) }, whiteWins)
    await arbiter.command({ kind: 'enter-result', round, board, result, ...more })
  }
  for (let round = 1; round <= 3; round++) {
    if (round > 1) await arbiter.pairRound()
    if (round === 3) await enter(1, 0, false, { reason: 'The slip was misread', confirmed: true })
    const { boards } = (await arbiter.get('')).rounds[round - 1]
    for (let board = 0; board < boards.length; board++) await enter(round, board, (board + round) % 2 === 1 || round === 1)
  }
}

const verified = async (page: Page, arbiter: Arbiter, format: string): Promise<void> => {
  const text = await (await fetch(`${arbiter.desk.url}/api/tournaments/${arbiter.id}/export/${format}`)).text()
  await page.goto(`${arbiter.desk.url}/verify`)
  await page.locator('#file').setInputFiles({ name: `event.${format}`, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.getByText('All 3 rounds are as the rules give them.').waitFor()
  await expect.poll(() => page.locator('.verdict.good').count()).toBe(3)
}

const receipts = async (arbiter: Arbiter): Promise<readonly boolean[]> =>
  Promise.all([1, 2, 3].map(async (round) => (await arbiter.get(`/rounds/${round}/receipt`)).verdict.whole))

test('two-game matches with a correction: receipts hold, and the verify page confirms JSON and TRF26', async () => {
  const arbiter = await openHall({ settings: { rules: { rulebook: 'fide-double-swiss-2026' }, numberOfRounds: 3 } })
  await played(arbiter, async (id) => [id, id])
  expect(await receipts(arbiter)).toEqual([true, true, true])
  const page = await newPerson()
  for (const format of ['json', 'trf26']) await verified(page, arbiter, format)
  await expectAccessible(page)
  await picture(page, 'verify-two-games')
})

test('teams with a line-up of one round: receipts hold, and the verify page confirms JSON and TRF26', async () => {
  const teams = [0, 1, 2, 3].map((at) => ({
    kind: 'enter-team',
    name: `Team ${at + 1}`,
    boards: [2 * at + 1, 2 * at + 2],
    alternates: [],
  }))
  const arbiter = await openHall({ settings: { rules: { rulebook: 'fide-team-2026' }, numberOfRounds: 3 }, commands: teams })
  const { white } = await arbiter.board(0)
  const { boards } = (await arbiter.get('')).teams.find(({ id }: { id: number }) => id === white)
  await arbiter.command({ kind: 'change-line-up', team: white, boards: boards.toReversed(), alternates: [], round: 1 })
  await played(arbiter, async (team) => (await arbiter.get('')).teams.find(({ id }: { id: number }) => id === team).boards)
  expect(await receipts(arbiter)).toEqual([true, true, true])
  const page = await newPerson()
  for (const format of ['json', 'trf26']) await verified(page, arbiter, format)
  await expectAccessible(page)
  await picture(page, 'verify-teams')
})
