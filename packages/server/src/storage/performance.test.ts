import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { StorableEvent } from './port.ts'
import { useDatabases } from './testing/databases.ts'
import { at, metadata } from './testing/events.ts'

const databases = useDatabases()

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1]!

const time = async (work: () => unknown): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** About what a result weighs in JSON. */
const result = (number: number): StorableEvent => ({
  kind: 'result-entered',
  ...{
    round: (number % 11) + 1,
    board: number % 250,
    white: number % 500,
    black: (number + 250) % 500,
    result: '1-0',
    device: 'phone 17',
    number,
  },
})

/** What the disk alone takes to make a block durable; on a busy machine that is most of an append. */
const flushTime = async (file: string): Promise<number> => {
  const descriptor = openSync(file, 'w')
  const block = Buffer.alloc(4096, 1)
  const times: number[] = []
  for (let count = 0; count < 40; count += 1)
    times.push(
      await time(() => {
        writeSync(descriptor, block)
        fsyncSync(descriptor)
      }),
    )
  closeSync(descriptor)
  return median(times)
}

test('SQLite: a tournament of 10,000 events opens in under 300 ms and takes an event in under 10 ms', async () => {
  const place = await databases.newPlace('sqlite')
  const writer = await databases.open(place)
  await writer.createStream('open', at)
  for (let sequence = 0; sequence < 10_000; sequence += 100) {
    const events = Array.from({ length: 100 }, (_, index) => result(sequence + index))
    await writer.append('open', sequence, events, metadata(`${sequence}`))
  }
  await writer.close()

  const opening: number[] = []
  for (let count = 0; count < 5; count += 1)
    opening.push(
      await time(async () => {
        const storage = await databases.open(place)
        expect(await storage.read('open')).toHaveLength(10_000)
        await storage.close()
      }),
    )

  const storage = await databases.open(place)
  const appending: number[] = []
  for (let sequence = 10_000; sequence < 10_100; sequence += 1)
    appending.push(await time(() => storage.append('open', sequence, [result(sequence)], metadata(`${sequence}`))))
  const flushing = await flushTime(join(databases.folder(), 'flush'))

  const open = Math.min(...opening)
  const append = median(appending)
  console.log(`SQLite: open ${open.toFixed(0)} ms, append ${append.toFixed(1)} ms of which the disk takes ${flushing.toFixed(1)} ms`)
  expect(open).toBeLessThan(300)
  expect(append - 2 * flushing).toBeLessThan(10)
})
