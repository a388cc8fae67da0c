import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { drawn, newTournament, setUp, startServer, type TestServer, won } from '../../testing/server.ts'
import { createDatabase, execute, useDatabases } from '../testing/databases.ts'
import { at, event, metadata } from '../testing/events.ts'
import { type Cluster, startCluster } from '../testing/postgres-cluster.ts'

/** An error that nobody hears ends the process; here it fails the run. */
const databases = useDatabases()
let cluster: Cluster
const servers: TestServer[] = []
beforeAll(async () => {
  cluster = await startCluster()
}, 60_000)
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
afterAll(() => cluster.stop(), 60_000)

const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
const terminate = (place: string, which = ''): Promise<void> => execute(place, `select pg_terminate_backend(pid) ${others} ${which}`)

test('a connection that is lost within a transaction costs nothing: the append is made again and takes effect once', async () => {
  const place = await createDatabase(cluster.url())
  const storage = await databases.open(place)
  await storage.createStream('open', at)
  const holder = new pg.Client({ connectionString: place })
  holder.on('error', () => {})
  await holder.connect()
  await holder.query(`select pg_advisory_lock(hashtextextended('zug ' || current_schema(), 0))`)
  const appended = storage.append('open', 0, [event(1)], metadata('a'))
  const waits = `and wait_event_type = 'Lock'`
  for (;;) {
    const { rows } = await holder.query(`select pid ${others} ${waits}`)
    if (rows.length > 0) break
    await delay(10)
  }
  await holder.query(`select pg_terminate_backend(pid) ${others} ${waits}`)
  await holder.end()
  expect(await appended).toMatchObject({ kind: 'appended', sequence: 1 })
  expect(await storage.read('open')).toHaveLength(1)
})

test('a commit of which nobody was told is found by its key', async () => {
  const place = await createDatabase(cluster.url())
  const storage = await databases.open(place)
  await storage.createStream('open', at)
  // The trigger runs at the commit; the connection goes when everything is written and the answer is not.
  await execute(
    place,
    `create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$;
     create constraint trigger slow after insert on events deferrable initially deferred for each row execute function slow()`,
  )
  const first = storage.append('open', 0, [event(1)], metadata('a'))
  await delay(200)
  await terminate(place)
  expect(['appended', 'duplicate']).toContain((await first).kind)
  expect(await storage.append('open', 0, [event(1)], metadata('a'))).toMatchObject({ kind: 'duplicate', sequence: 1 })
  expect(await storage.read('open')).toHaveLength(1)
})

test.each([
  ['backends are killed', (place: string) => terminate(place)],
  ['PostgreSQL is restarted at once', () => cluster.crash()],
])('%s while results come in: the desk answers 503 at most, goes on, and has every result once', { timeout: 60_000 }, async (_, strike) => {
  const place = await createDatabase(cluster.url())
  const server = await startServer(await databases.open(place))
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 40)
  for (const kind of ['pair-round', 'publish-round']) await owner.command(id, { kind })
  const before = (await owner.get(`/api/tournaments/${id}`)).body.sequence
  let striking = true
  /** As a phone does it: the same key until there is an answer. */
  const phone = async (board: number): Promise<number> => {
    let entered = 0
    for (let change = 0; striking || change < 3; change++) {
      const result = change % 2 === 0 ? won : drawn
      for (;;) {
        const { status, body } = await owner.command(id, { kind: 'enter-result', round: 1, board, result }, `board-${board}-${change}`)
        if (status === 200) break
        expect([status, body.code]).toEqual([503, 'unreachable'])
        await delay(20)
      }
      entered += 1
    }
    return entered
  }
  const phones = Array.from({ length: 20 }, (_, board) => phone(board))
  for (let times = 0; times < 3; times++) {
    await delay(200)
    await strike(place)
  }
  striking = false
  const entered = (await Promise.all(phones)).reduce((sum, count) => sum + count, 0)
  const stored = (await server.context.storage.read(id, before)).map(({ idempotencyKey }) => idempotencyKey)
  expect(stored.length).toBe(entered)
  expect(new Set(stored).size).toBe(entered)
  await expect.poll(async () => (await owner.get(`/api/tournaments/${id}`)).body.sequence).toBe(before + entered)
})
