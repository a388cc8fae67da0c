import { describe, expect, test } from 'vitest'
import { scoringSystem, standardScoring } from '../../model/scoring.ts'
import { makeCompetitor } from '../../testing/players/make-competitor.ts'
import { coloursAllow } from '../fide-dutch/absolute-colours.ts'
import { makeBracket } from '../fide-dutch/bracket.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import type { Float } from '../fide-dutch/float.ts'
import { haveNotMet } from '../fide-dutch/no-rematch.ts'
import { barsFromBye } from './c02-bye-bar.ts'
import { criteria } from './criteria.ts'

const bracket = makeBracket('normal', [makeCompetitor(1, 2)], [makeCompetitor(2, 1), makeCompetitor(3, 1)], false)

/** What one pair, and what one downfloater, adds to the failure value of an article. */
const criterionOf = (article: string) => {
  const criterion = criteria.find((one) => one.article === article)
  if (criterion?.kind !== 'count' && criterion?.kind !== 'differences') throw new Error(`${article} is not about pairs`)
  return criterion
}
const ofPair = (article: string, higher: Competitor, lower: Competitor): number | null =>
  criterionOf(article).ofPair(higher, lower, bracket)
const ofDownfloater = (article: string, player: Competitor): number | null => criterionOf(article).ofDownfloater(player, bracket)
const histories = (article: string, higher: string, lower: string): number | null =>
  ofPair(article, makeCompetitor(1, 1, higher), makeCompetitor(2, 1, lower))

test('3.8: the criteria stand in their order', () => {
  expect(criteria.map(({ article }) => article)).toEqual(Array.from({ length: 16 }, (_, index) => `C${index + 6}`))
})

describe('absolute criteria', () => {
  test('C1: those who have met do not meet again', () => {
    const first = makeCompetitor(1, 0, '', { excluded: new Set([1]) })
    expect([haveNotMet(first, makeCompetitor(2, 0)), haveNotMet(first, makeCompetitor(3, 0))]).toEqual([false, true])
  })

  const opponent = 2 as never
  test.each([
    ['C2: the bye bars', { kind: 'bye', bye: 'pairing-allocated' }, true],
    ['C2: a forfeit win bars', { kind: 'forfeit', opponent, colour: 'white', result: 'win' }, true],
    ['C2: a full-point bye bars', { kind: 'bye', bye: 'full-point' }, true],
    ['C2: a half-point bye does not', { kind: 'bye', bye: 'half-point' }, false],
    ['C2: a forfeit loss does not', { kind: 'forfeit', opponent, colour: 'white', result: 'loss' }, false],
    ['C2: a win over the board does not', { kind: 'game', opponent, colour: 'white', result: 'win', rated: true }, false],
    ['C2: an absence does not', { kind: 'absent' }, false],
  ] as const)('%s', (_, outcome, expected) => {
    expect(barsFromBye(outcome, standardScoring)).toBe(expected)
  })

  test('C2: a forfeit win that is worth less than a win does not; a bye worth nothing still does', () => {
    const scoring = scoringSystem(30, 10, 0, { forfeitWin: 20 as never, pairingAllocatedBye: 0 as never })
    expect(barsFromBye({ kind: 'forfeit', opponent, colour: 'white', result: 'win' }, scoring)).toBe(false)
    expect(barsFromBye({ kind: 'bye', bye: 'pairing-allocated' }, scoring)).toBe(true)
  })

  test.each([
    ['C3: two absolute preferences for one colour', 'WW', 'WW', false],
    ['C3: for different colours', 'WW', 'BB', true],
    ['C3: absolute for either reason', 'WWBW', 'BWW', false],
    ['C3: absolute and strong', 'WW', 'W', true],
  ])('%s', (_, higher, lower, allowed) => {
    expect(coloursAllow(makeCompetitor(1, 0, higher), makeCompetitor(2, 0, lower))).toBe(allowed)
  })

  test('C3: a topscorer on either side lifts it', () => {
    const topscorer = makeCompetitor(1, 3, 'WW', { topscorer: true })
    expect([coloursAllow(topscorer, makeCompetitor(2, 0, 'WW')), coloursAllow(makeCompetitor(2, 0, 'WW'), topscorer)]).toEqual([true, true])
  })
})

describe('downfloaters', () => {
  const [two, one] = [makeCompetitor(1, 2), makeCompetitor(2, 1)]

  test('C6: counts downfloaters', () => {
    expect([ofPair('C6', two, one), ofDownfloater('C6', one)]).toEqual([0, 1])
  })

  test('C7: lists their scores; pairs count nothing, whatever their difference', () => {
    expect([ofPair('C7', two, one), ofDownfloater('C7', one), ofDownfloater('C7', two)]).toEqual([null, 10, 20])
  })
})

describe('colours', () => {
  test.each([
    ['C10: both stand at two towards one colour', 'C10', 'WWBW', 'WBWW', 1],
    ['C10: one of them stands at zero', 'C10', 'WWBW', 'BBWW', 0],
    ['C11: the narrower difference suffers, a third time running', 'C11', 'WWBW', 'BBWW', 1],
    ['C11: equal differences, one did not just repeat the colour', 'C11', 'WBWW', 'WWBW', 0],
    ['C12: both prefer the same', 'C12', 'W', 'WBW', 1],
    ['C12: one has no preference', 'C12', '', 'W', 0],
    ['C13: strong and absolute', 'C13', 'W', 'WW', 1],
    ['C13: strong and mild', 'C13', 'W', 'BW', 0],
    ['C13: two absolute ones', 'C13', 'WW', 'WW', 0],
  ])('%s', (_, article, higher, lower, expected) => {
    expect(histories(article, higher, lower)).toBe(expected)
  })
})

describe('floats', () => {
  const floated = (number: number, score: number, last: Float | null, before: Float | null): Competitor =>
    makeCompetitor(number, score, '', { floatLastRound: last, floatTwoRoundsAgo: before })

  test.each([
    ['C14: a resident downfloater who floated down last round', 'C14', 1, 'down', null, 1],
    ['C14: two rounds ago is another matter', 'C14', 1, null, 'down', 0],
    ['C14: an MDP that floats on is another matter', 'C14', 2, 'down', null, 0],
    ['C16: two rounds ago', 'C16', 1, null, 'down', 1],
    ['C16: an MDP that floats on is another matter', 'C16', 2, null, 'down', 0],
    ['C18: a resident downfloater is another matter', 'C18', 1, 'down', null, null],
    ['C18: an MDP that floats on counts beyond any pair', 'C18', 2, 'down', null, 1_000_020],
    ['C20: an MDP that floats on counts beyond any pair', 'C20', 2, null, 'down', 1_000_020],
  ] as const)('%s', (_, article, score, last, before, expected) => {
    expect(ofDownfloater(article, floated(1, score, last, before))).toBe(expected)
  })

  test.each([
    ['C15: the opponent of an MDP floated up last round', 'C15', 'up', null, 1],
    ['C15: a downfloat is another matter', 'C15', 'down', null, 0],
    ['C17: two rounds ago', 'C17', null, 'up', 1],
    ['C19: with the score difference', 'C19', 'up', null, 10],
    ['C19: nobody concerned', 'C19', null, 'up', null],
    ['C21: with the score difference', 'C21', null, 'up', 10],
  ] as const)('%s', (_, article, last, before, expected) => {
    expect(ofPair(article, makeCompetitor(1, 2), floated(2, 1, last, before))).toBe(expected)
    expect(ofPair(article, makeCompetitor(3, 1), floated(2, 1, last, before)) || null).toBe(null)
  })

  test.each([
    ['C18: an MDP who floated down last round, with the score difference', 'C18', 'down', null, 10],
    ['C18: an upfloat is another matter', 'C18', 'up', null, null],
    ['C20: two rounds ago', 'C20', null, 'down', 10],
    ['C14: an MDP in a pair is another matter', 'C14', 'down', null, 0],
  ] as const)('%s', (_, article, last, before, expected) => {
    expect(ofPair(article, floated(1, 2, last, before), makeCompetitor(2, 1))).toBe(expected)
  })
})
