import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { newTournament, setUp, startServer, type TestServer } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

test('paper, screens and kept pages show times by the clocks of the event, not by that of the server', async () => {
  const server = await startServer(await databases.openNew('sqlite'), {}, { now: () => new Date('2026-06-01T20:15:00Z') })
  servers.push(server)
  const owner = await setUp(server)
  const round = (date: string) => ({ date, start: '', checkIn: '', rate: '' })
  const schedule = { timeZone: 'Asia/Kathmandu', rounds: [round('2026-06-01')] }
  const id = await newTournament(owner, 4, { schedule, fideMode: false })
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  for (const kind of ['pair-round', 'publish-round']) await owner.command(id, { kind })
  await owner.command(id, { kind: 'change-settings', changes: { numberOfRounds: 5 }, confirmed: true })
  const clock = { round: 1, start: '2026-06-01T20:00:00.000Z', minutes: 90 }
  await owner.send('PUT', `/api/tournaments/${id}/hall/clock`, clock)
  const page = async (address: string): Promise<string> => String((await owner.get(`/t/${id}${address}`)).body.text)
  // 20:15 UTC is 02:00 of the next day in Kathmandu, which is 5:45 ahead.
  expect(await page('/paper/pairings?lang=en')).toContain('2 Jun 2026, 02:00')
  expect(await page('/paper/integrity?lang=en')).toContain('2 Jun 2026, 02:00')
  expect(await page('/screen/clock?lang=en')).toMatch(/data-zone="Asia\/Kathmandu"[\s\S]*01:45/)
  expect(await page('/standings?lang=en')).toContain('data-zone="Asia/Kathmandu"')
  await owner.command(id, { kind: 'recall-round', round: 1, reason: 'Wrong list', confirmed: true })
  await owner.command(id, { kind: 'pair-round' })
  await owner.command(id, { kind: 'publish-round' })
  const withdrawn = await page('/round/1?lang=en')
  expect(withdrawn).toContain('02:00')
  expect(withdrawn).not.toContain('1 June 2026, 02:00')
})
