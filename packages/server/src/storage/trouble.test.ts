import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { backup } from './backup/backup.ts'
import type { Storage } from './port.ts'
import { migrate } from './sql/migrate.ts'
import { sqlStorage } from './sql/storage.ts'
import { databaseFile, sqliteDriver } from './sqlite/open.ts'
import { createDatabase, execute, sharedServer, useDatabases } from './testing/databases.ts'
import { at, event, metadata } from './testing/events.ts'
import { integrityOf } from './testing/integrity.ts'
import { mountSmallDisk, withoutPrivileges } from './testing/small-disk.ts'

const databases = useDatabases()
/** Without privileges to mount, the limits that SQLite can set itself have to do. */
const disk = mountSmallDisk('1m')
const serverDisk = disk === null ? null : mountSmallDisk('14m')
afterAll(() => {
  disk?.unmount()
  serverDisk?.unmount()
})

const makeInstallation = async (place: string): Promise<void> => {
  const storage = await databases.open(place)
  await storage.createStream('open', at)
  await storage.append('open', 0, [event(1)], metadata('first'))
  await storage.close()
}

/** Appends incompressible text until it is refused; gives how many were acknowledged and why it ended. */
const appendUntilRefused = async (storage: Storage): Promise<{ readonly acknowledged: number; readonly error: unknown }> => {
  for (let count = (await storage.read('open')).length; ; count += 1) {
    const filling = Array.from({ length: 3000 }, () => Math.random().toString(36).slice(2)).join('')
    try {
      await storage.append('open', count, [{ ...event(count), filling } as never], metadata(`fill ${count}`))
    } catch (error) {
      return { acknowledged: count, error }
    }
    if (count > 2000) throw new Error('The disk never filled')
  }
}

/** After a full disk: all there, none too many, and once there is room it goes on where it stopped. */
const fillsAndRecovers = async (storage: Storage, makeRoom: () => unknown): Promise<void> => {
  const { acknowledged, error } = await appendUntilRefused(storage)
  expect(error).toMatchObject({ code: 'disk-full' })
  expect((error as Error).message).toMatch(/ is full: make room; nothing was changed\.$/)
  const sequences = (await storage.read('open')).map(({ sequence }) => sequence)
  expect(sequences).toEqual(Array.from({ length: acknowledged }, (_, index) => index + 1))
  await makeRoom()
  expect(await storage.append('open', acknowledged, [event(0)], metadata('room again'))).toMatchObject({
    kind: 'appended',
    sequence: acknowledged + 1,
  })
}

test.skipIf(process.platform === 'win32')('files are for their owner only, also in a folder that others may read', async () => {
  const place = await databases.newPlace('sqlite')
  mkdirSync(place, { recursive: true, mode: 0o755 })
  const before = process.umask(0o022)
  try {
    const storage = await databases.open(place)
    await storage.createStream('open', at)
    const open = readdirSync(place).map((name) => [name, (statSync(join(place, name)).mode & 0o777).toString(8)])
    expect(open.map(([name]) => name)).toContain('zug.sqlite-wal')
    expect(open).toEqual(open.map(([name]) => [name, '600']))
    await storage.close()
  } finally {
    process.umask(before)
  }
})

describe('a full disk', () => {
  test.runIf(disk !== null)('SQLite, on a disk of 1 MB (only where mounting is permitted)', async () => {
    const place = join(disk!.folder, 'data')
    await makeInstallation(place)
    const storage = await databases.open(place)
    await fillsAndRecovers(storage, async () => {
      await expect(backup(storage, join(disk!.folder, 'backup'))).rejects.toMatchObject({ code: 'ENOSPC' })
      expect(readdirSync(disk!.folder)).toEqual(['data'])
      disk!.remount('size=32m')
    })
    await storage.close()
    expect(await integrityOf(place)).toEqual(['ok'])
  })

  test('SQLite, at its own limit of pages', async () => {
    const place = await databases.newPlace('sqlite')
    const driver = sqliteDriver(place, 'write')
    await migrate(driver)
    const storage = sqlStorage(driver)
    await storage.createStream('open', at)
    await sql`pragma max_page_count = 200`.execute(driver.db)
    await fillsAndRecovers(storage, () => sql`pragma max_page_count = 100000`.execute(driver.db))
    await storage.close()
    expect(await integrityOf(place)).toEqual(['ok'])
  })

  test.runIf(serverDisk !== null)('PostgreSQL, with its tables on a disk of 14 MB (only where mounting is permitted)', async () => {
    const { url, account } = await sharedServer()
    chownSync(serverDisk!.folder, account.uid, account.gid)
    await execute(url, `create tablespace small location '${serverDisk!.folder}'`)
    const place = await createDatabase(url, 'tablespace small')
    try {
      await makeInstallation(place)
      const storage = await databases.open(place)
      await fillsAndRecovers(storage, () => serverDisk!.remount('size=64m'))
      await storage.close()
    } finally {
      await execute(url, `drop database ${new URL(place).pathname.slice(1)} with (force)`)
      await execute(url, 'drop tablespace small')
    }
  })
})

describe('SQLite files that are lost while they are open', () => {
  const parts = (place: string): readonly string[] => ['', '-wal', '-shm'].map((part) => `${databaseFile(place)}${part}`)
  const replaceByCopy = (place: string): void => {
    writeFileSync(`${databaseFile(place)}.new`, readFileSync(databaseFile(place)))
    renameSync(`${databaseFile(place)}.new`, databaseFile(place))
  }
  test.skipIf(process.platform === 'win32').each<[string, (place: string) => void]>([
    ['removed', (place) => parts(place).map((file) => rmSync(file))],
    ['without the log', (place) => rmSync(`${databaseFile(place)}-wal`)],
    ['another in their place', replaceByCopy],
    ['emptied', (place) => truncateSync(databaseFile(place), 0)],
    ['cut off', (place) => truncateSync(databaseFile(place), 2000)],
  ])('%s: nothing is acknowledged that nobody would find', async (_, lose) => {
    const place = await databases.newPlace('sqlite')
    const storage = await databases.open(place)
    await storage.createStream('open', at)
    await storage.append('open', 0, [event(1)], metadata('first'))
    lose(place)
    const lost = { code: 'data-missing', message: expect.stringContaining('nothing was changed') }
    await expect(storage.append('open', 1, [event(2)], metadata('second'))).rejects.toMatchObject(lost)
    await expect(storage.createStream('other', at)).rejects.toMatchObject(lost)
    // So asks /healthz.
    await expect(storage.saveSetting('health', at)).rejects.toMatchObject(lost)
    await storage.close()
  })

  test.skipIf(process.platform === 'win32')('put back, it goes on', async () => {
    const place = await databases.newPlace('sqlite')
    const storage = await databases.open(place)
    await storage.createStream('open', at)
    for (const file of parts(place)) renameSync(file, `${file}.away`)
    await expect(storage.append('open', 0, [event(1)], metadata('first'))).rejects.toMatchObject({ code: 'data-missing' })
    for (const file of parts(place)) renameSync(`${file}.away`, file)
    expect(await storage.append('open', 0, [event(1)], metadata('first'))).toMatchObject({ kind: 'appended', sequence: 1 })
    await storage.close()
    expect(await (await databases.open(place)).read('open')).toHaveLength(1)
  })
})

describe('a place that cannot be written to', () => {
  test('SQLite: a folder without permission is refused, and can still be read and backed up', async () => {
    const outer = databases.folder()
    const place = join(outer, 'data')
    await makeInstallation(place)
    for (const name of readdirSync(place)) chmodSync(join(place, name), 0o444)
    chmodSync(place, 0o555)
    chmodSync(outer, 0o555)
    await withoutPrivileges(async () => {
      await expect(databases.open(place)).rejects.toMatchObject({
        code: 'read-only',
        message: `The folder ${place} cannot be written to: check its rights, and that its disk is not read-only; nothing was changed.`,
      })
      await expect(databases.open(join(outer, 'new'))).rejects.toMatchObject({ code: 'read-only' })
      const reader = await databases.open(place, { mode: 'read' })
      expect(await reader.read('open')).toHaveLength(1)
      await reader.close()
    })
    chmodSync(outer, 0o755)
    chmodSync(place, 0o755)
    for (const name of readdirSync(place)) chmodSync(join(place, name), 0o644)
    expect(await (await databases.open(place)).read('open')).toHaveLength(1)
  })

  test.runIf(disk !== null)('SQLite: a disk mounted read-only (only where mounting is permitted)', async () => {
    const own = mountSmallDisk('8m')!
    try {
      const place = join(own.folder, 'data')
      await makeInstallation(place)
      own.remount('ro')
      await expect(databases.open(place)).rejects.toMatchObject({ code: 'read-only' })
      const reader = await databases.open(place, { mode: 'read' })
      expect(await reader.read('open')).toHaveLength(1)
      await reader.close()
      own.remount('rw')
      await makeInstallation(place)
    } finally {
      own.unmount()
    }
  })

  test('PostgreSQL that accepts no changes', async () => {
    const place = await databases.newPlace('postgres')
    await makeInstallation(place)
    await execute(place, `alter database ${new URL(place).pathname.slice(1)} set default_transaction_read_only = on`)
    const storage = await databases.open(place)
    await expect(storage.append('open', 1, [event(2)], metadata('b'))).rejects.toMatchObject({ code: 'read-only' })
    expect(await storage.read('open')).toHaveLength(1)
  })
})

describe('a place that is not what it should be', () => {
  test('SQLite: a flipped bit in what finds an earlier command, which would let it in twice', async () => {
    const place = await databases.newPlace('sqlite')
    await makeInstallation(place)
    const file = databaseFile(place)
    const bytes = readFileSync(file)
    const key = metadata('first').idempotencyKey
    // Once in the row, once in the index.
    const places = [...bytes.toString('latin1').matchAll(new RegExp(key, 'g'))].map(({ index }) => index)
    const body = bytes.indexOf('"kind"')
    const index = places.toSorted((a, b) => Math.abs(b - body) - Math.abs(a - body))[0]!
    expect(places.length).toBeGreaterThan(1)
    bytes[index] = bytes[index]! ^ 1
    writeFileSync(file, bytes)
    await expect(databases.open(place)).rejects.toMatchObject({ code: 'damaged', message: expect.stringContaining('zug db backup') })
    // Everything is still read, and so can be restored elsewhere.
    const reader = await databases.open(place, { mode: 'read' })
    expect(await reader.read('open')).toHaveLength(1)
    await reader.close()
  })

  test('two processes on one folder: the second refuses with one sentence', async () => {
    const place = await databases.newPlace('sqlite')
    await databases.open(place)
    const sentence = `Another Zug is using the folder ${place}: stop it first, or share the data through PostgreSQL.`
    await expect(databases.open(place)).rejects.toMatchObject({ code: 'in-use', message: sentence })
    const opener = new URL('./open-storage.ts', import.meta.url).href
    const script = `import(${JSON.stringify(opener)}).then(({ openStorage }) => openStorage(process.argv[1])).catch(({ message }) => console.log(message))`
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', script, place], { encoding: 'utf8' })
    expect([stdout, stderr]).toEqual([`${sentence}\n`, ''])
  })

  test('SQLite: a file that is no database, and a path that is no folder', async () => {
    const place = databases.folder()
    writeFileSync(databaseFile(place), 'x'.repeat(5000))
    await expect(databases.open(place)).rejects.toMatchObject({ code: 'damaged' })
    await expect(databases.open(databaseFile(place))).rejects.toMatchObject({ code: 'no-access' })
    const folder = databases.folder()
    mkdirSync(databaseFile(folder))
    await expect(databases.open(folder)).rejects.toMatchObject({ code: 'no-access' })
  })

  test('PostgreSQL: nobody there, no such database, no such role; the password is never shown', async () => {
    const { url } = await sharedServer()
    const here = new URL(url)
    const refused: readonly (readonly [string, string])[] = [
      ['postgres://zug:hunter2@127.0.0.1:1/zug', 'unreachable'],
      ['postgres://zug:hunter2@no-such-host.invalid/zug', 'unreachable'],
      [`postgres://zug:hunter2@${here.host}/missing`, 'no-installation'],
      [`postgres://nobody:hunter2@${here.host}/postgres`, 'no-access'],
    ]
    for (const [place, code] of refused) {
      const error = await databases.open(place).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ code })
      expect((error as Error).message).not.toContain('hunter2')
    }
  })

  test('PostgreSQL: a server that goes away is said to be unreachable, and works again when it is back', async () => {
    const place = await databases.newPlace('postgres')
    await makeInstallation(place)
    const storage = await databases.open(place)
    await storage.read('open')
    await execute(
      place,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    const first = await storage.append('open', 1, [event(2)], metadata('b')).catch((error: unknown) => error)
    if (first instanceof Error) expect(first).toMatchObject({ code: 'unreachable' })
    const second = await storage.append('open', 1, [event(2)], metadata('b'))
    expect(second).toMatchObject({ sequence: 2 })
  })
})
