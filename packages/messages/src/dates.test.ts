import { expect, it } from 'vitest'
import { datesText, dateText, dayText, momentText, timeText } from './dates.ts'
import { languages } from './language.ts'
import { momentOfWallTime } from './moments.ts'
import { knownZone, wallTimeOf } from './zones.ts'

/** Browsers and Node put different blanks around the dash. */
const plain = (text: string): string => text.replace(/[\s\u2009\u202f]*–[\s\u2009\u202f]*/g, '–')

it('a day is written as the language writes days, anything else as it stands', () => {
  expect(languages.map((language) => dateText('2026/06/01', language))).toEqual(['1 June 2026', '1. Juni 2026', '1 juin 2026'])
  expect(dateText(' in summer ', 'de')).toBe('in summer')
})

it('from one day to another, what both have in common is said once', () => {
  expect(languages.map((language) => plain(datesText('2026/11/14', '2026-11-15', language)))).toEqual([
    '14–15 November 2026',
    '14.–15. November 2026',
    '14–15 novembre 2026',
  ])
  expect(datesText('2026/11/14', '2026/11/14', 'en')).toBe('14 November 2026')
  expect(datesText('2026/11/14', '', 'en')).toBe('14 November 2026')
  expect(datesText('2026/11/15', '2026/11/14', 'en')).toBe('15 November 2026 – 14 November 2026')
  expect(datesText('', '', 'en')).toBe('')
})

it('moments are written by the clocks of the event, with the day that it has there', () => {
  const late = '2026-06-01T23:30:00Z'
  expect(timeText(late, 'en', 'Asia/Tokyo')).toBe('08:30')
  expect(dayText(late, 'en', 'Asia/Tokyo')).toBe('2 June 2026')
  expect(dayText(late, 'en', 'America/New_York')).toBe('1 June 2026')
  expect(momentText(new Date(late), 'en', 'Asia/Tokyo')).toContain('08:30')
  expect(wallTimeOf('Asia/Tokyo', new Date(late))).toBe('2026-06-02T08:30')
})

it.each(['Europe/Zurich', 'America/New_York', 'Asia/Kathmandu', ''])('a field for day and time means clocks of the event: %s', (zone) => {
  for (const text of ['2026-06-01T10:00', '2026-12-31T23:59', '2026-03-29T12:00'])
    expect(wallTimeOf(zone, momentOfWallTime(zone, text)!)).toBe(text)
  expect(momentOfWallTime(zone, '')).toBeNull()
})

it('a zone that this machine does not know breaks no page', () => {
  expect([knownZone('Mars/Olympus'), knownZone(''), knownZone('Asia/Tokyo')]).toEqual([{}, {}, { timeZone: 'Asia/Tokyo' }])
  expect(timeText('2026-06-01T12:00:00Z', 'en', 'Mars/Olympus')).toMatch(/^\d\d:\d\d$/)
})
