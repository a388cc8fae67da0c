import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage, type Storage } from '../storage/index.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { startServer, type TestServer } from '../testing/server.ts'
import { webFolder } from './assets.ts'

const databases = useDatabases()
let storage: Storage
let server: TestServer
beforeAll(async () => {
  storage = await openStorage(await databases.newPlace('sqlite'))
  server = await startServer(storage)
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

test.runIf(existsSync(join(webFolder(), 'index.html')))('every page of the console is one file, never kept without asking', async () => {
  const tags = new Set<string | null>()
  for (const path of ['/', '/new', '/setup', '/desk/demo', '/desk/demo/results/3']) {
    const { status, headers } = await server.nobody.get(path)
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=UTF-8'])
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/)
    tags.add(headers.get('etag'))
  }
  const [tag] = [...tags]
  expect(tags.size).toBe(1)
  expect((await server.nobody.send('GET', '/', undefined, { 'if-none-match': tag! })).status).toBe(304)
})

test.runIf(existsSync(join(webFolder(), 'assets')))('scripts and styles are compressed, and kept for good', async () => {
  const name = readdirSync(join(webFolder(), 'assets')).find((file) => file.endsWith('.js'))!
  const plain = await server.app.request(`/assets/${name}`)
  const small = await server.app.request(`/assets/${name}`, { headers: { 'accept-encoding': 'br;q=1.0, gzip' } })
  expect(small.headers.get('content-encoding')).toMatch(/^(br|gzip)$/)
  expect((await small.arrayBuffer()).byteLength).toBeLessThan((await plain.arrayBuffer()).byteLength)
  expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([null, 'accept-encoding'])
  for (const { headers } of [plain, small]) expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('what is no page of the console is not found', async () => {
  for (const path of ['/desktop', '/api/desk', '/assets/none.js', '/assets/..%2findex.html'])
    expect([path, (await server.nobody.get(path)).status]).toEqual([path, 404])
})
