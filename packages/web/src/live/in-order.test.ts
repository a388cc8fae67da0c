import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

test('an answer that was overtaken is not wanted any more, others are', () => {
  const ask = inOrder()
  const [first, second, third] = [ask(), ask(), ask()]
  expect(second()).toBe(true)
  expect(first()).toBe(false)
  expect(third()).toBe(true)
  expect(ask()()).toBe(true)
})
