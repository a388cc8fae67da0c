import { expect, it } from 'vitest'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectGoodLook } from './testing/look.ts'
import { createTournament, pairAndPublish, pastePlayers } from './testing/wizard.ts'

const clubs = ['Zug', 'Baar', 'Cham', 'Risch']
const members = ['Ana', 'Ben', 'Cleo', 'Dirk', 'Eva', 'Franz', 'Gita', 'Hugo', 'Ines', 'Jan', 'Karin', 'Leo']

// biome-ignore lint/suspicious/noExplicitAny: the story looks into answers of every shape
type Json = any

it('a team Swiss: players into teams, line-ups, two rounds board by board, standings of teams and of boards', async () => {
  const hall = await openHall()
  const page = await signedIn(hall.desk)
  const id = await createTournament(page, hall.desk, /^Team Swiss/, 'Teams of Zug', 3, 2)
  const view = async (): Promise<Json> => (await page.request.get(`${hall.desk.url}/api/tournaments/${id}`)).json()

  await page.getByText('Nobody is entered yet.').waitFor()
  await pastePlayers(
    page,
    'Name\tRating\tClub',
    members.map((name, at) => `${name}\t${2300 - 20 * at}\t${clubs[Math.floor(at / 3)]}`),
  )
  await page.getByRole('radio', { name: 'Teams' }).check()
  await page.getByText('No teams yet.').waitFor()
  await expectGoodLook(page, 'teams-none')

  // Each team: a name, two boards and an alternate.
  for (const [at, club] of clubs.entries()) {
    await page.getByRole('button', { name: 'Enter a team' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name of the team').fill(club)
    for (const name of members.slice(3 * at, 3 * at + 3)) await dialog.getByRole('button', { name: new RegExp(`^\\+ ${name}`) }).click()
    // A match has two boards: the third player is a reserve.
    await dialog.getByRole('button', { name: `${members[3 * at + 2]} to the boards` }).waitFor()
    if (at === 0) await expectGoodLook(page, 'team-dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 2, name: club }).waitFor()
    await dialog.waitFor({ state: 'detached' })
  }
  await expectGoodLook(page, 'teams')
  await page.getByText('4 teams').waitFor()

  // A line-up turned round within the rating points that are allowed.
  await page
    .locator('li')
    .filter({ has: page.getByRole('heading', { name: 'Zug' }) })
    .getByRole('button', { name: 'Edit' })
    .click()
  await page.getByRole('button', { name: 'Ana one board down' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const zug = (await view()).teams.find(({ name }: Json) => name === 'Zug')
  expect(zug.boards.map((player: number) => members[player - 1])).toEqual(['Ben', 'Ana'])

  for (const round of [1, 2]) {
    await pairAndPublish(page, hall.desk, id, round)
    if (round === 1) await expectGoodLook(page, 'team-round')
    // Every match by its boards: Digit1 and Digit2 are 1½ to ½ for the home team.
    await page.keyboard.press('KeyE')
    await page.locator('#board-0').press('Enter')
    for (const match of [0, 1]) {
      await page.locator('#match-0').waitFor()
      await page.locator('#match-0').press('Digit1')
      await page.locator('#match-1:focus').press('Digit2')
      if (match === 0) await page.locator('#board-1:focus').press('Enter')
    }
    await page.getByText('All 2 in').waitFor()
    await page.locator('[data-saving="saved"]').waitFor()
  }

  // Teams by match points, players by board, each with a card.
  await page.keyboard.press('KeyS')
  await page.getByRole('heading', { name: /^Standings/ }).waitFor()
  const rows = page.locator('.ranking tbody tr')
  await rows.nth(3).waitFor()
  const points = await rows.locator('td:nth-child(4)').allInnerTexts()
  expect(points.reduce((sum, text) => sum + Number(text.replace('½', '.5')), 0)).toBe(4)
  await page
    .getByRole('button', { name: /^working: / })
    .first()
    .click()
  await page.locator('.working dl').waitFor()
  await expectGoodLook(page, 'team-standings')
  await page.getByRole('radio', { name: 'Crosstable' }).check()
  await page.locator('.crosstable').waitFor()
  // Each match by its points, as on paper: four were won by 1½ to ½.
  const cells = page.locator('.crosstable tbody td span b')
  const scores = await cells.allInnerTexts()
  expect([scores.filter((text) => text === '1½').length, scores.filter((text) => text === '½').length]).toEqual([4, 4])
  await picture(page, 'team-crosstable')
  await page.getByRole('radio', { name: 'By board' }).check()
  await page.getByRole('heading', { name: 'Board 1' }).waitFor()
  const board = page.locator('.board-ranking').first().locator('tbody tr')
  await expect.poll(() => board.count()).toBe(4)
  await board.first().getByRole('button').click()
  const card = page.getByRole('dialog')
  await card.getByText('Performance').waitFor()
  await expectGoodLook(page, 'team-card')
  await page.keyboard.press('Escape')
  await expectGoodLook(page, 'team-boards')
})
