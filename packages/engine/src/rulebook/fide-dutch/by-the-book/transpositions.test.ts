import { describe, expect, test } from 'vitest'
import { transpositions } from './transpositions.ts'

const sequence = (s2: readonly number[], n1: number): readonly string[] =>
  [...transpositions(s2, n1)].map((order) => order.slice(0, n1).join('-'))

describe('fide-dutch-2017 D.1: transpositions in S2', () => {
  test('D.1: a homogeneous bracket of eleven has 720', () => {
    const all = sequence([6, 7, 8, 9, 10, 11], 5)
    expect(all).toHaveLength(720)
    expect(new Set(all).size).toBe(720)
    // The text goes on with 6-7-8-10-11, but 6-7-8-10-9 is lexicographically smaller: a slip of the text.
    expect(all.slice(0, 4)).toEqual(['6-7-8-9-10', '6-7-8-9-11', '6-7-8-10-9', '6-7-8-10-11'])
    const end = all.indexOf('6-11-10-9-8')
    expect(all[end + 1]).toBe('7-6-8-9-10')
    expect(all.at(-1)).toBe('11-10-9-8-7')
  })

  test('D.1: a heterogeneous bracket of eleven with two MDPs has 72', () => {
    const all = sequence([3, 4, 5, 6, 7, 8, 9, 10, 11], 2)
    expect(all).toHaveLength(72)
    expect(all.slice(0, 3)).toEqual(['3-4', '3-5', '3-6'])
    const end = all.indexOf('3-11')
    expect(all.slice(end + 1, end + 3)).toEqual(['4-3', '4-5'])
    expect(all.at(-1)).toBe('11-10')
  })

  test('D.1: what stands behind the first N1 places is left in order', () => {
    expect([...transpositions([2, 3, 4], 1)]).toEqual([
      [2, 3, 4],
      [3, 2, 4],
      [4, 2, 3],
    ])
    expect([...transpositions([2, 3, 4], 3)].map((order) => order.join(''))).toEqual(['234', '243', '324', '342', '423', '432'])
  })

  test('D.1: an empty S1 has the original order and no other', () => {
    expect([...transpositions([1, 2], 0)]).toEqual([[1, 2]])
    expect([...transpositions([], 0)]).toEqual([[]])
  })

  test('D.1: refusing a place thins the sequence out and keeps its order', () => {
    const refused = (order: readonly number[]) => order[0] === 6 || order[2] === 9
    const all = [...transpositions([6, 7, 8, 9], 3)].filter((order) => !refused(order))
    const thin = [...transpositions([6, 7, 8, 9], 3, (place, bsn) => !(place === 0 && bsn === 6) && !(place === 2 && bsn === 9))]
    expect(thin).toEqual(all)
  })
})
