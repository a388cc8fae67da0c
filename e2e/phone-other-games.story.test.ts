import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, phone, picture } from './testing/browser.ts'
import { openHall } from './testing/hall.ts'

it('a team match is reported board by board, and the other captain confirms it', async () => {
  const teams = [0, 1, 2, 3].map((team) => ({
    kind: 'enter-team',
    name: `Team ${team}`,
    boards: [2 * team + 1, 2 * team + 2],
    alternates: [],
  }))
  const arbiter = await openHall({
    settings: { rules: { rulebook: 'cfc-team' }, confirmResults: true },
    commands: [{ kind: 'draw-lots', seed: 'teams' }, ...teams],
  })
  const [[whiteLink, blackLink]] = (await arbiter.boardLinks(1)) as [[string, string]]
  const captain = await newPerson(phone)
  await captain.goto(whiteLink)
  await expectAccessible(captain)
  // Before that the captain changes who sits where.
  const { white, black } = await arbiter.board(0)
  const teamNow = async (team: number) => (await arbiter.get('')).teams.find((one: { id: number }) => one.id === team)
  const seats = async (team: number) => {
    const { lineUps = [], boards } = await teamNow(team)
    return lineUps.find(({ round }: { round: number }) => round === 1)?.seats ?? boards
  }
  const [first, second] = await seats(white)
  const others = await seats(black)
  await captain.getByText('Line-up of our team').click()
  await captain.locator('select[name="seat-1"]').selectOption(String(second))
  await captain.getByRole('button', { name: 'Hand in the line-up' }).click()
  await captain.getByText(/can have only one place|only one seat|one place in a team/).waitFor()
  await captain.locator('select[name="seat-2"]').selectOption(String(first))
  await expectAccessible(captain)
  await picture(captain, 'phone-line-up')
  await captain.getByRole('button', { name: 'Hand in the line-up' }).click()
  await expect.poll(() => seats(white)).toEqual([second, first])
  // What was said of the first try is over.
  expect(await captain.locator('#said').textContent()).toBe('')
  expect(await seats(black)).toEqual(others)
  expect((await teamNow(white)).boards).toEqual([first, second])
  await captain.goto(whiteLink)
  await captain
    .getByRole('radio', { name: /^1–0, .* wins$/ })
    .first()
    .check()
  await captain.getByRole('radio', { name: '½–½, draw' }).last().check()
  await picture(captain, 'phone-match')
  await captain.getByRole('button', { name: 'Send the result' }).click()
  await captain.getByText('Waiting for').first().waitFor()
  await captain.goto(blackLink)
  await captain.getByRole('button', { name: 'Yes, that is right' }).click()
  await captain.getByText('Recorded').waitFor()
  expect((await arbiter.board(0)).result).toMatchObject({
    white: 'win',
    match: {
      white: [
        { player: second, result: 'win' },
        { player: first, result: 'draw' },
      ],
    },
  })
})

it('a game with scores of its own is reported by them', async () => {
  const rules = { rulebook: 'ssm', useRating: true, seed: 'lot', timeLimitMargin: 50 }
  const arbiter = await openHall({ settings: { rules } })
  const [[, blackLink]] = (await arbiter.boardLinks(1)) as [[string, string]]
  const player = await newPerson({ ...phone, viewport: { width: 360, height: 740 }, colorScheme: 'dark', locale: 'fr' })
  await player.goto(blackLink)
  await expectAccessible(player)
  await player.getByLabel('Mes points').fill('12')
  await player.getByLabel(/^Points de/).fill('7,5')
  await picture(player, 'phone-scores')
  await player.getByRole('button', { name: 'Envoyer' }).click()
  await player.getByText('Enregistré', { exact: true }).waitFor()
  expect((await arbiter.board(0)).result).toMatchObject({ white: 'loss', black: 'win', scores: [75, 120] })
})
