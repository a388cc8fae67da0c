import type { Language } from './language.ts'
import { knownZone, wallTimeOf } from './zones.ts'

const parsed = (text: string): Date | null => {
  const [, year, month, day] = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text.trim()) ?? []
  return year === undefined ? null : new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
}

/** English as the rest of the catalogue has it: day before month. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language)

const long = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })

/** 2026/06/01 or 2026-06-01 as people write dates; anything else as it stands. */
export const dateText = (text: string, language: Language): string => {
  const date = parsed(text)
  return date === null ? text.trim() : long(language).format(date)
}

/** From when to when, what both have in common said once: “1–7 June 2026”. */
export const datesText = (start: string, end: string, language: Language): string => {
  const [from, to] = [parsed(start), parsed(end)]
  if (from !== null && to !== null && from < to) return long(language).formatRange(from, to)
  const texts = [start, end].map((text) => dateText(text, language)).filter((text) => text !== '')
  return [...new Set(texts)].join(' – ')
}

/** A moment as a clock on the wall shows it: in the time zone of the event, else where the reader or the desk is. */
export const timeText = (moment: string, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    ...knownZone(timeZone),
  }).format(new Date(moment))

/** The day of a moment, as calendars on the wall show it in that zone. */
export const dayText = (moment: string, language: Language, timeZone?: string): string =>
  dateText(wallTimeOf(knownZone(timeZone).timeZone ?? '', new Date(moment)).slice(0, 10), language)

/** Day and time of a moment, short. */
export const momentText = (moment: Date, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short', ...knownZone(timeZone) }).format(moment)
