import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

const players = Array.from({ length: 26 }, (_, at) => `Player ${String.fromCharCode(65 + at)}`)
const board = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Board ${number},`) })
const expectFocus = (page: Page, number: number): Promise<void> =>
  page.waitForFunction((n) => document.activeElement?.getAttribute('aria-label')?.startsWith(`Board ${n},`) === true, number).then(() => {})
const saved = (page: Page): Promise<void> => page.locator('[data-saving="saved"]').waitFor()

test('a round of results by keyboard alone, with forfeits, and then typed again from the paper', async () => {
  const hall = await openHall({ players })
  const page = await signedIn(hall.desk)
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results`)
  await expectFocus(page, 1)
  await expectAccessible(page)

  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Numpad1', 'KeyA']
  for (const key of keys) await page.keyboard.press(/^\d$/.test(key) ? `Digit${key}` : key)
  await page.keyboard.press('KeyU')
  await page.getByText('The next result is not rated').waitFor()
  await page.keyboard.press('Digit2')
  await expectFocus(page, 13)
  await page.getByText('11 of 13, 2 open').waitFor()
  await saved(page)
  const results = async () =>
    (await hall.get('')).rounds[0].boards.map(({ result }: { result: { white: string; black: string; rated: boolean } | null }) =>
      result === null ? null : `${result.white} ${result.black}${result.rated ? '' : ' unrated'}`,
    )
  expect(await results()).toEqual([
    'win loss',
    'draw draw',
    'loss win',
    'forfeit-win forfeit-loss',
    'forfeit-loss forfeit-win',
    'forfeit-loss forfeit-loss',
    'draw loss',
    'loss draw',
    'loss loss',
    'win loss',
    'adjourned adjourned',
    'draw draw unrated',
    null,
  ])
  // The page of the round has the same signs for them, and says what they mean.
  const table = await page.context().newPage()
  await table.goto(page.url().replace('/results', '/round'))
  for (const [at, signs] of ['1–0', '½–½', '0–1', '+:−', '−:+', '−:−', '½–0', '0–½', '0–0', '1–0', '*', '½–½°'].entries())
    await table.locator(`tr[data-board="${at}"]`, { hasText: signs }).waitFor()
  await table.getByText('+ won and − lost by forfeit').waitFor()
  await picture(table, 'round-signs')
  await table.close()

  // Go to the adjourned game, finish it; then the last one.
  await page.keyboard.press('KeyG')
  await page.keyboard.type('11')
  await page.keyboard.press('Enter')
  await expectFocus(page, 11)
  await page.keyboard.press('Digit3')
  await expectFocus(page, 13)
  await page.keyboard.press('Digit1')
  await page.getByText('All 13 in').waitFor()
  await page.getByRole('link', { name: 'Pair round 2' }).waitFor()

  // Clearing asks, with the focus on not doing it.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Digit0')
  await page.getByRole('heading', { name: /^Board 12, .* – .*: clear the result\?$/ }).waitFor()
  await page.keyboard.press('Enter')
  await expectFocus(page, 12)
  expect((await results())[11]).toBe('draw draw unrated')
  await page.keyboard.press('Digit0')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('12 of 13, 1 open').waitFor()
  await expectFocus(page, 12)

  // Undo says what it undoes.
  await saved(page)
  await page.keyboard.press('Control+KeyZ')
  await page.getByText('Undone: Round 1, board 12').waitFor()
  await page.getByText('All 13 in').waitFor()
  await page.keyboard.press('Control+Shift+KeyZ')
  await page.getByText('Done again: Round 1, board 12').waitFor()
  await page.getByText('12 of 13, 1 open').waitFor()
  await page.keyboard.press('Digit2')
  await page.getByText('All 13 in').waitFor()
  await saved(page)
  await picture(page, 'results-complete')

  // Typing over a result asks, shows both, and keeps what stands unless Enter says otherwise.
  await board(page, 4).focus()
  await page.keyboard.press('Digit2')
  await page.getByText('Board 4 has a result already').waitFor()
  await page.locator('tr[data-board="3"] .results-change', { hasText: '+:− → ½–½' }).waitFor()
  await expectAccessible(page)
  await picture(page, 'results-over')
  await page.keyboard.press('Digit1')
  await page.getByText('+:− → 1–0').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Board 4 stays +:−').waitFor()
  await expectFocus(page, 4)
  await page.keyboard.press('Digit1')
  await page.keyboard.press('ArrowDown')
  await page.getByText('Board 4 stays +:−').waitFor()
  await saved(page)
  expect((await results())[3]).toBe('forfeit-win forfeit-loss')
  await page.keyboard.press('Digit1')
  await page.keyboard.press('Enter')
  await page.getByText('Board 5: −:+ → 1–0').waitFor()
  await saved(page)
  expect((await results())[4]).toBe('win loss')
  await page.keyboard.press('Control+KeyZ')
  await page.getByText('Undone: Round 1, board 5').waitFor()
  await page.waitForFunction(() => document.querySelector('#board-4')?.textContent === '−:+')

  // Second pass: what matches moves on, a difference stops everything until somebody decides.
  // It begins at the top, wherever entering has ended.
  await board(page, 5).focus()
  await page.keyboard.press('KeyV')
  await page.getByText('Type every result again from the paper').waitFor()
  await expectFocus(page, 1)
  await page.keyboard.press('Digit1')
  await expectFocus(page, 2)
  await page.keyboard.press('Digit3')
  await page.getByText('Board 2 differs').waitFor()
  await expectAccessible(page)
  await picture(page, 'results-verify-differs')
  await page.keyboard.press('Digit1')
  await page.keyboard.press('Digit1')
  await page.getByText('The paper says 0–1, the desk ½–½.').waitFor()
  // Undo waits for the decision; Escape puts the difference away.
  const before = await results()
  await page.keyboard.press('Control+KeyZ')
  await page.getByText('Decide about Board 2 first; nothing was undone.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Board 2 differs').waitFor({ state: 'detached' })
  await expectFocus(page, 2)
  expect(await results()).toEqual(before)
  await page.keyboard.press('Digit3')
  await page.getByText('The paper says 0–1, the desk ½–½.').waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent === 'Keep ½–½')
  await page.keyboard.press('Enter')
  await expectFocus(page, 3)
  await page.keyboard.press('Digit1')
  await page.getByText('Board 3 differs').waitFor()
  await page.keyboard.press('KeyR')
  await expectFocus(page, 4)
  await saved(page)
  expect((await results()).slice(1, 3)).toEqual(['draw draw', 'win loss'])
  await page.locator('.results-progress', { hasText: '3 of 13 verified' }).waitFor()

  // Escape ends it; the marks stay, also over another visit, and go when the result changes.
  await page.keyboard.press('Escape')
  await page.getByText('Verifying ended: 3 of 13 verified.').waitFor()
  await page.reload()
  await page.locator('.results-progress', { hasText: '3 of 13 verified' }).waitFor()
  await board(page, 1).focus()
  await page.keyboard.press('Digit3')
  await page.keyboard.press('Enter')
  await page.locator('.results-progress', { hasText: '2 of 13 verified' }).waitFor()
})

test('results by mouse or touch at 360 px, other keys, light and dark', async () => {
  const hall = await openHall()
  const page = await signedIn(hall.desk, 'olga', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await page.goto(`${hall.desk.url}/desk/${hall.id}/results`)
  // The boards have the screen.
  expect((await board(page, 1).boundingBox())!.y).toBeLessThan(300)
  await picture(page, 'results-360')
  await page.getByRole('button', { name: 'Show and verify' }).tap()
  await page.getByRole('radio', { name: 'Open 4' }).check()
  await picture(page, 'results-360-unfolded')
  await page.getByRole('button', { name: 'Show and verify' }).tap()
  await board(page, 2).tap()
  await page.getByRole('button', { name: '−:+' }).tap()
  await page.getByText('Board 2: −:+').waitFor()
  await board(page, 1).tap()
  await picture(page, 'results-360-picker')
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /Not rated/ }).check()
  await page.getByRole('button', { name: '½–½', exact: true }).tap()
  await page.getByText('2 of 4, 2 open').waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await picture(page, 'results-360-dark')

  const wide = await signedIn(hall.desk)
  await wide.emulateMedia({ colorScheme: 'dark' })
  await wide.goto(`${hall.desk.url}/desk/${hall.id}/results`)
  await wide.getByRole('button', { name: 'Result keys' }).click()
  await wide.getByRole('radio', { name: /W D L = white, draw, black/ }).check()
  await board(wide, 3).focus()
  await wide.keyboard.press('KeyL')
  await wide.getByText('Board 3: 0–1').waitFor()
  await expectAccessible(wide)
  await wide.reload()
  await expectFocus(wide, 4)
  await wide.keyboard.press('KeyD')
  await wide.getByText('All 4 in').waitFor()
})
