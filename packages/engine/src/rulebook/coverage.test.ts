import { describe, expect, test } from 'vitest'
import type { PairingSystem } from '../pairing/pairing-system.ts'
import { rulebooks } from '../pairing/rulebook-of.ts'
import { notCited } from '../testing/source/cited-in-heading.ts'
import { coverageData, coverageOf, coveragePage } from '../testing/source/rulebook-coverage.ts'
import { readSourceFiles } from '../testing/source/source-files.ts'
import { articles as bakuArticles } from './baku-acceleration/articles.ts'

const sources = readSourceFiles('engine')
const baku = { id: 'baku-acceleration', title: 'Baku acceleration (C.04.7)', articles: bakuArticles }
const coverage = coverageOf(
  [...rulebooks, baku],
  sources.filter(({ path }) => path.endsWith('.test.ts')),
)

describe.each(coverage)('traceability of $rulebook.id', ({ rulebook, articles }) => {
  test('every article is named by a test', () => {
    const untested = articles.filter(({ article, tests }) => 'where' in article && tests.length === 0)
    expect(untested.map(({ article }) => `${article.rulebook} ${article.number} ${article.title}`)).toEqual([])
  })

  test('every article is implemented where it says', () => {
    const paths = new Set(sources.map(({ path }) => path))
    const lost = articles.flatMap(({ article }) =>
      'where' in article && !paths.has(article.where) ? [`${article.number} ${article.where}`] : [],
    )
    expect(lost).toEqual([])
  })

  test('every article is cited in a heading of the file it is registered to', () => {
    expect(notCited(rulebook.articles, sources)).toEqual([])
  })

  test('articles are registered once, under their own rulebook', () => {
    expect(articles.length).toBeGreaterThan(0)
    expect(new Set(articles.map(({ article }) => article.number)).size).toBe(articles.length)
    expect(articles.filter(({ article }) => article.rulebook !== rulebook.id)).toEqual([])
  })
})

describe('the coverage page', () => {
  test('docs/rulebook-coverage.md is up to date (npm run coverage-page)', async () => {
    await expect(coveragePage(coverage)).toMatchFileSnapshot('../../../../docs/rulebook-coverage.md')
  })

  test('the data of `zug rules` is up to date (npm run coverage-page)', async () => {
    await expect(coverageData(coverage)).toMatchFileSnapshot('../../../cli/data/rulebook-coverage.json')
  })
})

describe('naming an article', () => {
  const article = { rulebook: 'example', number: 'C.1', title: '', where: 'x.ts' }
  const rulebook = { id: 'example', title: '', articles: [article] } as unknown as PairingSystem
  test.each([
    ['rulebook/example/a.test.ts', "test('C.1: no rematch')", 1],
    ['rulebook/example/a.test.ts', "test('C.10: colours')", 0],
    ['rulebook/example/a.test.ts', "test('C.1.a: detail')", 0],
    ['rulebook/other/a.test.ts', "test('C.1: no rematch')", 0],
    ['pairing/a.test.ts', "test('example C.1, no rematch')", 1],
    ['pairing/a.test.ts', "test('example C.10')", 0],
    ['pairing/a.test.ts', '// example C.1', 0],
  ])('%s with %s counts %i', (path, text, count) => {
    expect(coverageOf([rulebook], [{ path, text }])[0]?.articles[0]?.tests).toHaveLength(count)
  })
})
