import { expect, test } from 'vitest'
import { inProcessBus } from '../bus/in-process.ts'
import { createLog } from '../observe/log.ts'
import type { Storage, StoredEvent } from '../storage/port.ts'
import { createHub, type From } from './hub.ts'

const stored = (position: number): StoredEvent => ({
  position,
  stream: 'open',
  sequence: position,
  event: { kind: 'changed' },
  idempotencyKey: String(position),
  actor: 'somebody',
  at: '',
  hash: '',
})

test('what is written while the hub begins does not stop it and is not told as new', async () => {
  const events = [stored(1), stored(2)]
  let wake = (): void => {}
  const log = {
    name: 'home',
    bus: {
      ...inProcessBus(),
      onWake: async (told: () => void) => {
        wake = told
        wake()
        return async () => {}
      },
    },
    position: async () => {
      wake()
      return events.length
    },
    readAll: async (after: number) => events.slice(after),
  }
  const storage = { logs: [log] } as unknown as Storage
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

const silent = { logs: [{ name: 'home', bus: inProcessBus(), position: async () => 0, readAll: async () => [] }] } as unknown as Storage
const openHub = async (most: number, mostEach: number) => {
  const hub = await createHub({ storage: silent, log: createLog('silent'), most, mostEach })
  const listen = (kind: From['kind'], id: string) =>
    hub.listen(
      'open',
      () => {},
      () => {},
      () => {},
      { kind, id },
    )
  const refusedOf = (kind: From['kind'], id: string, times: number): number =>
    Array.from({ length: times }, () => listen(kind, id)).filter((stop) => stop === null).length
  return { hub, listen, refusedOf }
}

test('one address does not take all streams, and some are kept for those who have a link, and for those who have an account', async () => {
  const { hub, listen, refusedOf } = await openHub(20, 12)
  const first = Array.from({ length: 14 }, () => listen('public', '10.0.0.1'))
  expect(first.filter((stop) => stop === null)).toHaveLength(2)
  expect(refusedOf('public', '10.0.0.2', 6)).toBe(2)
  expect([refusedOf('public', '10.0.0.3', 1), refusedOf('link', 'a', 4), refusedOf('account', 'b', 4)]).toEqual([1, 2, 2])
  first[0]!()
  first[0]!()
  for (const stop of first.slice(1, 5)) stop!()
  expect(refusedOf('public', '10.0.0.1', 2)).toBe(1)
  await hub.close()
})

test('one slip does not take the streams of all others, nor does one account', async () => {
  const { hub, refusedOf } = await openHub(5000, 500)
  expect(refusedOf('link', 'slip', 5000)).toBe(4980)
  expect(refusedOf('account', 'arbiter', 200)).toBe(100)
  expect([refusedOf('link', 'another', 1), refusedOf('account', 'deputy', 1), refusedOf('public', '10.0.0.1', 1)]).toEqual([0, 0, 0])
  await hub.close()
})

test('of the public only so many look at the events of one tenant; others find room', async () => {
  const hub = await createHub({ storage: silent, log: createLog('silent'), most: 100, mostOfTenant: 3 })
  const nothing = (): void => {}
  const listen = (tenant: string | null, kind: From['kind'] = 'public') =>
    hub.listen(
      'open',
      nothing,
      () => {},
      () => {},
      { kind, id: 'one', tenant },
    )
  const open = [listen('a'), listen('a'), listen('a')]
  expect([listen('a'), listen('b'), listen(null), listen(null, 'account')].map((stop) => stop !== null)).toEqual([false, true, true, true])
  open[0]!()
  expect(listen('a')).not.toBeNull()
  await hub.close()
})
