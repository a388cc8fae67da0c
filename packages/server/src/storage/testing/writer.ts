import { writeSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { openStorage } from '../open-storage.ts'
import { at } from './events.ts'

/**
 * A program that appends until it is killed, and says on standard output what was acknowledged, one JSON line each. It loads everything first and
 * waits for a line, so that the time until it is killed is spent in storage. Arguments: the place, and a name for this life.
 */
export type Acknowledged = { readonly stream: string; readonly key: string; readonly sequence: number; readonly position: number }
/** Each event says which append it belongs to and how many events that has, so that a torn one would show. */
export type WrittenEvent = {
  readonly kind: 'written'
  readonly key: string
  readonly index: number
  readonly of: number
  readonly filling: string
}

const [place, life] = process.argv.slice(2) as [string, string]
await Promise.all([import('../sqlite/open.ts'), import('../postgres/open.ts')])
const say = (text: string): void => {
  writeSync(1, `${text}\n`)
}
say('ready')
await new Promise((resolve) => process.stdin.once('data', resolve))

const storage = await openStorage(place)
const streams = ['open', 'blitz']
for (const stream of streams) await storage.createStream(stream, at)
const sequences = new Map((await storage.streams()).map(({ stream, sequence }) => [stream, sequence]))
say('open')

for (let count = 0; ; count += 1) {
  const stream = streams[count % streams.length]!
  const key = `${life} ${count}`
  const of = 1 + (count % 4)
  const events = Array.from({ length: of }, (_, index): WrittenEvent => ({ kind: 'written', key, index, of, filling: 'x'.repeat(700) }))
  const metadata = { idempotencyKey: key, actor: 'writer', at }
  // Every third goes to both streams: a part of it in one of them alone would be torn too.
  const other = streams[(count + 1) % streams.length]!
  const parts = (count % 3 === 2 && of > 1 ? [events.slice(0, 1), events.slice(1)] : [events]).map((part, index) => ({
    stream: index === 0 ? stream : other,
    expectedSequence: sequences.get(index === 0 ? stream : other)!,
    events: part,
  }))
  const result = await storage.appendTogether(parts, metadata)
  if (result.kind !== 'appended') throw new Error(`The only writer was answered ${JSON.stringify(result)}`)
  for (const part of result.parts) sequences.set(part.stream, part.sequence)
  say(JSON.stringify({ key, ...result.parts.at(-1)! } satisfies Acknowledged))
  await setImmediate()
}
