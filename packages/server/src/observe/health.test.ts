import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StorageError } from '../storage/storage-error.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { setUp, startServer, type TestServer } from '../testing/server.ts'
import { metricKinds } from './metrics.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
const start = async (config = {}) => {
  const server = await startServer(await databases.openNew('sqlite'), config)
  servers.push(server)
  return server
}

describe('/readyz', () => {
  test('says that requests may be sent here until the desk is asked to end, while it is still well', async () => {
    const server = await start()
    expect(await server.nobody.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
    server.context.life.ending = true
    const ending = await server.nobody.get('/readyz')
    expect(ending).toMatchObject({ status: 503, body: { status: 'ending' } })
    expect(ending.headers.get('retry-after')).toBe('5')
    expect((await server.nobody.get('/healthz')).status).toBe(200)
  })

  test('says why not where storage does not answer', async () => {
    const server = await start()
    vi.spyOn(server.context.storage.logs[0], 'position').mockRejectedValue(new StorageError('unreachable', 'secret place'))
    expect(await server.nobody.get('/readyz')).toMatchObject({ status: 503, body: { code: 'unreachable' } })
  })
})

test('a database that neither answers nor hangs up is said to be out of reach, in time', async () => {
  const server = await start()
  vi.spyOn(server.context.storage.logs[0], 'position').mockReturnValue(new Promise(() => {}))
  const asked = [server.nobody.get('/healthz'), server.nobody.get('/readyz')]
  for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ status: 503, body: { code: 'unreachable' } })
})

test('/seen says who asks, and believes a proxy where the operator does', async () => {
  const headers = { host: 'chess.example', 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'https' }
  const alone = await start()
  const seen = { origin: 'http://chess.example', trustProxy: false, forwarded: true }
  expect((await alone.clientWith(headers).get('/seen')).body).toMatchObject(seen)
  const behind = await start({ trustProxy: true })
  expect((await behind.clientWith(headers).get('/seen')).body).toMatchObject({
    ...seen,
    origin: 'https://chess.example',
    trustProxy: true,
    address: '192.0.2.7',
  })
})

describe('/metrics', () => {
  test('has each metric with what it is, and counts', async () => {
    const server = await start({ metricsOpen: true })
    await setUp(server)
    await server.nobody.get('/api/tournaments')
    const { text } = (await server.nobody.get('/metrics')).body
    for (const [name, [kind]] of Object.entries(metricKinds)) expect(text).toContain(`# TYPE ${name} ${kind}\n`)
    expect(text).toMatch(/^zug_http_request_seconds_bucket\{le="\+Inf"\} 2$/m)
    expect(text).toMatch(/^zug_http_requests_total\{method="GET",status="200"\} 1$/m)
    expect(text).toMatch(/^zug_ready 1$/m)
    expect(text).toMatch(/^zug_backup_age_seconds -1$/m)
    // Every line is a comment, or a name with labels and a number.
    for (const line of text.trim().split('\n')) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? -?[\d.e+-]+)$/)
  })

  test('has all that the dashboard asks for', () => {
    const dashboard = JSON.parse(readFileSync(new URL('../../../../packaging/operations/dashboard.json', import.meta.url), 'utf8'))
    const asked = JSON.stringify(dashboard).match(/\b(zug|process|nodejs)_[a-z0-9_]+/g)!
    const known = Object.keys(metricKinds).flatMap((name) => [name, `${name}_bucket`])
    expect([...new Set(asked)].filter((name) => !known.includes(name))).toEqual([])
    expect(new Set(asked).size).toBeGreaterThan(8)
  })
})
