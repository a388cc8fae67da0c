import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { moveStreams } from '../storage/shards/mover.ts'
import { placeOf } from '../storage/shards/places.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { until } from '../storage/testing/events.ts'
import { newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'
import { movedTogether } from './moved-together.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** Two processes on home, east and west. */
const start = async () => {
  const places = await Promise.all([1, 2, 3].map(() => databases.newPlace('postgres')))
  const all = [await databases.openSharded(places), await databases.openSharded(places)] as const
  const here = await startServer(all[0].storage)
  const there = await startServer(all[1].storage)
  servers.push(here, there)
  const owner = await setUp(here)
  const { body: token } = await owner.post('/api/tokens', { name: 'there' })
  return { all, owner, other: there.bearer(token.secret) }
}

test('a tournament goes on while it is moved, at both processes; nothing is lost and nothing comes twice', async () => {
  const { all, owner, other } = await start()
  const [{ databases: of, directory, storage }] = all
  const id = await newTournament(owner, 40)
  await until(async () => (await other.get(`/api/tournaments/${id}`)).status === 200)
  await owner.command(id, { kind: 'pair-round' })
  expect((await owner.command(id, { kind: 'publish-round' })).status).toBe(200)
  const from = placeOf(await directory.refresh(), id)
  const to = from === 'east' ? 'west' : 'east'
  const results = Array.from({ length: 20 }, async (_, board) => {
    await new Promise((resolve) => setTimeout(resolve, board * 8))
    return (board % 2 === 0 ? owner : other).command(id, { kind: 'enter-result', round: 1, board, result: won })
  })
  const moved = await moveStreams(of, directory, await movedTogether(storage, id), to)
  expect(moved.streams).toMatchObject([{ stream: id, from }])
  expect((await Promise.all(results)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  const read = async (client: typeof owner) => (await client.get(`/api/tournaments/${id}`)).body
  await until(async () => (await read(owner)).sequence === (await read(other)).sequence)
  expect(await read(owner)).toEqual(await read(other))
  const events = await storage.read(id)
  expect(events.filter(({ event }) => event.kind === 'result-entered')).toHaveLength(20)
  expect(placeOf(await all[1].directory.refresh(), id)).toBe(to)
})

test('sections of one event are made side by side; those that are not are brought together by a move, and until then nobody changes between them', async () => {
  const { all, owner } = await start()
  const [{ databases: of, directory, storage }] = all
  const section = (name: string, event: string | null) =>
    newTournament(owner, name === 'C' ? 0 : 4, { info: { name }, ...(event === null ? {} : { section: { event, name } }) })
  const a = await section('A', 'Open')
  const b = await section('B', 'Open')
  const late = await section('C', null)
  const where = async (id: string): Promise<string> => placeOf(await directory.refresh(), id)
  expect(await where(b)).toBe(await where(a))
  expect(await where(late)).not.toBe(await where(a))
  const change = await owner.command(late, { kind: 'change-settings', changes: { section: { event: 'Open', name: 'C' } } })
  expect(change.status).toBe(200)
  const go = () => owner.post(`/api/tournaments/${a}/moves`, { key: randomUUID(), player: 1, to: late })
  const refused = await go()
  expect([refused.status, refused.body.code]).toEqual([409, 'sections-apart'])
  const together = await movedTogether(storage, a)
  expect(together.toSorted()).toEqual([a, b, late].toSorted())
  expect((await moveStreams(of, directory, together, 'home')).streams).toHaveLength(3)
  expect((await go()).status).toBe(200)
})
