import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

/** The demonstration: fourteen players, five rounds played, the sixth to pair. */
const demo = async (dark = false, locale = 'en-GB') => {
  const arbiter = await openHall()
  const page = await signedIn(arbiter.desk, undefined, { colorScheme: dark ? 'dark' : 'light', locale })
  await page.goto(`${arbiter.desk.url}/desk/demo/round`)
  return { arbiter, page, url: arbiter.desk.url }
}

it('pairs a round, sees the referee agree, asks why and why not, and publishes it', async () => {
  const { page, arbiter } = await demo()
  await page.getByRole('heading', { name: 'Round 6 not paired' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pair round 6' }).click()
  await page.getByRole('heading', { name: 'Round 6 draft' }).waitFor()
  await page.getByText('Referee agrees').waitFor()
  // Only what the desk knows: the time that the request took is not that of the pairing.
  await page.getByText(/^7\sboards, no bye$/).waitFor()
  await expect.poll(() => page.locator('.round-table tr[data-board]').count()).toBe(7)
  // Floats are said in the heading of their band and marked at the board.
  await expect.poll(() => page.getByText('3½ points · Alice floats to 3 points').isVisible()).toBe(true)
  await expect.poll(() => page.getByRole('button', { name: 'Why board 3: Alice – Finn?' }).innerText()).toBe('why ↓')
  await expectAccessible(page)
  await picture(page, 'round-draft')

  // Why, by keys: down to the third board, W; the answer has the focus, Escape gives it back.
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('KeyW')
  const panel = page.getByRole('complementary', { name: 'Why' })
  await panel.getByRole('heading', { level: 2 }).waitFor()
  await expect.poll(() => panel.getByRole('heading', { level: 2 }).innerText()).toMatch(/Alice .* plays Finn/)
  await expect.poll(() => panel.locator('.article').count()).toBeGreaterThan(0)
  await expect.poll(() => panel.getByRole('img', { name: 'The score bands concerned' }).isVisible()).toBe(true)
  await expectAccessible(page)
  await picture(page, 'round-why')
  await page.keyboard.press('Escape')
  await expect.poll(() => panel.count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('data-board'))).toBe('2')

  // Why not two others, by name.
  await page.keyboard.press('KeyW')
  const against = panel.getByRole('combobox', { name: 'against' })
  await against.fill('gio')
  await against.press('Enter')
  await panel.getByRole('button', { name: 'Ask' }).click()
  await panel.getByText('Round 6 · why not this pairing').waitFor()
  await panel.getByRole('heading', { level: 2, name: /^With Alice against Giorgia there would be more/ }).waitFor()
  await expect.poll(() => panel.getByRole('table').getByText('Chosen').isVisible()).toBe(true)
  await expect.poll(() => panel.locator('[data-mark="decides"]').count()).toBe(1)
  const change = panel.getByRole('region', { name: 'What would change' })
  await expect
    .poll(() => change.getByRole('listitem').allInnerTexts())
    .toEqual(['Giorgia – Eloise', 'Alice – Finn', 'Finn – Eloise', 'Giorgia – Alice'])
  await expectAccessible(page)
  await picture(page, 'round-why-not')
  await panel.getByRole('button', { name: 'Close' }).click()

  // Nobody outside sees the draft; publishing says what they will see, and then they do.
  const outside = async () => (await (await fetch(`${arbiter.desk.url}/api/tournaments/demo`)).json()).rounds.length
  expect(await outside()).toBe(5)
  await page.getByRole('button', { name: 'Publish round 6' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish round 6' })
  await dialog.getByText('the pairings, on the public page and the screens').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('heading', { name: 'Round 6 published' }).waitFor()
  expect(await outside()).toBe(6)
  await page.getByRole('button', { name: 'Recompute', exact: true }).click()
  await page.getByText('recomputed just now: the same').waitFor()
  await expect.poll(() => page.getByRole('link', { name: /recompute it yourself/ }).getAttribute('href')).toBe('/verify#/t/demo/round/6')
  await page.getByRole('link', { name: 'Enter results' }).waitFor()
  await picture(page, 'round-published')
})

it('explains in German and draws floaters across the bands, in the dark', async () => {
  const { page, url } = await demo(true, 'de-DE')
  await page.goto(`${url}/desk/demo/round/5`)
  await page.getByRole('heading', { name: 'Runde 5 beendet' }).waitFor()
  await page.getByRole('button', { name: 'Warum Brett 6: Robert – Oskar?' }).click()
  await page.getByRole('heading', { level: 2, name: /^Robert spielt gegen Oskar/ }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Karte', exact: true }).click()
  const map = page.getByRole('img', { name: 'Punktgruppen der Runde 5' })
  await map.waitFor()
  await expect.poll(() => map.locator('g.float').count()).toBe(3)
  await expect.poll(() => map.locator('[data-board]').count()).toBe(7)
  // A line of a floater goes down, all others stay in their band.
  const steep = await map
    .locator('[data-board] > line:not(.reach)')
    .evaluateAll((lines) => lines.filter((line) => line.getAttribute('y1') !== line.getAttribute('y2')).length)
  expect(steep).toBe(3)
  await page.getByRole('button', { name: 'Robert floatet von 1½ Punkten zu ½ Punkt' }).waitFor()
  await expectAccessible(page)
  await picture(page, 'round-map-dark')
})

it('gives a bye and an absence in two clicks, takes them back, and pairs a draft again without who cannot come', async () => {
  const { page, arbiter } = await demo()
  const byes = page.getByRole('region', { name: /^Byes/ })
  const absent = page.getByRole('region', { name: /^Absent/ })
  const toPair = page.getByRole('region', { name: /^To pair/ })
  await toPair.getByRole('button', { name: 'Carla' }).click()
  await page.getByRole('menuitem', { name: 'Half-point bye' }).click()
  await byes.getByText('Carla').waitFor()
  await toPair.getByRole('button', { name: 'Oskar' }).click()
  await page.getByRole('menuitem', { name: 'Absent, no point' }).click()
  await absent.getByText('Oskar').waitFor()
  await expect.poll(() => toPair.getByRole('listitem').count()).toBe(12)
  await byes.getByRole('button', { name: 'Carla' }).click()
  await page.getByRole('menuitem', { name: 'Play after all' }).click()
  await toPair.getByRole('button', { name: 'Carla' }).waitFor()

  // Thirteen are paired: one has the bye, and that has its reasons too.
  await page.getByRole('button', { name: 'Pair round 6' }).click()
  await page.getByText(/^6\sboards, bye: \w+/).waitFor()
  await byes.getByRole('button', { name: /^Why has \w+ the bye\?$/ }).click()
  await page.getByRole('complementary', { name: 'Why' }).getByRole('heading', { level: 2, name: /bye/ }).waitFor()
  await page.keyboard.press('Escape')

  // Bruno calls while the draft is on the table.
  await page.getByRole('button', { name: 'Bruno', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Half-point bye/ }).click()
  await byes.getByText('Bruno').waitFor()
  await page.getByText(/^6\sboards, no bye/).waitFor()
  const { draft } = await (await page.request.get(`${arbiter.desk.url}/api/tournaments/demo`)).json()
  expect(draft.unpaired).toEqual(
    expect.arrayContaining([
      { player: 2, bye: 'half-point' },
      { player: 12, bye: 'zero-point' },
    ]),
  )

  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await page.getByRole('heading', { name: 'Round 6 not paired' }).waitFor()
})
