import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, inject } from 'vitest'
import { findChromium } from './chromium.ts'
import type {} from './global-setup.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let browser: Browser | null = null

export const openBrowser = async (): Promise<Browser> => {
  browser ??= await chromium.launch({ executablePath: inject('chromium') || findChromium(), args: flags })
  return browser
}

const open: BrowserContext[] = []
const thrown: string[] = []
const everThrown: string[] = []

/** A fresh person at a fresh device: own cookies, own storage. What a page throws and does not catch fails the story. */
export const newPerson = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await (await openBrowser()).newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...options })
  context.setDefaultTimeout(15_000)
  context.on('weberror', (failed) => thrown.push(`${failed.page()?.url()}: ${failed.error().stack || failed.error()}`))
  open.push(context)
  return context.newPage()
}

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** A picture for people to look at, when ZUG_PICTURES names a folder. */
export const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.ZUG_PICTURES
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    for (const context of open) for (const page of context.pages()) await picture(page, `failed-${task.name}`)
  await Promise.all(open.splice(0).map((context) => context.close()))
  const complaints = thrown.splice(0)
  everThrown.push(...complaints)
  if (complaints.length > 0) throw new Error(`A page threw: ${complaints.join('\n')}`)
})

// A story that a busy machine made too slow may be told once more; a page that breaks is a fault, however the second time goes.
afterAll(async () => {
  await browser?.close()
  browser = null
  const complaints = everThrown.splice(0)
  if (complaints.length > 0) throw new Error(`A page threw: ${complaints.join('\n')}`)
})
