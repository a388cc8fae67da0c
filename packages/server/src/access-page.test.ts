import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessPage } from './access-page.ts'
import { endpoints } from './endpoints.ts'
import { pageAccess } from './pages/access.ts'
import { openStorage, type Storage } from './storage/index.ts'
import { useDatabases } from './storage/testing/databases.ts'
import { startServer, type TestServer } from './testing/server.ts'

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

// `npm run access-page` writes it.
test('docs/access.md says what the tables say', async () => {
  await expect(accessPage()).toMatchFileSnapshot('../../../docs/access.md')
})

test('whatever the server answers stands in one of the tables', () => {
  const answered = server.app.routes
    .filter(({ method, path }) => !(method === 'ALL' && path.endsWith('/*')))
    .map(({ method, path }) => `${method} ${path}`)
  const api = endpoints.map(({ method, path }) => `${method.toUpperCase()} /api${path.replace(/\{(\w+)\}/g, ':$1')}`)
  expect([...new Set(answered)].toSorted()).toEqual([...api, ...Object.keys(pageAccess)].toSorted())
})
