import { expect, test } from 'vitest'
import { createBuckets, createThrottle } from './throttle.ts'

const hour = 3_600_000

test('a clock that is set back locks nobody out', () => {
  let now = 10 * hour
  const buckets = createBuckets(60, () => now)
  const throttle = createThrottle(() => now)
  expect(buckets.take('desk')).toBe(true)
  for (let tries = 0; tries < 6; tries++) throttle.begin('somebody')
  now -= 9 * hour
  expect(buckets.take('desk')).toBe(true)
  expect(throttle.wait('somebody')).toBeLessThanOrEqual(hour / 4)
})

test('a bucket gives no more than it holds, and fills again', () => {
  let now = hour
  const buckets = createBuckets(3, () => now)
  expect([1, 2, 3, 4].map(() => buckets.take('desk'))).toEqual([true, true, true, false])
  now += 20_000
  expect([1, 2].map(() => buckets.take('desk'))).toEqual([true, false])
})
