import { describe, expect, test } from 'vitest'
import { makeDubovPlayer } from '../../testing/players/make-dubov-player.ts'
import { combinations } from '../by-the-book/combinations.ts'
import { legalTranspositions, transpositions } from './by-the-book/transpositions.ts'
import { byAro, byScore, type Competitor } from './competitor.ts'
import { fromTheMiddle, recomposed, shiftersOf, smallerOf, subgroupsOf } from './subgroups.ts'

const ids = (players: readonly Competitor[]): string => players.map(({ id }) => id).join('')
const seeksWhite = (number: number, aro: number): Competitor => makeDubovPlayer(number, 1, 'B', [], { aro })
const seeksBlack = (number: number): Competitor => makeDubovPlayer(number, 1, 'W')

test('fide-dubov-2026 4.1: sets by the smallest number that differs, as the text lists them', () => {
  const sets = combinations([1, 2, 3, 4, 5], 2).map((set) => set.join())
  expect(sets).toEqual(['1,2', '1,3', '1,4', '1,5', '2,3', '2,4', '2,5', '3,4', '3,5', '4,5'])
})

test('fide-dubov-2026 4.2: upfloaters by descending score, then ascending number', () => {
  const field = [makeDubovPlayer(5, 1), makeDubovPlayer(2, 0), makeDubovPlayer(7, 2), makeDubovPlayer(3, 1)]
  expect(ids(field.sort(byScore))).toBe('7352')
})

describe('fide-dubov-2026 4.3: shifters', () => {
  test('from the middle outwards: the seven players of the text', () => expect(fromTheMiddle([...'ABCDEFG']).join('')).toBe('DCEBFAG'))
  test.each([
    ['', ''],
    ['A', 'A'],
    ['AB', 'AB'],
    ['ABC', 'BAC'],
    ['ABCD', 'BCAD'],
    ['ABCDEF', 'CDBEAF'],
  ])('%s: %s', (list, numbered) => expect(fromTheMiddle([...list]).join('')).toBe(numbered))
  test('4.3.2: who seeks White by average rating of opponents, then number; who seeks Black by number', () => {
    const g1 = [seeksWhite(1, 2100), seeksWhite(2, 2000), seeksWhite(3, 2000), seeksWhite(4, 1900), seeksWhite(5, 2200)]
    const g2 = [seeksBlack(9), seeksBlack(6), seeksBlack(8), seeksBlack(7)]
    expect(ids(shiftersOf({ g1, g2 }, 'g1'))).toBe('32145')
    expect(ids(shiftersOf({ g1, g2 }, 'g2'))).toBe('7869')
  })
})

describe('fide-dubov-2026 4.4: transpositions', () => {
  const [a, b, c] = [makeDubovPlayer(1, 1), makeDubovPlayer(2, 1), makeDubovPlayer(3, 1)] as const
  test('the six of the text, in its order', () => {
    expect([...transpositions([c, a, b])].map(ids)).toEqual(['123', '132', '213', '231', '312', '321'])
  })
  test('fide-dubov-2026 3.2.6: those that are legal', () => {
    const s1 = [seeksWhite(7, 1), makeDubovPlayer(8, 1, 'B', [1]), seeksWhite(9, 2)]
    const legal = [...legalTranspositions({ g1: s1, g2: [a, b, c] }, { spend: () => {} })].map(ids)
    expect(legal).toEqual(['123', '132', '231', '321'].filter((order) => order[1] !== '1'))
    expect(legal[0]).toBe('123')
  })
})

describe('fide-dubov-2026 3.2.3: subgroups', () => {
  test('who seeks White, and the rest, with those who have not played', () => {
    const bracket = [seeksBlack(1), seeksWhite(2, 1), makeDubovPlayer(3, 1), seeksWhite(4, 1)]
    const { g1, g2 } = subgroupsOf(bracket)
    expect([ids(g1), ids(g2)]).toEqual(['24', '13'])
  })
  test('while nobody has played, the first half by number, whatever the scores', () => {
    const { g1, g2 } = subgroupsOf([makeDubovPlayer(4, 1), makeDubovPlayer(3, 1), makeDubovPlayer(2, 1), makeDubovPlayer(1, 0)])
    expect([ids(g1), ids(g2)]).toEqual(['12', '34'])
  })
  test('fide-dubov-2026 3.2.4: G1 is the smaller of two that are equal', () => {
    expect(smallerOf({ g1: [seeksWhite(1, 1)], g2: [seeksBlack(2)] })).toBe('g1')
    expect(smallerOf({ g1: [seeksWhite(1, 1), seeksWhite(3, 1)], g2: [] })).toBe('g2')
  })
  test('fide-dubov-2026 3.2.5: S1 by ascending average, then number; a shifted player takes its place in it', () => {
    const g1 = [seeksWhite(1, 2300), seeksWhite(2, 2100), seeksWhite(5, 2100)]
    const g2 = [seeksBlack(3), seeksBlack(4), seeksBlack(6), seeksBlack(7), makeDubovPlayer(8, 1, 'W', [], { aro: 2200 })]
    const after = recomposed({ g1, g2 }, { smaller: 'g1', forced: [], levelling: [g2[4]!] })
    expect([ids(after.g1), ids(after.g2)]).toEqual(['2581', '3467'])
    expect(ids(g1.toSorted(byAro))).toBe('251')
  })
})
