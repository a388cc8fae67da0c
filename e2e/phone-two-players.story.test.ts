import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, phone, picture } from './testing/browser.ts'
import { openHall, scriptBytes } from './testing/hall.ts'

it('two phones agree: the second confirms with one tap', async () => {
  const arbiter = await openHall({ settings: { confirmResults: true } })
  const [[whiteLink, blackLink]] = (await arbiter.boardLinks(1)) as [[string, string]]
  const [white, black] = [await newPerson(phone), await newPerson(phone)]
  await white.goto(whiteLink)
  await black.goto(blackLink)
  await expectAccessible(white)
  await picture(white, 'phone-open')
  expect(await scriptBytes(white)).toBeLessThan(5 * 1024)
  const button = white.getByRole('button', { name: 'I won' })
  expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(80)
  await expect.poll(() => button.innerText()).toContain('1–0')
  await button.click()
  await white.getByText('Waiting for').waitFor()
  await picture(white, 'phone-waiting')
  expect((await arbiter.board(0)).result).toBeNull()

  // It arrives by itself on the other phone.
  await black.getByRole('button', { name: 'Yes, that is right' }).waitFor()
  await expectAccessible(black)
  await picture(black, 'phone-confirm')
  await black.getByRole('button', { name: 'Yes, that is right' }).click()
  await black.getByText('Recorded').waitFor()
  await expect.poll(() => black.locator('.figure').first().innerText()).toContain('You lost')
  await white.getByText('Recorded').waitFor()
  await picture(white, 'phone-recorded')
  expect((await arbiter.board(0)).result).toMatchObject({ white: 'win', black: 'loss' })
  await expect.poll(() => white.getByRole('button').count()).toBe(0)
})

it('two phones disagree: the arbiter sees both reports and decides', async () => {
  const arbiter = await openHall({ settings: { confirmResults: true } })
  const [[whiteLink, blackLink]] = (await arbiter.boardLinks(1)) as [[string, string]]
  const [white, black] = [await newPerson(phone), await newPerson({ ...phone, colorScheme: 'dark' })]
  await white.goto(whiteLink)
  await black.goto(blackLink)
  await white.getByRole('button', { name: 'I won' }).click()
  await black.getByText('That is not right').click()
  await black.getByRole('button', { name: 'Draw' }).click()
  await black.getByText('You two do not agree').waitFor()
  await white.getByText('You two do not agree').waitFor()
  await expectAccessible(black)
  await picture(black, 'phone-disagree-dark')
  const before = await arbiter.board(0)
  expect(before.result).toBeNull()
  expect(before.reports.map(({ result }: { result: { white: string } }) => result.white).sort()).toEqual(['draw', 'win'])

  // A report that is not final may be changed, but only on purpose.
  await white.getByText('Change my report').click()
  await picture(white, 'phone-change')
  await white.getByRole('button', { name: 'I lost' }).click()
  await white.locator('dd', { hasText: '0–1' }).waitFor()

  await arbiter.command({ kind: 'enter-result', round: 1, board: 0, result: { white: 'draw', black: 'draw', rated: true } })
  await white.getByText('Entered by the arbiter').waitFor()
  await black.getByText('Entered by the arbiter').waitFor()
  await picture(white, 'phone-locked')
})

it('without confirmation the first report counts, and nothing overwrites it', async () => {
  const arbiter = await openHall()
  const [[whiteLink, blackLink], [, other]] = (await arbiter.boardLinks(1)) as [[string, string], [string, string]]
  const white = await newPerson(phone)
  await white.goto(whiteLink)
  // A page that was opened before, and does not know of the result.
  const black = await newPerson({ ...phone, javaScriptEnabled: false })
  await black.goto(blackLink)
  await white.getByRole('button', { name: 'I won' }).dblclick()
  await white.getByText('Recorded').waitFor()
  await black.getByRole('button', { name: 'I won' }).click()
  await black.getByText('Your result was passed on to the arbiter').waitFor()
  await expectAccessible(white)
  expect((await arbiter.board(0)).result).toMatchObject({ white: 'win', black: 'loss' })
  const { events } = await arbiter.get('/history')
  expect(events.filter(({ event }: { event: { kind: string } }) => event.kind === 'result-entered')).toHaveLength(1)

  // Once the round is over the link tells so.
  for (const board of [1, 2, 3])
    await arbiter.command({ kind: 'enter-result', round: 1, board, result: { white: 'win', black: 'loss', rated: true } })
  await arbiter.pairRound()
  const late = await newPerson(phone)
  await late.goto(other)
  await late.getByText('This link was for round 1').waitFor()
})

it('speaks the language of the phone, and a link that is not valid says so', async () => {
  const arbiter = await openHall({ settings: { confirmResults: true } })
  const [[whiteLink]] = (await arbiter.boardLinks(1)) as [[string, string]]
  for (const [locale, button] of [
    ['de-CH', 'Gewonnen'],
    ['fr-FR', 'J’ai gagné'],
  ] as const) {
    const person = await newPerson({ ...phone, viewport: { width: 360, height: 740 }, locale })
    await person.goto(whiteLink)
    await person.getByRole('button', { name: button }).waitFor()
    await expect.poll(() => person.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await picture(person, `phone-open-${locale}`)
    await person.goto(`${whiteLink}x`)
    await expect.poll(() => person.locator('h1').count()).toBe(1)
    await expectAccessible(person)
    await picture(person, `phone-gone-${locale}`)
  }
})
