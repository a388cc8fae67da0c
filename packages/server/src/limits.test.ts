import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { problemCodes } from './http/problem.ts'
import { limits } from './limits.ts'
import { useDatabases } from './storage/testing/databases.ts'
import { newTournament, setUp, startServer, type TestServer } from './testing/server.ts'

describe('docs/operator.md', () => {
  const page = readFileSync(new URL('../../../docs/operator.md', import.meta.url), 'utf8')
  const section = page.split(/^## /m).find((part) => part.startsWith('Limits')) ?? ''
  const rows = [...section.matchAll(/^\| `(\w+)` \| ([\d,]+) \| (.*) \| (.*) \|$/gm)].map(([, limit, value, , answer]) => ({
    limit,
    value,
    answer,
  }))

  test('has every limit with its value, and no other', () => {
    expect(rows.map(({ limit, value }) => [limit, value])).toEqual(
      Object.entries(limits).map(([limit, value]) => [limit, value.toLocaleString('en')]),
    )
  })

  test.each(['operator.md', 'season.md'])('lets proxies take what the desk takes, which nginx does not by itself: %s', (name) => {
    const text = readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
    const servers = [...text.matchAll(/^server \{\n[\s\S]*?^\}/gm)].map(([server]) => server)
    expect(servers).not.toEqual([])
    for (const server of servers) {
      const megabytes = Number(/client_max_body_size (\d+)m;/.exec(server)?.[1] ?? 1)
      expect(megabytes * 2 ** 20, server).toBeGreaterThanOrEqual(limits.bodyBytes)
    }
  })

  test('says how each is answered, with a code that there is', () => {
    for (const { limit, answer = '' } of rows) {
      const [, code] = /^\d{3} `([\w-]+)`/.exec(answer) ?? []
      if (code === undefined) expect(answer, limit).toBe('cut off')
      else expect(problemCodes, limit).toContain(code)
    }
  })
})

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

test('a tournament has so many players, however they come', async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 3)
  const enter = (count: number, key?: string) =>
    owner.command(id, { kind: 'import-players', players: Array.from({ length: count }, (_, at) => ({ name: `More ${at}` })) }, key)
  const refused = await enter(limits.players - 2)
  expect([refused.status, refused.body.code, refused.body.data]).toEqual([422, 'too-many', { most: limits.players }])
  expect((await enter(2, 'once')).status).toBe(200)
})

test('files that the public asks for are made so often in a minute; what was made is free, and the desk always has its own', async () => {
  let now = 0
  const server = await startServer(await databases.openNew('sqlite'), { filesPerMinute: 2 }, { steady: () => now })
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 4)
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  const ask = async (format: string, client = server.nobody) => (await client.get(`/api/tournaments/${id}/export/${format}`)).status
  expect([await ask('csv'), await ask('json'), await ask('trf16'), await ask('csv')]).toEqual([200, 200, 429, 200])
  expect(await ask('trf26', owner)).toBe(200)
  const { headers, body } = await server.nobody.get(`/api/tournaments/${id}/export/trfx`)
  expect([headers.get('retry-after'), body.code, body.data]).toEqual(['5', 'too-many-requests', { of: 'files' }])
  now += 60_000
  expect(await ask('trf16')).toBe(200)
})

test('in the events of one owner so much is changed in a minute, by whomever may; who may not uses nothing up', async () => {
  let now = 0
  const server = await startServer(await databases.openNew('sqlite'), { tenantWritesPerMinute: 3 }, { steady: () => now })
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 0)
  const enter = (client = owner) => client.command(id, { kind: 'enter-player', player: { name: 'Somebody' }, confirmed: true })
  for (let time = 0; time < 5; time += 1) expect((await enter(server.nobody)).status).toBe(404)
  for (let time = 0; time < 3; time += 1) expect((await enter()).status).toBeLessThan(429)
  const refused = await enter()
  expect([refused.status, refused.body.data, refused.headers.get('retry-after')]).toEqual([429, { of: 'tenant' }, '5'])
  now += 60_000
  expect((await enter()).status).toBeLessThan(429)
})
