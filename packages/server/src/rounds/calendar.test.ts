import { momentOf } from '@zug/messages/moments'
import { afterEach, describe, expect, test } from 'vitest'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { newTournament, setUp, startServer, type TestServer } from '../testing/server.ts'
import { calendarOf } from './calendar.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const round = (date: string, start = '', checkIn = '', rate = '') => ({ date, start, checkIn, rate })

test.each([
  ['Europe/Zurich', '2026-06-01', '14:30', '2026-06-01T12:30:00.000Z'],
  ['Europe/Zurich', '2026-12-01', '14:30', '2026-12-01T13:30:00.000Z'],
  // The clocks go forward at 2 and back at 3 that night.
  ['Europe/Zurich', '2026-03-29', '10:00', '2026-03-29T08:00:00.000Z'],
  ['Europe/Zurich', '2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
  ['America/New_York', '2026-06-01', '23:30', '2026-06-02T03:30:00.000Z'],
  ['Asia/Kathmandu', '2026-06-01', '00:00', '2026-05-31T18:15:00.000Z'],
  // By the sun, which is 34 minutes and 8 seconds ahead in Zurich.
  ['Europe/Zurich', '0001-01-01', '10:00', '0001-01-01T09:25:52.000Z'],
  ['Europe/Zurich', '0099-12-31', '00:10', '0099-12-30T23:35:52.000Z'],
])('in %s %s %s is %s', (zone, date, time, moment) => {
  expect(momentOf(zone, date, time)?.toISOString()).toBe(moment)
})

describe.each(databaseKinds)('a schedule on %s', (kind) => {
  test('is on pages, sheets, screens and phones, and a calendar at an address that stays', async () => {
    const server = await startServer(await databases.openNew(kind), {}, { now: () => new Date('2026-06-01T08:00:00Z') })
    servers.push(server)
    const owner = await setUp(server)
    const id = await newTournament(owner, 6)
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    const page = async (address: string): Promise<string> => String((await server.nobody.get(`/t/${id}${address}`)).body.text)
    expect(await page('?lang=en')).not.toContain('id="schedule"')
    const schedule = {
      timeZone: 'Europe/Zurich',
      rounds: [round('2026-06-01', '14:30', '14:00'), round('2026-06-03', '10:00', '', '15 min + 10 s')],
    }
    const changed = await owner.command(id, { kind: 'change-settings', changes: { schedule } })
    expect(changed.status).toBe(200)
    expect((await server.nobody.get(`/api/tournaments/${id}`)).body.settings.schedule).toEqual(schedule)
    const event = await page('?lang=en')
    for (const text of ['1 June 2026', '14:30', 'check-in until 14:00', 'Rest: 2 June 2026', '15 min + 10 s', 'calendar.ics'])
      expect(event).toContain(text)
    const calendar = async () => await page('/calendar.ics?lang=en')
    const first = await calendar()
    expect(first).toContain('DTSTART:20260601T123000Z\r\n')
    expect(first).toContain(`UID:${id}-round-1@zug\r\n`)
    expect(first.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(await calendar()).toBe(first)
    // A countdown on screens until the start, without anybody setting the clock.
    expect(await page('/screen/clock?lang=en')).toContain('data-start="2026-06-01T12:30:00.000Z"')

    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
    expect(await page('/round/1?lang=en')).toContain('1 June 2026, 14:30')
    expect((await owner.get(`/t/${id}/paper/pairings?lang=en`)).body.text).toContain('1 June 2026, 14:30')
    const { body: made } = await owner.post(`/api/tournaments/${id}/board-links`, { round: 1, hours: 10 })
    const phone = String((await server.nobody.get(`${new URL(made.links[0].url).pathname}?lang=en`)).body.text)
    expect(phone).toContain('1 June 2026, 14:30')
    const trf = String((await server.nobody.get(`/api/tournaments/${id}/export/trf26`)).body.text)
    expect(trf).toMatch(/132 +26\/06\/01 +26\/06\/03/)
  })
})

test.each([
  ['Europe/Zurich', '0001-01-01', 'DTSTART:00010101T222552Z'],
  ['America/New_York', '9999-12-31', 'DTSTART:99991231T230000'],
  ['Europe/Zurich', '9999-12-31', 'DTSTART:99991231T220000Z'],
])('in %s the calendar of %s has %s', (timeZone, date, begins) => {
  const of = { id: 'a', name: 'A', place: '', address: 'http://a', stamp: '2026-01-01T00:00:00Z', titleOf: String, noteOf: () => '' }
  expect(calendarOf({ timeZone, rounds: [round(date, '23:00')] }, of)).toContain(`${begins}\r\n`)
})

test('a zone that there is not is refused; a schedule from a file has its days', async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 4)
  const refused = await owner.command(id, { kind: 'change-settings', changes: { schedule: { timeZone: 'Europe/Zug', rounds: [] } } })
  expect(refused.status).toBe(400)
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  const { settings } = (await owner.get(`/api/tournaments/${id}`)).body
  await owner.command(id, { kind: 'change-settings', changes: { info: { ...settings.info, roundDates: ['26/07/01'] } } })
  expect((await server.nobody.get(`/t/${id}/calendar.ics`)).body.text).toContain('DTSTART;VALUE=DATE:20260701')
})
