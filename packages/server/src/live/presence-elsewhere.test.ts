import { expect, test } from 'vitest'
import { createLog } from '../observe/log.ts'
import type { Storage } from '../storage/port.ts'
import { openElsewhere } from './presence-elsewhere.ts'

test('whoever floods the bus with people of processes that are none does not make it slow', async () => {
  let say = (_: string): void => {}
  const bus = {
    tell: async () => {},
    hear: async (listener: (message: string) => void) => {
      say = listener
      return async () => {}
    },
  }
  const elsewhere = await openElsewhere({ bus } as unknown as Storage, createLog('silent'))
  let looked = 0
  elsewhere.begin({
    changed: (tournament) => {
      looked += elsewhere.in(tournament).length
    },
    mine: () => [],
  })
  const person = { v: 1, kind: 'person', tournament: 'open', actor: 'account:a', name: 'Anna', since: '2026-11-18T10:00:00Z', windows: 1 }
  say(JSON.stringify({ ...person, process: 'ours' }))
  for (let at = 0; at < 2000; at++) say(JSON.stringify({ ...person, process: `none-${at}` }))
  expect(elsewhere.in('open').length).toBeLessThanOrEqual(200)
  expect(looked).toBeLessThan(50_000)
  say(JSON.stringify({ ...person, process: 'ours', windows: 3 }))
  expect(elsewhere.in('open').some(({ windows }) => windows === 3)).toBe(true)
  await elsewhere.close()
})
