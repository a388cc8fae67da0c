import { dayNumber, isDay, readDay } from '../model/calendar-day.ts'

/** When one round is played, by the clocks of the event: date as 2026-06-01, times as 14:30; whatever is not known is empty. */
export type ScheduledRound = {
  readonly date: string
  readonly start: string
  /** Until when one checks in for it; on the same day. */
  readonly checkIn: string
  /** Where it is not the rate of play of the event. */
  readonly rate: string
}

/** When the rounds are played; `timeZone` by its name in the tz database, empty where nobody said. */
export type Schedule = { readonly timeZone: string; readonly rounds: readonly ScheduledRound[] }

export const unscheduled: ScheduledRound = Object.freeze({ date: '', start: '', checkIn: '', rate: '' })

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export const isTime = (time: string): boolean => timePattern.test(time)

const plus = (date: string, days: number): string => new Date((dayNumber(date) + days) * 86_400_000).toISOString().slice(0, 10)

/** Dates as TRF has them: of the event (042, 052) 2026/06/01; of rounds (132), ten columns each, 26/06/01. */
export const eventDay = (date: string): string => date.replaceAll('-', '/')
export const roundDay = (date: string): string => eventDay(date).slice(2)

type Dated = {
  readonly schedule?: Schedule | null
  readonly info: { readonly roundDates: readonly string[] }
  readonly numberOfRounds: number
}

/** One entry for each round: as the desk was told, else as a file has dated them. */
export const scheduleFor = ({ schedule, info, numberOfRounds }: Dated): Schedule => {
  const told = schedule?.rounds ?? info.roundDates.map((date) => ({ ...unscheduled, date: readDay(date) ?? '' }))
  return {
    timeZone: schedule?.timeZone ?? '',
    rounds: Array.from({ length: numberOfRounds }, (_, at) => told[at] ?? unscheduled),
  }
}

/** What an organiser has in mind: from a day on, these times every day, not on those days. */
export type Pattern = {
  readonly first: string
  /** Starts of a day, in order: one for each round of it. */
  readonly times: readonly string[]
  readonly restDays: readonly string[]
  /** Of the first day, where it begins later than the others. */
  readonly firstTime?: string
  /** Minutes before the start until which one checks in; null: no check-in. */
  readonly checkInBefore: number | null
}

/** The rounds one after the other, as the pattern says; what is special of a round is set by hand afterwards. */
export const proposeSchedule = (
  { first, times, restDays, firstTime, checkInBefore }: Pattern,
  numberOfRounds: number,
): readonly ScheduledRound[] => {
  const rounds: ScheduledRound[] = []
  const every = times.length === 0 ? [''] : times
  for (let day = 0; rounds.length < numberOfRounds && day < 4000; day++) {
    const date = plus(first, day)
    if (restDays.includes(date)) continue
    for (const start of day === 0 && firstTime !== undefined ? every.filter((time) => time >= firstTime) : every)
      if (rounds.length < numberOfRounds) rounds.push({ date, start, checkIn: before(start, checkInBefore), rate: '' })
  }
  return rounds
}

const before = (start: string, minutes: number | null): string => {
  if (minutes === null || !isTime(start)) return ''
  const at = Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) - minutes
  return at < 0 ? '' : `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** Days between the first and the last on which nothing is played. */
export const restDaysOf = ({ rounds }: Schedule): readonly string[] => {
  const days = [...new Set(rounds.map(({ date }) => date).filter(isDay))].sort()
  if (days.length < 2) return []
  const length = dayNumber(days.at(-1)!) - dayNumber(days[0]!)
  return Array.from({ length: Math.max(0, length - 1) }, (_, at) => plus(days[0]!, at + 1)).filter((day) => !days.includes(day))
}

/** What is odd about a schedule and may be meant so: a round before an earlier one, two at once, a check-in that ends after the start, a time without a day. */
export type ScheduleDoubt =
  | { readonly kind: 'out-of-order' | 'at-once'; readonly round: number; readonly earlier: number }
  | { readonly kind: 'check-in-late' | 'no-day'; readonly round: number }

export const doubtsOf = ({ rounds }: Schedule): readonly ScheduleDoubt[] => {
  const known = rounds.map((entry, at) => ({ ...entry, round: at + 1, moment: `${entry.date} ${entry.start}` }))
  return known.flatMap(({ date, start, checkIn, round, moment }): readonly ScheduleDoubt[] => {
    if (date === '') return start !== '' || checkIn !== '' ? [{ kind: 'no-day', round }] : []
    const earlier = known.slice(0, round - 1).filter((entry) => entry.date !== '')
    // Without times the days alone are compared.
    const after = earlier.findLast((entry) => (start === '' || entry.start === '' ? entry.date > date : entry.moment > moment))
    const same = earlier.findLast((entry) => start !== '' && entry.moment === moment)
    return [
      ...(after === undefined ? [] : [{ kind: 'out-of-order' as const, round, earlier: after.round }]),
      ...(same === undefined ? [] : [{ kind: 'at-once' as const, round, earlier: same.round }]),
      ...(checkIn !== '' && start !== '' && checkIn > start ? [{ kind: 'check-in-late' as const, round }] : []),
    ]
  })
}

/** Rating lists come every month: an event of more than 30 days, first and last day included, outlasts one. */
export const isLongEvent = ({ info }: { readonly info: { readonly startDate: string; readonly endDate: string } }): boolean => {
  const [first, last] = [readDay(info.startDate), readDay(info.endDate)]
  return first !== null && last !== null && dayNumber(last) - dayNumber(first) >= 30
}
