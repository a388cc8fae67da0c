import { expect, test } from 'vitest'
import { playerId } from '../../model/ids.ts'
import { makePairs, pairsIssues, parsePairs } from './pairs.ts'

const board = (white: number, black: number) => ({ white: playerId(white), black: playerId(black) })

test('the number of pairs, then White and Black, the bye as id 0', () => {
  const text = makePairs([board(3, 1), board(2, 10)], playerId(7))
  expect(text).toBe('3\n3 1\n2 10\n7 0\n')
  expect(parsePairs(text)).toEqual({ ok: true, value: { boards: [board(3, 1), board(2, 10)], bye: 7 } })
})

test('nobody to pair', () => {
  expect(makePairs([], null)).toBe('0\n')
  expect(parsePairs('0\r\n')).toEqual({ ok: true, value: { boards: [], bye: null } })
})

const faults: readonly (readonly [string, string, number])[] = [
  ['pairs-count-malformed', 'two\n1 2\n', 1],
  ['pairs-count-mismatch', '2\n1 2\n', 1],
  ['pair-malformed', '1\n1-2\n', 2],
  ['pair-malformed', '1\n0 2\n', 2],
  ['player-twice', '2\n1 2\n3 1\n', 3],
  ['bye-twice', '2\n1 0\n2 0\n', 3],
]
test.each(faults)('%s in %j', (code, text, line) => {
  const result = parsePairs(text)
  expect(result.ok ? [] : result.error.map((issue) => [issue.code, issue.line])).toEqual([[code, line]])
})

test('every code is shown', () => expect(new Set(faults.map(([code]) => code))).toEqual(new Set(pairsIssues)))
