import { randomBytes } from 'node:crypto'
import { type DeskSettings, readDay } from '@zug/engine/desk'
import { rulebookById } from '@zug/engine/pairing'

const dayInMs = 86_400_000

/** Days from one to the other, both as 2026-06-01. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayInMs)

/** The same form as before: whoever wrote 26/06/01 reads 27/06/01. What is no day is left out. */
const movedDay = (text: string, days: number | null): string => {
  const day = readDay(text)
  if (day === null || days === null) return ''
  const moved = new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10)
  const mark = /[/.-]/.exec(text)![0]
  return (/^\d{4}/.test(text) ? moved : moved.slice(2)).replaceAll('-', mark)
}

/** The first day of an event, by its header or its schedule; null when nobody said. */
export const firstDayOf = ({ info, schedule }: DeskSettings): string | null =>
  [info.startDate, ...(schedule?.rounds.map(({ date }) => date) ?? []), ...info.roundDates].map(readDay).find((day) => day !== null) ?? null

/** Lots are drawn anew, and what was decided while the event ran (CFC 616, 617) was about those games. */
const freshRules = ({ rules }: DeskSettings): DeskSettings['rules'] => {
  const { settings, defaults } = rulebookById(rules.rulebook)
  const fresh = settings.flatMap(({ name, seed, whilePlaying }): readonly (readonly [string, unknown])[] => {
    if (seed === true) return [[name, randomBytes(6).toString('hex')]]
    return whilePlaying === true ? [[name, (defaults as Readonly<Record<string, unknown>>)[name]]] : []
  })
  return { ...rules, ...Object.fromEntries(fresh) } as DeskSettings['rules']
}

/** Lists of players in the rules (of one family, of one club) say nothing where those players are not entered. */
const withoutGroups = (rules: DeskSettings['rules']): DeskSettings['rules'] => {
  const { settings, defaults } = rulebookById(rules.rulebook)
  const named = settings.filter(({ kind }) => kind === 'groups').map(({ name }) => name as string)
  const empty = Object.fromEntries(named.map((name) => [name, (defaults as Readonly<Record<string, unknown>>)[name]]))
  return { ...rules, ...empty } as DeskSettings['rules']
}

/** The same prizes; who was new is not any more, and whether everybody sees the list is said again. */
const movedPrizes = ({ prizes }: DeskSettings, days: number | null): Pick<DeskSettings, 'prizes'> => {
  if (prizes === undefined || prizes === null) return {}
  const { ages, ...fund } = prizes.fund
  const onDay = ages !== undefined && 'onDay' in ages ? movedDay(ages.onDay, days) : ''
  return { prizes: { fund: onDay === '' ? fund : { ...fund, ages: { onDay } }, firstTime: [], public: false } }
}

export type AnotherYear = {
  readonly name: string
  /** Of the event that its sections belong to; null: it stands alone. */
  readonly event: string | null
  /** By how many days everything moves; null: no day is known yet. */
  readonly days: number | null
  /** As 2026-06-01: for what had no day to move. */
  readonly start: string | null
  readonly withPlayers: boolean
}

/** How far an event moves whose first day is to be this one. */
export const daysTo = (all: readonly DeskSettings[], start: string | null): number | null => {
  const [first] = all.flatMap((settings) => firstDayOf(settings) ?? []).toSorted()
  return start === null || first === undefined ? null : daysBetween(first, start)
}

/** The settings of an event as they are for the next: all its days moved alike, its lots drawn anew. */
export const inAnotherYear = (before: DeskSettings, { name, event, days, start, withPlayers }: AnotherYear): DeskSettings => {
  const { info, schedule, section, groups } = before
  const rules = freshRules(before)
  return {
    ...before,
    rules: withPlayers ? rules : withoutGroups(rules),
    section: event === null || section === null ? null : { event, name: section.name },
    groups: { ...groups, ageOn: movedDay(groups.ageOn, days) },
    ...movedPrizes(before, days),
    info: {
      ...info,
      name,
      startDate: movedDay(info.startDate, days) || (start ?? ''),
      endDate: movedDay(info.endDate, days),
      roundDates: days === null ? [] : info.roundDates.map((date) => movedDay(date, days)),
    },
    ...(schedule == null
      ? {}
      : { schedule: { ...schedule, rounds: schedule.rounds.map((round) => ({ ...round, date: movedDay(round.date, days) })) } }),
  }
}
