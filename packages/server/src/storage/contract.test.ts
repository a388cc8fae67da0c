import { describe, expect, test } from 'vitest'
import type { StorableEvent, Storage } from './port.ts'
import { storageKinds, useDatabases } from './testing/databases.ts'
import { at, event, metadata, until } from './testing/events.ts'

const databases = useDatabases()

/** That of the database which has the tournaments. */
const logOf = (storage: Storage) => storage.logs.at(-1)!

/** What every storage does; see port.ts. Concurrency, crashes, backups and migrations have files of their own. */
describe.each(storageKinds)('storage contract on %s', (kind) => {
  const openNew = async (): Promise<Storage> => (await databases.newStorage(kind)).open()

  const withStream = async (): Promise<Storage> => {
    const storage = await openNew()
    await storage.createStream('open', at)
    return storage
  }

  test('a new installation is empty', async () => {
    const storage = await openNew()
    expect(await storage.streams()).toEqual([])
    expect(await logOf(storage).position()).toBe(0)
    expect(await logOf(storage).readAll(0, 10)).toEqual([])
    expect(await storage.read('open')).toEqual([])
    expect([...(await storage.settings())]).toEqual([])
  })

  test('a stream is made once and starts at 0', async () => {
    const storage = await openNew()
    expect(await storage.createStream('b', at)).toBe('created')
    expect(await storage.createStream('B', at)).toBe('created')
    expect(await storage.createStream('b', 'later')).toBe('exists')
    expect(await storage.streams()).toEqual([
      { stream: 'B', sequence: 0, createdAt: at },
      { stream: 'b', sequence: 0, createdAt: at },
    ])
  })

  test('events come back as they went in, numbered by stream and by position', async () => {
    const storage = await withStream()
    await storage.createStream('blitz', at)
    expect(await storage.append('open', 0, [event(1), event(2)], metadata('a'))).toEqual({ kind: 'appended', sequence: 2, position: 2 })
    expect(await storage.append('blitz', 0, [event(3)], metadata('a'))).toEqual({ kind: 'appended', sequence: 1, position: 3 })
    expect(await storage.append('open', 2, [event(4)], metadata('b'))).toEqual({ kind: 'appended', sequence: 3, position: 4 })
    const first = { ...metadata('a'), stream: 'open', sequence: 1, position: 1, event: event(1) }
    expect((await storage.read('open'))[0]).toMatchObject(first)
    expect((await storage.read('open', 2)).map(({ position }) => position)).toEqual([4])
    expect((await logOf(storage).readAll(0, 3)).map(({ stream, sequence }) => `${stream} ${sequence}`)).toEqual([
      'open 1',
      'open 2',
      'blitz 1',
    ])
    expect((await logOf(storage).readAll(3, 10)).map(({ position }) => position)).toEqual([4])
    expect(await logOf(storage).position()).toBe(4)
    expect((await storage.streams()).map(({ stream, sequence }) => `${stream} ${sequence}`)).toEqual(['blitz 1', 'open 3'])
  })

  test('a series is appended whole, each part under its key, or not at all', async () => {
    const storage = await withStream()
    const part = (key: string, ...numbers: readonly number[]) => ({ events: numbers.map(event), metadata: metadata(key) })
    expect(await storage.appendSeries('open', 0, [part('a', 1, 2), part('b', 3)])).toMatchObject({
      kind: 'appended',
      parts: [
        { stream: 'open', sequence: 2, position: 2 },
        { stream: 'open', sequence: 3, position: 3 },
      ],
    })
    expect((await storage.read('open')).map(({ idempotencyKey, event: { kind } }) => [idempotencyKey, kind])).toEqual(
      ['a', 'a', 'b'].map((key, at) => [key, event(at + 1).kind]),
    )
    expect(await storage.appendSeries('open', 3, [part('c', 4), part('b', 5)])).toEqual({ kind: 'duplicate' })
    expect(await storage.appendSeries('open', 2, [part('c', 4)])).toEqual({ kind: 'conflict', sequence: 3 })
    expect(await storage.appendSeries('none', 0, [part('c', 4)])).toEqual({ kind: 'unknown-stream' })
    expect(await storage.append('open', 3, [event(9)], metadata('b'))).toEqual({ kind: 'duplicate', sequence: 3, position: 3 })
    for (const series of [[], [part('c')], [part('c', 4), part('c', 5)]])
      await expect(storage.appendSeries('open', 3, series)).rejects.toThrow(TypeError)
    expect(await logOf(storage).position()).toBe(3)
  })

  test('the wrong expected sequence is a conflict and changes nothing', async () => {
    const storage = await withStream()
    await storage.append('open', 0, [event(1)], metadata('a'))
    for (const expected of [0, 2, -1]) {
      expect(await storage.append('open', expected, [event(2)], metadata('b'))).toEqual({ kind: 'conflict', sequence: 1 })
    }
    expect(await logOf(storage).position()).toBe(1)
    expect(await storage.append('open', 1, [event(2)], metadata('b'))).toMatchObject({ kind: 'appended', sequence: 2 })
  })

  test('a key takes effect once, whatever it is sent with, and answers as the first time', async () => {
    const storage = await withStream()
    await storage.append('open', 0, [event(1), event(2)], metadata('a'))
    await storage.append('open', 2, [event(3)], metadata('b'))
    expect(await storage.append('open', 0, [event(1), event(2)], metadata('a'))).toEqual({ kind: 'duplicate', sequence: 2, position: 2 })
    expect(await storage.append('open', 3, [event(9)], metadata('a'))).toEqual({ kind: 'duplicate', sequence: 2, position: 2 })
    expect(await logOf(storage).position()).toBe(3)
  })

  test('a stream that was not made takes no events', async () => {
    const storage = await openNew()
    expect(await storage.append('open', 0, [event(1)], metadata('a'))).toEqual({ kind: 'unknown-stream' })
  })

  test('what belongs to two streams is appended to both or to none', async () => {
    const storage = await withStream()
    await storage.createStream('blitz', at)
    await storage.append('blitz', 0, [event(1)], metadata('a'))
    const move = (open: number, blitz: number) => [
      { stream: 'open', expectedSequence: open, events: [event(2), event(3)] },
      { stream: 'blitz', expectedSequence: blitz, events: [event(4)] },
    ]
    expect(await storage.appendTogether(move(0, 0), metadata('m'))).toEqual({ kind: 'conflict', stream: 'blitz', sequence: 1 })
    expect(
      await storage.appendTogether([...move(0, 1), { stream: 'none', expectedSequence: 0, events: [event(5)] }], metadata('m')),
    ).toEqual({
      kind: 'unknown-stream',
      stream: 'none',
    })
    expect(await logOf(storage).position()).toBe(1)
    const parts = [
      { stream: 'open', sequence: 2, position: 3 },
      { stream: 'blitz', sequence: 2, position: 4 },
    ]
    expect(await storage.appendTogether(move(0, 1), metadata('m'))).toMatchObject({ kind: 'appended', parts })
    expect(await storage.appendTogether(move(2, 2), metadata('m'))).toMatchObject({ kind: 'duplicate', parts })
    expect((await logOf(storage).readAll(1, 10)).map(({ stream, sequence }) => `${stream} ${sequence}`)).toEqual([
      'open 1',
      'open 2',
      'blitz 2',
    ])
  })

  test('a key that one of two streams knows already has its effect in neither', async () => {
    const storage = await withStream()
    await storage.createStream('blitz', at)
    await storage.append('blitz', 0, [event(1)], metadata('a'))
    const parts = ['open', 'blitz'].map((stream, index) => ({ stream, expectedSequence: index, events: [event(2)] }))
    expect(await storage.appendTogether(parts, metadata('a'))).toMatchObject({
      kind: 'duplicate',
      parts: [{ stream: 'blitz', sequence: 1, position: 1 }],
    })
    expect(await logOf(storage).position()).toBe(1)
  })

  test('together means different streams, each with an event', async () => {
    const storage = await withStream()
    const part = { stream: 'open', expectedSequence: 0, events: [event(1)] }
    for (const parts of [[], [part, part], [{ ...part, events: [] }]])
      await expect(storage.appendTogether(parts, metadata('a'))).rejects.toThrow(TypeError)
    expect(await logOf(storage).position()).toBe(0)
  })

  test('identifiers are of 1 to 200 characters, none of them a control character, and an append has an event', async () => {
    const storage = await withStream()
    for (const text of ['', 'a\0b', 'a\nb', '\ud800', 'x'.repeat(201)]) {
      await expect(storage.createStream(text, at)).rejects.toThrow(TypeError)
      await expect(storage.append('open', 0, [event(1)], metadata(text))).rejects.toThrow(TypeError)
    }
    await expect(storage.append('open', 0, [], metadata('a'))).rejects.toThrow(TypeError)
    expect(await logOf(storage).position()).toBe(0)
  })

  test('text of every kind survives, in events and in identifiers', async () => {
    const storage = await withStream()
    const odd: StorableEvent & Record<string, unknown> = {
      kind: 'player-entered',
      name: 'Žofia 🐎 \u2028 \0 \ud800 "\\\' ł',
      nested: { b: 1, a: [null, true, 1.5e300, -0.1, ''] },
      ['__proto__']: 'own',
    }
    await storage.createStream('čas – 🐎', at)
    await storage.append('čas – 🐎', 0, [odd], { ...metadata('ключ'), actor: "o'Neill" })
    const [stored] = await storage.read('čas – 🐎')
    expect(JSON.stringify(stored?.event)).toBe(JSON.stringify(odd))
    expect(stored).toMatchObject({ idempotencyKey: 'ключ', actor: "o'Neill" })
  })

  test('a large append is one append', async () => {
    const storage = await withStream()
    const events = Array.from({ length: 5000 }, (_, index) => event(index))
    expect(await storage.append('open', 0, events, metadata('import'))).toMatchObject({ sequence: 5000, position: 5000 })
    expect((await storage.read('open')).map((stored) => stored.event)).toEqual(events)
  })

  test('everything is there after closing and opening again', async () => {
    const place = await databases.newStorage(kind)
    const first = await place.open()
    await first.createStream('open', at)
    await first.append('open', 0, [event(1)], metadata('a'))
    await first.saveSetting('name', 'club')
    await first.close()
    await first.close()
    const second = await place.open()
    expect(await second.read('open')).toHaveLength(1)
    expect(await second.append('open', 0, [event(1)], metadata('a'))).toMatchObject({ kind: 'duplicate' })
    expect(await second.settings()).toEqual(new Map([['name', 'club']]))
  })

  test('subscribers are woken by appends and left alone afterwards', async () => {
    const storage = await withStream()
    let woken = 0
    const unsubscribe = await logOf(storage).bus.onWake(() => {
      woken += 1
    })
    await storage.append('open', 0, [event(1)], metadata('a'))
    await until(() => woken > 0)
    const before = woken
    await storage.append('open', 0, [event(1)], metadata('a'))
    await storage.append('open', 9, [event(1)], metadata('b'))
    await unsubscribe()
    await storage.append('open', 1, [event(2)], metadata('c'))
    expect(woken).toBe(before)
  })

  test('settings: saved, settled once, deleted', async () => {
    const storage = await openNew()
    await storage.saveSetting('title', { en: 'Club' })
    await storage.saveSetting('title', { en: 'Open' })
    expect(await storage.settleSetting('secret', 'first')).toBe('first')
    expect(await storage.settleSetting('secret', 'second')).toBe('first')
    expect(await storage.settings()).toEqual(
      new Map<string, unknown>([
        ['secret', 'first'],
        ['title', { en: 'Open' }],
      ]),
    )
    await storage.deleteSetting('secret')
    expect([...(await storage.settings()).keys()]).toEqual(['title'])
  })

  test('reading beside a writer: no lock is taken and nothing can be changed by accident', async () => {
    const place = await databases.newStorage(kind)
    await expect(place.open({ mode: 'read' })).rejects.toMatchObject({ code: 'no-installation' })
    const writer = await place.open()
    await writer.createStream('open', at)
    const reader = await place.open({ mode: 'read' })
    await writer.append('open', 0, [event(1)], metadata('a'))
    expect(await reader.read('open')).toHaveLength(1)
    if (kind === 'sqlite') await expect(reader.append('open', 1, [event(2)], metadata('b'))).rejects.toMatchObject({ code: 'read-only' })
  })
})
