import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectFits, expectGoodLook } from './testing/look.ts'
import { expectNoEnglish } from './testing/no-english.ts'

it('what the games make of ratings: at the desk with the working, on the card, for everybody and on paper; norms with what is asked, by the check-list', async () => {
  const hall = await openHall({
    settings: { numberOfRounds: 7, info: { name: 'Zug Open', startDate: '2026/06/01' } },
    // Grandmasters enough for the others to hope.
    commands: Array.from({ length: 8 }, (_, at) => ({
      kind: 'correct-player',
      player: at + 1,
      changes: { rating: 2480 - 5 * at, title: at < 4 ? 'IM' : 'GM' },
    })),
  })
  for (let board = 0; board < 4; board++)
    await hall.command({ kind: 'enter-result', round: 1, board, result: { white: 'win', black: 'loss', rated: true } })
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/standings`)
  await page.getByRole('radio', { name: 'Ratings' }).check()
  const { ratings } = await hall.get('/ratings')
  const [first] = ratings.rows
  await page.getByRole('button', { name: `How the rating of ${first.name} changes` }).click()
  await page.getByText('By the formulas of FIDE, standard. K 10: 2400 and above (B.02 8.3.3).').waitFor()
  await expectGoodLook(page, 'ratings-desk')
  await page.getByRole('radio', { name: 'CFC (Canada)' }).check()
  await page.getByText('No bonus with fewer than four games.').waitFor()
  await page.getByRole('button', { name: first.name, exact: true }).click()
  const card = page.getByRole('dialog', { name: first.name })
  await card.getByRole('heading', { name: /^Change of rating/ }).waitFor()
  await expectAccessible(page)

  // Everybody, on a phone.
  const visitor = await newPerson({ viewport: { width: 360, height: 740 } })
  await visitor.goto(`${hall.desk.url}/t/${hall.id}/player/${first.player}?lang=en`)
  await visitor.getByText(/^Change of rating/).click()
  await visitor.getByRole('columnheader', { name: 'Expected' }).waitFor()
  await expectFits(visitor)
  await expectGoodLook(visitor, 'ratings-public')
  const paper = await page.context().newPage()
  await paper.goto(`${hall.desk.url}/t/${hall.id}/paper/ratings?lang=de`)
  await paper.getByText('Nach den Formeln: FIDE, Standard.').waitFor()
  expect(await paper.locator('table.rows > tbody > tr').count()).toBe(ratings.rows.length)
  await paper.close()

  // Norms: what is asked is a setting; the check-list says what there is.
  await page.goto(`${hall.desk.url}/desk/${hall.id}/standings?view=norms`)
  await page.getByRole('radio', { name: '7 (team championship)' }).click()
  await page.getByText('at least 7 games.').waitFor()
  await page.getByRole('radio', { name: 'zonal (c)' }).click()
  await page.getByText('After round 1 of 7: Swiss, host not said, at least 7 games. Federations need not be mixed (1.4.3c).').waitFor()
  await page
    .getByRole('button', { name: `check-list: norms of ${first.name}` })
    .first()
    .click()
  await page.getByText('Games 1, at least 7').first().waitFor()
  await page.getByText('Other federations 0, not asked here').first().waitFor()
  await expectGoodLook(page, 'norms-desk')

  for (const language of ['de', 'fr'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('zug.language', chosen), language)
    await page.goto(`${hall.desk.url}/desk/${hall.id}/standings?view=ratings`)
    await page.getByRole('radio', { name: language === 'de' ? 'Wertungszahlen' : 'Classements Elo' }).waitFor()
    await page.getByText('B.02').or(page.getByText('CFC')).first().waitFor()
    await expectNoEnglish(page, language)
    await page.goto(`${hall.desk.url}/desk/${hall.id}/standings?view=norms`)
    await page.getByText('1.4.3c').first().waitFor()
    await expectNoEnglish(page, language)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectFits(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})
