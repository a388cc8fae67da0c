import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { metadata } from '../storage/testing/events.ts'
import { newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** A desk, and what a newer version writes beside it: an event that this one does not know, and one that it knows. */
const start = async () => {
  const storage = await databases.openNew('sqlite')
  const server = await startServer(storage)
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 8)
  for (const kind of ['pair-round', 'publish-round']) await owner.command(id, { kind })
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  const { sequence } = (await owner.get(`/api/tournaments/${id}`)).body
  const newer = [
    { kind: 'board-blessed', board: 3 },
    { kind: 'result-entered', round: 1, board: 0, result: won },
  ]
  await storage.append(id, sequence, newer, metadata('newer'))
  await expect.poll(async () => (await server.context.tournaments.get(id)).record.newer).toBe(sequence + 1)
  return { storage, server, owner, id, sequence }
}

test('a tournament to which a newer version has written is shown as it was before that, to everybody', async () => {
  const { server, owner, id, sequence } = await start()
  const view = (await owner.get(`/api/tournaments/${id}`)).body
  expect([view.sequence, view.rounds[0].boards[0].result]).toEqual([sequence, null])
  expect((await server.nobody.get(`/t/${id}/round/1`)).status).toBe(200)
})

test('it is not changed, nor given out as if it were whole; another process is named, and nothing of the newer record is lost', async () => {
  const { storage, owner, id, sequence } = await start()
  const refused = await owner.command(id, { kind: 'enter-result', round: 1, board: 1, result: won })
  expect([refused.status, refused.body.code]).toEqual([503, 'newer-record'])
  expect([refused.headers.get('retry-after'), refused.headers.get('zug-try-another')]).toEqual(['5', '1'])
  expect((await owner.get(`/api/tournaments/${id}/backup`)).body.code).toBe('newer-record')
  expect((await storage.read(id)).map((event) => event.event.kind).slice(-2)).toEqual(['board-blessed', 'result-entered'])
  expect((await storage.read(id)).at(-1)?.sequence).toBe(sequence + 2)
})

test('other tournaments are changed as before; and so is this one, by a version that knows its events', async () => {
  const { storage, owner, id } = await start()
  const other = await newTournament(owner, 4)
  expect((await owner.command(other, { kind: 'pair-round' })).status).toBe(200)
  // As the newer version has it: the event is known there.
  const known = {
    ...storage,
    readChecked: async (...asked: Parameters<typeof storage.readChecked>) => {
      const checked = await storage.readChecked(...asked)
      const read = checked.events.map((event) =>
        event.event.kind === 'board-blessed' ? { ...event, event: { kind: 'record-accepted', reason: '', breaches: [] } } : event,
      )
      return { ...checked, events: read as typeof checked.events }
    },
  }
  const newer = await startServer(known)
  servers.push(newer)
  const open = await newer.context.tournaments.get(id)
  expect([open.record.newer, open.record.breaches]).toEqual([undefined, []])
  const request = {
    commands: [{ kind: 'enter-result', round: 1, board: 2, result: won }],
    actor: 'chief',
    at: '2026-05-01T10:00:00.000Z',
    idempotencyKey: 'later',
  } as never
  expect((await newer.context.tournaments.run(id, request)).ok).toBe(true)
})

test('events of accounts and halls that only a newer version knows are read past', async () => {
  const { storage, server, owner } = await start()
  for (const stream of ['$accounts', '$halls']) {
    const { sequence } = (await storage.streams()).find((each) => each.stream === stream) ?? { sequence: 0 }
    await storage.append(stream, sequence, [{ kind: 'something-new' }], metadata(`newer ${stream}`))
  }
  await expect.poll(async () => (await owner.post('/api/tokens', { name: 'after' })).status).toBe(201)
  const again = await startServer(storage)
  servers.push(again)
  expect(again.context.directory.state.accounts.size).toBe(server.context.directory.state.accounts.size)
})
