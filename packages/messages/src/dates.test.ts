import { expect, it } from 'vitest'
import { datesText, dateText } from './dates.ts'
import { languages } from './language.ts'

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
