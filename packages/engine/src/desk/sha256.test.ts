import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha256 } from './sha256.ts'

describe('sha256', () => {
  it.each(['', 'abc', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'ö€𝄞'.repeat(40), 'x'.repeat(100_000)])(
    'agrees with the platform (%#)',
    (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    },
  )
})
