import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fullCounts } from '../load/faults/row.ts'
import { rows } from '../load/faults/rows.ts'
import { output } from '../load/faults/table.ts'

test('operator.md has the table of a full run of the fault matrix, a line for each fault, and nothing was broken', () => {
  const table = output.foundIn(readFileSync(new URL('../../../docs/operator.md', import.meta.url), 'utf8')) ?? ''
  const lines = table.split('\n').slice(2)
  expect(lines.map((line) => line.split(' | ')[0]?.replace(/^\| /, ''))).toEqual(rows.map(({ title }) => title(fullCounts)))
  expect(lines.filter((line) => /BROKEN|not tried/.test(line))).toEqual([])
})
