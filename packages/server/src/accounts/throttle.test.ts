import { expect, test } from 'vitest'
import { createBuckets, createThrottle } from './throttle.ts'

const hour = 3_600_000

test('each failure more doubles the wait, up to a quarter of an hour', () => {
  const throttle = createThrottle(() => 0)
  const waits = Array.from({ length: 20 }, () => {
    throttle.begin('somebody')
    return throttle.wait('somebody')
  })
  expect(waits.slice(0, 7)).toEqual([0, 0, 0, 0, 1000, 2000, 4000])
  expect(waits.at(-1)).toBe(hour / 4)
})

test('a bucket gives no more than it holds, and fills again', () => {
  let now = hour
  const buckets = createBuckets(3, () => now)
  expect([1, 2, 3, 4].map(() => buckets.take('desk'))).toEqual([true, true, true, false])
  now += 20_000
  expect([1, 2].map(() => buckets.take('desk'))).toEqual([true, false])
})
