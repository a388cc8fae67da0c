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
  '1.-4.5.2025',
  '01.05.-04.06.2025',
  '1-4 May 2025',
  'May 1-4, 2025',
  '1 May - 4 June 2025',
  'Thu 01/05/2025',
  'Thursday, 1 May 2025',
  '1 de mayo de 2025',
  '1 mei 2025',
  '1-May-25',
  '1.-4.5.25',
])('%s is the first of May 2025', (date) => {
  expect(dayOf(date)).toBe(20250501)
})

test('a month after the twelfth is a day', () => {
  expect(dayOf('05/31/2025')).toBe(20250531)
})

test.each(['03/10/25', '3-Oct-25', '25-Oct-03', '25/10/03'])('%s is not of a year before there were reports', (date) => {
  expect(dayOf(date)).toBe(20251003)
})

test.each(['mar. 7 oct. 2025', 'mardi 7 octobre 2025', 'mar 7 ott 2025'])('%s is a Tuesday in October', (date) => {
  expect(dayOf(date)).toBe(20251007)
})

test.each(['0000/00/00', '2025/13/13', '2025/01/32', '', 'soon', '2025', '05/2025', '123456', 'Round 1'])('%j is no date', (text) => {
  expect(dayOf(text)).toBeNull()
})
