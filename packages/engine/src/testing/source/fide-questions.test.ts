import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Question, questionsIn, questionsPage } from './fide-questions.ts'

const root = new URL('../../../../../', import.meta.url)
const textOf = (path: string): string => (existsSync(new URL(path, root)) ? readFileSync(new URL(path, root), 'utf8') : '')
const questions = questionsIn(textOf('docs/fide-questions.tsv'))

/** Stories that are told on demand only show nothing to whoever runs the tests. */
const onDemand = [...(/const longStories = \[(.*?)\]/s.exec(textOf('vitest.config.ts'))?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(
  ([, name]) => `e2e/${name}.story.test.ts`,
)

/** Is there a test of that name, which is neither skipped nor left for later? */
const isThere = (source: string, { test: title }: Pick<Question, 'test'>): boolean => {
  const quoted = title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const at = source.search(new RegExp(`\\(\\s*(['"\`])${quoted}\\1`))
  if (at === -1) return false
  const before = source.slice(source.lastIndexOf('\n', at) + 1, at)
  return /\b(it|test)(\.each\(.*\))?$/.test(before.trim())
}

describe('the questions of FIDE', () => {
  test('there are 225, each once and in words', () => {
    expect(questions.map(({ number }) => number)).toEqual(Array.from({ length: 225 }, (_, at) => at + 1))
    expect(questions.filter(({ asks }) => asks.trim().length < 3)).toEqual([])
    expect(questions.filter(({ costs }) => costs !== 'FAIL' && !(Number.isInteger(costs) && costs >= 0))).toEqual([])
  })

  test('each names a test that there is and that runs', () => {
    const lost = questions.filter((one) => onDemand.includes(one.file) || !isThere(textOf(one.file), one))
    expect(lost.map(({ number, file, test: title }) => `${number}: ${file} ${title}`)).toEqual([])
    expect(onDemand.length).toBeGreaterThan(3)
  })

  test('what does not comply says why', () => {
    expect(questions.filter(({ costs, note }) => costs !== 0 && note === '').map(({ number }) => number)).toEqual([])
  })

  test('docs/fide-questions.md is up to date (npm run fide-questions)', async () => {
    await expect(questionsPage(questions)).toMatchFileSnapshot('../../../../../docs/fide-questions.md')
  })

  test('a test that was renamed, skipped or never written is missed', () => {
    const named = { test: 'pairs' }
    expect(isThere("  test('pairs', () => {", named)).toBe(true)
    expect(isThere("  it.each([1, 2])('pairs', () => {", named)).toBe(true)
    expect(isThere("  it.each([1, 2])(\n    'pairs',\n    () => {", named)).toBe(true)
    expect(isThere("  test.skip('pairs', () => {", named)).toBe(false)
    expect(isThere("  test('pairs all', () => {", named)).toBe(false)
    expect(isThere("  // as 'pairs' says", named)).toBe(false)
  })
})
