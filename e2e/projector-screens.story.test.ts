import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, picture } from './testing/browser.ts'
import { openHall, scriptBytes } from './testing/hall.ts'

const surnames = [
  'Ahlgren',
  'Bianchi',
  'Castellanos',
  'Dubois',
  'Eichenberger',
  'Ferrari',
  'Gruber',
  'Halloran',
  'Ivanova',
  'Jovanović',
  'Kowalski',
  'Lindqvist',
]
const given = ['Anna', 'Boris', 'Claire', 'Daniel', 'Eva', 'Florian', 'Giulia', 'Hugo', 'Irene', 'Jan']
const field = Array.from({ length: 120 }, (_, at) => `${surnames[at % 12]}, ${given[Math.floor(at / 12)]}`)
const won = { white: 'win', black: 'loss', rated: true }
const hd = { viewport: { width: 1920, height: 1080 } }

const rowsShown = '.row:visible'

it('turns pages by what fits, stops on demand, and tells results as they come', async () => {
  const arbiter = await openHall({ players: field, settings: { numberOfRounds: 7 } })
  await arbiter.send('PUT', '/hall/screens/hall-a', {
    name: 'Hall A',
    views: [{ kind: 'pairings-by-name' }, { kind: 'results' }, { kind: 'announcement' }],
    pageSeconds: 3,
  })
  const screen = await newPerson(hd)
  await screen.goto(`${arbiter.desk.url}/t/${arbiter.id}/screen/hall-a`)
  await screen.getByRole('heading', { name: 'Pairings by name Round 1' }).waitFor()
  await screen.getByText('60 games still open').waitFor()
  await expectAccessible(screen)
  await picture(screen, 'projector-names')
  expect(await scriptBytes(screen)).toBeLessThan(5 * 1024)

  // Readable from afar: a row is at least 3.5 % of the height, and all that is shown is on the screen.
  const boxes = await screen.locator(rowsShown).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()))
  expect(boxes.length).toBeGreaterThan(40)
  for (const { height, bottom, right } of boxes) {
    expect(height).toBeGreaterThanOrEqual(0.035 * 1080)
    expect(bottom).toBeLessThanOrEqual(1080)
    expect(right).toBeLessThanOrEqual(1920)
  }

  // By itself to the next page; every name comes up once.
  const seen = new Set(await screen.locator(`${rowsShown} .who`).allInnerTexts())
  await screen.locator('#position', { hasText: /2 \/ \d/ }).waitFor()
  for (const name of await screen.locator(`${rowsShown} .who`).allInnerTexts()) {
    expect(seen.has(name)).toBe(false)
    seen.add(name)
  }

  // Stopped, it stays; the keys turn pages.
  await screen.keyboard.press('Space')
  await screen.getByRole('button', { name: 'Go on' }).waitFor()
  const position = await screen.locator('#position').innerText()
  await screen.waitForTimeout(3500)
  await expect.poll(() => screen.locator('#position').innerText()).toBe(position)
  while (!(await screen.getByRole('heading', { name: 'Results Round 1' }).isVisible())) await screen.keyboard.press('ArrowRight')
  for (const name of await screen.locator('#sheet-0 .who').allTextContents()) seen.add(name)
  expect(seen.size).toBe(120)

  // A result arrives without a page being loaded, and only its row changes.
  await screen.evaluate(() => {
    for (const row of document.querySelectorAll('#sheet-1 .row')) row.setAttribute('data-old', '')
  })
  await arbiter.command({ kind: 'enter-result', round: 1, board: 1, result: won })
  await screen.locator('#sheet-1 .row.fresh .result', { hasText: '1–0' }).waitFor()
  await screen.getByText('59 games still open').waitFor()
  await expect.poll(() => screen.locator('#sheet-1 .row:not([data-old])').count()).toBe(1)
  await picture(screen, 'projector-results')

  // The arbiter's word is on every screen at once.
  await arbiter.send('PUT', '/hall/announcements/lunch', { text: 'Lunch is served until 13:30.' })
  await screen.locator('#banner', { hasText: 'Lunch is served' }).waitFor()
  await expectAccessible(screen)
  await picture(screen, 'projector-banner')
  while (!(await screen.getByRole('heading', { name: 'Announcements' }).isVisible())) await screen.keyboard.press('ArrowRight')
  await expect.poll(() => screen.locator('#banner').isVisible()).toBe(false)
  await picture(screen, 'projector-announcement')

  // And the arbiter rearranges the screen from the desk.
  await arbiter.send('PUT', '/hall/screens/hall-a', {
    name: 'Hall A',
    views: [{ kind: 'standings', top: 5 }],
    pageSeconds: 3,
    fontSize: 150,
  })
  await screen.getByRole('heading', { name: 'Standings' }).waitFor()
  await expect.poll(() => screen.locator(rowsShown).count()).toBe(5)
  expect((await screen.locator(rowsShown).first().boundingBox())!.height).toBeGreaterThan(60)
  await picture(screen, 'projector-standings-large')
})

it('several screens share one list, at any size, and survive a restart of the desk', async () => {
  const arbiter = await openHall({ players: field, settings: { numberOfRounds: 7 } })
  const address = `${arbiter.desk.url}/t/${arbiter.id}/screen`
  const shown: string[] = []
  for (const part of ['1/3', '2/3', '3/3']) {
    const screen = await newPerson({ viewport: { width: 3840, height: 2160 }, colorScheme: 'dark' })
    await screen.goto(`${address}/pairings-by-name?part=${part}`)
    await screen.locator('html.paged').waitFor()
    await expect.poll(() => screen.locator('#position').innerText()).toBe('')
    const names = await screen.locator(`${rowsShown} .who`).allInnerTexts()
    expect(names).toHaveLength(40)
    shown.push(...names)
    expect((await screen.locator(rowsShown).first().boundingBox())!.height).toBeGreaterThanOrEqual(0.035 * 2160)
    if (part === '2/3') await picture(screen, 'projector-4k-part-2')
    await screen.close()
  }
  expect(shown).toEqual([...field].sort((a, b) => new Intl.Collator('en').compare(a, b)))

  const screen = await newPerson(hd)
  await screen.goto(`${address}/pairings-by-board`)
  await screen.getByText('60 games still open').waitFor()
  await picture(screen, 'projector-boards')
  await arbiter.desk.kill()
  await screen.getByText('No connection since').waitFor()
  await arbiter.desk.restart()
  await arbiter.command({ kind: 'enter-result', round: 1, board: 0, result: won })
  await screen.getByText('59 games still open').waitFor()
  await expect.poll(() => screen.locator('#lost').innerText()).toBe('')
})

it('shows the clock in its states, light and dark, and nothing that is not published', async () => {
  const arbiter = await openHall({ players: field.slice(0, 20) })
  const screen = await newPerson(hd)
  await screen.goto(`${arbiter.desk.url}/t/${arbiter.id}/screen/clock`)
  await screen.getByText('The clock has not been set').waitFor()
  const dial = (state: string) => screen.locator(`.dial[data-state=${state}]`)
  const clock = async (startsIn: number, minutes: number): Promise<void> => {
    const start = new Date(Date.now() + startsIn * 60_000).toISOString()
    await arbiter.send('PUT', '/hall/clock', { round: 1, start, minutes })
  }
  await clock(10, 90)
  await dial('before').waitFor()
  await screen.getByText('Round 1 starts in').first().waitFor()
  await clock(-10, 90)
  await dial('running').waitFor()
  await expect.poll(() => screen.locator('.time').innerText()).toMatch(/^1:(19:\d\d|20:00)$/)
  await picture(screen, 'projector-clock')
  await clock(-88, 90)
  await dial('soon').waitFor()
  await expectAccessible(screen)
  await clock(-91, 90)
  await dial('over').waitFor()
  await screen.keyboard.press('d')
  await expect.poll(() => screen.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await expectAccessible(screen)
  await picture(screen, 'projector-clock-over-dark')

  // Results that are not shown yet are not counted either.
  await arbiter.command({ kind: 'enter-result', round: 1, board: 0, result: won })
  await arbiter.send('PUT', '/hall/rounds/1', { level: 'pairings', confirmed: true })
  await screen.goto(`${arbiter.desk.url}/t/${arbiter.id}/screen/everything`)
  await screen.getByRole('heading', { name: 'Pairings by name' }).waitFor()
  expect(await screen.content()).not.toContain('1–0')
  await expect.poll(() => screen.locator('#open').innerText()).toBe('')
  await arbiter.send('PUT', '/visibility', { visible: false })
  expect((await screen.goto(`${arbiter.desk.url}/t/${arbiter.id}/screen/everything`))!.status()).toBe(404)
})

it('offers screens where nobody has arranged any, and is readable without script', async () => {
  const arbiter = await openHall({ players: field.slice(0, 30) })
  const person = await newPerson({ javaScriptEnabled: false, locale: 'de-DE' })
  await person.goto(`${arbiter.desk.url}/t/${arbiter.id}/screen`)
  await picture(person, 'projector-list')
  await person.getByRole('link', { name: 'Rangliste' }).first().click()
  await person.goto(`${arbiter.desk.url}/t/${arbiter.id}/screen/pairings-by-name`)
  await expect.poll(() => person.locator('.row').count()).toBe(30)
  await picture(person, 'projector-no-script')
  const sighted = await newPerson()
  await sighted.goto(`${arbiter.desk.url}/t/${arbiter.id}/screen`)
  await expectAccessible(sighted)
  expect((await sighted.goto(`${arbiter.desk.url}/t/${arbiter.id}/screen/nothing-of-the-kind`))!.status()).toBe(404)
  await expectAccessible(sighted)
})

it('shows a short list larger, but never without the opponents that there is room for', async () => {
  const arbiter = await openHall({ players: field.slice(0, 24), settings: { numberOfRounds: 5 } })
  const screen = await newPerson({ viewport: { width: 1440, height: 810 }, reducedMotion: 'reduce' })
  await screen.goto(`${arbiter.desk.url}/t/${arbiter.id}/screen/pairings-by-name`)
  await screen.locator('.paged .row .other').first().waitFor()
  const size = () =>
    screen
      .locator('.paged .row')
      .first()
      .evaluate((row) => Number.parseFloat(getComputedStyle(row).fontSize))
  await expect.poll(size).toBeGreaterThan(0.032 * 810)
  const first = await size()
  // Measured again it is the same, whatever was shown before.
  await screen.evaluate(() => dispatchEvent(new Event('resize')))
  await expect.poll(size).toBe(first)
})
