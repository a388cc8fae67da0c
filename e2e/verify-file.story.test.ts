import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, phone, picture } from './testing/browser.ts'
import { type Arbiter, openHall } from './testing/hall.ts'

const results = [
  { white: 'win', black: 'loss', rated: true },
  { white: 'draw', black: 'draw', rated: true },
  { white: 'loss', black: 'win', rated: true },
]

/** Three rounds of eight, paired by the desk. */
const playedEvent = async (): Promise<Arbiter> => {
  const arbiter = await openHall({ settings: { numberOfRounds: 3 } })
  for (let round = 1; round <= 3; round++) {
    if (round > 1) await arbiter.pairRound()
    for (let board = 0; board < 4; board++)
      await arbiter.command({ kind: 'enter-result', round, board, result: results[(board + round) % 3] })
  }
  return arbiter
}

const exported = async ({ desk, id }: Arbiter, format: string): Promise<string> =>
  (await fetch(`${desk.url}/api/tournaments/${id}/export/${format}`)).text()

const give = (page: Page, name: string, text: string): Promise<void> =>
  page.locator('#file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

/** The opponents of two boards of a round change places, as if somebody had paired by hand. */
const tampered = (json: string, round: number): string => {
  const file = JSON.parse(json)
  type Outcome = { opponent: number; colour: string }
  const game = (id: number): Outcome => file.players.find((player: { id: number }) => player.id === id).outcomes[round - 1]
  const whites = file.players.filter((player: { outcomes: Outcome[] }) => player.outcomes[round - 1]?.colour === 'white').slice(0, 2)
  const [a, b] = whites.map(({ id }: { id: number }) => ({ white: id, black: game(id).opponent }))
  game(a.white).opponent = b.black
  game(b.white).opponent = a.black
  const results = [game(a.black), game(b.black)]
  Object.assign(results[0]!, { opponent: b.white })
  Object.assign(results[1]!, { opponent: a.white })
  const own = [(game(a.white) as unknown as { result: string }).result, (game(b.white) as unknown as { result: string }).result]
  const other = { win: 'loss', loss: 'win', draw: 'draw' } as Record<string, string>
  Object.assign(game(b.black), { result: other[own[0]!] })
  Object.assign(game(a.black), { result: other[own[1]!] })
  return JSON.stringify(file)
}

test('a good file is confirmed round by round, a tampered one is found out, with the reason; everything in the browser', async () => {
  const arbiter = await playedEvent()
  const page = await newPerson()
  const asked: string[] = []
  await page.goto(`${arbiter.desk.url}/verify`)
  page.on('request', (request) => asked.push(request.url()))
  await expectAccessible(page)

  await give(page, 'open.trf', await exported(arbiter, 'trf26'))
  await page.getByText('All 3 rounds are as the rules give them.').waitFor()
  await expect.poll(() => page.locator('.verdict.good').count()).toBe(3)
  await expectAccessible(page)
  await picture(page, 'verify-good')

  await give(page, 'open.json', tampered(await exported(arbiter, 'json'), 2))
  await page.locator('.sum.bad').waitFor()
  const round = page.locator('.verdict[data-round="2"]')
  await expect.poll(() => round.getAttribute('class')).toContain('bad')
  await expect.poll(() => round.locator('.difference tbody tr').count()).toBeGreaterThanOrEqual(2)
  await expect.poll(() => round.locator('.reasons').innerText()).toMatch(/\w/)
  await expect.poll(() => round.locator('.reasons .article').count()).toBeGreaterThan(0)
  await expectAccessible(page)
  await picture(page, 'verify-tampered')

  // Other rules and another language show the same file again.
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('fide-dutch-2017')
  await page.getByText('chosen by you').waitFor()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByText(/weich(t|en) ab\./).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
  expect(asked.filter((url) => !url.startsWith('blob:') && !/\/(assets\/|icon\.svg)/.test(url))).toEqual([])
})

test('a file that cannot be read says where', async () => {
  const { desk } = await openHall()
  const page = await newPerson({ ...phone, colorScheme: 'dark' })
  await page.goto(`${desk.url}/verify`)
  const broken = new URL('../packages/engine/src/formats/trf/invalid/bye-malformed--240-round.trf', import.meta.url)
  const text = readFileSync(broken, 'utf8')
  const [, line, column] = /^### expect (\d+):(\d+)/.exec(text)!
  await give(page, 'broken.trf', text)
  await page.getByText('This file cannot be read.').waitFor()
  await expect.poll(() => page.locator('.issues li').first().innerText()).toContain(`line ${line}, column ${column}`)
  await give(page, 'broken.json', '{ "players": 7 }')
  await page.getByText('This file cannot be read.').waitFor()
  await expectAccessible(page)
  await picture(page, 'verify-broken')
})

test('a receipt of a public round is made again in the browser, and that of a sheet of paper is recognised', async () => {
  const arbiter = await playedEvent()
  const page = await newPerson(phone)
  await page.goto(`${arbiter.desk.url}/t/${arbiter.id}/round/2`)
  const printed = await page.locator('#receipt code').innerText()
  await page.getByRole('link', { name: 'Verify this round' }).click()
  await page.getByText('The round is as the rules give it.').waitFor()
  expect(await page.locator('.proof').innerText()).toMatch(
    /^Proven by its certificate, nothing was paired again: .* none as good comes first\.$/,
  )
  const codes = await page.locator('.receipts code').allInnerTexts()
  // Of the sheet, made again, and of the record behind it.
  expect(codes).toEqual([printed, printed, expect.stringMatching(/^[0-9a-f]{16}$/)])
  await page.getByLabel('Receipt on the sheet of paper').fill(printed)
  await page.getByText('This is the receipt of round 2.').waitFor()
  await expectAccessible(page)
  await picture(page, 'verify-receipt')

  await page.goto(`${arbiter.desk.url}/verify#/t/${arbiter.id}`)
  await page.getByText('All 3 rounds are as the rules give them.').waitFor()
  await page.getByText('The published ranks come out the same.').waitFor()
  await page.getByRole('textbox', { name: /paste the address/ }).fill('nonsense')
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByText('This is no address of a public round').waitFor()
})

test('the same page works from a disk, without any network', async () => {
  const arbiter = await playedEvent()
  const trf = await exported(arbiter, 'trf26')
  const receipt = await (await fetch(`${arbiter.desk.url}/t/${arbiter.id}/round/1/receipt.json`)).text()
  const file = new URL('../packages/web/dist/zug-verify.html', import.meta.url)
  expect(readFileSync(file, 'utf8')).not.toMatch(/(src|href)="(https?:|\/)/)
  const page = await newPerson({ offline: true })
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(file.href)
  await give(page, 'open.trf', trf)
  await page.getByText('All 3 rounds are as the rules give them.').waitFor()
  await give(page, 'receipt.json', receipt)
  await page.getByText('The round is as the rules give it.').waitFor()
  await page
    .locator('.receipts dd:last-of-type', { hasText: /^the same$/ })
    .last()
    .waitFor()
  await expectAccessible(page)
  await picture(page, 'verify-disk')
  expect(complaints).toEqual([])
})
