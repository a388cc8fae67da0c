import { expect, test } from 'vitest'
import { chooseTarget } from './target.ts'

test.each([
  ['a.json', undefined, null, 'json'],
  ['a.JSON', undefined, 'trf16', 'json'],
  ['a.trf', undefined, 'trfx', 'trfx'],
  ['a.trf', undefined, null, 'trf26'],
  ['a.trf', 'trf06', 'trfx', 'trf06'],
  ['a.fid', undefined, 'trfx', 'trf16'],
  ['a.trf26', undefined, null, 'trf26'],
  ['a.csv', undefined, 'trf16', 'csv'],
  ['a.xlsx', undefined, null, null],
  ['folder.trf/a', undefined, null, null],
  ['-', undefined, 'trf16', null],
] as const)('%s with --to %s read as %s: %s', (output, requested, read, target) => {
  expect(chooseTarget(output, requested, read)).toBe(target)
})
