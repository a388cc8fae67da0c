import { describe, expect, test } from 'vitest'
import { type Points, pointsFromTenths } from '../../../model/points.ts'
import { byScoreThenBsn, mdpSets } from './mdp-exchanges.ts'

const scores = (...points: readonly number[]): readonly Points[] => points.map((value) => pointsFromTenths(value * 10))
const sequence = (all: readonly Points[], m1: number): readonly string[] =>
  mdpSets(all, m1, byScoreThenBsn).map(({ bsns }) => bsns.join('-'))

describe('fide-dutch-2017 D.3: exchanges between S1 and the Limbo', () => {
  test('D.3.b: equal scores follow the lexicographic value of the BSNs', () => {
    expect(sequence(scores(3, 3, 3, 3, 3), 4)).toEqual(['1-2-3-4', '1-2-3-5', '1-2-4-5', '1-3-4-5', '2-3-4-5'])
    expect(sequence(scores(3, 3, 3, 3), 2)).toEqual(['1-2', '1-3', '1-4', '2-3', '2-4', '3-4'])
  })

  test('D.3.a: the highest different score goes first, whatever the BSNs', () => {
    expect(sequence(scores(3, 3, 3, 2), 2)).toEqual(['1-2', '1-3', '2-3', '1-4', '2-4', '3-4'])
    expect(sequence(scores(4, 3, 3, 2), 2)).toEqual(['1-2', '1-3', '1-4', '2-3', '2-4', '3-4'])
  })

  test('D.3: two of five leave before the top one does', () => {
    const all = sequence(scores(3, 3, 3, 3, 3), 3)
    expect(all.indexOf('1-4-5')).toBeLessThan(all.indexOf('2-3-4'))
  })

  test('D.3: all MDPs in S1 leave nothing to exchange; none at all is a set too', () => {
    expect(sequence(scores(2, 2), 2)).toEqual(['1-2'])
    expect(sequence(scores(2, 2), 0)).toEqual([''])
  })
})
