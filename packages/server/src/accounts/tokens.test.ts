import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { newTournament, setUp, startServer, type TestServer } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

test('a token ends by itself after a year, unless something else is said', async () => {
  const server = await startServer(await databases.openNew('sqlite'), {}, { now: () => new Date('2026-06-01T10:00:00Z') })
  servers.push(server)
  const owner = await setUp(server)
  const until = async (more: object) => (await owner.post('/api/tokens', { name: 'screen', ...more })).body.until
  expect([await until({}), await until({ days: 1 }), await until({ days: null })]).toEqual([
    '2027-06-01T10:00:00.000Z',
    '2026-06-02T10:00:00.000Z',
    null,
  ])
})

test('a token for one tournament has no say about its account', async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 2)
  const { body: token } = await owner.post('/api/tokens', { name: 'scoreboard', tournament: id })
  const { body: other } = await owner.post('/api/tokens', { name: 'other' })
  const limited = server.bearer(token.secret)
  expect((await limited.command(id, { kind: 'enter-player', player: { name: 'Ada' } })).status).toBe(200)
  expect((await limited.get('/api/sessions')).status).toBe(403)
  expect((await limited.send('DELETE', `/api/sessions/${other.id}`)).status).toBe(403)
  expect((await limited.get('/api/accounts')).status).toBe(403)
  expect((await server.bearer(other.secret).get('/api/sessions')).status).toBe(200)
  expect((await limited.send('DELETE', `/api/sessions/${token.id}`)).status).toBe(200)
  expect((await limited.get('/api/me')).status).toBe(401)
})

test('metrics are for owners of the installation, unless the operator opens them', async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  const open = await startServer(await databases.openNew('sqlite'), { metricsOpen: true })
  servers.push(server, open)
  const owner = await setUp(server)
  const token = (await owner.post('/api/tokens', { name: 'monitor', readOnly: true })).body.secret
  const asked = [server.nobody, owner, server.bearer(token), open.nobody].map(async (client) => (await client.get('/metrics')).status)
  expect(await Promise.all(asked)).toEqual([404, 200, 200, 200])
})
