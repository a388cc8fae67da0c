import { isDay, isTime, type Schedule } from '@zug/engine/desk'
import { momentOf } from '@zug/messages/moments'

const compact = (text: string): string => text.replace(/[-:]/g, '')
const utc = (moment: Date): string => `${compact(moment.toISOString().slice(0, 19))}Z`

/** RFC 5545 3.3.4: a year has four digits, which the first and last hours of all may leave in another zone. */
const written = (moment: Date | null): Date | null => (moment !== null && /^\d{4}-/.test(moment.toISOString()) ? moment : null)

/** RFC 5545 3.3.11: these have a meaning. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** RFC 5545 3.1: no line is longer than 75 bytes. */
const folded = (line: string): string => {
  const pieces: string[] = []
  let piece = ''
  for (const sign of line) {
    if (Buffer.byteLength(piece + sign) > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece)
      piece = ''
    }
    piece += sign
  }
  return [...pieces, piece].join('\r\n ')
}

export type CalendarOf = {
  readonly id: string
  readonly name: string
  readonly place: string
  readonly address: string
  /** The last change: files of the same schedule are the same. */
  readonly stamp: string
  readonly titleOf: (round: number) => string
  readonly noteOf: (round: number) => string
}

/**
 * The rounds as a calendar that programs subscribe to. A round keeps its name whatever its date becomes, so that it moves in calendars and is not there twice.
 * Times are told in UTC, where nobody has to know the zone; without a zone of the event as they stand, for whoever is there.
 */
export const calendarOf = ({ timeZone, rounds }: Schedule, { id, name, place, address, stamp, titleOf, noteOf }: CalendarOf): string => {
  const events = rounds.flatMap(({ date, start }, at): readonly string[] => {
    if (!isDay(date)) return []
    const moment = timeZone === '' ? null : written(momentOf(timeZone, date, start))
    const begins = !isTime(start)
      ? `DTSTART;VALUE=DATE:${compact(date)}`
      : moment === null
        ? `DTSTART:${compact(date)}T${compact(start)}00`
        : `DTSTART:${utc(moment)}`
    const note = noteOf(at + 1)
    return [
      'BEGIN:VEVENT',
      `UID:${id}-round-${at + 1}@zug`,
      `DTSTAMP:${utc(new Date(stamp))}`,
      begins,
      `SUMMARY:${escaped(`${name}: ${titleOf(at + 1)}`)}`,
      ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
      ...(note === '' ? [] : [`DESCRIPTION:${escaped(note)}`]),
      `URL:${address}`,
      'END:VEVENT',
    ]
  })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zug//Schedule//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...(timeZone === '' ? [] : [`X-WR-TIMEZONE:${timeZone}`]),
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
