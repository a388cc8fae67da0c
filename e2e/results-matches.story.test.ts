import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

const match = (page: Page, number: number) => page.locator(`#board-${number - 1}`)
const saved = (page: Page): Promise<void> => page.locator('[data-saving="saved"]').waitFor()

const teamHall = () => {
  const members = ['Ana', 'Ben', 'Cleo', 'Dirk', 'Eva', 'Franz', 'Gita', 'Hugo', 'Ines', 'Jan', 'Karin', 'Leo']
  return openHall({
    players: members,
    settings: { rules: { rulebook: 'cfc-team' }, numberOfRounds: 3 },
    commands: [0, 1, 2, 3].map((team) => ({
      kind: 'enter-team',
      name: ['Zug', 'Baar', 'Cham', 'Steinhausen'][team],
      boards: [3 * team + 1, 3 * team + 2],
      alternates: [3 * team + 3],
    })),
  })
}

test('a team match is entered board by board, with whoever plays, and its score follows', async () => {
  const hall = await teamHall()
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results`)
  await match(page, 1).press('Enter')
  await page.locator('#match-0').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Digit2')
  await page.locator('#match-1:focus').waitFor()
  await saved(page)
  expect((await hall.board(0)).result).toMatchObject({
    white: 'adjourned',
    match: { white: [{ result: 'draw' }, { result: 'adjourned' }] },
  })

  // The alternate plays on board 2.
  const { white } = await hall.board(0)
  const { teams } = await hall.get('')
  const team = teams.find(({ id }: { id: number }) => id === white)
  await page.getByLabel(`${team.name}, board 2`).selectOption(String(team.alternates[0]))
  await page.locator('#match-1').focus()
  await picture(page, 'results-match')
  await page.keyboard.press('Digit1')
  await page.getByRole('button', { name: /: 1½–½$/ }).waitFor()
  await page.locator('#board-1:focus').waitFor()
  await saved(page)
  expect((await hall.board(0)).result).toMatchObject({
    white: 'win',
    black: 'loss',
    match: { white: [{ result: 'draw' }, { player: team.alternates[0], result: 'win' }] },
  })

  await page.getByText('Match 1: 1½–½').waitFor()

  // A team that did not come.
  await page.keyboard.press('KeyM')
  await page.getByRole('button', { name: '0F–1F' }).click()
  await page.getByText('All 2 in').waitFor()
  await saved(page)
  expect((await hall.board(1)).result).toMatchObject({ white: 'forfeit-loss', black: 'forfeit-win' })

  // Verified inside the match, board by board.
  await match(page, 1).focus()
  await page.keyboard.press('KeyV')
  await page.keyboard.press('Enter')
  await page.locator('#match-0:focus').waitFor()
  await page.keyboard.press('Digit2')
  await page.locator('#match-1:focus').waitFor()
  await page.keyboard.press('Digit3')
  await page.getByText('Match 1, Board 2 differs').waitFor()
})

test('typing at a closed match: the first key is the result of board 1', async () => {
  const hall = await teamHall()
  const page = await signedIn(hall.desk)
  // However late the match is there to take them, no key is lost.
  const typed = Promise.withResolvers<void>()
  await page.route(/match-editor.*\.js/, async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results`)
  await page.locator('#board-0:focus').waitFor()
  for (const key of ['Digit1', 'Digit2', 'Digit3', 'Digit1']) await page.keyboard.press(key)
  typed.resolve()
  await page.getByText('All 2 in').waitFor()
  await saved(page)
  const games = async (at: number) => (await hall.board(at)).result.match.white.map(({ result }: { result: string }) => result)
  expect([await games(0), await games(1)]).toEqual([
    ['win', 'draw'],
    ['loss', 'win'],
  ])

  // On a match that is over a key asks for the board it means.
  await match(page, 1).focus()
  await page.keyboard.press('Digit3')
  await page.getByText('Match 1, Board 1 has a result already').waitFor()
  await picture(page, 'results-match-over')
  expect(await games(0)).toEqual(['win', 'draw'])
  await page.keyboard.press('Enter')
  await page.getByText('Match 1: 1½–½ → ½–1½').waitFor()
  await saved(page)
  expect(await games(0)).toEqual(['loss', 'draw'])
})

test('games with scores: two fields a row, and what they make; letters where only the result is known', async () => {
  const hall = await openHall({
    settings: { rules: { rulebook: 'ssm', seed: 'x', timeLimitMargin: 500 } },
  })
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results`)
  await page.getByRole('columnheader', { name: 'Player A' }).waitFor()
  const results = async () => (await hall.get('')).rounds[0].boards.map(({ result }: { result: object | null }) => result)
  const outcome = (number: number, text: string) =>
    page.locator(`tr[data-board="${number - 1}"] .score-outcome`, { hasText: text }).waitFor()
  await page.locator('#board-0:focus').waitFor()
  await page.keyboard.type('387')
  await page.keyboard.press('Enter')
  await page.keyboard.type('423')
  await outcome(1, 'B wins')
  await expectAccessible(page)
  await picture(page, 'results-scores')
  await page.keyboard.press('Enter')

  // It goes on with the next board, by Tab too; on the time limit the declared margin decides.
  await page.locator('#board-1:focus').waitFor()
  await page.keyboard.type('400')
  await page.keyboard.press('Tab')
  await page.keyboard.type('380')
  await outcome(2, 'A wins')
  await page.keyboard.press('KeyT')
  await outcome(2, 'draw')
  await page.keyboard.press('Tab')
  await page.locator('#board-2:focus').waitFor()

  // One letter says who won; the menu knows no results that the rulebook does not.
  await page.keyboard.press('KeyM')
  await page.getByRole('button', { name: 'A wins' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^(½–0|0–½|0–0|Adjourned)$/ }).count()).toBe(0)
  await expect.poll(() => page.getByRole('checkbox', { name: /Not rated/ }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.locator('#board-2:focus').waitFor()
  await page.keyboard.press('KeyW')
  await page.locator('#board-3:focus').waitFor()
  // Half a result is none, and leaving the row keeps one that is complete.
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await page.getByText('3 of 4, 1 open').waitFor()
  await page.keyboard.type('7.5')
  await page.keyboard.press('ArrowUp')
  await page.getByText('All 4 in').waitFor()
  await saved(page)
  const entered = [
    { white: 'loss', black: 'win', rated: true, scores: [3870, 4230] },
    { white: 'draw', black: 'draw', rated: true, scores: [4000, 3800] },
    { white: 'win', black: 'loss', rated: true },
    { white: 'win', black: 'loss', rated: true, scores: [120, 75] },
  ]
  expect(await results()).toEqual(entered)

  // Over a result that stands it asks.
  await page.locator('#board-3').focus()
  await page.keyboard.type('13')
  await page.keyboard.press('Enter')
  await page.getByText('Board 4 has a result already').waitFor()
  await page.getByText('12–7.5 → 13–7.5').first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('#board-3').inputValue()).toBe('12')
  await page.keyboard.type('14')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByText('Board 4: 12–7.5 → 14–7.5').waitFor()
  await saved(page)
  expect((await results())[3]).toMatchObject({ scores: [140, 75] })

  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await picture(page, 'results-scores-360')
})

test('what players report by phone is settled by one tap', async () => {
  const hall = await openHall({ settings: { confirmResults: true } })
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results`)
  await match(page, 1).waitFor()
  const { rounds } = await hall.get('')
  const report = (board: number, side: 'white' | 'black', white: string, black: string): Promise<unknown> =>
    hall.command({ kind: 'report-result', round: 1, board, by: rounds[0].boards[board][side], result: { white, black, rated: true } })
  await report(1, 'white', 'win', 'loss')
  await report(1, 'black', 'draw', 'draw')
  await report(2, 'black', 'loss', 'win')
  await page.getByText('Reported 2').waitFor()
  await page.getByRole('radio', { name: 'Disagreeing 1' }).check()
  await match(page, 1).waitFor({ state: 'detached' })
  await picture(page, 'results-reports')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Board 2: accept ½–½' }).click()
  await page.getByText('1 of 4, 3 open').waitFor()
  await page.getByRole('radio', { name: 'Reported 1' }).check()
  await page.getByRole('button', { name: 'Board 3: accept 0–1' }).click()
  await saved(page)
  expect((await hall.board(1)).result).toMatchObject({ white: 'draw' })
  expect((await hall.board(2)).result).toMatchObject({ white: 'loss', black: 'win' })
})
