import { describe, expect, it } from 'vitest'
import { makeTrf } from '../formats/trf/write.ts'
import { isDay, readDay } from '../model/calendar-day.ts'
import { opened, refusalOf } from '../testing/desk-steps.ts'
import { run } from '../testing/run-commands.ts'
import { openDesk } from './desk.ts'
import { doubtsOf, proposeSchedule, restDaysOf, type Schedule, scheduleFor, unscheduled } from './schedule.ts'
import { tournamentOf } from './tournament.ts'

const at = (date: string, start = '', checkIn = '') => ({ ...unscheduled, date, start, checkIn })
const zurich = (...rounds: Schedule['rounds']): Schedule => ({ timeZone: 'Europe/Zurich', rounds })

describe('a schedule proposed from a pattern', () => {
  it('goes from day to day with the times of each, leaves rest days out, and may begin in the afternoon', () => {
    const rounds = proposeSchedule(
      { first: '2026-06-01', times: ['10:00', '15:00'], firstTime: '12:00', restDays: ['2026-06-03'], checkInBefore: 30 },
      5,
    )
    expect(rounds.map(({ date, start, checkIn }) => `${date} ${start} ${checkIn}`)).toEqual([
      '2026-06-01 15:00 14:30',
      '2026-06-02 10:00 09:30',
      '2026-06-02 15:00 14:30',
      '2026-06-04 10:00 09:30',
      '2026-06-04 15:00 14:30',
    ])
    expect(restDaysOf(zurich(...rounds))).toEqual(['2026-06-03'])
    expect(doubtsOf(zurich(...rounds))).toEqual([])
  })

  it('passes over the end of a month and of February', () => {
    const days = proposeSchedule({ first: '2028-02-28', times: [], restDays: [], checkInBefore: null }, 3).map(({ date }) => date)
    expect(days).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  })
})

describe('what is odd about a schedule', () => {
  it.each([
    ['a round before an earlier one', [at('2026-06-02', '10:00'), at('2026-06-01', '10:00')], ['out-of-order 2']],
    ['two at once', [at('2026-06-01', '10:00'), at('2026-06-01', '10:00')], ['at-once 2']],
    ['a day earlier, without times', [at('2026-06-02'), at('2026-06-01')], ['out-of-order 2']],
    ['a check-in after the start', [at('2026-06-01', '10:00', '10:30')], ['check-in-late 1']],
    ['a time without a day', [at('', '10:00')], ['no-day 1']],
    ['nothing: days alone, two on one day', [at('2026-06-01'), at('2026-06-01'), at('')], []],
  ] as const)('%s', (_, rounds, said) => {
    expect(doubtsOf(zurich(...rounds)).map(({ kind, round }) => `${kind} ${round}`)).toEqual(said)
  })
})

it('reads days as files have them, and no day that there is not', () => {
  expect(['2026/06/01', '2026-6-1', '26/07/03', '2026.06.01'].map(readDay)).toEqual([
    '2026-06-01',
    '2026-06-01',
    '2026-07-03',
    '2026-06-01',
  ])
  expect(['2026/06/31', '01.06.2026', 'June', ''].map(readDay)).toEqual([null, null, null, null])
  expect(isDay('2026-02-29')).toBe(false)
})

describe('at the desk', () => {
  const schedule = zurich(at('2026-06-01', '15:00'), at('2026-06-02', '10:00'))

  it('is a setting, dates the header of reports (132, 042, 052), and is undone like one', () => {
    const desk = run(opened(), { kind: 'change-settings', changes: { schedule } })
    expect(desk.state.settings?.info).toMatchObject({
      roundDates: ['26/06/01', '26/06/02'],
      startDate: '2026/06/01',
      endDate: '2026/06/02',
    })
    expect(openDesk(desk.history).state).toEqual(desk.state)
    const lines = makeTrf(tournamentOf(desk.state), { dialect: 'trf26' }).text.split(/\r?\n/)
    expect(lines.find((line) => line.startsWith('132'))).toMatch(/^132 {88}26\/06\/01 {2}26\/06\/02/)
    expect(run(desk, { kind: 'undo' }).state).toEqual(opened().state)
  })

  it('does not take the days of the event from whoever has said them', () => {
    const info = { ...opened().state.settings!.info, startDate: '2026/05/31' }
    const desk = run(opened(), { kind: 'change-settings', changes: { info, schedule } })
    expect(desk.state.settings?.info.startDate).toBe('2026/05/31')
  })

  it('refuses days and times that there are not, by round and field', () => {
    const refused = (round: Schedule['rounds'][number]) =>
      refusalOf(opened(), { kind: 'change-settings', changes: { schedule: zurich(at('2026-06-01'), round) } })
    expect(refused(at('2026-06-31'))).toMatchObject({ code: 'schedule-unreadable', round: 2, field: 'date' })
    expect(refused(at('2026-06-01', '25:00'))).toMatchObject({ code: 'schedule-unreadable', field: 'start' })
    expect(refused(at('2026-06-01', '', '9:5'))).toMatchObject({ code: 'schedule-unreadable', field: 'checkIn' })
  })

  it('has an entry for every round, from a file at least its date', () => {
    const info = { roundDates: ['2026/06/01', 'on Tuesday'] }
    expect(scheduleFor({ info, numberOfRounds: 3 }).rounds.map(({ date }) => date)).toEqual(['2026-06-01', '', ''])
    expect(scheduleFor({ schedule, info, numberOfRounds: 1 })).toEqual(zurich(at('2026-06-01', '15:00')))
  })
})
