import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Storage } from '../storage/index.ts'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** Counts what is written together. */
const counted = (storage: Storage) => {
  const sizes: number[] = []
  const appendSeries: Storage['appendSeries'] = (stream, expected, series) => {
    sizes.push(series.length)
    return storage.appendSeries(stream, expected, series)
  }
  return { storage: { ...storage, appendSeries }, sizes }
}

describe.each(databaseKinds)('many commands at once on %s', (kind) => {
  const start = async () => {
    const { storage, sizes } = counted(await databases.openNew(kind))
    const server = await startServer(storage)
    servers.push(server)
    const owner = await setUp(server)
    const id = await newTournament(owner, 40)
    for (const kind of ['pair-round', 'publish-round']) await owner.command(id, { kind })
    sizes.length = 0
    const enter = (board: number, key?: string) => owner.command(id, { kind: 'enter-result', round: 1, board, result: won }, key)
    return { server, owner, id, sizes, enter }
  }

  test('go to storage together, in the order they came, and what one refuses does not touch the others', async () => {
    const { owner, id, sizes, enter } = await start()
    const boards = [0, 1, 2, 99, 3, 4, 5, 6, 7]
    const done = await Promise.all(boards.map((board) => enter(board)))
    expect(done.map(({ status }) => status)).toEqual(boards.map((board) => (board === 99 ? 422 : 200)))
    const sequences = done.filter(({ status }) => status === 200).map(({ body }) => body.sequence)
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
    expect(new Set(sequences).size).toBe(8)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(8)
    expect(sizes.length).toBeLessThan(8)
    const { events } = (await owner.get(`/api/tournaments/${id}/history`)).body
    expect(new Set(events.slice(-8).map(({ batch }: { batch: number }) => batch)).size).toBe(8)
    await owner.command(id, { kind: 'undo' })
    const entered = (await owner.get(`/api/tournaments/${id}`)).body.rounds[0].boards.filter(({ result }: { result: unknown }) => result)
    expect(entered).toHaveLength(7)
  })

  test('a retry that comes with the first does nothing twice', async () => {
    const { enter } = await start()
    const [first, second] = await Promise.all([enter(0, 'same'), enter(0, 'same')])
    expect([first!.body.repeated, second!.body.repeated]).toEqual([false, true])
    expect(second!.body.sequence).toBe(first!.body.sequence)
  })

  test('two servers that write at once lose nothing', async () => {
    const { server, owner, id, enter } = await start()
    const other = await startServer(server.context.storage)
    servers.push(other)
    const { secret } = (await owner.post('/api/tokens', { name: 'second' })).body
    await other.context.directory.refresh()
    const there = other.bearer(secret)
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, board) =>
        board % 2 === 0 ? enter(board) : there.command(id, { kind: 'enter-result', round: 1, board, result: won }),
      ),
    )
    expect(done.map(({ status }) => status)).toEqual(done.map(() => 200))
    await server.context.tournaments.refresh(id)
    const { boards } = (await owner.get(`/api/tournaments/${id}`)).body.rounds[0]
    expect(boards.filter(({ result }: { result: unknown }) => result === null)).toEqual([])
  })
})

test('a command for which another process is faster forty times is carried out all the same', async () => {
  const storage = await databases.openNew('sqlite')
  const rival = await startServer(storage)
  servers.push(rival)
  const owner = await setUp(rival)
  const id = await newTournament(owner, 12)
  for (const kind of ['pair-round', 'publish-round']) await owner.command(id, { kind })
  let races = 40
  const appendSeries: Storage['appendSeries'] = async (stream, expected, series) => {
    if (races > 0) {
      races -= 1
      const result = races % 2 === 0 ? won : { white: 'draw', black: 'draw', rated: true }
      expect((await owner.command(id, { kind: 'enter-result', round: 1, board: 1, result })).status).toBe(200)
    }
    return storage.appendSeries(stream, expected, series)
  }
  const slow = await startServer({ ...storage, appendSeries })
  servers.push(slow)
  const { secret } = (await owner.post('/api/tokens', { name: 'slow' })).body
  await slow.context.directory.refresh()
  const entered = await slow.bearer(secret).command(id, { kind: 'enter-result', round: 1, board: 0, result: won })
  expect([entered.status, races]).toEqual([200, 0])
})

test('a database that is silent for a while and then says that another process was faster refuses nobody who asked for no number', async () => {
  const storage = await databases.openNew('sqlite')
  const rival = await startServer(storage)
  servers.push(rival)
  const owner = await setUp(rival)
  const id = await newTournament(owner, 12)
  for (const kind of ['pair-round', 'publish-round']) await owner.command(id, { kind })
  const { secret } = (await owner.post('/api/tokens', { name: 'slow' })).body
  let waited = 0
  const now = performance.now.bind(performance)
  const appendSeries: Storage['appendSeries'] = async (stream, expected, series) => {
    if (waited === 0) {
      expect((await owner.command(id, { kind: 'enter-result', round: 1, board: 1, result: won })).status).toBe(200)
      waited = 12_000
    }
    return storage.appendSeries(stream, expected, series)
  }
  const slow = await startServer({ ...storage, appendSeries })
  servers.push(slow)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + waited)
  try {
    const entered = await slow.bearer(secret).command(id, { kind: 'enter-result', round: 1, board: 0, result: won })
    expect([entered.status, waited]).toEqual([200, 12_000])
  } finally {
    clock.mockRestore()
  }
})

test('a fault in one command is not the fault of the others', async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 4)
  const order = (key: string, guard: () => null) =>
    server.context.tournaments.run(
      id,
      {
        commands: [{ kind: 'check-in', player: 1 as never, present: true }],
        idempotencyKey: key,
        actor: 'a',
        at: '2026-06-01T10:00:00.000Z',
      },
      guard,
    )
  const broken = (): null => {
    throw new Error('broken')
  }
  const [first, second, third] = await Promise.allSettled([order('a', () => null), order('b', broken), order('c', () => null)])
  expect([first!.status, second!.status, third!.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
