import { expect, test } from 'vitest'
import { createLog } from '../observe/log.ts'
import type { Storage } from '../storage/port.ts'
import { openElsewhere } from './presence-elsewhere.ts'

const start = async () => {
  let say = (_: string): void => {}
  const bus = {
    tell: async () => {},
    hear: async (listener: (message: string) => void) => {
      say = listener
      return async () => {}
    },
  }
  const elsewhere = await openElsewhere({ bus } as unknown as Storage, createLog('silent'))
  return { elsewhere, say: (message: object) => say(JSON.stringify(message)) }
}

const person = { v: 1, kind: 'person', tournament: 'open', actor: 'account:a', name: 'Anna', since: '2026-11-18T10:00:00Z', windows: 1 }

test('what is no person is none, and of one process there are no more than any serves', async () => {
  const { elsewhere, say } = await start()
  for (const wrong of [{ name: { toString: 1 } }, { name: null }, { since: 1 }, { windows: 'many' }, { tournament: {} }, { actor: [] }])
    say({ ...person, process: 'ours', ...wrong })
  expect(elsewhere.in('open')).toEqual([])
  for (let at = 0; at < 6000; at++) say({ ...person, process: 'ours', actor: `account:${at}` })
  expect(elsewhere.in('open')).toHaveLength(5000)
  say({ ...person, process: 'ours', actor: 'account:1', windows: 0 })
  expect(elsewhere.in('open')).toHaveLength(4999)
  await elsewhere.close()
})

test('whoever floods the bus with people of processes that are none does not make it slow', async () => {
  const { elsewhere, say } = await start()
  let looked = 0
  elsewhere.begin({
    changed: (tournament) => {
      looked += elsewhere.in(tournament).length
    },
    mine: () => [],
  })
  say({ ...person, process: 'ours' })
  for (let at = 0; at < 2000; at++) say({ ...person, process: `none-${at}` })
  expect(elsewhere.in('open').length).toBeLessThanOrEqual(200)
  expect(looked).toBeLessThan(50_000)
  say({ ...person, process: 'ours', windows: 3 })
  expect(elsewhere.in('open').some(({ windows }) => windows === 3)).toBe(true)
  await elsewhere.close()
})
