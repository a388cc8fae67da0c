import { expect, test } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, phone, picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

test('players who disagree are seen on every page, with the way to them, and not after somebody has decided', async () => {
  const hall = await openHall({ settings: { confirmResults: true } })
  const { desk, id, boardLinks } = hall
  const page = await signedIn(desk)
  await page.goto(`${desk.url}/desk/${id}/standings`)
  await page.locator('h1').waitFor()
  const strip = page.getByRole('list', { name: 'Waiting for you' })
  await expect.poll(() => strip.count()).toBe(0)

  const [whiteLink, blackLink] = (await boardLinks(1))[2]!
  const [white, black] = [await newPerson(phone), await newPerson(phone)]
  await white.goto(whiteLink)
  await black.goto(blackLink)
  await white.getByRole('button', { name: 'I won' }).click()
  await black.getByText('That is not right').click()
  await expect.poll(() => strip.count()).toBe(0)
  await black.getByRole('button', { name: 'Draw' }).click()

  await strip.waitFor()
  const link = strip.getByRole('link', { name: 'Round 1: the players report different results on board 3' })
  await page.getByRole('link', { name: /^Results.*1 waiting/ }).waitFor()
  await picture(page, 'attention')
  await expectAccessible(page)
  await link.click()
  await page.getByRole('heading', { name: 'Round 1' }).waitFor()
  await hall.command({ kind: 'enter-result', round: 1, board: 2, result: { white: 'draw', black: 'draw', rated: true } })
  await strip.waitFor({ state: 'detached' })
})

test('a game that is still adjourned is led to, and the next key is its result', async () => {
  const hall = await openHall()
  const { desk, id } = hall
  for (const board of [0, 1, 2, 3])
    await hall.command({
      kind: 'enter-result',
      round: 1,
      board,
      result: board === 2 ? { white: 'adjourned', black: 'adjourned', rated: true } : { white: 'win', black: 'loss', rated: true },
    })
  await hall.pairRound()
  const page = await signedIn(desk)
  const link = page.getByRole('list', { name: 'Waiting for you' }).getByRole('link', { name: 'Round 1: board 3 still adjourned' })
  const onBoard3 = (): Promise<unknown> =>
    page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Board 3,') === true)
  await page.goto(`${desk.url}/desk/${id}/standings`)
  await link.click()
  await onBoard3()
  // Once more from another board of the same round.
  await page.getByRole('button', { name: /^Board 1,/ }).focus()
  await link.click()
  await onBoard3()
  // And without the banner, from the steps of the rounds.
  await page.goto(`${desk.url}/desk/${id}/results/1`)
  await onBoard3()
  await page.keyboard.press('Digit2')
  await page.locator('[data-saving="saved"]').waitFor()
  const { rounds } = await hall.get('')
  expect(rounds[0].boards.map(({ result }: { result: { white: string } }) => result.white)).toEqual(['win', 'win', 'draw', 'win'])
})

test('a helper without network who has another result than the arbiter is in the arbiter’s queue', async () => {
  const hall = await openHall()
  const { desk, id } = hall
  const win = { white: 'win', black: 'loss', rated: true }
  const { address } = await hall.helperLink(1, 4)
  const helper = await newPerson(phone)
  await helper.goto(address)
  const card = (number: number) => helper.getByRole('article', { name: `Board ${number}`, exact: true })
  await card(2).waitFor()
  await helper.context().setOffline(true)
  await card(2).getByRole('button', { name: '½–½' }).click()
  await card(3).getByRole('button', { name: '½–½' }).click()
  for (const board of [1, 2]) await hall.command({ kind: 'enter-result', round: 1, board, result: win })
  await helper.context().setOffline(false)

  const page = await signedIn(desk)
  await page.goto(`${desk.url}/desk/${id}/standings`)
  const strip = page.getByRole('list', { name: 'Waiting for you' })
  await strip.getByRole('link', { name: 'Round 1: the result is disputed on boards 2, 3' }).click()
  await picture(page, 'attention-disputed')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Board 2: keep the result' }).click()
  await strip.getByRole('link', { name: 'Round 1: the result is disputed on board 3' }).waitFor()
  await page.getByRole('button', { name: /^Board 3: accept Hall A, .*½–½$/ }).click()
  await page.keyboard.press('Enter')
  await strip.waitFor({ state: 'detached' })
  const { rounds } = await hall.get('')
  expect(rounds[0].boards.map(({ result }: { result: { white: string } | null }) => result?.white ?? null)).toEqual([
    null,
    'win',
    'draw',
    null,
  ])
})

test('the language and the moment change without a page error, and what was said leaves with its page', async () => {
  const hall = await openHall()
  const { desk, id } = hall
  const page = await signedIn(desk, 'olga', { colorScheme: 'dark' })
  await page.goto(`${desk.url}/desk/${id}/results`)
  await page.getByRole('button', { name: /^Board 1,/ }).focus()
  await page.keyboard.press('Digit1')
  await page.locator('[data-saving="saved"]').waitFor()
  await page.getByRole('button', { name: 'Account' }).click()
  await picture(page, 'account-dark')
  for (const name of ['Deutsch', 'Français', 'English']) await page.getByRole('radio', { name }).check({ force: true })
  await page.getByRole('button', { name: 'Close' }).click()
  const { last } = await hall.get('/history?after=0&limit=1')
  for (const path of [`results?at=${last - 1}`, 'history', `round?at=${last - 1}`, 'standings']) {
    await page.goto(`${desk.url}/desk/${id}/${path}`)
    await page.locator('h1').waitFor()
  }
  await page.goto(`${desk.url}/desk/${id}/round`)
  await page.locator('h1').waitFor()
  await page.keyboard.press('Control+KeyZ')
  const toast = page.locator('.toast')
  await toast.waitFor()
  await picture(page, 'toast')
  await page.waitForTimeout(1100)
  await page.getByRole('link', { name: 'Standings', exact: true }).click()
  await toast.waitFor({ state: 'detached', timeout: 2000 })
})
