import type { Locator, Page } from 'playwright-core'

export type Effort = { clicks: number; keys: number }

/** Somebody whose clicks and keys are counted. */
export type Busy = {
  readonly page: Page
  readonly click: (target: Locator) => Promise<void>
  readonly press: (...keys: readonly string[]) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** A list that somebody copies: one click into the field, two keys, however long it is. */
  readonly paste: (target: Locator, text: string) => Promise<void>
  /** What was done since this was asked last. */
  readonly spent: () => Effort
}

export const busy = (page: Page): Busy => {
  let effort: Effort = { clicks: 0, keys: 0 }
  return {
    page,
    click: async (target) => {
      effort.clicks++
      await target.click()
    },
    press: async (...keys) => {
      for (const key of keys) {
        effort.keys++
        await page.keyboard.press(key)
      }
    },
    type: async (text) => {
      effort.keys += [...text].length
      await page.keyboard.type(text)
    },
    paste: async (target, text) => {
      effort.clicks++
      effort.keys += 2
      await target.fill(text)
    },
    spent: () => {
      const before = effort
      effort = { clicks: 0, keys: 0 }
      return before
    },
  }
}

export const sumOf = (efforts: readonly Effort[]): Effort => ({
  clicks: efforts.reduce((sum, { clicks }) => sum + clicks, 0),
  keys: efforts.reduce((sum, { keys }) => sum + keys, 0),
})

export type Stage = { readonly what: string; readonly results: number; readonly efforts: readonly Effort[] }

/** A line for each stage: what everybody did, and what of it was more than one key for every result. */
export const report = (stages: readonly Stage[]): string =>
  stages
    .map(({ what, results, efforts }) => {
      const { clicks, keys } = sumOf(efforts)
      return `${what.padEnd(22)} ${String(clicks).padStart(4)} clicks ${String(keys).padStart(5)} keys${results === 0 ? '' : `, ${results} results, ${beside({ what, results, efforts })} beside them`}`
    })
    .join('\n')

/** Clicks and keys beside one for every result. */
export const beside = ({ results, efforts }: Stage): number => {
  const { clicks, keys } = sumOf(efforts)
  return clicks + keys - results
}
