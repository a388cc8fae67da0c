import { expect, test } from 'vitest'
import { monthOfEvent } from './month-of-event.ts'

const now = new Date(2026, 10, 16)

test.each([
  ['2026-12-03', [], '2026-12'],
  ['2026/1/3', [], '2026-01'],
  ['03.02.2027', [], '2027-02'],
  ['', ['2026/09/30', '2026/10/01'], '2026-09'],
  ['soon', [], '2026-11'],
  ['', [], '2026-11'],
])('an event of %j %j is in %s', (startDate, roundDates, month) => expect(monthOfEvent({ startDate, roundDates }, now)).toBe(month))
