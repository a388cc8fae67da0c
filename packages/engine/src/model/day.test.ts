import { expect, test } from 'vitest'
import { dayOf } from './day.ts'

/** As programs and people write the dates of 042, 052 and 132. */
test.each([
  '2025/05/01',
  '2025-05-01',
  '2025.5.1',
  '25/05/01',
  '01.05.2025',
  '1. 5. 2025',
  '1.5.25',
  '01/05/2025',
  '20250501',
  '1 May 2025',
  '01-MAY-2025',
  'May 1, 2025',
  '1. Mai 2025',
  '1er mai 2025',
  '2025 May 01',
  '2025/05/01 10:00',
  '2025-05-01T18:30:00',
  '01.05.2025 - 04.05.2025',
])('%s is the first of May 2025', (date) => {
  expect(dayOf(date)).toBe(20250501)
})

test('a month after the twelfth is a day', () => {
  expect(dayOf('05/31/2025')).toBe(20250531)
})

test.each(['', 'soon', '2025', '05/2025', '123456', 'Round 1'])('%j is no date', (text) => {
  expect(dayOf(text)).toBeNull()
})
