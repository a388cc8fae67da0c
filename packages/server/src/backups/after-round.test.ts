import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHub } from '../live/hub.ts'
import { createLog } from '../observe/log.ts'
import { restore } from '../storage/backup/backup.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/port.ts'
import { startHotBackups } from './after-round.ts'

const log = createLog('silent')
let place: string
let storage: Storage

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'zug-backups-'))
  storage = await openStorage(join(place, 'data'))
  await storage.createStream('open', '2026-11-15T10:00:00Z')
})
afterEach(async () => {
  await storage.close()
  rmSync(place, { recursive: true, force: true })
})

const append = (sequence: number, kind: string) =>
  storage.append('open', sequence, [{ kind }], { idempotencyKey: `key ${sequence}`, actor: 'arbiter', at: '2026-11-15T10:00:00Z' })

const until = async (condition: () => boolean): Promise<void> => {
  for (let tries = 0; !condition() && tries < 200; tries++) await new Promise((resolve) => setTimeout(resolve, 20))
}
const files = (): readonly string[] => {
  try {
    return readdirSync(join(place, 'backups')).sort()
  } catch {
    return []
  }
}

describe('backups after every published round', () => {
  it('are made for a published round and for nothing else, and restore all there was', async () => {
    const hub = await createHub({ storage, log, most: 10, gather: 1 })
    const backups = startHotBackups(storage, hub, join(place, 'backups'), log)
    await append(0, 'tournament-created')
    await append(1, 'result-entered')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(files()).toEqual([])
    await append(2, 'round-published')
    await until(() => files().length === 1)
    await backups.close()
    await hub.close()
    expect(files()).toEqual(['zug-000000000003.backup'])
    const copy = await openStorage(join(place, 'copy'))
    expect(await restore(copy, join(place, 'backups', files()[0]!))).toEqual({ streams: 1, tournaments: 1, events: 3 })
    await copy.close()
  })

  it('are encrypted where there is a key', async () => {
    const hub = await createHub({ storage, log, most: 10, gather: 1 })
    const backups = startHotBackups(storage, hub, join(place, 'backups'), log, 'a passphrase for tests')
    await append(0, 'round-published')
    await until(() => files().length === 1)
    await backups.close()
    await hub.close()
    const file = join(place, 'backups', files()[0]!)
    const copy = await openStorage(join(place, 'copy'))
    await expect(restore(copy, file)).rejects.toMatchObject({ code: 'key-missing' })
    expect(await restore(copy, file, 'a passphrase for tests')).toMatchObject({ events: 1 })
    await copy.close()
  })

  it.each([
    ['a restore has set the positions back', 1000],
    ['the clock was set back', Date.now() / 1000 + 86_400],
  ])('keep the newest, also where %s', async (_, made) => {
    const folder = join(place, 'backups')
    mkdirSync(folder)
    const earlier = Array.from({ length: 20 }, (_, at) => `zug-${String(500 + at).padStart(12, '0')}.backup`)
    for (const [at, file] of earlier.entries()) {
      writeFileSync(join(folder, file), '')
      utimesSync(join(folder, file), made + at, made + at)
    }
    const hub = await createHub({ storage, log, most: 10, gather: 1 })
    const backups = startHotBackups(storage, hub, folder, log)
    await append(0, 'round-published')
    await until(() => !files().includes(earlier[0]!))
    await append(1, 'round-published')
    await until(() => !files().includes(earlier[1]!))
    await backups.close()
    await hub.close()
    expect(files()).toEqual([...earlier.slice(2), 'zug-000000000520.backup', 'zug-000000000521.backup'])
  })

  it('a folder that cannot be written to leaves the desk running', async () => {
    const hub = await createHub({ storage, log, most: 10, gather: 1 })
    const backups = startHotBackups(storage, hub, join(place, 'data', 'zug.sqlite', 'no-folder'), log)
    await append(0, 'round-published')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await append(1, 'result-entered')).kind).toBe('appended')
    await backups.close()
    await hub.close()
  })
})
