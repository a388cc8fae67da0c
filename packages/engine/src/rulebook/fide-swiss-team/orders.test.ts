import { expect, test } from 'vitest'
import { makeEntrant } from '../../testing/players/make-entrant.ts'
import { combinations } from '../by-the-book/combinations.ts'
import { pairingsInOrder } from './by-the-book/pairings.ts'
import { scoreDifferences } from './c05-score-differences.ts'
import { byScore, type Pair } from './competitor.ts'
import { compareLists } from './criterion.ts'

test('fide-team-2026 3.5.4, fide-double-swiss-2026 3.5.4: the nine sets of the text, in its order', () => {
  const residents = [makeEntrant(10, 4)]
  const below = [...[8, 6, 2].map((number) => makeEntrant(number, 3)), ...[3, 5, 1].map((number) => makeEntrant(number, 2.5))]
  const far = (scores: readonly number[]): string => scores.map((score) => residents[0]!.score - score).join()
  const two = far([below[3]!.score, below[0]!.score, below[0]!.score])
  const sets = combinations(below.toSorted(byScore), 3)
    .filter((upfloaters) => scoreDifferences({ residents, upfloaters, rest: [] }).join() === two)
    .map((set) => set.map(({ id }) => id).join())
  expect(sets).toEqual(['2,6,1', '2,6,3', '2,6,5', '2,8,1', '2,8,3', '2,8,5', '6,8,1', '6,8,3', '6,8,5'])
})

test('fide-team-2026 3.6.2, fide-team-2026 3.6.3, fide-double-swiss-2026 3.6.2, fide-double-swiss-2026 3.6.3: identifiers, and pairings in their order', () => {
  const identifier = (pairs: readonly Pair[]): readonly number[] => {
    const inOrder = pairs.toSorted((a, b) => a.top.pairingNumber - b.top.pairingNumber)
    return [...inOrder.map(({ top }) => top.pairingNumber), ...inOrder.map(({ bottom }) => bottom.pairingNumber)]
  }
  const bracket = [11, 24, 16, 6, 10, 9, 8, 4].map((number) => makeEntrant(number, 1))
  const identifiers = [...pairingsInOrder(bracket, { spend: () => {} })].map(identifier)
  expect(identifiers).toHaveLength(105)
  expect(identifiers.every((one, at) => at === 0 || compareLists(identifiers[at - 1]!, one) < 0)).toBe(true)
  // 11-24 16-6 10-9 8-4
  expect(identifiers.map((one) => one.join(' '))).toContain('4 6 9 11 8 16 10 24')
})
