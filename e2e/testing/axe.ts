import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Found = {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[]
}

/** WCAG 2.2 A and AA, on the page as it stands. Evaluated from outside, so the page's own policy stays as strict as it is. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // A page that was just gone to has its parts loaded first.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: readonly Found[] }> } }
    const { violations: found } = await axe.run({
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    })
    return found.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 5).map(({ target, failureSummary }) => `${JSON.stringify(target)}: ${failureSummary ?? ''}`),
    }))
  })
  expect(violations).toEqual([])
}
