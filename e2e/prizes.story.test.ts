import { expect, it } from 'vitest'
import { newPerson } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectFits, expectGoodLook } from './testing/look.ts'
import { expectNoEnglish } from './testing/no-english.ts'

it('prizes are declared, listed with why, tried with another result, printed, and shown to everybody when the organiser says so', async () => {
  const hall = await openHall({ settings: { numberOfRounds: 1, info: { name: 'Zug Open', startDate: '2026/06/01' } } })
  for (let board = 0; board < 4; board++)
    await hall.command({ kind: 'enter-result', round: 1, board, result: { white: 'win', black: 'loss', rated: true } })
  const page = await signedIn(hall.desk)

  // Where nothing is declared the list says so, and leads to the settings.
  await page.goto(`${hall.desk.url}/desk/${hall.id}/standings?view=prizes`)
  await page.getByRole('link', { name: 'Declare the prizes' }).click()
  const section = page.getByRole('region', { name: 'Prizes' })
  await section.getByRole('button', { name: '+ Places' }).click()
  await section.getByText('Category 1: there are no prizes.').waitFor()
  const places = section.getByRole('group', { name: 'Places' })
  await places.getByLabel('Prizes, first place first').pressSequentially('100; 60,50; 20 + Cup (10)')
  await places.getByText('3 places, 180.50 in all, and things: “Cup”').waitFor()
  // A comma where a semicolon was meant is read; what cannot be read as an amount is no thing worth nothing.
  await places.getByLabel('Prizes, first place first').fill('100; 60, 50')
  await places.getByText('3 places, 210 in all').waitFor()
  await places.getByLabel('Prizes, first place first').fill('1,000; 60/50')
  await section.getByText('Category 1, place 1: this amount cannot be read').waitFor()
  // Players whose sex is not entered are named before anybody misses them.
  await places.getByLabel('Prizes, first place first').fill('100')
  await places.getByRole('radio', { name: 'women' }).check()
  await section.getByText('Places: 8 players are left out because the sex is not entered: Alice; Bruno').waitFor()
  await places.getByRole('radio', { name: 'all', exact: true }).check()
  await places.getByLabel('Prizes, first place first').fill('100; 60,50; 20 + Cup (10)')
  await section.getByLabel('Currency').fill('CHF')
  await section.getByRole('radio', { name: 'half each (Hort)' }).check()
  await section.getByRole('button', { name: '+ Below 1800' }).click()
  await section.getByRole('group', { name: 'Below 1800' }).getByLabel('Name of the category').fill('U2798')
  const below = section.getByRole('group', { name: 'U2798' })
  await below.getByLabel('Rating below').fill('2798')
  await below.getByLabel('Prizes, first place first').fill('50; A book')
  await expect.poll(() => section.getByRole('status').count()).toBe(0)
  await expectGoodLook(page, 'prizes-settings')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Settings saved.').waitFor()
  expect((await hall.get('')).settings.prizes.fund).toMatchObject({
    currency: 'CHF',
    sharing: 'hort',
    categories: [
      { prizes: [100, 60.5, { money: 20, thing: 'Cup', worth: 10 }] },
      { prizes: [50, 'A book'], for: { rating: { below: 2798 } } },
    ],
  })

  // The bar of the last round leads to the list.
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results/1`)
  await page
    .getByRole('navigation', { name: /round 1/ })
    .getByRole('link', { name: /prizes/i })
    .click()
  await page.getByRole('heading', { level: 2, name: 'U2798' }).waitFor()
  const { list } = await hall.get('/prizes')
  expect(list.paid).toBe(23_050)
  const winner = list.awards.find(({ category }: { readonly category: string }) => category === 'U2798').name
  await page.getByLabel(`Why ${winner} takes U2798`).click()
  await page.getByText('has a rating outside the band').first().waitFor()

  // What if: nothing is written.
  await page.getByLabel('Game').selectOption({ index: 1 })
  await page.getByRole('radio', { name: '0 – 1' }).check()
  await page.getByRole('button', { name: 'Suppose' }).click()
  await page.getByRole('columnheader', { name: 'Difference' }).waitFor()
  expect(await page.locator('.what-if-changes .more').count()).toBeGreaterThan(0)
  expect((await hall.board(0)).result.white).toBe('win')
  await expectGoodLook(page, 'prizes-list')

  // On paper, in the language of the reader.
  const paper = await page.context().newPage()
  await paper.goto(`${hall.desk.url}/t/${hall.id}/paper/prize-receipts?lang=fr`)
  await paper.getByText(`${winner} a reçu :`).waitFor()
  expect(await paper.locator('.prize-receipt').count()).toBe(5)
  // Whoever has a book has no sum of money to sign for, and the day is written as elsewhere.
  const book = paper.locator('.prize-receipt').filter({ hasText: 'A book' })
  await book.getByText('1 juin 2026').waitFor()
  expect([await book.locator('.total').count(), await paper.locator('.prize-receipt .total').count()]).toEqual([0, 4])
  await paper.goto(`${hall.desk.url}/t/${hall.id}/paper/prizes?lang=de`)
  await paper.getByRole('heading', { name: 'Preise' }).first().waitFor()
  await paper.close()

  // Nobody else sees it until the organiser says so.
  const visitor = await newPerson()
  await visitor.goto(`${hall.desk.url}/t/${hall.id}/prizes?lang=en`)
  await visitor.getByText('No prizes are shown here.').waitFor()
  await page.goto(`${hall.desk.url}/desk/${hall.id}/settings`)
  await page.getByLabel('Everybody may see who takes which prize').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Settings saved.').waitFor()
  await visitor.goto(`${hall.desk.url}/t/${hall.id}?lang=en`)
  await visitor.getByRole('link', { name: 'Prizes' }).click()
  await visitor.getByText(winner).first().waitFor()
  await expectGoodLook(visitor, 'prizes-public')

  for (const language of ['de', 'fr'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('zug.language', chosen), language)
    await page.goto(`${hall.desk.url}/desk/${hall.id}/settings`)
    await page.getByRole('region', { name: language === 'de' ? 'Preise' : 'Prix' }).waitFor()
    await expectNoEnglish(page, language)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectFits(page)
    await page.goto(`${hall.desk.url}/desk/${hall.id}/standings?view=prizes`)
    await page.getByRole('heading', { level: 2, name: 'U2798' }).waitFor()
    await expectFits(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})
