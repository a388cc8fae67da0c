import { expect, test } from 'vitest'
import { createFairShare } from './fair-share.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('one piece at a time, in turn among addresses, with as long between them; and no more wait than may', async () => {
  const share = createFairShare({ all: 6, each: 4 })
  const order: string[] = []
  let [working, rested] = [0, Number.POSITIVE_INFINITY]
  let last = 0
  const ask = (address: string, name: string) =>
    share(address, async () => {
      expect(working).toBe(0)
      working += 1
      if (last > 0) rested = Math.min(rested, performance.now() - last)
      order.push(name)
      await pause(20)
      working -= 1
      last = performance.now()
      return name
    })
  const asked = [
    ...['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'].map((name) => ask('a', name)),
    ask('b', 'b1'),
    ask('c', 'c1'),
    ask('d', 'd1'),
  ]
  expect((await Promise.all(asked)).map((answer) => answer?.done ?? null)).toEqual([
    ...['a1', 'a2', 'a3', 'a4', 'a5', null, null],
    ...['b1', 'c1', null],
  ])
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4', 'a5'])
  expect(rested).toBeGreaterThan(10)
  expect(await ask('d', 'd2')).toEqual({ done: 'd2' })
})

test('what fails fails for whoever asked, and the next has its turn', async () => {
  const share = createFairShare()
  const failed = share('a', async () => {
    throw new Error('no')
  })
  const good = share('b', async () => 1)
  await expect(failed).rejects.toThrow('no')
  expect(await good).toEqual({ done: 1 })
})
