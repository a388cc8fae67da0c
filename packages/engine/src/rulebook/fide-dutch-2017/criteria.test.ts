import { describe, expect, test } from 'vitest'
import { makeCompetitor } from '../../testing/players/make-competitor.ts'
import { coloursAllow } from '../fide-dutch/absolute-colours.ts'
import { makeBracket } from '../fide-dutch/bracket.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import type { Float } from '../fide-dutch/float.ts'
import { haveNotMet } from '../fide-dutch/no-rematch.ts'
import { criteria } from './criteria.ts'

const bracket = makeBracket('normal', [makeCompetitor(1, 2)], [makeCompetitor(2, 1), makeCompetitor(3, 1)], false)

/** What one pair, and what one downfloater, adds to the failure value of an article. */
const ofPair = (article: string, higher: Competitor, lower: Competitor): number | null => {
  const criterion = criteria.find((one) => one.article === article)
  if (criterion?.kind !== 'count' && criterion?.kind !== 'differences') throw new Error(`${article} has no value for a pair`)
  return criterion.ofPair(higher, lower, bracket)
}
const ofDownfloater = (article: string, player: Competitor): number | null => {
  const criterion = criteria.find((one) => one.article === article)
  if (criterion?.kind !== 'count' && criterion?.kind !== 'differences') throw new Error(`${article} has no value for a downfloater`)
  return criterion.ofDownfloater(player, bracket)
}
const histories = (article: string, higher: string, lower: string): number | null =>
  ofPair(article, makeCompetitor(1, 2, higher), makeCompetitor(2, 2, lower))

test('B.8: the criteria stand in their order', () => {
  expect(criteria.map(({ article }) => article)).toEqual(Array.from({ length: 15 }, (_, index) => `C.${index + 5}`))
})

describe('absolute criteria', () => {
  test('C.1: those who have met do not meet again', () => {
    const first = makeCompetitor(1, 0, '', { excluded: new Set([1]) })
    expect([haveNotMet(first, makeCompetitor(2, 0)), haveNotMet(first, makeCompetitor(3, 0))]).toEqual([false, true])
  })

  test.each([
    ['C.3: two absolute preferences for one colour', 'WW', 'WW', false],
    ['C.3: for different colours', 'WW', 'BB', true],
    ['C.3: absolute for either reason', 'WWBW', 'BWW', false],
    ['C.3: absolute and strong', 'WW', 'W', true],
  ])('%s', (_, higher, lower, allowed) => {
    expect(coloursAllow(makeCompetitor(1, 0, higher), makeCompetitor(2, 0, lower))).toBe(allowed)
  })

  test('C.3: a topscorer on either side lifts it', () => {
    const topscorer = makeCompetitor(1, 3, 'WW', { topscorer: true })
    expect([coloursAllow(topscorer, makeCompetitor(2, 0, 'WW')), coloursAllow(makeCompetitor(2, 0, 'WW'), topscorer)]).toEqual([true, true])
  })
})

describe('pairs and scores', () => {
  const [two, one] = [makeCompetitor(1, 2), makeCompetitor(2, 1)]

  test('C.5: counts downfloaters', () => {
    expect([ofPair('C.5', two, one), ofDownfloater('C.5', one)]).toEqual([0, 1])
  })

  test('C.6: lists the score differences of pairs and downfloaters', () => {
    expect([ofPair('C.6', two, one), ofDownfloater('C.6', one), ofDownfloater('C.6', two)]).toEqual([10, 10, 20])
  })

  test('C.7: asks for the following bracket', () => {
    expect(criteria.find(({ article }) => article === 'C.7')?.kind).toBe('next-bracket')
  })
})

describe('colours', () => {
  test.each([
    ['C.8: both stand at two towards one colour', 'C.8', 'WWBW', 'WBWW', 1],
    ['C.8: one of them stands at zero', 'C.8', 'WWBW', 'BBWW', 0],
    ['C.8: they can both be turned back', 'C.8', 'WWBW', 'BBWB', 0],
    ['C.9: the narrower difference suffers, a third time running', 'C.9', 'WWBW', 'BBWW', 1],
    ['C.9: the narrower difference suffers, but alternated', 'C.9', 'WWBWWBW', 'WWBW', 0],
    ['C.9: equal differences, both just repeated the colour', 'C.9', 'BBWW', 'BBWW', 1],
    ['C.9: equal differences, one did not', 'C.9', 'WBWW', 'WWBW', 0],
    ['C.9: the absolute preferences differ', 'C.9', 'WW', 'BB', 0],
    ['C.10: both prefer the same', 'C.10', 'W', 'WBW', 1],
    ['C.10: mild preferences count as well', 'C.10', 'WB', 'WB', 1],
    ['C.10: they prefer different colours', 'C.10', 'W', 'B', 0],
    ['C.10: one has no preference', 'C.10', '', 'W', 0],
    ['C.11: strong and strong', 'C.11', 'W', 'W', 1],
    ['C.11: strong and absolute', 'C.11', 'W', 'WW', 1],
    ['C.11: strong and mild', 'C.11', 'W', 'BW', 0],
    ['C.11: absolute and mild', 'C.11', 'WW', 'BW', 0],
    ['C.11: two absolute ones', 'C.11', 'WW', 'WW', 0],
  ])('%s', (_, article, higher, lower, expected) => {
    expect(histories(article, higher, lower)).toBe(expected)
  })
})

describe('floats', () => {
  const floated = (number: number, score: number, last: Float | null, before: Float | null): Competitor =>
    makeCompetitor(number, score, '', { floatLastRound: last, floatTwoRoundsAgo: before })

  test.each([
    ['C.12: the higher scored player floated down last round', 'C.12', 'down', null, 1],
    ['C.12: two rounds ago is another matter', 'C.12', null, 'down', 0],
    ['C.12: an upfloat is another matter', 'C.12', 'up', null, 0],
    ['C.14: two rounds ago', 'C.14', null, 'down', 1],
    ['C.16: with the score difference', 'C.16', 'down', null, 10],
    ['C.16: nobody concerned', 'C.16', null, null, null],
    ['C.18: with the score difference', 'C.18', null, 'down', 10],
  ] as const)('%s', (_, article, last, before, expected) => {
    expect(ofPair(article, floated(1, 2, last, before), makeCompetitor(2, 1))).toBe(expected)
    expect(ofDownfloater(article, floated(2, 1, last, before))).toBe(expected)
  })

  test.each([
    ['C.13: the lower scored player floated up last round', 'C.13', 'up', null, 1],
    ['C.13: a downfloat is another matter', 'C.13', 'down', null, 0],
    ['C.15: two rounds ago', 'C.15', null, 'up', 1],
    ['C.17: with the score difference', 'C.17', 'up', null, 10],
    ['C.19: with the score difference', 'C.19', null, 'up', 10],
    ['C.19: nobody concerned', 'C.19', 'up', null, null],
  ] as const)('%s', (_, article, last, before, expected) => {
    expect(ofPair(article, makeCompetitor(1, 2), floated(2, 1, last, before))).toBe(expected)
    expect(ofDownfloater(article, floated(2, 1, last, before)) || null).toBe(null)
  })

  test.each(['C.12', 'C.13', 'C.14', 'C.15', 'C.16', 'C.17', 'C.18', 'C.19'])('A.4: equal scores are no float (%s)', (article) => {
    const both = [floated(1, 1, 'down', 'down'), floated(2, 1, 'up', 'up')] as const
    expect(ofPair(article, ...both) || null).toBe(null)
  })
})
