import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './port.ts'
import { createDatabase, databaseKinds, useDatabases } from './testing/databases.ts'
import { integrityOf } from './testing/integrity.ts'
import { type Cluster, startCluster } from './testing/postgres-cluster.ts'
import { printedSeed } from './testing/seed.ts'
import type { Acknowledged, WrittenEvent } from './testing/writer.ts'

/**
 * A writer is killed at random moments, with every twentieth PostgreSQL itself as by a power cut. Afterwards everything that was acknowledged is
 * there, no append is there in part, be it to one stream or to two, and neither a stream nor the whole has a gap.
 */
const kills = Number(process.env.ZUG_KILLS ?? 40)

const databases = useDatabases()
let cluster: Cluster
let program = ''
beforeAll(async () => {
  program = await bundleWriter()
  cluster = await startCluster()
}, 60_000)
afterAll(() => cluster.stop(), 60_000)

const newPlace = (kind: (typeof databaseKinds)[number]): Promise<string> =>
  kind === 'sqlite' ? Promise.resolve(join(databases.folder(), 'data')) : createDatabase(cluster.url())

type Writer = {
  readonly process: ChildProcessByStdio<Writable, Readable, Readable>
  readonly opened: Promise<void>
  readonly output: Promise<string>
  readonly complaint: Promise<string>
}

/** The writer as one file, which starts three times as quickly. */
const bundleWriter = async (): Promise<string> => {
  const file = join(databases.folder(), 'writer.mjs')
  const input = fileURLToPath(new URL('./testing/writer.ts', import.meta.url))
  const bundle = await rolldown({ input, platform: 'node', external: ['pg-native', 'pg-cloudflare'], logLevel: 'silent' })
  await bundle.write({ file, codeSplitting: false })
  await bundle.close()
  return file
}

const startWriter = async (place: string, life: number): Promise<Writer> => {
  const child = spawn(process.execPath, [program, place, `${life}`], { stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.on('error', () => {})
  const said = (word: string): Promise<void> =>
    new Promise((resolve) => {
      let heard = ''
      child.stdout.on('data', (chunk: Buffer) => {
        heard += chunk.toString()
        if (heard.includes(`${word}\n`)) resolve()
      })
      child.stdout.once('close', resolve)
    })
  const writer = { process: child, opened: said('open'), output: text(child.stdout), complaint: text(child.stderr) }
  await said('ready')
  return writer
}

/** What the writer was told, up to the last whole line. */
const acknowledgedBy = async (writer: Writer): Promise<readonly Acknowledged[]> =>
  (await writer.output)
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Acknowledged)

/** Checks all that is stored against all that was ever acknowledged. */
const check = async (storage: Database, acknowledged: readonly Acknowledged[]): Promise<number> => {
  const stored = await storage.readAll(0, 1_000_000)
  expect(stored.map(({ position }) => position)).toEqual(stored.map((_, index) => index + 1))
  const last = new Map<string, (typeof stored)[number]>()
  const next = new Map<string, number>()
  for (const [place, { stream, sequence, event, idempotencyKey }] of stored.entries()) {
    expect(sequence).toBe((next.get(stream) ?? 0) + 1)
    next.set(stream, sequence)
    const { key, index, of, filling } = event as WrittenEvent
    expect([key, filling.length]).toEqual([idempotencyKey, 700])
    // All of an append, next to each other.
    expect((stored[place - index]?.event as WrittenEvent | undefined)?.key).toBe(key)
    expect((stored[place - index + of - 1]?.event as WrittenEvent | undefined)?.key).toBe(key)
    last.set(idempotencyKey, stored[place]!)
  }
  for (const { key, stream, sequence, position } of acknowledged) expect(last.get(key)).toMatchObject({ stream, sequence, position })
  return stored.length
}

const makeDice = (seed: number) => {
  let state = seed >>> 0
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe.each(databaseKinds)('a writer on %s', (kind) => {
  test(`killed ${kills} times loses nothing that was acknowledged`, { timeout: 300_000 }, async () => {
    const dice = makeDice(printedSeed(`kills on ${kind}`).seed)
    const acknowledged: Acknowledged[] = []
    let place = await newPlace(kind)
    let total = 0
    let stored = 0
    let coming = startWriter(place, 0)
    for (let life = 1; life <= kills; life += 1) {
      const writer = await coming
      writer.process.stdin.write('go\n')
      // Every fifth dies while it opens, some of these among the migrations of a new installation; the others while they write.
      if (life % 5 !== 0) await writer.opened
      await delay(dice(50))
      const crashServer = kind === 'postgres' && life % 20 === 0
      const ended = new Promise((resolve) => writer.process.once('close', resolve))
      if (crashServer) await cluster.crash()
      writer.process.kill('SIGKILL')
      const nextPlace = life % 20 === 14 ? await newPlace(kind) : place
      if (life < kills) coming = startWriter(nextPlace, life)
      await ended
      if (!crashServer) expect(await writer.complaint).toBe('')
      acknowledged.push(...(await acknowledgedBy(writer)))
      stored = await checkPlace(place, acknowledged)
      if (nextPlace !== place) {
        total += acknowledged.splice(0).length
        place = nextPlace
      }
    }
    console.log(
      `${kind}: ${total + acknowledged.length} appends acknowledged over ${kills} kills, ${stored} events in the last installation`,
    )
    expect(total + acknowledged.length).toBeGreaterThan(kills / 4)
    const again = await databases.open(place)
    await check(again, acknowledged)
    await again.close()
    expect(await integrityOf(place)).toEqual(['ok'])
  })

  /** Reads as the kill left it, without repairing; nothing to read yet is right only if nothing was acknowledged. */
  const checkPlace = async (place: string, acknowledged: readonly Acknowledged[]): Promise<number> => {
    const storage = await databases.open(place, { mode: 'read' }).catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'no-installation' })
      expect(acknowledged).toEqual([])
      return null
    })
    if (storage === null) return 0
    const count = await check(storage, acknowledged)
    await storage.close()
    return count
  }
})
