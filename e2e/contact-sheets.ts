/**
 * Every page and sheet to look at: `npm run contact-sheets -- FOLDER [WORD …] [--all]` writes a picture of each page whose name has one of the words in
 * three languages, by day and by night, at three widths, sheets as they are printed, and says what sticks out, is cut off or breaks a rule of axe.
 * Without `--all` each width and each language is taken once.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { demonstrate } from './pictures/demonstrate.ts'
import { everyPage, type Stop } from './pictures/every-page.ts'
import { otherEvents } from './pictures/other-events.ts'
import { findChromium } from './testing/chromium.ts'
import { ended, start } from './testing/serve.ts'

type Look = { readonly language: string; readonly theme: 'light' | 'dark'; readonly width: number }

const [folder = 'contact-sheets', ...given] = process.argv.slice(2)
const words = given.filter((word) => word !== '--all')
const languages = ['en', 'de', 'fr']
const all = ([360, 1440, 1920] as const).flatMap((width) =>
  languages.flatMap((language) => (['light', 'dark'] as const).map((theme): Look => ({ language, theme, width }))),
)
const few: readonly Look[] = [
  { language: 'de', theme: 'light', width: 360 },
  { language: 'fr', theme: 'dark', width: 360 },
  { language: 'fr', theme: 'light', width: 1440 },
  { language: 'de', theme: 'dark', width: 1440 },
  { language: 'en', theme: 'light', width: 1920 },
]
const looksOf = ({ kind }: Stop): readonly Look[] => {
  const looks = given.includes('--all') ? all : few
  // Paper has neither night nor width.
  if (kind === 'paper') return languages.map((language) => ({ language, theme: 'light', width: 794 }))
  return kind === 'screen' ? looks.filter(({ width }) => width > 360) : looks
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a machine can see: wider than the window, texts that are cut off without a sign, rules of axe. */
const faultsOf = async (page: Page, paper: boolean): Promise<readonly string[]> => {
  await page.evaluate(axe)
  return page.evaluate(async (printed) => {
    const room = document.documentElement.clientWidth
    const wide =
      document.documentElement.scrollWidth > room ? [`wider than the window by ${document.documentElement.scrollWidth - room}`] : []
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, textOverflow, display, visibility } = getComputedStyle(element)
      const texts = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
      const small = element.clientWidth <= 2 || element.classList.contains('unseen')
      return (
        texts &&
        !small &&
        display !== 'inline' &&
        visibility === 'visible' &&
        overflowX === 'hidden' &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      )
    })
    type Ran = { readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: unknown }[] }[] }
    const { axe: runner } = window as unknown as { axe: { run: (options: object) => Promise<Ran> } }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await runner.run({
      runOnly: { type: 'tag', values: tags },
      // The heading of cards is for the screen.
      rules: { 'page-has-heading-one': { enabled: !printed } },
    })
    return [
      ...(printed ? [] : wide),
      ...cut.map((element) => `cut off: ${element.className} “${element.textContent!.trim().slice(0, 40)}”`),
      ...violations.map(
        ({ id, nodes }) =>
          `axe ${id}: ${nodes
            .slice(0, 3)
            .map(({ target }) => JSON.stringify(target))
            .join(', ')}`,
      ),
    ]
  }, paper)
}

const take = async (
  browser: Browser,
  url: string,
  cookie: string,
  stop: Stop,
  { language, theme, width }: Look,
): Promise<readonly string[]> => {
  const height = width === 360 ? 740 : width === 794 ? 1123 : width === 1440 ? 900 : 1080
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, locale: language, reducedMotion: 'reduce' })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  if (stop.kind === 'paper') await page.emulateMedia({ media: 'print' })
  const address = `${url}${stop.path}`
  await page.goto(stop.kind === 'console' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // What is folded is looked at too.
  if (stop.kind === 'page') await page.$$eval('details', (all) => all.map((one) => one.setAttribute('open', '')))
  await page.waitForTimeout(300)
  await page.evaluate(() => document.fonts.ready)
  const file = join(folder, `${stop.name}-${width}-${language}-${theme}.png`)
  // A page that scrolls is seen as far as three windows.
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  if (stop.kind !== 'screen') await page.setViewportSize({ width, height: Math.min(Math.max(tall, height), 3 * height) })
  await page.screenshot({ path: file, animations: 'disabled' })
  const faults = await faultsOf(page, stop.kind === 'paper')
  await context.close()
  return faults.map((fault) => `${stop.name} ${width} ${language} ${theme}: ${fault}`)
}

mkdirSync(folder, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'zug-sheets-'))
const desk = await start(data, 0, [])
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] })
try {
  const trf = readFileSync(new URL('../golden/worked-example-2016.trf', import.meta.url), 'utf8')
  const shown = await demonstrate(desk.url, trf)
  const stops = everyPage(shown, await otherEvents(shown.send)).filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  const found: string[] = []
  for (const stop of stops) for (const look of looksOf(stop)) found.push(...(await take(browser, desk.url, shown.cookie, stop, look)))
  writeFileSync(join(folder, 'found.txt'), `${found.join('\n')}\n`)
  console.log(found.length === 0 ? 'Nothing sticks out, is cut off or breaks a rule.' : found.join('\n'))
  if (found.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  desk.process.kill('SIGTERM')
  await ended(desk.process)
  rmSync(data, { recursive: true, force: true })
}
