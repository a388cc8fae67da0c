import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backup, restore } from '../backup/backup.ts'
import { checkInstallation } from '../chain/check-installation.ts'
import type { EventLog, Storage, StoredEvent } from '../port.ts'
import { execute, useDatabases } from '../testing/databases.ts'
import { at, event, metadata, until } from '../testing/events.ts'
import { claimShard, refusePart } from './belongs.ts'
import { compositeStorage } from './composite.ts'
import { moveStreams, type Steps } from './mover.ts'
import { placeOf } from './places.ts'

const databases = useDatabases()
type Kind = 'sqlite' | 'postgres'

const places = (kind: Kind): Promise<readonly string[]> => Promise.all([1, 2, 3].map(() => databases.newPlace(kind)))
const opened = async (kind: Kind = 'sqlite') => databases.openSharded(await places(kind))
type Opened = Awaited<ReturnType<typeof opened>>

const move = ({ databases: all, directory }: Opened, streams: readonly string[], to: string, step: Steps = () => {}) =>
  moveStreams(all, directory, streams, to, { step })

const whereIs = async ({ directory }: Opened, stream: string): Promise<string> => placeOf(await directory.refresh(), stream)

/** Reads on in every log, as a hub does. */
const follow = (storage: Storage) => {
  const told: StoredEvent[] = []
  const cursors = new Map<EventLog, number>()
  const look = async (limit = 3): Promise<void> => {
    for (const log of storage.logs)
      for (;;) {
        const page = await log.readAll(cursors.get(log) ?? 0, limit)
        if (page.length === 0) break
        told.push(...page)
        cursors.set(log, page.at(-1)!.position)
      }
  }
  return { told, look }
}
const once = (told: readonly StoredEvent[], stream: string): readonly number[] =>
  told
    .filter((one) => one.stream === stream)
    .map(({ sequence }) => sequence)
    .toSorted((a, b) => a - b)
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1)

describe('where tournaments go', () => {
  test('to the shard that has the fewest, or beside another, or where the operator says; the rest is at home', async () => {
    const all = await opened()
    const { storage } = all
    await storage.createStream('$accounts', at)
    for (const stream of ['a', 'b', 'c']) expect(await storage.createStream(stream, at)).toBe('created')
    await storage.createStream('d', at, 'b')
    expect(await storage.createStream('a', at)).toBe('exists')
    expect(await Promise.all(['a', 'b', 'c', 'd', '$accounts'].map((stream) => whereIs(all, stream)))).toEqual([
      'east',
      'west',
      'east',
      'west',
      'home',
    ])
    expect((await storage.streams()).map(({ stream }) => stream)).toEqual(['$accounts', 'a', 'b', 'c', 'd'])
    const named = compositeStorage(all.databases.get('home')!, new Map([...all.databases].slice(1)), { newIn: 'east' })
    for (const stream of ['e', 'f']) await named.createStream(stream, at)
    expect(await Promise.all(['e', 'f'].map((stream) => whereIs(all, stream)))).toEqual(['east', 'east'])
  })

  test('what was there before there were shards stays at home, and can be moved', async () => {
    const [first, ...others] = await places('sqlite')
    const alone = await databases.open(first!)
    await alone.createStream('old', at)
    await alone.append('old', 0, [event(1)], metadata('a'))
    await alone.close()
    const all = await databases.openSharded([first!, ...others])
    expect(await all.storage.createStream('old', at)).toBe('exists')
    expect(await all.storage.append('old', 1, [event(2)], metadata('b'))).toMatchObject({ kind: 'appended', sequence: 2 })
    await move(all, ['old'], 'west')
    expect(await all.storage.append('old', 2, [event(3)], metadata('c'))).toMatchObject({ kind: 'appended', sequence: 3 })
    expect((await all.databases.get('west')!.read('old')).map(({ sequence }) => sequence)).toEqual([1, 2, 3])
  })

  test('no append spans two databases', async () => {
    const all = await opened()
    for (const stream of ['a', 'b']) await all.storage.createStream(stream, at)
    const parts = ['a', 'b'].map((stream) => ({ stream, expectedSequence: 0, events: [event(1)] }))
    await expect(all.storage.appendTogether(parts, metadata('m'))).rejects.toMatchObject({ code: 'apart' })
    expect(await all.storage.read('a')).toEqual([])
    await move(all, ['a', 'b'], 'west')
    expect(await all.storage.appendTogether(parts, metadata('m'))).toMatchObject({ kind: 'appended' })
  })

  test('a database belongs to one installation under one name, and is not opened alone', async () => {
    const [first, second, third] = await places('sqlite')
    const all = await databases.openSharded([first!, second!])
    await all.storage.createStream('a', at)
    await expect(claimShard(all.databases.get('east')!, 'another', 'east')).rejects.toMatchObject({ code: 'place-unknown' })
    await all.storage.close()
    await expect(databases.openSharded([first!, third!, second!])).rejects.toThrow('is shard east, not west')
    await expect(databases.openSharded([third!, second!])).rejects.toThrow('another installation')
    const { storage } = await databases.openSharded([await databases.newPlace('sqlite'), await databases.newPlace('sqlite')])
    await storage.close()
    for (const place of [first!, second!])
      await expect(refusePart(await databases.open(place))).rejects.toMatchObject({ code: 'shards-missing' })
  })
})

describe('a move', () => {
  test('keeps numbers, keys, actors, times and hashes; nothing is told twice or left out; there and back again', async () => {
    const all = await opened()
    const { storage } = all
    const { told, look } = follow(storage)
    await storage.createStream('a', at)
    await storage.createStream('b', at)
    for (let index = 0; index < 5; index++)
      await storage.append('a', 2 * index, [event(1), event(2)], { ...metadata(`k${index}`), actor: `who ${index}` })
    await look()
    const without = (events: readonly StoredEvent[]) => events.map(({ position: _, ...rest }) => rest)
    const before = without(await storage.read('a'))
    await move(all, ['a'], 'west', async () => look())
    expect(without(await storage.read('a'))).toEqual(before)
    expect((await storage.readChecked('a')).breaches).toEqual([])
    expect(await storage.append('a', 3, [event(9)], metadata('k2'))).toMatchObject({ kind: 'duplicate', sequence: 6 })
    await storage.append('a', 10, [event(11)], metadata('k11'))
    await move(all, ['a'], 'east', async () => look())
    await storage.append('a', 11, [event(12)], metadata('k12'))
    await move(all, ['a'], 'home')
    await storage.append('a', 12, [event(13)], metadata('k13'))
    await look()
    expect(once(told, 'a')).toEqual(upTo(13))
    const later = follow(compositeStorage(all.databases.get('home')!, new Map([...all.databases].slice(1))))
    await later.look(50)
    expect(once(later.told, 'a')).toEqual(upTo(13))
    expect((await storage.streams()).map(({ stream, sequence }) => `${stream} ${sequence}`)).toEqual(['a 13', 'b 0'])
    for (const database of all.databases.values()) {
      const { records, lost } = await checkInstallation(database)
      expect([records.flatMap(({ breaches }) => breaches), lost]).toEqual([[], 0])
    }
  })

  test('a process that has not heard of it writes nothing to the old place, and reads what is in the new one', async () => {
    const all = await opened()
    const stale = compositeStorage(all.databases.get('home')!, new Map([...all.databases].slice(1)))
    await stale.createStream('a', at)
    await stale.append('a', 0, [event(1)], metadata('a'))
    await move(all, ['a'], 'west')
    await all.storage.append('a', 1, [event(2)], metadata('b'))
    expect(await stale.read('a')).toHaveLength(2)
    await move(all, ['a'], 'east')
    expect(await stale.append('a', 2, [event(3)], metadata('c'))).toMatchObject({ kind: 'appended', sequence: 3 })
    await move(all, ['a'], 'west')
    expect(await stale.append('a', 1, [event(9)], metadata('b'))).toMatchObject({ kind: 'duplicate', sequence: 2 })
    expect(await stale.appendSeries('a', 3, [{ events: [event(4)], metadata: metadata('d') }])).toMatchObject({ kind: 'appended' })
    expect(await all.databases.get('east')!.read('a')).toHaveLength(3)
  })

  test('of two at once the second is refused, and one that took too long is given up by whoever has to write', async () => {
    const all = await opened()
    const { storage } = all
    await storage.createStream('a', at)
    await storage.append('a', 0, [event(1)], metadata('a'))
    const impatient = compositeStorage(all.databases.get('home')!, new Map([...all.databases].slice(1)), { patience: 30, longest: 60 })
    const slow = move(all, ['a'], 'west', async (step) => {
      if (step !== 'fenced') return
      await expect(move(all, ['a'], 'west')).rejects.toMatchObject({ code: 'in-use' })
      await expect(impatient.append('a', 1, [event(2)], metadata('b'))).rejects.toMatchObject({ code: 'moving' })
      await until(async () => (await impatient.append('a', 1, [event(2)], metadata('b')).catch(() => null)) !== null)
    })
    await expect(slow).rejects.toMatchObject({ code: 'moving' })
    expect(await whereIs(all, 'a')).toBe('east')
    expect(await storage.read('a')).toHaveLength(2)
    await move(all, ['a'], 'west')
    expect(await storage.read('a')).toHaveLength(2)
  })

  test('a record that was changed outside the desk stays where it is', async () => {
    const all = await opened('postgres')
    await all.storage.createStream('a', at)
    await all.storage.append('a', 0, [event(1), event(2)], metadata('a'))
    const [, east] = [...all.databases.values()]
    await execute(east!.place, `update events set actor = 'thief' where sequence = 1`)
    await expect(move(all, ['a'], 'west')).rejects.toMatchObject({ code: 'record-altered' })
    await all.storage.accept('a', 'a test', metadata('answer'))
    await move(all, ['a'], 'west')
    expect((await all.storage.readChecked('a')).breaches).toEqual([])
    expect(await all.storage.append('a', 3, [event(4)], metadata('b'))).toMatchObject({ kind: 'appended' })
  })

  test('another record under the same name is not mixed with it', async () => {
    const all = await opened()
    await all.storage.createStream('a', at)
    await all.storage.append('a', 0, [event(1)], metadata('a'))
    const west = all.databases.get('west')!
    await west.createStream('a', at)
    await west.append('a', 0, [event(7)], metadata('z'))
    await expect(move(all, ['a'], 'west')).rejects.toMatchObject({ code: 'not-empty' })
    expect(await all.storage.append('a', 1, [event(2)], metadata('b'))).toMatchObject({ kind: 'appended' })
  })

  const steps = ['begun', 'room', 'page', 'copied', 'fenced', 'tail', 'done', 'lifted'] as const
  test('killed at any moment: one place has it, whoever writes goes on, and the move can be made again', async () => {
    const urls = await places('postgres')
    const all = await databases.openSharded(urls)
    const { storage } = all
    const { told, look } = follow(storage)
    await storage.createStream('a', at)
    let sequence = 0
    const write = async (): Promise<void> => {
      await until(async () => {
        const answer = await storage.append('a', sequence, [event(sequence)], metadata(`w${sequence}`)).catch((error) => {
          if (error.code !== 'moving') throw error
        })
        if (answer?.kind === 'conflict') throw new Error('somebody else wrote')
        return answer !== undefined
      })
      sequence += 1
    }
    for (let index = 0; index < 30; index++) await write()
    for (const [index, step] of steps.entries()) {
      const [from, to] = index % 2 === 0 ? ['east', 'west'] : ['west', 'east']
      // PostgreSQL notices in a moment that the one before was killed.
      await until(() =>
        move(all, ['a'], from!).then(
          () => true,
          (error) => {
            if (error.code !== 'in-use') throw error
            return false
          },
        ),
      )
      await write()
      const { signal } = spawnSync(process.execPath, [new URL('../testing/mover.ts', import.meta.url).pathname, ...urls, 'a', to!, step], {
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      expect(signal).toBe('SIGKILL')
      const where = await whereIs(all, 'a')
      expect(where, step).toBe(step === 'done' || step === 'lifted' ? to : from)
      await write()
      expect(await storage.read('a')).toHaveLength(sequence)
      expect((await storage.readChecked('a')).breaches).toEqual([])
    }
    await look(50)
    expect(once(told, 'a')).toEqual(upTo(sequence))
  }, 180_000)

  test('of 10,000 events while others write: nothing is lost, and writing is refused for less than a second', async () => {
    const all = await opened('postgres')
    const { storage } = all
    await storage.createStream('a', at)
    await storage.append(
      'a',
      0,
      Array.from({ length: 10_000 }, (_, index) => event(index)),
      metadata('import'),
    )
    let sequence = 10_000
    let going = true
    let longest = 0
    const writing = (async () => {
      for (; going; sequence += 1) {
        const begun = performance.now()
        expect(await storage.append('a', sequence, [event(sequence)], metadata(`w${sequence}`))).toMatchObject({ kind: 'appended' })
        longest = Math.max(longest, performance.now() - begun)
      }
    })()
    const { refused } = await move(all, ['a'], 'west')
    going = false
    await writing
    process.stdout.write(
      `refused for ${refused.toFixed(0)} ms, the longest write ${longest.toFixed(0)} ms, ${sequence - 10_000} written meanwhile\n`,
    )
    expect(refused).toBeLessThan(1000)
    expect((await storage.read('a')).map((one) => one.sequence)).toEqual(upTo(sequence))
    expect(await whereIs(all, 'a')).toBe('west')
  }, 180_000)
})

test('a database that is away affects its tournaments only, at the start too', async () => {
  const [first, second] = await places('postgres')
  const nobody = 'postgres://zug@127.0.0.1:9/none'
  const all = await databases.openSharded([first!, second!, nobody])
  for (const stream of ['a', 'b']) await all.storage.createStream(stream, at)
  expect([await whereIs(all, 'a'), await whereIs(all, 'b')]).toEqual(['east', 'east'])
  await all.directory.record('test', () => ({ kind: 'stream-placed', stream: 'c', shard: 'west' }))
  await expect(all.storage.read('c')).rejects.toMatchObject({ code: 'unreachable' })
  const begun = performance.now()
  await expect(all.storage.append('c', 0, [event(1)], metadata('a'))).rejects.toMatchObject({ code: 'unreachable' })
  expect(performance.now() - begun).toBeLessThan(1000)
  expect((await all.storage.streams()).map(({ stream }) => stream)).toEqual(['a', 'b'])
  expect(all.storage.logs.map((log) => log.isAway())).toEqual([false, false, true])
  await expect(backup(all.storage, join(databases.folder(), 'part'))).rejects.toMatchObject({ code: 'unreachable' })
  await expect(move(all, ['a'], 'west')).rejects.toMatchObject({ code: 'unreachable' })
  expect(await all.storage.append('a', 0, [event(1)], metadata('a'))).toMatchObject({ kind: 'appended' })
})

test('a backup has all databases, and is restored into one', async () => {
  const all = await opened()
  const { storage } = all
  await storage.createStream('$accounts', at)
  await storage.append('$accounts', 0, [event(1)], metadata('a'))
  await storage.saveSetting('secret', 1)
  for (const stream of ['a', 'b', 'c']) {
    await storage.createStream(stream, at)
    await storage.append(stream, 0, [event(1), event(2)], metadata('a'))
  }
  await move(all, ['a'], 'west')
  await storage.append('a', 2, [event(3)], metadata('b'))
  const file = join(databases.folder(), 'all.zug-backup')
  expect(await backup(storage, file)).toEqual({ streams: 4, tournaments: 3, events: 8 })
  const target = await databases.openNew('sqlite')
  await restore(target, file)
  await refusePart(target)
  expect((await target.streams()).map(({ stream, sequence }) => `${stream} ${sequence}`)).toEqual(['$accounts 1', 'a 3', 'b 2', 'c 2'])
  const { records, lost } = await checkInstallation(target)
  expect([records.flatMap(({ breaches }) => breaches), lost]).toEqual([[], 0])
  expect(await target.settings()).toEqual(new Map([['secret', 1]]))
  expect(await target.append('a', 3, [event(4)], metadata('c'))).toMatchObject({ kind: 'appended', position: 9 })
})
