import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { cookieOf, owner, startServer, type TestServer } from '../testing/server.ts'
import { createWorkers, readingBounds } from '../work/workers.ts'
import { largeFile } from './testing/large-event.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const start = async () => {
  // A thread that starts from sources takes long where much else goes on.
  const readers = createWorkers(0, 1, undefined, { ...readingBounds, milliseconds: 120_000 })
  const server = await startServer(await databases.openNew('sqlite'), {}, { readers })
  servers.push(server)
  const cookie = cookieOf(await server.nobody.post('/api/setup', owner))
  const client = server.cookie(cookie)
  const send = (path: string, body: string | Uint8Array, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    server.app.request(path, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', accept: 'application/x-ndjson', ...headers },
      body: body as string,
      ...(signal === undefined ? {} : { signal }),
    })
  const lines = async (response: Response) =>
    (await response.text())
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  const ids = async (): Promise<readonly string[]> =>
    (await client.get('/api/tournaments')).body.tournaments.map((one: { readonly id: string }) => one.id)
  return { server, client, send, lines, ids }
}

const file = largeFile(100, 7)

test('an import says how far it is: read, round by round, stored; and the answer at last', async () => {
  const { client, send, lines } = await start()
  const response = await send('/api/imports?key=k', file)
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  const told = await lines(response)
  const rounds = told.filter(({ stage }) => stage === 'rounds')
  expect(told.map(({ stage }) => stage).filter((stage, at, all) => stage !== all[at - 1])).toEqual([
    'waiting',
    'reading',
    'rounds',
    'storing',
    undefined,
  ])
  expect(rounds).toEqual([0, 1, 2, 3, 4, 5, 6].map((done) => ({ stage: 'rounds', done, all: 7 })))
  const { status, answer } = told.at(-1)
  expect(status).toBe(201)
  const { body } = await client.get(`/api/tournaments/${answer.id}`)
  expect([body.players.length, body.rounds.length]).toEqual([100, 7])
  // Whoever did not get the answer asks again by the same key.
  expect((await lines(await send('/api/imports?key=k', file))).at(-1)).toEqual({ status: 201, answer })
})

test('what is wrong with a file is the last line too', async () => {
  const { send, lines } = await start()
  for (const path of ['/api/imports?key=k', '/api/imports/preview', '/api/backups/preview']) {
    const last = (await lines(await send(path, path.includes('backups') ? 'x' : '001 this is no player\n')))!.at(-1)
    expect([path, last.status]).toEqual([path, 422])
    expect(last.answer.code).toMatch(/^(unreadable|backup-unusable)$/)
  }
})

test('whoever goes between two rounds leaves nothing behind, and the next has the thread', async () => {
  const { send, lines, ids, server } = await start()
  const gone = new AbortController()
  const response = await send('/api/imports?key=k', file, {}, gone.signal)
  const reader = response.body!.getReader()
  const text = new TextDecoder()
  for (let heard = ''; !heard.includes('"rounds"'); ) heard += text.decode((await reader.read()).value)
  gone.abort()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) rest += text.decode(part.value)
  expect(rest).toContain('abandoned')
  expect(await ids()).toEqual([])
  const streams = await server.context.storage.streams()
  expect(streams.filter(({ stream }) => !stream.startsWith('$'))).toEqual([])
  // By the same key, as if nothing had been.
  expect((await lines(await send('/api/imports?key=k', file))).at(-1).status).toBe(201)
  expect(await ids()).toHaveLength(1)
})

test('a file may come packed, no larger than others when it is unpacked', async () => {
  const { send, lines } = await start()
  const packed = { 'content-encoding': 'gzip' }
  const last = async (bytes: Uint8Array) => (await lines(await send('/api/imports/preview', bytes, packed))).at(-1)
  expect(await last(gzipSync(file))).toMatchObject({ status: 200, answer: { rounds: 7 } })
  expect(await last(gzipSync(Buffer.alloc(5_000_001)))).toMatchObject({ status: 413, answer: { code: 'too-large' } })
  expect(await last(Buffer.from('no such thing'))).toMatchObject({ status: 400, answer: { code: 'invalid-request' } })
})
