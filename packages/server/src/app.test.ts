import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { endpoints } from './endpoints.ts'
import { StorageError } from './storage/storage-error.ts'
import { useDatabases } from './storage/testing/databases.ts'
import { mountSmallDisk } from './storage/testing/small-disk.ts'
import { newTournament, setUp, startServer, type TestServer } from './testing/server.ts'
import { commandKinds } from './tournaments/commands.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
const start = async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  return server
}

test('the OpenAPI document has every route and every command', async () => {
  const server = await start()
  const { status, body } = await server.nobody.get('/api/openapi.json')
  expect(status).toBe(200)
  const documented = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(documented.toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} /api${path}`).toSorted())
  const { oneOf } = body.components.schemas.Command
  const kinds = oneOf.map(
    (each: { readonly properties: { readonly kind: { readonly const?: string; readonly enum?: readonly string[] } } }) =>
      each.properties.kind.const ?? each.properties.kind.enum?.[0],
  )
  expect(kinds.toSorted()).toEqual(commandKinds.toSorted())
})

test('the OpenAPI document says of every answer what is in it', async () => {
  const undocumented = endpoints.filter(({ answers, media }) => answers === undefined && media === undefined)
  expect(undocumented.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  const server = await start()
  const { body } = await server.nobody.get('/api/openapi.json')
  const text = JSON.stringify(body)
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) expect(body.components.schemas).toHaveProperty([name!])
  expect(Object.keys(body.paths['/api/tournaments'].post.responses)).toContain('201')
})

test('what is not there is a problem document, with the headers of everything else', async () => {
  const server = await start()
  for (const path of ['/api/nothing', '/nothing', '/api/tournaments/none', '/api/tournaments/%00']) {
    const { status, headers, body } = await server.nobody.get(path)
    expect(status).toBe(404)
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(headers.get('content-security-policy')).toBeTruthy()
    expect(body).toMatchObject({ status: 404, code: 'not-found' })
  }
})

test('an error of ours is a problem that tells nothing', async () => {
  const server = await start()
  server.app.get('/broken', () => {
    throw new Error('secret detail')
  })
  const { status, body } = await server.nobody.get('/broken')
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toMatch(/secret detail/)
})

test('a full disk is told as what it is, without saying where, and the change comes through when there is room', async () => {
  const server = await start()
  const owner = await setUp(server)
  const id = await newTournament(owner, 4)
  const enter = () => owner.command(id, { kind: 'enter-player', player: { name: 'Late' } }, 'one-key')
  const full = vi
    .spyOn(server.context.storage, 'appendSeries')
    .mockRejectedValue(new StorageError('disk-full', 'The disk that holds /secret/folder is full.'))
  const refused = await enter()
  expect(refused).toMatchObject({ status: 503, body: { code: 'disk-full', status: 503 } })
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(JSON.stringify(refused.body)).not.toMatch(/secret/)
  full.mockRestore()
  expect((await enter()).body).toMatchObject({ repeated: false })
})

test('health follows storage', async () => {
  const server = await start()
  expect((await server.nobody.get('/healthz')).status).toBe(200)
  await server.context.storage.close()
  expect((await server.nobody.get('/healthz')).status).toBe(503)
})

const disk = mountSmallDisk('1m')
afterAll(() => disk?.unmount())

test('health is not well on a full disk, and says so', async () => {
  const place = disk?.folder ?? (await databases.newPlace('sqlite'))
  const storage = await databases.open(place)
  const server = await startServer(storage)
  servers.push(server)
  await storage.createStream('filling', '2026-06-01T10:00:00Z')
  if (disk === null) vi.spyOn(storage, 'saveSetting').mockRejectedValue(new StorageError('disk-full', 'full'))
  else {
    let room = 400_000
    for (let sequence = 0; room > 10; ) {
      const event = { kind: 'filling', text: 'x'.repeat(room) }
      const metadata = { idempotencyKey: `${sequence} ${room}`, actor: 'nobody', at: '2026-06-01T10:00:00Z' }
      const done = await storage.append('filling', sequence, [event], metadata).catch(() => null)
      if (done === null) room = Math.floor(room / 2)
      else sequence += 1
    }
  }
  const { status, body, headers } = await server.nobody.get('/healthz')
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'disk-full', '5'])
})
