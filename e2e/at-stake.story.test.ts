import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, phone, picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'
import { press } from './testing/keyboard.ts'
import { expectFits } from './testing/look.ts'
import { expectNoEnglish } from './testing/no-english.ts'

// biome-ignore lint/suspicious/noExplicitAny: the story looks into answers of every shape
type Json = any

const federations = ['SUI', 'GER', 'FRA', 'ITA', 'AUT']
const players = ['Elena', 'Bruno', 'Carla', 'David', 'Fatma', 'Georg', 'Hanna', 'Ivan', 'Jana', 'Karl']
const won = { white: 'win', black: 'loss', rated: true }
const lost = { white: 'loss', black: 'win', rated: true }
const drawn = { white: 'draw', black: 'draw', rated: true }

/** Everybody but Elena draws; she has five points of eight, and meets the last of them now. */
const resultOf = ({ white, black }: Json, elena: number, round: number): object => {
  if (white !== elena && black !== elena) return drawn
  if (round > 2) return drawn
  return white === elena ? won : lost
}

it('last round, three boards open: a phone says what is needed, the games end, and it was right', async () => {
  const arbiter = await openHall({
    players,
    settings: {
      rules: { rulebook: 'round-robin' },
      numberOfRounds: 9,
      tieBreaks: ['DE', 'SB'],
      info: { name: 'Zug Masters', federation: 'SUI' },
      prizes: {
        fund: { currency: 'CHF', categories: [{ name: 'Places', prizes: [1000, 500, 250] }] },
        firstTime: [],
        public: true,
      },
    },
    commands: players.map((name, at) => ({
      kind: 'correct-player',
      player: at + 1,
      changes: { name, rating: 2395 - at, title: at === 0 ? 'FM' : at < 6 ? 'IM' : 'GM', federation: federations[at % 5]! },
    })),
  })
  const elena = (await arbiter.get('')).players.find(({ name }: Json) => name === 'Elena').id as number
  const boardsOf = async (round: number): Promise<Json[]> => (await arbiter.get('')).rounds[round - 1].boards
  for (let round = 1; round <= 8; round++) {
    for (const [board, seats] of (await boardsOf(round)).entries())
      await arbiter.command({ kind: 'enter-result', round, board, result: resultOf(seats, elena, round) })
    await arbiter.pairRound()
  }
  const last = await boardsOf(9)
  const own = last.findIndex(({ white, black }) => white === elena || black === elena)
  const over = last.map((_, board) => board).filter((board) => board !== own)
  for (const board of over.slice(0, 2)) await arbiter.command({ kind: 'enter-result', round: 9, board, result: drawn })

  // The arbiter looks in the console, by keyboard, and opens it to everybody.
  const desk = await signedIn(arbiter.desk)
  await desk.goto(`${arbiter.desk.url}/desk/${arbiter.id}/round/9`)
  await press(desk, desk.getByRole('button', { name: 'What may happen?' }))
  await desk.getByText('Exact: all 27').waitFor()
  await desk.getByText('A projection is no pairing').waitFor()
  await desk.getByLabel('A player', { exact: true }).selectOption({ label: 'Elena' })
  await desk.getByRole('table', { name: 'Title norms' }).waitFor()
  await desk
    .getByRole('table', { name: 'Prizes' })
    .getByRole('row', { name: 'draw' })
    .getByText(/CHF\s1000/)
    .first()
    .waitFor()
  await expectAccessible(desk)
  await expectFits(desk)
  await desk.locator('.projection-player').scrollIntoViewIfNeeded()
  await picture(desk, 'at-stake-desk')
  await desk.goto(`${arbiter.desk.url}/desk/${arbiter.id}/hall`)
  const tick = desk.getByRole('checkbox', { name: 'Everybody may see what is at stake' })
  const links = await arbiter.boardLinks(9)
  const mine = links[own]![last[own].white === elena ? 0 : 1]
  const her = await newPerson({ ...phone, viewport: { width: 360, height: 780 } })
  await her.goto(mine)
  await her.getByRole('heading', { name: 'How did your game end?' }).waitFor()
  expect(await her.getByRole('link', { name: 'What is at stake' }).count()).toBe(0)
  await tick.focus()
  await desk.keyboard.press('Space')
  await expect.poll(async () => (await arbiter.get('/hall')).projections).toBe(true)
  await expectAccessible(desk)
  await picture(desk, 'at-stake-hall')

  // Her phone says what she needs: a draw is enough for the first place and for the norm.
  await her.reload()
  await her.getByRole('link', { name: 'What is at stake' }).click()
  const needs = her.locator('#needs')
  await expect.poll(() => needs.getByRole('row', { name: 'draw' }).innerText()).toMatch(/in all ways/)
  const norms = her.locator('#norms')
  await expect.poll(() => norms.getByRole('row', { name: 'draw' }).innerText()).toContain('norm')
  await expect.poll(() => norms.getByRole('row', { name: 'loss' }).innerText()).toContain('no norm')
  await expect.poll(() => her.locator('#prizes').getByRole('row', { name: 'draw' }).innerText()).toMatch(/in all ways\s+CHF\s1000$/)
  await expectAccessible(her)
  await expectFits(her)
  await picture(her, 'at-stake-phone')
  for (const language of ['de', 'fr'] as const) {
    await her.goto(`${her.url().split('?')[0]}?lang=${language}`)
    await her.locator('#needs').waitFor()
    await expectNoEnglish(her, language)
    await expectFits(her)
  }
  const dark = await newPerson({ ...phone, colorScheme: 'dark' })
  await dark.goto(her.url())
  await expectAccessible(dark)
  await picture(dark, 'at-stake-phone-dark')

  // The games end, and it was right; then nothing is at stake.
  await arbiter.command({ kind: 'enter-result', round: 9, board: own, result: drawn })
  for (const board of over.slice(2)) await arbiter.command({ kind: 'enter-result', round: 9, board, result: won })
  const { rows } = await arbiter.get('/standings')
  expect(rows.find(({ player }: Json) => player === elena).rank).toBe(1)
  const paper = await signedIn(arbiter.desk)
  await paper.goto(`${arbiter.desk.url}/t/${arbiter.id}/paper/prizes?lang=en`)
  await paper
    .getByRole('row', { name: 'Elena' })
    .getByText(/CHF\s1000/)
    .first()
    .waitFor()
  await picture(paper, 'at-stake-prizes')
  await paper.goto(`${arbiter.desk.url}/t/${arbiter.id}/paper/norm-reports?lang=en`)
  await paper
    .getByRole('heading', { name: /norm: Elena/ })
    .first()
    .waitFor()
  await picture(paper, 'at-stake-norm')
  await her.goto(`${her.url().split('?')[0]}?lang=en`)
  await her.getByText('No game is open: nothing is at stake.').waitFor()
})
