import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { ServerContext } from './context.ts'
import { serveDesk } from './serve.ts'
import { backup, restore } from './storage/backup/backup.ts'
import { openStorage } from './storage/open-storage.ts'

const contexts = vi.hoisted(() => [] as ServerContext[])
vi.mock('./context.ts', async (original) => {
  const real = await original<typeof import('./context.ts')>()
  return {
    ...real,
    createContext: async (...parts: Parameters<typeof real.createContext>) => {
      const context = await real.createContext(...parts)
      contexts.push(context)
      return context
    },
  }
})

const places: string[] = []
afterEach(() => {
  for (const place of places.splice(0)) rmSync(place, { recursive: true, force: true })
})

test.each([
  ['after a round', 'zug-000000000007.backup'],
  ['before an update', 'before-update-2-to-4.zug-backup'],
])('a database that was emptied is not taken for a new desk where there are backups of it, made %s', async (_, name) => {
  const place = mkdtempSync(join(tmpdir(), 'zug-serve-'))
  places.push(place)
  const start = () => serveDesk({ place, port: 0, logLevel: 'silent' })
  const desk = await start()
  const file = join(place, 'backups', name)
  mkdirSync(join(place, 'backups'))
  await backup(desk.context.storage, file)
  await desk.close()
  for (const part of ['zug.sqlite', 'zug.sqlite-wal', 'zug.sqlite-shm']) rmSync(join(place, part), { force: true })
  writeFileSync(join(place, 'zug.sqlite'), '')
  // The second start finds tables, and nothing in them.
  for (let times = 0; times < 2; times++)
    await expect(start()).rejects.toMatchObject({ code: 'data-missing', message: expect.stringContaining(file) })
  const storage = await openStorage(place)
  await restore(storage, file)
  await storage.close()
  await (await start()).close()
})

test('a desk that finds its port taken leaves nothing running and its folder free', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const place = mkdtempSync(join(tmpdir(), 'zug-serve-'))
  places.push(place)
  const start = (port: number) => serveDesk({ place, port, logLevel: 'silent' })
  await expect(start((other.address() as AddressInfo).port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  const nothing = () => {}
  expect(contexts[0]!.hub.listen('any', nothing, nothing, nothing, { kind: 'account', id: 'a' })).toBeNull()
  const desk = await start(0)
  await desk.close()
  await new Promise((resolve) => other.close(resolve))
})
