import { localeOf } from '../dates.ts'
import type { Language } from '../language.ts'

const sentences: Readonly<Record<Language, (moment: string) => string>> = {
  en: (moment) => `As of ${moment}. The desk cannot be reached at the moment.`,
  de: (moment) => `Stand: ${moment}. Das Turnierprogramm ist im Moment nicht erreichbar.`,
  fr: (moment) => `État à ${moment}. Le bureau n’est pas joignable pour le moment.`,
}

/** The time on the day itself, with the date on any other. */
const momentText = (moment: Date, now: Date, language: Language, timeZone: string | undefined): string => {
  const zone = timeZone === undefined ? {} : { timeZone }
  const day = (date: Date): string => date.toLocaleDateString('en-CA', zone)
  const style = day(moment) === day(now) ? { timeStyle: 'short' as const } : { dateStyle: 'medium' as const, timeStyle: 'short' as const }
  return moment.toLocaleString(localeOf(language), { ...style, ...zone })
}

/** Over a page of a process that cannot reach the desk: of when it is. */
export const awayWords = (language: Language, asOf: string, timeZone?: string, now: Date = new Date()): string =>
  sentences[language](momentText(new Date(asOf), now, language, timeZone))
