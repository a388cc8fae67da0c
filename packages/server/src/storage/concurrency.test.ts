import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AppendResult, Database, StoredEvent } from './port.ts'
import { databaseKinds, execute, useDatabases } from './testing/databases.ts'
import { at, event, metadata, until } from './testing/events.ts'
import { printedSeed } from './testing/seed.ts'

const databases = useDatabases()

describe.each(databaseKinds)('several writers on %s', (kind) => {
  /** Two connections to one database; on SQLite, where only one process may write, two users of one connection. */
  const twoWriters = async (): Promise<readonly [Database, Database]> => {
    const place = await databases.newPlace(kind)
    const first = await databases.open(place)
    return [first, kind === 'sqlite' ? first : await databases.open(place)]
  }

  test('of many appends with the same expectation one wins', async () => {
    const writers = await twoWriters()
    await writers[0].createStream('open', at)
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        writers[index % 2]!.append('open', 0, [event(index), event(index)], metadata(`key ${index}`)),
      ),
    )
    expect(results.filter((result) => result.kind === 'appended')).toEqual([{ kind: 'appended', sequence: 2, position: 2 }])
    expect(results.filter((result) => result.kind === 'conflict')).toHaveLength(19)
    expect(await writers[1].position()).toBe(2)
  })

  test('a command that a phone sends twenty times at once takes effect once, and all are told the same', async () => {
    const writers = await twoWriters()
    await writers[0].createStream('open', at)
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => writers[index % 2]!.append('open', 0, [event(1)], metadata('tap'))),
    )
    expect(results.filter((result) => result.kind === 'appended')).toHaveLength(1)
    expect(results.every((result) => result.kind !== 'conflict' && 'sequence' in result && result.sequence === 1)).toBe(true)
    expect(await writers[0].read('open')).toHaveLength(1)
  })

  test('a reader with a cursor sees every position once and in order while others write', async () => {
    const writers = await twoWriters()
    const streams = ['a', 'b', 'c', 'd']
    for (const stream of streams) await writers[0].createStream(stream, at)
    let writing = true
    const seen: StoredEvent[] = []
    let woken = 0
    const unsubscribe = await writers[1].bus.onWake(() => {
      woken += 1
    })
    const reading = (async () => {
      while (writing || seen.length < (await writers[1].position())) {
        seen.push(...(await writers[1].readAll(seen.length, 7)))
        await new Promise(setImmediate)
      }
    })()
    await Promise.all(
      streams.map(async (stream, index) => {
        for (let round = 0; round < 25; round += 1)
          expect(await writers[index % 2]!.append(stream, round * 2, [event(round), event(round)], metadata(`r${round}`))).toMatchObject({
            kind: 'appended',
          })
      }),
    )
    writing = false
    await reading
    expect(seen.map(({ position }) => position)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
    for (const stream of streams) expect(seen.filter((stored) => stored.stream === stream)).toEqual(await writers[0].read(stream))
    await until(() => woken > 0)
    await unsubscribe()
  })

  test('first start of two servers: one schema, one secret', async () => {
    const place = await databases.newPlace(kind)
    const opened = await Promise.allSettled([databases.open(place), databases.open(place)])
    const winners = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(winners).toHaveLength(kind === 'sqlite' ? 1 : 2)
    const secrets = await Promise.all(winners.map((storage, index) => storage.settleSetting('secret', index)))
    expect(new Set(secrets).size).toBe(1)
  })

  /** The specification in memory: what any order of commands must come to. */
  type Command = {
    readonly stream: string
    readonly expected: number
    readonly size: number
    readonly key: string
    readonly writer: number
  }
  const expectedResult = (log: readonly StoredEvent[], streams: ReadonlySet<string>, command: Command): AppendResult => {
    const mine = log.filter((stored) => stored.stream === command.stream)
    const same = mine.filter((stored) => stored.idempotencyKey === command.key).at(-1)
    if (same !== undefined) return { kind: 'duplicate', sequence: same.sequence, position: same.position }
    if (!streams.has(command.stream)) return { kind: 'unknown-stream' }
    if (mine.length !== command.expected) return { kind: 'conflict', sequence: mine.length }
    return { kind: 'appended', sequence: mine.length + command.size, position: log.length + command.size }
  }

  test('random commands from two writers come out as the specification says', async () => {
    const command: fc.Arbitrary<Command> = fc.record({
      stream: fc.constantFrom('a', 'b', 'none'),
      expected: fc.nat({ max: 6 }),
      size: fc.integer({ min: 1, max: 3 }),
      key: fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k5', 'k6'),
      writer: fc.nat({ max: 1 }),
    })
    const writers = await twoWriters()
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
        // Streams of its own for each run: names are prefixed, positions counted from where the run began.
        run += 1
        const named = (stream: string): string => `${run} ${stream}`
        const base = await writers[0].position()
        const streams = new Set([named('a'), named('b')])
        for (const stream of streams) await writers[0].createStream(stream, at)
        let log: readonly StoredEvent[] = []
        for (const raw of commands) {
          const asked = { ...raw, stream: named(raw.stream) }
          const events = Array.from({ length: asked.size }, (_, index) => event(index))
          const shouldBe = expectedResult(log, streams, asked)
          const result = await writers[asked.writer]!.append(asked.stream, asked.expected, events, metadata(asked.key))
          expect('position' in result ? { ...result, position: result.position - base } : result).toEqual(shouldBe)
          log = (await writers[1 - asked.writer]!.readAll(base, 1000)).map((stored) => ({ ...stored, position: stored.position - base }))
          expect(log.map(({ position }) => position)).toEqual(log.map((_, index) => index + 1))
        }
      }),
      { numRuns: 25, ...printedSeed(`storage commands on ${kind}`) },
    )
  })

  test('random JSON comes back unchanged', async () => {
    const storage = await databases.openNew(kind)
    await storage.createStream('open', at)
    let sequence = 0
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 }), async (value) => {
        const body = { kind: 'anything', value }
        await storage.append('open', sequence, [body], metadata(`${sequence}`))
        const [stored] = await storage.read('open', sequence)
        expect(JSON.stringify(stored?.event)).toBe(JSON.stringify(body))
        sequence += 1
      }),
      { numRuns: 100, ...printedSeed(`JSON on ${kind}`) },
    )
  })
})

test('PostgreSQL: a subscriber in one process is woken by another, also after its connection was cut', async () => {
  const place = await databases.newPlace('postgres')
  const [writer, reader] = [await databases.open(place), await databases.open(place)]
  await writer.createStream('open', at)
  let woken = 0
  await reader.bus.onWake(() => {
    woken += 1
  })
  await writer.append('open', 0, [event(1)], metadata('a'))
  await until(() => woken === 1)
  await execute(place, `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`)
  await until(() => woken === 2)
  await writer.append('open', 1, [event(2)], metadata('b'))
  await until(() => woken === 3)
})
