import { afterEach, expect, test } from 'vitest'
import { startNats } from '../bus/testing/nats-server.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { until } from '../storage/testing/events.ts'
import { newTournament, owner as ownerAccount, setUp, startServer, type TestServer, won } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** Each with connections of its own, as two processes have them: they know of each other only through the database. */
const startTwo = async (bus: string | null = null) => {
  const place = await databases.newPlace('postgres')
  for (const _ of ['first', 'second']) servers.push(await startServer(await databases.open(place, { bus })))
  return servers as unknown as readonly [TestServer, TestServer]
}

test.each(['PostgreSQL', 'NATS'])(
  'over %s: what one server is told, the other shows; access taken away at one is gone at the other',
  async (bus) => {
    const [here, there] = await startTwo(bus === 'NATS' ? (await startNats()).url : null)
    const owner = await setUp(here)
    const id = await newTournament(owner, 8)
    const { body: token } = await owner.post('/api/tokens', { name: 'there' })
    const other = there.bearer(token.secret)
    await until(async () => (await other.get(`/api/tournaments/${id}`)).status === 200)
    await owner.command(id, { kind: 'pair-round' })
    expect((await other.command(id, { kind: 'publish-round' })).status).toBe(200)
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        (n % 2 === 0 ? owner : other).command(id, { kind: 'enter-result', round: 1, board: n % 4, result: won }),
      ),
    )
    const sequence = async (client: typeof owner) => (await client.get(`/api/tournaments/${id}`)).body.sequence
    await until(async () => (await sequence(owner)) === (await sequence(other)))
    expect((await owner.get(`/api/tournaments/${id}`)).body).toEqual((await other.get(`/api/tournaments/${id}`)).body)
    await owner.send('DELETE', `/api/sessions/${token.id}`)
    await until(async () => (await other.get('/api/sessions')).status === 401)
  },
)

test('a retry at the other server does nothing twice', async () => {
  const [here, there] = await startTwo()
  const owner = await setUp(here)
  const id = await newTournament(owner, 4)
  const { secret } = (await owner.post('/api/tokens', { name: 'phone' })).body
  await until(async () => (await there.bearer(secret).get('/api/sessions')).status === 200)
  const enter = { kind: 'enter-player', player: { name: 'Once' } }
  const both = await Promise.all([here, there].map((server) => server.bearer(secret).command(id, enter, 'one-key')))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both.map(({ body }) => body.repeated).toSorted()).toEqual([false, true])
  expect(new Set(both.map(({ body }) => body.sequence)).size).toBe(1)
})

test('two servers at the first start agree on one owner', async () => {
  const [here, there] = await startTwo()
  const both = await Promise.all(
    [here, there].map((server, n) => server.nobody.post('/api/setup', { ...ownerAccount, login: `owner${n}` })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
