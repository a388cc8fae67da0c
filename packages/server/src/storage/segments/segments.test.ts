import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createLog } from '../../observe/log.ts'
import { backup, restore } from '../backup/backup.ts'
import { checkInstallation } from '../chain/check-installation.ts'
import type { Storage, StoredEvent } from '../port.ts'
import { moveStreams } from '../shards/mover.ts'
import { useDatabases } from '../testing/databases.ts'
import { event, metadata } from '../testing/events.ts'
import { folderStore } from './folder-store.ts'
import { openStore } from './open-store.ts'
import { readSegments, type Wanted } from './read-segments.ts'
import { parseName, writeSegment } from './segment.ts'
import type { SegmentStore } from './store.ts'
import { startS3, type Trouble } from './testing/s3-double.ts'
import { type SegmentWriter, startSegments } from './writer.ts'

const databases = useDatabases()
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const log = createLog('silent')
const writer = (storage: Storage, store: SegmentStore, secret: string | null = null, more: object = {}): SegmentWriter => {
  const made = startSegments({ storage, store, secret, log, every: 1_000_000, ...more })
  closing.push(made.close)
  return made
}
const all: Wanted = { tournament: null, until: null, sequence: null, line: null }
const when = (minute: number): string => `2026-05-01T10:${String(minute).padStart(2, '0')}:00.000Z`
const write = async (storage: Storage, stream: string, from: number, to: number): Promise<void> => {
  await storage.createStream(stream, when(0))
  for (let sequence = from; sequence <= to; sequence++)
    await storage.append(stream, sequence - 1, [event(sequence)], { ...metadata(`${stream} ${sequence}`), at: when(sequence) })
}
const restored = async (store: SegmentStore, wanted: Partial<Wanted> = {}, secret: string | null = null) => {
  const found = await readSegments(store, secret, { ...all, ...wanted })
  const target = await databases.openNew('sqlite')
  await target.load(recordsIn(found.records))
  const { records, lost } = await checkInstallation(target)
  expect([records.flatMap(({ breaches }) => breaches), lost]).toEqual([[], 0])
  return target
}
const recordsIn = async function* <T>(records: readonly T[]): AsyncGenerator<T> {
  yield* records
}
const without = (events: readonly StoredEvent[]) => events.map(({ position: _, ...rest }) => rest)
const same = async (a: Storage, b: Storage): Promise<void> => {
  const streams = async (storage: Storage) => (await storage.streams()).filter(({ sequence }) => sequence > 0)
  expect(await streams(a)).toEqual(await streams(b))
  for (const { stream } of await streams(a)) expect(without(await a.read(stream))).toEqual(without(await b.read(stream)))
}
const segmentsIn = (names: readonly string[]) => names.flatMap((name) => parseName(name) ?? [])

const stores = {
  folder: async () => ({ store: folderStore(join(databases.folder(), 'segments')), fail: null }),
  s3: async () => {
    const s3 = await startS3()
    closing.push(s3.close)
    return { store: openStore(s3.place, s3.environment, { each: 200, pauses: [20] }), fail: s3.fail }
  },
} as const

describe.each(Object.entries(stores))('in a store: %s', (_, make) => {
  test.each([null, 'a long passphrase'])('everything, one tournament, and any moment come back (key: %s)', async (secret) => {
    const { store } = await make()
    const storage = await databases.openNew('sqlite')
    const segments = writer(storage, store, secret)
    await storage.saveSetting('link-key', 'secret of links')
    await write(storage, '$accounts', 1, 2)
    await write(storage, 'open', 1, 5)
    await segments.look()
    await storage.saveSetting('gone', 1)
    await write(storage, 'blitz', 1, 9)
    await segments.look()
    await storage.deleteSetting('gone')
    await storage.saveSetting('health', 'now')
    await write(storage, 'open', 6, 12)
    await segments.look()
    const count = (await store.list('')).length
    await segments.look()
    expect((await store.list('')).length).toBe(count)
    expect(segments.lag()).toBe(0)

    const back = await restored(store, {}, secret)
    await same(back, storage)
    expect(await back.settings()).toEqual(new Map([['link-key', 'secret of links']]))
    expect(await back.append('open', 11, [event(9)], metadata('open 12'))).toMatchObject({ kind: 'duplicate', sequence: 12 })
    const one = await restored(store, { tournament: 'open', sequence: 7 }, secret)
    expect((await one.streams()).map(({ stream, sequence }) => `${stream} ${sequence}`)).toEqual(['$accounts 2', 'open 7'])
    const then = await restored(store, { until: new Date(when(4)) }, secret)
    expect((await then.streams()).map(({ stream, sequence }) => `${stream} ${sequence}`)).toEqual(['$accounts 2', 'blitz 4', 'open 4'])
    await expect(readSegments(store, secret, { ...all, tournament: 'none' })).rejects.toMatchObject({ code: 'no-installation' })
    if (secret !== null) {
      await expect(readSegments(store, null, all)).rejects.toMatchObject({ code: 'key-missing' })
      await expect(readSegments(store, 'another passphrase', all)).rejects.toMatchObject({ code: 'key-wrong' })
    }
  })

  test('goes on after a restart, and where another process has written', async () => {
    const { store } = await make()
    const storage = await databases.openNew('sqlite')
    await write(storage, 'open', 1, 3)
    const first = writer(storage, store)
    await first.look()
    const waiting = writer(storage, store)
    await waiting.look()
    await write(storage, 'open', 4, 5)
    await waiting.look()
    expect(waiting.lag()).toBeGreaterThan(0)
    await first.close()
    await write(storage, 'open', 6, 8)
    await waiting.look()
    expect(waiting.lag()).toBe(0)
    await waiting.close()
    await write(storage, 'open', 9, 9)
    // One that died without a word is waited for, and then taken over from.
    const dead = writer(storage, store)
    await dead.look()
    await write(storage, 'open', 10, 10)
    const heir = writer(storage, store, null, { patience: 30 })
    await heir.look()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await heir.look()
    expect(heir.lag()).toBe(0)
    // And should it wake up again, neither harms the other.
    await dead.look()
    await write(storage, 'open', 11, 11)
    await heir.look()
    await dead.look()
    const names = segmentsIn(await store.list(''))
    expect(new Set(names.map(({ line }) => line)).size).toBe(1)
    expect(names.map(({ number }) => number)).toEqual(names.map((_, index) => index + 1))
    await same(await restored(store), storage)
  })

  test('a restored installation, and another one in the same place, have histories of their own', async () => {
    const { store } = await make()
    const place = await databases.newPlace('sqlite')
    const storage = await databases.open(place)
    await write(storage, 'open', 1, 3)
    const file = join(databases.folder(), 'early.zug-backup')
    await backup(storage, file)
    const first = writer(storage, store)
    await write(storage, 'open', 4, 6)
    await first.look()
    await first.close()
    const again = await databases.openNew('sqlite')
    await restore(again, file)
    await write(again, 'open', 4, 4)
    await again.append('open', 4, [event(99)], metadata('another'))
    const second = writer(again, store)
    await second.look()
    await expect(readSegments(store, null, all)).rejects.toThrow('several histories')
    const lines = [...new Set(segmentsIn(await store.list('')).map(({ line }) => line))]
    expect(lines).toHaveLength(2)
    const back = await Promise.all(lines.map((line) => restored(store, { line })))
    expect((await Promise.all(back.map((one) => one.read('open')))).map(({ length }) => length).toSorted()).toEqual([5, 6])
    // Restored twice into the same place: not mixed.
    const found = await readSegments(store, null, { ...all, line: lines[0]! })
    await expect(back[0]!.load(recordsIn(found.records))).rejects.toMatchObject({ code: 'not-empty' })
  })
})

test('two copies of the same data do not write into each other', async () => {
  const store = folderStore(join(databases.folder(), 'segments'))
  const place = await databases.newPlace('sqlite')
  const storage = await databases.open(place)
  await write(storage, 'open', 1, 3)
  const first = writer(storage, store)
  await first.look()
  await first.close()
  await storage.close()
  // As who copies the folder does.
  const copy = join(databases.folder(), 'copy')
  mkdirSync(copy)
  for (const file of readdirSync(place)) writeFileSync(join(copy, file), readFileSync(join(place, file)))
  const [one, two] = [await databases.open(place), await databases.open(copy)]
  const [a, b] = [writer(one, store), writer(two, store)]
  await a.look()
  await b.look()
  await write(one, 'open', 4, 5)
  await a.look()
  await two.append('open', 3, [event(77)], metadata('another'))
  await b.look()
  await b.look()
  const lines = [...new Set(segmentsIn(await store.list('')).map(({ line }) => line))]
  expect(lines).toHaveLength(2)
  const lengths = await Promise.all(lines.map(async (line) => (await (await restored(store, { line })).read('open')).length))
  expect(lengths.toSorted()).toEqual([4, 5])
})

test('a segment that is missing, changed, doubled or strange is seen, whichever it is', async () => {
  const folder = join(databases.folder(), 'segments')
  const store = folderStore(folder)
  const { storage } = await databases.openSharded([await databases.newPlace('sqlite'), await databases.newPlace('sqlite')])
  const segments = writer(storage, store)
  for (let round = 0; round < 3; round++) {
    await write(storage, '$accounts', 2 * round + 1, 2 * round + 2)
    await write(storage, 'open', 2 * round + 1, 2 * round + 2)
    await segments.look()
  }
  await segments.close()
  const names = segmentsIn(await store.list(''))
  expect(names.map(({ log: of, number }) => `${of} ${number}`)).toEqual(['east 1', 'east 2', 'east 3', 'home 1', 'home 2', 'home 3'])
  const refuses = () => expect(readSegments(store, null, all)).rejects.toMatchObject({ code: 'backup-damaged' })
  for (const { name, log: of, number } of names) {
    const file = join(folder, name)
    const bytes = readFileSync(file)
    // Nothing tells of the very last one of all that it was there.
    if (`${of} ${number}` !== 'east 3') {
      rmSync(file)
      await refuses()
    }
    writeFileSync(file, bytes.toString().replace('"actor":"chief"', '"actor":"thief"'))
    await refuses()
    writeFileSync(file, bytes.subarray(0, bytes.length >> 1))
    await refuses()
    writeFileSync(file, bytes)
  }
  const [first, second] = names.map(({ name }) => join(folder, name)) as [string, string]
  const [a, b] = [readFileSync(first), readFileSync(second)]
  writeFileSync(first, b)
  writeFileSync(second, a)
  await refuses()
  writeFileSync(first, a)
  writeFileSync(second, b)
  writeFileSync(join(dirname(first), 'notes.txt'), 'mine')
  await refuses()
  rmSync(join(dirname(first), 'notes.txt'))
  renameSync(join(folder, names[0]!.line, 'east'), join(folder, 'elsewhere'))
  await refuses()
  renameSync(join(folder, 'elsewhere'), join(folder, names[0]!.line, 'east'))
  await same(await restored(store), storage)
})

test('who can write to the store, and has not the key, adds nothing to what is encrypted, and puts nothing plain in its place', async () => {
  const folder = join(databases.folder(), 'segments')
  const store = folderStore(folder)
  const secret = 'a long passphrase'
  const storage = await databases.openNew('sqlite')
  await storage.saveSetting('link-key', 'known to the desk')
  await write(storage, 'open', 1, 2)
  const segments = writer(storage, store, secret)
  await segments.look()
  await segments.close()
  // All that a name tells is enough to make one that follows.
  const last = segmentsIn(await store.list('')).at(-1)!
  const head = { format: 'zug-segment', version: 1, line: last.line, log: last.log, number: last.number + 1 } as const
  const range = { after: last.through, through: last.through, previous: last.hash, at: when(9), others: {}, allSettings: false }
  const forged = await writeSegment({ ...head, ...range }, [{ kind: 'setting', name: 'link-key', value: 'known to others' }], null)
  await store.put(forged.name, forged.bytes)
  await expect(readSegments(store, secret, all)).rejects.toMatchObject({ code: 'backup-damaged' })
  rmSync(join(folder, forged.name))
  await same(await restored(store, {}, secret), storage)
  // A line of their own beside it has to be chosen by its name, and so has one that stands alone.
  const plain = writer(await databases.openNew('sqlite'), folderStore(join(folder, 'other')))
  await plain.look()
  await plain.close()
  const other = folderStore(join(folder, 'other'))
  await expect(readSegments(other, secret, all)).rejects.toMatchObject({ code: 'key-wrong' })
  const [named] = await other.list('')
  await restored(other, { line: named!.split('/')[0]! }, secret)
})

test('the store is away, slow, cut off or wrong: the desk goes on, says so, and catches up', async () => {
  const s3 = await startS3()
  closing.push(s3.close)
  const store = openStore(s3.place, s3.environment, { each: 200, pauses: [20] })
  const storage = await databases.openNew('sqlite')
  const segments = writer(storage, store)
  let sequence = 0
  for (const how of ['none', 'error', 'slow', 'cut', 'truncated', 'lost-answer', 'none'] satisfies Trouble[]) {
    s3.fail(how)
    sequence += 1
    await write(storage, 'open', sequence, sequence)
    await segments.look()
    if (['error', 'slow', 'cut', 'truncated'].includes(how)) expect(segments.lag(), how).toBeGreaterThan(0)
  }
  await segments.look()
  expect(segments.lag()).toBe(0)
  expect(s3.refused()).toBe(0)
  expect(new Set(s3.written).size).toBe(s3.written.length)
  const names = segmentsIn(await store.list(''))
  expect(new Set(names.map(({ line }) => line)).size).toBe(1)
  await same(await restored(store), storage)
  s3.fail('truncated')
  await expect(readSegments(store, null, all)).rejects.toThrow()
  s3.fail('none')
  const stranger = openStore(s3.place, { ...s3.environment, AWS_SECRET_ACCESS_KEY: 'wrong' }, { each: 200, pauses: [] })
  await expect(stranger.list('')).rejects.toThrow('403 (SignatureDoesNotMatch)')
  const elsewhere = openStore(s3.place.replace('backups', 'others'), s3.environment, { each: 200, pauses: [] })
  await expect(elsewhere.put('a', Buffer.from('a'))).rejects.toThrow('404 (NoSuchBucket)')
})

test('a tournament that was moved between databases is one record', async () => {
  const store = folderStore(join(databases.folder(), 'segments'))
  const opened = await databases.openSharded([
    await databases.newPlace('sqlite'),
    await databases.newPlace('sqlite'),
    await databases.newPlace('sqlite'),
  ])
  const { storage, databases: of, directory } = opened
  const segments = writer(storage, store)
  await write(storage, 'open', 1, 4)
  await segments.look()
  for (const [index, to] of ['west', 'home', 'east'].entries()) {
    await moveStreams(of, directory, ['open'], to)
    await segments.look()
    await write(storage, 'open', 5 + index, 5 + index)
    await segments.look()
  }
  expect(segments.lag()).toBe(0)
  await same(await restored(store), storage)
})

test('the clock goes back by an hour', async () => {
  const store = folderStore(join(databases.folder(), 'segments'))
  const storage = await databases.openNew('sqlite')
  let now = new Date('2026-05-01T12:00:00Z')
  const segments = writer(storage, store, null, { now: () => now })
  await write(storage, 'open', 1, 3)
  await segments.look()
  now = new Date('2026-05-01T11:00:00Z')
  await write(storage, 'open', 4, 6)
  await segments.look()
  await same(await restored(store), storage)
})

test('what is no place for segments is refused, and no secret is repeated', () => {
  for (const place of [
    '',
    'https://bucket',
    's3://',
    's3://bucket?endpoint=ftp://x',
    's3://id:geheim@bucket/x',
    's3://bucket?secret=geheim',
  ]) {
    try {
      openStore(place, { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' })
      expect(place).toBe('refused')
    } catch (error) {
      expect(error).toMatchObject({ code: 'place-unknown' })
      expect(String(error)).not.toContain('geheim')
    }
  }
  expect(() => openStore('s3://bucket/x', {})).toThrow('AWS_ACCESS_KEY_ID')
  expect(openStore('s3://bucket/x?region=eu-west-1', { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }).place).toBe(
    's3://bucket/x at s3.eu-west-1.amazonaws.com',
  )
})
