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
    settings: { rulebook: 'cfc-team', numberOfRounds: 3, teamEvent: true },
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

  // A team that did not come.
  await page.keyboard.press('Digit5')
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
  await page.getByText('Board 1 differs').waitFor()
})

test('games without colours: scores make the result, or a key does', async () => {
  const hall = await openHall({
    settings: { rulebook: 'ssm', colourless: true, ssm: { useRating: false, seed: 'x', restricted: null, timeLimitMargin: 500 } },
  })
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results`)
  await page.getByRole('columnheader', { name: 'Player A' }).waitFor()
  await match(page, 1).press('KeyM')
  await page.getByRole('button', { name: 'Enter game scores' }).click()
  await page.locator('.score-editor input:focus').waitFor()
  await page.keyboard.type('387')
  await page.keyboard.press('Enter')
  await page.keyboard.type('423')
  await page.getByText('That makes: B wins').waitFor()
  await expectAccessible(page)
  await picture(page, 'results-scores')
  await page.keyboard.press('Enter')

  // It goes on with the next board; on the time limit the declared margin decides.
  await page.keyboard.type('400')
  await page.keyboard.press('Enter')
  await page.keyboard.type('380')
  await page.getByText('That makes: A wins').waitFor()
  await page.getByLabel('Ended on the time limit').check()
  await page.getByText('That makes: draw').waitFor()
  await page.getByRole('button', { name: 'Save and next' }).click()
  await page.keyboard.press('Escape')
  await page.locator('#board-2:focus').waitFor()
  await page.keyboard.press('Digit1')
  await page.getByText('3 of 4, 1 open').waitFor()
  await saved(page)
  const { rounds } = await hall.get('')
  expect(rounds[0].boards.slice(0, 3).map(({ result }: { result: object }) => result)).toEqual([
    { white: 'loss', black: 'win', rated: true, scores: [3870, 4230] },
    { white: 'draw', black: 'draw', rated: true, scores: [4000, 3800] },
    { white: 'win', black: 'loss', rated: true },
  ])
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
  await page.getByText('Disagreeing 1').click()
  await match(page, 1).waitFor({ state: 'detached' })
  await picture(page, 'results-reports')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Board 2: accept ½–½' }).click()
  await page.getByText('1 of 4, 3 open').waitFor()
  await page.getByText('Reported 1').click()
  await page.getByRole('button', { name: 'Board 3: accept 0–1' }).click()
  await saved(page)
  expect((await hall.board(1)).result).toMatchObject({ white: 'draw' })
  expect((await hall.board(2)).result).toMatchObject({ white: 'loss', black: 'win' })
})
