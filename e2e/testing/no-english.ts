import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const folder = new URL('../../packages/messages/src/console/', import.meta.url)

/** Every fixed text of a catalogue by its place; sentences with a value in them are left out. */
const leaves = (words: unknown, path: string, into: Map<string, string>): Map<string, string> => {
  if (typeof words === 'string') into.set(path, words)
  else if (typeof words === 'object' && words !== null)
    for (const [key, value] of Object.entries(words)) leaves(value, `${path}.${key}`, into)
  return into
}

const textsOf = async (language: 'en' | 'de' | 'fr'): Promise<Map<string, string>> => {
  const all = new Map<string, string>()
  const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of areas) leaves((await import(new URL(`${name}/${language}.ts`, folder).pathname))[language], name, all)
  return all
}

/** What stands on the page is not a text of the English catalogue that the language has its own words for. */
export const expectNoEnglish = async (page: Page, language: 'de' | 'fr'): Promise<void> => {
  const english = await textsOf('en')
  const own = await textsOf(language)
  const native = new Set(own.values())
  const foreign = new Set([...english].filter(([path, text]) => own.get(path) !== text && !native.has(text)).map(([, text]) => text))
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent!.trim())
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '')
    return texts
  })
  expect(
    shown.filter((text) => foreign.has(text)),
    page.url(),
  ).toEqual([])
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
}
