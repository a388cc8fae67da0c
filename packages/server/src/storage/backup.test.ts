import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backup, copyInstallation, restore } from './backup/backup.ts'
import type { InstallationRecord, Storage } from './port.ts'
import { databaseKinds, useDatabases } from './testing/databases.ts'
import { at, event, metadata } from './testing/events.ts'

const databases = useDatabases()

/** Two tournaments that take turns, one empty, settings, and text that breaks careless readers of lines. */
const fill = async (storage: Storage): Promise<void> => {
  for (const stream of ['open', 'blitz', 'empty']) await storage.createStream(stream, at)
  for (let round = 0; round < 5; round += 1) {
    await storage.append('open', round * 2, [event(round), { ...event(round), name: 'a\u2028b\n"Ž' } as never], metadata(`r${round}`))
    await storage.append('blitz', round, [event(round)], metadata(`r${round}`))
  }
  await storage.saveSetting('secret', { key: 'x' })
}

const contentOf = async (storage: Storage): Promise<readonly InstallationRecord[]> => {
  const records: InstallationRecord[] = []
  for await (const record of storage.records()) records.push(record)
  return records
}

test('what the installation keeps for itself is no tournament', async () => {
  const source = await databases.openNew('sqlite')
  await fill(source)
  for (const stream of ['$accounts', '$halls']) await source.createStream(stream, at)
  expect(await backup(source, join(databases.folder(), 'counted.zug-backup'))).toEqual({ streams: 5, tournaments: 3, events: 15 })
})

describe.each(databaseKinds)('from %s', (from) => {
  test.each(databaseKinds)('a backup restores into %s, and it goes on from there', async (to) => {
    const source = await databases.openNew(from)
    await fill(source)
    const file = join(databases.folder(), 'club.zug-backup')
    expect(await backup(source, file)).toMatchObject({ streams: 3, events: 15 })
    const target = await databases.openNew(to)
    expect(await restore(target, file)).toMatchObject({ streams: 3, events: 15 })
    expect(await contentOf(target)).toEqual(await contentOf(source))
    expect(await target.append('open', 8, [event(1)], metadata('r4'))).toEqual({ kind: 'duplicate', sequence: 10, position: 14 })
    expect(await target.append('open', 10, [event(1)], metadata('r5'))).toEqual({ kind: 'appended', sequence: 11, position: 16 })
  })

  test.each(databaseKinds)('an installation moves to %s in one step', async (to) => {
    const source = await databases.openNew(from)
    await fill(source)
    const target = await databases.openNew(to)
    await copyInstallation(source, target)
    expect(await contentOf(target)).toEqual(await contentOf(source))
  })

  test('a backup is made while others write, and is of one moment', async () => {
    const source = await databases.openNew(from)
    await fill(source)
    let writing = true
    const writer = (async () => {
      for (let sequence = 10; writing; sequence += 1) {
        await source.append('open', sequence, [event(sequence)], metadata(`s${sequence}`))
        // node:sqlite never waits, so without this nobody else would come to do anything.
        await new Promise(setImmediate)
      }
    })()
    const file = join(databases.folder(), 'hot')
    const { events } = await backup(source, file)
    writing = false
    await writer
    const target = await databases.openNew(from)
    await restore(target, file)
    expect(await target.readAll(0, 100_000)).toEqual(await source.readAll(0, events))
  })

  test('what is there already is never overwritten', async () => {
    const source = await databases.openNew(from)
    await fill(source)
    const file = join(databases.folder(), 'backup')
    await backup(source, file)
    const before = await contentOf(source)
    await expect(restore(source, file)).rejects.toMatchObject({ code: 'not-empty' })
    expect(await contentOf(source)).toEqual(before)
  })

  test('a damaged backup restores nothing at all', async () => {
    const source = await databases.openNew(from)
    await fill(source)
    const folder = databases.folder()
    const file = join(folder, 'backup')
    await backup(source, file)
    const text = readFileSync(file, 'utf8')
    const lines = text.split('\n')
    const damages: readonly (readonly [string, string])[] = [
      ['its end is missing', lines.slice(0, -2).join('\n')],
      ['cannot be read', text.slice(0, text.length >> 1)],
      ['its checksum is wrong', text.replace('"actor":"chief"', '"actor":"thief"')],
      ['its checksum is wrong', [...lines.slice(0, 1), ...lines.slice(2)].join('\n')],
      ['its checksum is wrong', [...lines.slice(0, 6), ...lines.slice(7)].join('\n')],
      ['it is no backup of Zug', '{"players":[]}\n'],
      ['cannot be read', 'PK\u0003\u0004'],
      ['its end is missing', ''],
      ['follows the end', `${text}{}\n`],
    ]
    const target = await databases.openNew(from)
    for (const [why, damaged] of damages) {
      const broken = join(folder, 'broken')
      writeFileSync(broken, damaged)
      await expect(restore(target, broken), why).rejects.toThrow(why)
      expect(await contentOf(target)).toEqual([])
    }
    await restore(target, file)
    expect(await contentOf(target)).toEqual(await contentOf(source))
  })
})

test('a backup that cannot be written leaves the one before it and no rubbish', async () => {
  const storage = await databases.openNew('sqlite')
  await fill(storage)
  const folder = databases.folder()
  const file = join(folder, 'backup')
  await backup(storage, file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const before = readFileSync(file, 'utf8')
  const failing: Storage = {
    ...storage,
    records: async function* () {
      yield { kind: 'setting', name: 'first', value: 1 }
      throw new Error('lost')
    },
  }
  await expect(backup(failing, file)).rejects.toThrow('lost')
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(readdirSync(folder)).toEqual(['backup'])
  mkdirSync(join(folder, 'dir'))
  await expect(backup(storage, join(folder, 'dir'))).rejects.toMatchObject({ syscall: 'rename' })
  await expect(backup(storage, join(folder, 'none', 'x'))).rejects.toMatchObject({ code: 'ENOENT' })
  expect(readdirSync(folder).sort()).toEqual(['backup', 'dir'])
})
