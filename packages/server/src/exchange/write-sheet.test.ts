import { expect, test } from 'vitest'
import { csvOf } from './write-sheet.ts'

test.each(['=1+1', '＝1+1', '﹢1', '＋1', '－1', '＠SUM(1)', '@x', '-1+1', ' =1+1'])(
  '%s is no formula in CSV, and a number stays one',
  (name) => {
    expect(csvOf({ name: 'x', rows: [[name, -1, null]] })).toBe(`\ufeff'${name},-1,\r\n`)
  },
)

test('a name is one cell, also where semicolons part them', () => {
  expect(csvOf({ name: 'x', rows: [['x;=1+1', 'a,"b"']] })).toBe('\ufeff"x;=1+1","a,""b"""\r\n')
})
