import { readFileSync } from 'node:fs'
import type { Article } from '@zug/engine/pairing'

/** Rulebook id → article number → test files that name it. Written by `npm run coverage-page` and kept true by a test. */
type Coverage = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

let coverage: Coverage | null = null

export const testsOf = (article: Article): readonly string[] => {
  coverage ??= JSON.parse(readFileSync(new URL('../../data/rulebook-coverage.json', import.meta.url), 'utf8')) as Coverage
  return coverage[article.rulebook]?.[article.number] ?? []
}
