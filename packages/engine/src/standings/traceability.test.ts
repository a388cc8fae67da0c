import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { notCited } from '../testing/source/cited-in-heading.ts'
import { readSourceFiles } from '../testing/source/source-files.ts'
import { tieBreakArticles } from './articles.ts'
import { tieBreakAliases } from './parse-code.ts'
import { presets } from './presets.ts'
import { tieBreakRules } from './tie-breaks/index.ts'

describe('traceability of C.07', () => {
  const sources = readSourceFiles('engine')
  const tests = sources.filter(({ path }) => path.startsWith('standings/') && path.endsWith('.test.ts')).map(({ text }) => text)

  test('every article is named by a test, and implemented where it says', () => {
    const names = (number: string) => new RegExp(`fide-c07 ${number.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`)
    const paths = new Set(sources.map(({ path }) => path))
    const faults = tieBreakArticles.flatMap((article) =>
      'where' in article
        ? [
            ...(tests.some((text) => names(article.number).test(text)) ? [] : [`${article.number} has no test`]),
            ...(paths.has(article.where) ? [] : [`${article.where} is not there`]),
          ]
        : [],
    )
    expect(faults).toEqual([])
    expect(new Set(tieBreakArticles.map(({ number }) => number)).size).toBe(tieBreakArticles.length)
  })

  test('every article is cited in a heading of the file it is registered to', () => {
    expect(notCited(tieBreakArticles, sources)).toEqual([])
  })

  test('every tie-break of C.07 has its article registered', () => {
    const numbers = new Set(tieBreakArticles.map(({ number }) => number))
    const missing = tieBreakRules.filter(({ article }) => /^\d/.test(article) && !numbers.has(article))
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  test('docs/tie-breaks.md has every code, preset and other name', () => {
    const page = readFileSync(new URL('../../../../docs/tie-breaks.md', import.meta.url), 'utf8')
    const names = [...tieBreakRules, ...presets].map(({ name }) => name)
    expect([...names, ...Object.keys(tieBreakAliases)].filter((name) => !page.includes(`\`${name}\``))).toEqual([])
    for (const { name, article } of tieBreakRules)
      expect(page).toMatch(new RegExp(`\\| \`${name}\` \\| ${article.replaceAll('.', '\\.')} \\|`))
  })
})
