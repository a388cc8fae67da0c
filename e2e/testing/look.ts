import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './axe.ts'
import { picture } from './browser.ts'

/** Nothing sticks out to the right: the page scrolls down only. */
export const expectFits = async (page: Page): Promise<void> => {
  const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  expect(width, `${page.url()} is wider than the window`).toBeLessThanOrEqual(room!)
}

const views = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'light' },
] as const

/** The page as it stands, at a desk and on a phone, by day and by night. */
export const expectGoodLook = async (page: Page, name: string): Promise<void> => {
  const before = page.viewportSize()!
  for (const { width, height, colorScheme } of views) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await expectFits(page)
    await expectAccessible(page)
    await picture(page, `${name}-${width}-${colorScheme}`)
  }
  await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: 'light' })
}
