import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What has the focus can be seen: a ring around it (or around the label of a hidden radio button), inside the window. */
export const expectVisibleFocus = async (page: Page): Promise<void> => {
  const seen = await page.evaluate(() => {
    const element = document.activeElement
    // Nothing has it, or the page itself: there is no control to mark.
    if (element === null || element === document.body || element.tagName === 'MAIN' || element.tagName === 'DIALOG') return null
    const ringed = [element, element.closest('label')].some((one) => {
      if (one === null) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const { bottom, top, right, left } = (element.closest('label') ?? element).getBoundingClientRect()
    const inside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    return ringed && inside ? null : `${element.outerHTML.slice(0, 200)} ringed ${ringed}, inside ${inside}`
  })
  expect(seen, 'focus that cannot be seen').toBeNull()
}

/** Tab, as often as it takes; at every stop the focus can be seen. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await target.waitFor()
  for (let step = 0; step < 120; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
  }
  throw new Error(`${target} is not reached by ${key}`)
}

/** Tab to it and press Enter. */
export const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
