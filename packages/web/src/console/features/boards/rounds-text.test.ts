import { describe, expect, it } from 'vitest'
import { readRounds, showRounds } from './rounds-text.ts'

describe('rounds as people type them', () => {
  it('are single ones and ranges, in any order, and nothing is all', () => {
    expect(readRounds(' ', 7)).toBeNull()
    expect(readRounds('5, 1 3–4', 7)).toEqual([1, 3, 4, 5])
    expect(readRounds('2-3;3', 7)).toEqual([2, 3])
  })

  it.each(['0', '8', '3-9', '5-3', 'one', '1,,x', '-'])('are not %s', (text) => {
    expect(readRounds(text, 7)).toBeUndefined()
  })

  it('read as they are shown', () => {
    expect(showRounds([1, 3, 4, 5, 7])).toBe('1, 3–5, 7')
    expect(showRounds([1, 2])).toBe('1, 2')
    expect(readRounds(showRounds([1, 3, 4, 5, 7]), 7)).toEqual([1, 3, 4, 5, 7])
  })
})
