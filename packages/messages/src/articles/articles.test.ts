import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { articleTitle, articleTitles } from './index.ts'

type Article = { readonly rulebook: string; readonly number: string; readonly title: string }

/** Every registry of the engine, found by the name of its file, so that one which is added fails here until it is translated. */
const engine = new URL('../../../engine/src/', import.meta.url)
const registries = readdirSync(fileURLToPath(engine), { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('/articles.ts'))
  .sort()
const registered: readonly Article[] = (
  await Promise.all(registries.map(async (path) => Object.values((await import(new URL(path, engine).href)) as Record<string, unknown>)))
)
  .flat()
  .filter((exported): exported is readonly Article[] => Array.isArray(exported))
  .flat()

const nameOf = ({ rulebook, number }: Pick<Article, 'rulebook' | 'number'>): string => `${rulebook} ${number}`
const named = new Map(registered.map((article) => [nameOf(article), article]))

it('every registry is read', () => {
  expect(registries.length).toBeGreaterThanOrEqual(10)
  expect(new Set(registered.map(({ rulebook }) => rulebook)).size).toBe(registries.length)
  expect(named.size).toBe(registered.length)
})

describe.each(['de', 'fr'] as const)('the titles of articles in %s', (language) => {
  const titles = Object.entries(articleTitles[language]).flatMap(([rulebook, ofRulebook]) =>
    Object.entries(ofRulebook).map(([number, title]) => ({ rulebook, number, title })),
  )

  it('there is one for every article registered', () => {
    expect(registered.filter(({ rulebook, number }) => articleTitle(language, rulebook, number) === null).map(nameOf)).toEqual([])
  })

  it('there is none for an article that is not registered', () => {
    expect(titles.filter((article) => !named.has(nameOf(article))).map(nameOf)).toEqual([])
  })

  it('none is the English one', () => {
    expect(titles.filter((article) => named.get(nameOf(article))?.title === article.title).map(nameOf)).toEqual([])
  })

  it('articles with the same title in English have the same title here', () => {
    const expected = new Map(titles.map((article) => [named.get(nameOf(article))?.title, article.title]))
    expect(titles.filter((article) => expected.get(named.get(nameOf(article))?.title) !== article.title).map(nameOf)).toEqual([])
  })

  it('each is one short line without a full stop, in the apostrophes and blanks of the language', () => {
    const wrong = titles.filter(
      ({ title }) =>
        title !== title.trim() ||
        title.length > 110 ||
        /[\n'"]|\s{2}|\.$/.test(title) ||
        / :/.test(title) !== (language === 'fr' && title.includes(':')),
    )
    expect(wrong.map((article) => `${nameOf(article)}: ${article.title}`)).toEqual([])
  })
})

it('English, and what is not known, is left to the engine', () => {
  expect(articleTitle('en', 'fide-dutch-2026', 'C1')).toBeNull()
  expect(articleTitle('de', 'fide-dutch-2026', 'C99')).toBeNull()
  expect(articleTitle('de', 'somewhere-else', 'C1')).toBeNull()
  expect(articleTitle('fr', 'constructor', 'name')).toBeNull()
})
