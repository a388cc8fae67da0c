import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test('names cannot steer the terminal or turn the reading direction', () => {
  expect(printable('A\u001b[2Jlice\u0007')).toBe('A\ufffd[2Jlice\ufffd')
  expect(printable('a\u202eb')).toBe('a\ufffdb')
  expect(printable('José 丁立人')).toBe('José 丁立人')
})
