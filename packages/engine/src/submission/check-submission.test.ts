import { describe, expect, test } from 'vitest'
import { playerId } from '../model/ids.ts'
import { emptyInfo } from '../model/tournament.ts'
import { checkSubmission, type SubmittedEvent } from './check-submission.ts'

const complete: SubmittedEvent = {
  info: {
    ...emptyInfo,
    name: 'Zug Open',
    city: 'Zug',
    federation: 'SUI',
    startDate: '2026/07/01',
    endDate: '2026-07-02',
    chiefArbiter: 'Muster, Anna',
    timeControl: '90 min + 30 s/move',
    roundDates: ['26/07/01', '26/07/01', '26/07/02'],
  },
  numberOfRounds: 3,
  players: [
    { id: playerId(1), name: 'Ada', federation: 'SUI', fideId: '1300001', birth: '' },
    { id: playerId(2), name: 'Bo', federation: 'GER', fideId: '4600002', birth: '1990' },
  ],
}
const found = (event: Partial<SubmittedEvent>, info: Partial<SubmittedEvent['info']> = {}) =>
  checkSubmission({ ...complete, ...event, info: { ...complete.info, ...info } }).map(({ source: _, ...issue }) => issue)
const withPlayer = (changes: Partial<SubmittedEvent['players'][number]>) =>
  found({ players: [{ ...complete.players[0]!, ...changes }, complete.players[1]!] })
const ada = [{ id: 1, name: 'Ada' }]

describe('the check before a report goes to FIDE', () => {
  test('finds nothing where everything is there; deputy arbiters are optional', () => {
    expect(found({})).toEqual([])
  })

  test('an event without dates, federation, chief arbiter and time control: each is named', () => {
    const info = { ...emptyInfo, name: 'Rated Open' }
    expect(checkSubmission({ ...complete, info }).map((issue) => [issue.code, issue.severity, issue.field])).toEqual([
      ...['city', 'federation', 'startDate', 'endDate', 'chiefArbiter', 'timeControl'].map((field) => [
        'event-field-missing',
        'error',
        field,
      ]),
      ['round-dates-missing', 'error', 'roundDates'],
    ])
  })

  test.each([
    ['federation', 'Switzerland', 'no-code'],
    ['startDate', '1 July', 'no-date'],
    ['startDate', '2026/06/31', 'no-date'],
    ['endDate', '2026/06/30', 'before-start'],
    ['timeControl', 'as announced', 'no-rate'],
  ])('%s "%s" is implausible: %s', (field, text, why) => {
    expect(found({}, { [field]: text })[0]).toEqual({ code: 'event-field-doubtful', severity: 'warning', field, text, why })
  })

  test.each([
    [['26/07/01', '', '26/07/02'], 'round-dates-missing', { rounds: [2] }],
    [['26/07/01'], 'round-dates-missing', { rounds: [2, 3] }],
    [['26/07/01', 'Thursday', '26/07/02'], 'round-dates-doubtful', { why: 'no-date', rounds: [2] }],
    [['26/06/30', '26/07/01', '26/07/03'], 'round-dates-doubtful', { why: 'outside', rounds: [1, 3] }],
    [['26/07/02', '26/07/01', '26/07/02'], 'round-dates-doubtful', { why: 'order', rounds: [2] }],
  ])('dates of rounds %j: %s', (roundDates, code, data) => {
    expect(found({}, { roundDates })).toEqual([
      { code, severity: code === 'round-dates-missing' ? 'error' : 'warning', field: 'roundDates', ...data },
    ])
  })

  test.each([
    ['without a federation', { federation: '' }, [['player-field-missing', 'federation']]],
    ['without a FIDE ID, known by the birth date', { fideId: '', birth: '2001/02/03' }, [['player-field-missing', 'fideId']]],
    [
      'without a FIDE ID and a birth date',
      { fideId: ' ' },
      [
        ['player-field-missing', 'fideId'],
        ['player-field-missing', 'birth'],
      ],
    ],
    ['with a federation by name', { federation: 'Suisse' }, [['player-field-doubtful', 'federation']]],
    ['with a national number as FIDE ID', { fideId: 'CAN-17' }, [['player-field-doubtful', 'fideId']]],
    ['born after the event', { birth: '2026/07/03' }, [['player-field-doubtful', 'birth']]],
    ['born on a day that does not exist', { birth: '31.02.1980' }, [['player-field-doubtful', 'birth']]],
    ['born in a year', { birth: '1980/00/00' }, []],
    ['born on a day as people write it', { birth: '3.2.1980' }, []],
  ])('a player %s', (_, changes, expected) => {
    const issues = withPlayer(changes)
    expect(issues.map(({ code, field }) => [code, field])).toEqual(expected)
    for (const issue of issues) expect(issue).toMatchObject({ players: ada })
  })

  test('two players with one FIDE ID', () => {
    expect(withPlayer({ fideId: '4600002' })).toEqual([
      {
        code: 'fide-id-shared',
        severity: 'warning',
        field: 'fideId',
        text: '4600002',
        players: [...ada, { id: 2, name: 'Bo' }],
      },
    ])
  })

  test('where the number of rounds is not declared, the dates that there are', () => {
    expect(found({ numberOfRounds: null })).toEqual([])
  })
})
