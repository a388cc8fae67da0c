import { isDay, isTime } from '@zug/engine/desk'
import { ahead } from './zones.ts'

/** The moment at which clocks of a zone show this; null where the day or the time is not known. Without a zone the clock of this machine counts. */
export const momentOf = (timeZone: string, date: string, time: string): Date | null => {
  if (!isDay(date) || !isTime(time)) return null
  if (timeZone === '') return new Date(`${date}T${time}:00`)
  const shown = Date.parse(`${date}T${time}:00Z`)
  // Once more with what holds at the moment itself: between the two the clocks may be changed.
  const first = shown - ahead(timeZone, shown)
  return new Date(shown - ahead(timeZone, first))
}

/** The same of what a field for day and time holds, "2026-06-01T10:00"; null for what is no day and time. */
export const momentOfWallTime = (timeZone: string, text: string): Date | null => momentOf(timeZone, text.slice(0, 10), text.slice(11, 16))
