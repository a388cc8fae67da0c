import { expect, test } from 'vitest'
import { createLog } from '../observe/log.ts'
import type { Storage, StoredEvent } from '../storage/port.ts'
import { createHub } from './hub.ts'

const stored = (position: number): StoredEvent => ({
  position,
  stream: 'open',
  sequence: position,
  event: { kind: 'changed' },
  idempotencyKey: String(position),
  actor: 'somebody',
  at: '',
})

test('what is written while the hub begins does not stop it and is not told as new', async () => {
  const events = [stored(1), stored(2)]
  let wake = (): void => {}
  const storage = {
    subscribe: async (told: () => void) => {
      wake = told
      wake()
      return async () => {}
    },
    position: async () => {
      wake()
      return events.length
    },
    readAll: async (after: number) => events.slice(after),
  } as unknown as Storage
  const hub = await createHub({ storage, log: createLog('silent'), most: 1, gather: 0 })
  const told: number[] = []
  hub.watch((_, fresh) => {
    told.push(...fresh.map(({ sequence }) => sequence))
  })
  events.push(stored(3))
  wake()
  while (told.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  expect(told).toEqual([3])
  await hub.close()
})

test('one address does not take all streams, and some are kept for those who are known here', async () => {
  const storage = { subscribe: async () => async () => {}, position: async () => 0, readAll: async () => [] } as unknown as Storage
  const hub = await createHub({ storage, log: createLog('silent'), most: 20, mostEach: 12 })
  const listen = (address: string | null) =>
    hub.listen(
      'open',
      () => {},
      () => {},
      () => {},
      address === null ? { kind: 'known' } : { kind: 'public', address },
    )
  const first = Array.from({ length: 14 }, () => listen('10.0.0.1'))
  expect(first.filter((stop) => stop === null)).toHaveLength(2)
  expect(Array.from({ length: 8 }, () => listen('10.0.0.2')).filter((stop) => stop === null)).toHaveLength(2)
  expect([listen('10.0.0.3'), listen(null), listen(null), listen(null)].map((stop) => stop === null)).toEqual([true, false, false, true])
  first[0]!()
  first[0]!()
  first[1]!()
  first[2]!()
  expect([listen('10.0.0.1'), listen('10.0.0.1')].map((stop) => stop === null)).toEqual([false, true])
  await hub.close()
})
