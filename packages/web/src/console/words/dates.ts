import type { Language } from '@zug/messages/language'
import { knownZone } from '@zug/messages/zones'
import { useMemo } from 'react'
import { useTournamentIfAny } from '../api/tournament.tsx'
import { useLanguage } from './language.tsx'

/** Where the device does not say how its reader writes dates. */
const usual: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' }

/** The device's own way of writing dates where it speaks the language of the page: an American reads 11/15, a Briton 15/11. */
const localeOf = (language: Language): string => navigator.languages.find((locale) => locale.startsWith(`${language}-`)) ?? usual[language]

const time = { hour: '2-digit', minute: '2-digit' } as const
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** 2026-06-01, also with the strokes and points that tournament files have. */
const readDay = (text: string): Date | null => {
  const [, year, month, day] = /^(\d{4})[-/.](\d\d)[-/.](\d\d)$/.exec(text.trim()) ?? []
  return year === undefined ? null : new Date(Number(year), Number(month) - 1, Number(day))
}

const datesIn = (language: Language, zone: string | undefined) => {
  const locale = localeOf(language)
  const there = knownZone(zone)
  const clock = new Intl.DateTimeFormat(locale, { ...time, ...there })
  const clockSeconds = new Intl.DateTimeFormat(locale, { ...time, second: '2-digit', ...there })
  const moment = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...time, ...there })
  const fullDay = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...there })
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
  const days = new Intl.DateTimeFormat(locale, date)
  return {
    /** 10:32 */
    time: (at: string): string => clock.format(new Date(at)),
    /** 10:32:07 */
    second: (at: string): string => clockSeconds.format(new Date(at)),
    /** Sunday 15 November 2026 */
    day: (at: string): string => fullDay.format(new Date(at)),
    /** 10:32 today, otherwise 15 Nov, 10:32 */
    moment: (at: string): string => {
      const when = new Date(at)
      return (fullDay.format(when) === fullDay.format(new Date()) ? clock : moment).format(when)
    },
    /** October 2026, of 2026-10. */
    month: (text: string): string => months.format(readDay(`${text}-01`) ?? new Date(text)),
    /** 1–3 Jun 2026; a date that is none stays as it was written. */
    days: (first: string, last: string): string => {
      const [from, to] = [readDay(first), readDay(last)]
      if (from === null || to === null)
        return [first, last]
          .filter(Boolean)
          .map((text) => (readDay(text) === null ? text : days.format(readDay(text)!)))
          .join(' – ')
      return days.formatRange(from, to)
    },
  }
}

/** The time zone of the tournament at hand; empty where none is declared, or outside of a tournament. */
export const useZone = (): string => knownZone(useTournamentIfAny()?.settings.schedule?.timeZone).timeZone ?? ''

/** Dates and times as the reader writes them, by the clocks of the event; outside of a tournament by that of the device. */
export const useDates = () => {
  const { language } = useLanguage()
  const zone = useZone()
  return useMemo(() => datesIn(language, zone), [language, zone])
}
