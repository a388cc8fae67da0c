import { expect, test } from 'vitest'
import { natsBus } from '../bus/nats.ts'
import { scopeOf } from '../bus/open-bus.ts'
import type { Bus } from '../bus/port.ts'
import { postgresBus } from '../bus/postgres.ts'
import { faultyBus } from '../bus/testing/faulty-bus.ts'
import { startNats } from '../bus/testing/nats-server.ts'
import { createLog } from '../observe/log.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { event, metadata, until } from '../storage/testing/events.ts'
import { createHub } from './hub.ts'

const databases = useDatabases()

/** Within a process no message is lost on the way. */
const kinds = ['PostgreSQL', 'NATS'] as const
type Kind = (typeof kinds)[number]

/** A small generator: the run can be made again by its seed. */
const diceOf = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

/** How long until every event was told, and in which order, when the bus of the reader is `made` of the true one. */
const tell = async (made: (bus: Bus) => Bus, kind: Kind = 'PostgreSQL') => {
  const place = await databases.newPlace('postgres')
  const address = kind === 'NATS' ? (await startNats()).url : null
  const [writer, reader] = [await databases.open(place, { bus: address }), await databases.open(place)]
  await writer.createStream('open', '2026-06-01T10:00:00.000Z')
  const pace = { gather: 5, lookEvery: 200 }
  const own =
    address === null ? postgresBus({ connectionString: place }, pace) : natsBus(address, () => scopeOf({ connectionString: place }), pace)
  const hub = await createHub({ storage: { ...reader, bus: made(own) }, log: createLog('silent'), most: 10, gather: 5 })
  const told: number[] = []
  hub.watch((_, events) => {
    told.push(...events.map(({ sequence }) => sequence))
  })
  for (let sequence = 0; sequence < 60; sequence++) await writer.append('open', sequence, [event(sequence)], metadata(`${sequence}`))
  await until(() => told.length >= 60)
  await hub.close()
  await own.close()
  return told
}
const all = Array.from({ length: 60 }, (_, at) => at + 1)

test.each(kinds)('over %s, messages that are lost, doubled and reordered: every event is told once, in order', async (kind) => {
  for (const seed of [1, 2, 3]) expect(await tell((bus) => faultyBus(bus, diceOf(seed)), kind)).toEqual(all)
})

test('a bus that carries nothing at all: every event is told once, in order, as soon as the reader looks by itself', async () => {
  expect(await tell((bus) => ({ ...bus, onWake: async () => async () => {} }))).toEqual(all)
})
