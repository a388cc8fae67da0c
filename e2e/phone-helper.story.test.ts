import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, phone, picture } from './testing/browser.ts'
import { openHall } from './testing/hall.ts'

const won = { white: 'win', black: 'loss', rated: true }

it('a helper enters the boards of a range, sees others’ results arrive, and overwrites nothing by accident', async () => {
  const arbiter = await openHall({ players: Array.from({ length: 20 }, (_, at) => `Player ${at + 1}`) })
  const { address, id } = await arbiter.helperLink(3, 6)
  const helper = await newPerson(phone)
  await helper.goto(address)
  await expect.poll(() => helper.locator('.card h2').allInnerTexts()).toEqual(['3', '4', '5', '6'])
  await expectAccessible(helper)
  await picture(helper, 'helper-all')
  const card = (number: number) => helper.getByRole('article', { name: `Board ${number}`, exact: true })
  for (const button of await card(3).getByRole('button').all()) expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(64)

  await card(3).getByRole('button', { name: '1–0, White wins' }).click()
  await helper.getByText('Board 3: 1–0 saved').waitFor()
  expect((await arbiter.board(2)).result).toMatchObject(won)
  await picture(helper, 'helper-saved')

  // Only what is open; a board that has just been entered stays in its place until the list is chosen anew.
  await helper.getByRole('link', { name: 'Open' }).click()
  await expect.poll(() => helper.locator('.card:visible h2').allInnerTexts()).toEqual(['4', '5', '6'])
  await card(4).getByRole('button', { name: '½–½' }).click()
  await helper.getByText('Board 4: ½–½ saved').waitFor()
  await expect.poll(() => helper.locator('.card:visible h2').allInnerTexts()).toEqual(['4', '5', '6'])
  await helper.getByRole('link', { name: 'Open' }).click()
  await expect.poll(() => helper.locator('.card:visible h2').allInnerTexts()).toEqual(['5', '6'])

  // Forfeits are a step further away.
  await card(5).getByText('More').click()
  await card(5).getByRole('button', { name: '−:+ forfeit, Black wins by forfeit' }).click()
  await helper.getByText('Board 5: −:+ forfeit saved').waitFor()

  // The arbiter's entry arrives here; the change of an own one takes two steps.
  await arbiter.command({ kind: 'enter-result', round: 1, board: 5, result: won })
  await helper.getByRole('link', { name: 'Done' }).click()
  await card(6).locator('.figure', { hasText: '1–0' }).first().waitFor()
  await expect.poll(() => card(3).getByRole('button').count()).toBe(0)
  await card(3).getByText('Change result').click()
  await expectAccessible(helper)
  await picture(helper, 'helper-change')
  await card(3).getByRole('button', { name: '0–1, Black wins' }).click()
  await helper.getByText('Board 3: 0–1 saved').waitFor()
  expect((await arbiter.board(2)).result).toMatchObject({ white: 'loss', black: 'win' })

  // Revoked: the page says so by itself.
  await arbiter.send('DELETE', `/links/${id}`)
  await arbiter.command({ kind: 'enter-result', round: 1, board: 0, result: won })
  await helper.getByText('This link is not valid').waitFor()
})

it('the next round comes by itself, and the page says which one it is', async () => {
  const arbiter = await openHall()
  const { address } = await arbiter.helperLink(1, 2)
  const helper = await newPerson(phone)
  await helper.goto(address)
  await helper.getByText('Zug Open · Round 1').waitFor()
  for (const board of [0, 1, 2, 3]) await arbiter.command({ kind: 'enter-result', round: 1, board, result: won })
  await arbiter.pairRound()
  await helper.getByText('Zug Open · Round 2').waitFor()
  await expect.poll(() => helper.locator('.card .rating').first().innerText()).toMatch(/1 pt/)
})

it('without script the same forms work, and a stale page changes nothing', async () => {
  const arbiter = await openHall()
  const { address } = await arbiter.helperLink(1, 4)
  const helper = await newPerson({ ...phone, javaScriptEnabled: false })
  await helper.goto(address)
  const stale = await newPerson({ ...phone, javaScriptEnabled: false })
  await stale.goto(address)
  await helper.getByRole('button', { name: 'Board 2: ½–½' }).click()
  await helper.getByText('Board 2: ½–½ saved').waitFor()
  await helper.reload()
  await stale.getByRole('button', { name: 'Board 2: 1–0' }).click()
  await stale.getByText('Nothing was changed: board 2 has a result already').waitFor()
  expect((await arbiter.board(1)).result).toMatchObject({ white: 'draw' })
  await stale.getByRole('link', { name: 'Open' }).click()
  await expect.poll(() => stale.locator('.card:visible h2').allInnerTexts()).toEqual(['1', '3', '4'])

  const [, [whiteLink]] = (await arbiter.boardLinks(1)) as [[string, string], [string, string]]
  await helper.goto(whiteLink)
  await helper.getByText('Entered by the arbiter').waitFor()
})
