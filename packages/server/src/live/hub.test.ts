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
