import type { PairingSystem } from '../../pairing/pairing-system.ts'
import type { Article } from '../../rulebook/article.ts'
import type { SourceFile } from './source-files.ts'

export type CoveredArticle = { readonly article: Article; readonly tests: readonly string[] }
/** What has articles: a pairing system, or rules beside one. */
export type Registered = Pick<PairingSystem, 'title' | 'articles'> & { readonly id: string }
export type CoveredRulebook = { readonly rulebook: Registered; readonly articles: readonly CoveredArticle[] }

/** String literals of a test file: titles, and the rows of tables that become titles. */
const literals = (text: string): readonly string[] =>
  [...text.matchAll(/'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/g)].map((match) => match[1] ?? match[2] ?? '')

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `fide-dutch-2017 C.5` anywhere; inside the folder of that rulebook also a title that begins with `C.5:`. C.5 is not C.5.a, nor C.50. */
const names = (title: string, { rulebook, number }: Article, inside: boolean): boolean =>
  (inside && title.startsWith(`${number}:`)) || new RegExp(`\\b${escaped(rulebook)} ${escaped(number)}(?![\\w-]|\\.\\w)`).test(title)

export const coverageOf = (rulebooks: readonly Registered[], testFiles: readonly SourceFile[]): readonly CoveredRulebook[] => {
  const titles = testFiles.map(({ path, text }) => ({ path, titles: literals(text) }))
  return rulebooks.map((rulebook) => ({
    rulebook,
    articles: rulebook.articles.map((article) => ({
      article,
      tests: titles
        .filter((file) => file.titles.some((title) => names(title, article, file.path.startsWith(`rulebook/${article.rulebook}/`))))
        .map(({ path }) => path),
    })),
  }))
}

/** docs/rulebook-coverage.md */
export const coveragePage = (coverage: readonly CoveredRulebook[]): string => {
  const cell = (text: string): string => text.replaceAll('|', '\\|')
  const code = (paths: readonly string[]): string => paths.map((path) => `\`${path}\``).join('<br>')
  const row = ({ article, tests }: CoveredArticle): string => {
    const where = 'where' in article ? code([article.where]) : `no code: ${cell(article.notApplicable)}`
    return `| ${article.number} | ${cell(article.title)} | ${where} | ${code(tests)} |`
  }
  return [
    '# Rulebook coverage',
    '',
    'Every article of every rulebook: what it decides, the file that does it, and the tests that name it. Paths are under `packages/engine/src`.',
    'This page is written by `npm run coverage-page`; a test fails when it is out of date or an article has no test.',
    ...coverage.flatMap(({ rulebook, articles }) => [
      '',
      `## ${rulebook.title} (\`${rulebook.id}\`)`,
      '',
      '| Article | Decides | Where | Tests |',
      '|---|---|---|---|',
      ...articles.map(row),
    ]),
    '',
  ].join('\n')
}

/** packages/cli/data/rulebook-coverage.json: what `zug rules ID` shows beside each article. */
export const coverageData = (coverage: readonly CoveredRulebook[]): string => {
  const data = Object.fromEntries(
    coverage.map(({ rulebook, articles }) => [
      rulebook.id,
      Object.fromEntries(articles.map(({ article, tests }) => [article.number, tests])),
    ]),
  )
  return `${JSON.stringify(data, null, 2)}\n`
}
