/** Pictures of the main pages for the documentation: `npm run pictures` writes them to docs/pictures. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { demonstrate } from './pictures/demonstrate.ts'
import { smallPng } from './pictures/small-png.ts'
import { findChromium } from './testing/chromium.ts'
import { ended, start } from './testing/serve.ts'

const folder = new URL('../docs/pictures/', import.meta.url).pathname
const most = 150 * 1024

const data = mkdtempSync(join(tmpdir(), 'zug-pictures-'))
const desk = await start(data, 0, [])
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-lcd-text'],
})

/** Somebody who looks, signed in or not; a page without motion. */
const open = async (options: BrowserContextOptions = {}, cookie = ''): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce', ...options })
  const [name, value] = cookie.split('=')
  if (value !== undefined) await context.addCookies([{ name: name!, value, url: desk.url }])
  return context.newPage()
}

const picture = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  const path = join(folder, `${name}.png`)
  const png = smallPng(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  writeFileSync(path, png)
  console.log(`${name}.png ${Math.round(png.length / 1024)} KB`)
  if (png.length > most) throw new Error(`${name}.png is larger than ${most / 1024} KB`)
}

try {
  mkdirSync(folder, { recursive: true })
  const trf = readFileSync(new URL('../golden/worked-example-2016.trf', import.meta.url), 'utf8')
  const { cookie, example, played, hall, player } = await demonstrate(desk.url, trf)
  const arbiter = await open({}, cookie)
  const at = (id: string, path: string): string => `${desk.url}/desk/${id}/${path}`

  // The draft of round 5 with the reason for board 6, all of it.
  await arbiter.setViewportSize({ width: 1440, height: 1020 })
  await arbiter.goto(at(example, 'round'))
  await arbiter.getByRole('button', { name: /^Why board 6/ }).click()
  await arbiter.getByRole('complementary', { name: 'Why' }).getByRole('heading', { level: 2 }).waitFor()
  await arbiter.getByRole('img', { name: 'The score bands concerned' }).waitFor()
  await arbiter.evaluate(() => scrollTo(0, 0))
  await picture(arbiter, 'round')
  await arbiter.setViewportSize({ width: 1440, height: 900 })

  await arbiter.goto(at(hall, 'results'))
  await arbiter.locator('tr[data-board]').nth(5).waitFor()
  await picture(arbiter, 'results')

  await arbiter.goto(at(hall, 'players'))
  await arbiter.locator('.player-table tbody tr').nth(8).waitFor()
  await picture(arbiter, 'players')

  await arbiter.goto(at(played, 'standings'))
  await arbiter.locator('.standings-open').nth(2).click()
  await arbiter.locator('.working dd').nth(2).waitFor()
  await picture(arbiter, 'standings')

  const phone = await open({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  await phone.goto(`${desk.url}/t/${hall}/player/${player}`)
  await phone.getByRole('heading').first().waitFor()
  await picture(phone, 'public-phone')

  const wall = await open({ viewport: { width: 1440, height: 810 } })
  await wall.goto(`${desk.url}/t/${hall}/screen/pairings-by-name`)
  await wall.locator('.paged .row .other').first().waitFor()
  await picture(wall, 'projector')

  const paper = await open({ viewport: { width: 900, height: 810 } }, cookie)
  await paper.goto(`${desk.url}/t/${hall}/paper/pairings?lang=en&format=a4`)
  await paper.getByRole('table').first().waitFor()
  await picture(paper, 'paper')
} finally {
  await browser.close()
  desk.process.kill('SIGTERM')
  await ended(desk.process)
  rmSync(data, { recursive: true, force: true })
}
