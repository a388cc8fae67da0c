import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newPerson } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

/** Words of chess in any of the languages, and the letters under which a federation files its rules. */
const ofChess =
  /(?<!\p{L})(?:[Ww]hite|[Bb]lack|Weiß|Schwarz|[Bb]lancs?|[Nn]oirs?|[Cc]olours?|Farben?|[Cc]ouleurs?|FIDE|MUTUAL\d?)(?!\p{L})|½|C\.07/gu

/** What is read and heard of a page, but not the names of rulebooks where one is chosen. */
const expectOtherGame = async (page: Page, where: string): Promise<void> => {
  const text = await page.evaluate(() => {
    const texts: string[] = []
    const left = (element: Element | null): boolean => element?.closest('fieldset:has(input[value^="fide-"])') != null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if (!left(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent!)
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[title]'))
      if (!left(element)) for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '')
    return texts.join(' | ')
  })
  const found = [...text.matchAll(ofChess)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 40))
  expect(found, where).toEqual([])
}

const scored = (white: number, black: number) => {
  const [first, second] = white > black ? ['win', 'loss'] : ['draw', 'draw']
  return { white: first, black: second, rated: true, scores: [white, black] }
}

it('a wargamer at the desk never meets the words of chess, in three languages', { timeout: 300_000 }, async () => {
  const hall = await openHall({
    players: ['Ada', 'Bea', 'Cas', 'Dev', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida'],
    settings: { rules: { rulebook: 'ssm', seed: 'lots' }, tieBreaks: ['SOS', 'GAM', 'MUTUAL2'], numberOfRounds: 4 },
    commands: [{ kind: 'request-bye', bye: { player: 9, round: 2, bye: 'half-point' } }],
  })
  const results = [
    scored(145, 60),
    scored(75, 75),
    { white: 'draw', black: 'draw', rated: true },
    { white: 'forfeit-win', black: 'forfeit-loss', rated: true },
  ]
  for (const [board, result] of results.entries()) await hall.command({ kind: 'enter-result', round: 1, board, result })
  await hall.pairRound()
  await hall.command({ kind: 'enter-result', round: 2, board: 0, result: scored(125, 120) })
  const of = `${hall.desk.url}/desk/${hall.id}`
  for (const locale of ['en', 'de', 'fr']) {
    const page = await signedIn(hall.desk, 'olga', { locale })
    const check = (where: string): Promise<void> => expectOtherGame(page, `${locale} ${where}`)
    const open = async (path: string, ready: string): Promise<void> => {
      await page.goto(`${of}/${path}`)
      await page.locator(ready).first().waitFor()
      await check(path)
    }
    await open('players', '.player-table')
    await page.locator('.player-table [data-act="menu"]').first().click()
    await page.locator('.next-round-menu').waitFor()
    await check('menu of a player')
    await page.keyboard.press('Escape')
    await page.locator('.player-table [data-act="select"]').first().click()
    await page.locator('.bulk-bar').waitFor()
    await check('bar of a selection')
    await page.locator('.player-table [data-act="edit"]').first().click()
    await page.locator('.player-form').waitFor()
    await check('form of a player')
    await page.keyboard.press('Escape')
    await open('round', '.round-table')
    await open('results', '.results-table')
    await page.locator('.score-menu').nth(1).click()
    await page.locator('.results-outcomes').waitFor()
    await check('all results')
    await page.keyboard.press('Escape')
    await open('standings', '.ranking')
    await page.locator('.standings-open').first().click()
    await page.locator('.working dl').waitFor()
    await check('working')
    await page.locator('.standings-choices label').nth(1).click()
    await page.locator('.crosstable').waitFor()
    await check('crosstable')
    await page.locator('.standings-name').first().click()
    await page.locator('.card-table').waitFor()
    await check('card')
    await page.keyboard.press('Escape')
    await page.locator('.standings-choices label').nth(2).click()
    await page.locator('.chart').waitFor()
    await check('chart')
    await open('settings', '.tie-breaks')
    await open('history', 'main li, main tr')
    await open('print', 'main h1')
    await open('hall', 'main h1')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await check('keys')
    await page.context().close()
  }
  const anybody = await newPerson({ locale: 'en' })
  await anybody.goto(`${hall.desk.url}/t/${hall.id}/crosstable`)
  await expectOtherGame(anybody, 'public crosstable')
})
