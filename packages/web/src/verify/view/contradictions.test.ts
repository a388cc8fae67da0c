import { jsonIssues } from '@zug/engine/files'
import { parseTrf, trfIssues } from '@zug/engine/trf'
import { expect, test } from 'vitest'
import { contradictions, contradictsItself } from './contradictions.ts'

const pad = (id: number, name: string, points: string, cell: string): string =>
  `001 ${String(id).padStart(4)}      ${name.padEnd(33)} 2000${' '.repeat(28)}${points}${' '.repeat(7)}${cell}`
const issuesOf = (text: string) => {
  const parsed = parseTrf(text)
  return parsed.ok ? [] : parsed.error
}

test('a file of which two lines cannot both be right was read; one that is nonsense was not', () => {
  const twoWinners = issuesOf(`${pad(1, 'Ada', ' 1.0', '   2 w 1')}\n${pad(2, 'Bo', ' 1.0', '   1 b 1')}\n`)
  expect(twoWinners[0]).toMatchObject({ code: 'results-incompatible', line: 1 })
  expect(contradictsItself(twoWinners)).toBe(true)
  const wrongPoints = issuesOf(`${pad(1, 'Ada', ' 3.0', '   2 w 1')}\n${pad(2, 'Bo', ' 0.0', '   1 b 0')}\n`)
  expect(contradictsItself(wrongPoints)).toBe(true)
  expect(contradictsItself(issuesOf('001 nonsense\n'))).toBe(false)
  expect(contradictsItself([])).toBe(false)
  const known = new Set<string>([...Object.keys(trfIssues), ...jsonIssues])
  expect([...contradictions].filter((code) => !known.has(code))).toEqual([])
})
