import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './axe.ts'
import { picture } from './browser.ts'

/** Nothing sticks out to the right: the page scrolls down only. */
export const expectFits = async (page: Page): Promise<void> => {
  const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  expect(width, `${page.url()} is wider than the window`).toBeLessThanOrEqual(room!)
}

/** Width and light are told apart by axe in two of the four; `npm run contact-sheets` asks it in all of them, in every language. */
const views = [
  { width: 1440, height: 900, colorScheme: 'light', axe: true },
  { width: 1440, height: 900, colorScheme: 'dark', axe: false },
  { width: 360, height: 740, colorScheme: 'dark', axe: true },
  { width: 360, height: 740, colorScheme: 'light', axe: false },
] as const

/** The page as it stands, at a desk and on a phone, by day and by night. */
export const expectGoodLook = async (page: Page, name: string): Promise<void> => {
  const before = page.viewportSize()!
  for (const { width, height, colorScheme, axe } of views) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await expectFits(page)
    if (axe) await expectAccessible(page)
    await picture(page, `${name}-${width}-${colorScheme}`)
  }
  await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: 'light' })
}
