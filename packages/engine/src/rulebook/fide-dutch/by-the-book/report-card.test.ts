import { describe, expect, test } from 'vitest'
import { havingMet, makeCompetitor } from '../../../testing/players/make-competitor.ts'
import { makeBudget } from '../../by-the-book/budget.ts'
import { book } from '../../fide-dutch-2017/by-the-book.ts'
import { criteria } from '../../fide-dutch-2017/criteria.ts'
import { edition } from '../../fide-dutch-2017/edition.ts'
import { type Bracket, makeBracket } from '../bracket.ts'
import { candidates, type Parameters } from './candidates.ts'
import { lookAheadTo } from './following-bracket.ts'
import { compareLists, compareReportCards, type Failure, type LookAhead, type ReportCard, reportCard } from './report-card.ts'

const cardsOf = (bracket: Bracket, parameters: Parameters, lookAhead: LookAhead = null): readonly ReportCard[] =>
  [...candidates(bracket, parameters, book, makeBudget(10_000))].map((candidate) => reportCard(criteria, candidate, bracket, lookAhead))

const of = (card: ReportCard, article: string): Failure => card.find((failure) => failure.article === article)!

describe('fide-dutch-2017 A.8: pairing score differences', () => {
  test('A.8: compared one by one from the highest', () => {
    expect(compareLists([10, 5], [15, 0])).toBeLessThan(0)
    expect(compareLists([15, 10, 0], [15, 5, 5])).toBeGreaterThan(0)
    expect(compareLists([5, 5, 0], [5, 5, 0])).toBe(0)
  })

  test('A.8: the three candidates of round 4, half a point bracket', () => {
    // 9 comes down with 1.0; 8 and 12 have 0.5; a downfloater counts against an artificial value of -0.5.
    const bracket = makeBracket('normal', [makeCompetitor(9, 1)], [makeCompetitor(8, 0.5), makeCompetitor(12, 0.5)], false)
    const psd = (card: ReportCard): Failure => of(card, 'C.6')
    const [first, second] = cardsOf(bracket, { pairs: 1, m1: 1 })
    const [third] = cardsOf(bracket, { pairs: 1, m1: 0 })
    expect(psd(first!)).toMatchObject({ values: [10, 5] })
    expect(psd(second!)).toMatchObject({ values: [10, 5] })
    expect(psd(third!)).toMatchObject({ values: [15, 0] })
    expect(compareReportCards(first!, third!)).toBeLessThan(0)
  })
})

describe('fide-dutch-2017 B.8: report cards', () => {
  // Round 2 of the worked example, first bracket: {1Bb, 2Ww, 3Bb, 5Bb, 6Ww, 7Bb}.
  const bracket = makeBracket(
    'normal',
    [],
    [
      makeCompetitor(1, 1, 'W'),
      makeCompetitor(2, 1, 'B'),
      makeCompetitor(3, 1, 'W'),
      makeCompetitor(5, 1, 'W'),
      makeCompetitor(6, 1, 'B'),
      makeCompetitor(7, 1, 'W'),
    ],
    false,
  )
  const [natural, , third] = cardsOf(bracket, { pairs: 3, m1: 0 })

  test('B.8: the natural candidate fails C.10 and C.11 three times each', () => {
    expect(natural!.filter((failure) => failure.kind === 'count' && failure.value > 0)).toEqual([
      { kind: 'count', article: 'C.10', value: 3 },
      { kind: 'count', article: 'C.11', value: 3 },
    ])
  })

  test('B.8: fewer failures of the first criterion that differs are better', () => {
    expect(compareReportCards(third!, natural!)).toBeLessThan(0)
    expect(compareReportCards(natural!, natural!)).toBe(0)
  })
})

describe('fide-dutch-2017 C.7: the following bracket', () => {
  const look = (downfloater: number, met: readonly (readonly [number, number])[], last = false) => {
    const players = havingMet([makeCompetitor(1, 2), makeCompetitor(2, 2), makeCompetitor(3, 1), makeCompetitor(4, 1)], ...met)
    return lookAheadTo(players.slice(2), last, edition, makeBudget(1000))!([players[downfloater - 1]!])
  }

  test('C.7: a downfloater who finds an opponent leaves a resident over, another one stays himself', () => {
    expect(look(1, [])).toEqual({ unpaired: 1, scores: [10] })
    expect(
      look(2, [
        [2, 3],
        [2, 4],
      ]),
    ).toEqual({ unpaired: 1, scores: [20] })
  })

  test('C.7: most pairs come before lowest scores', () => {
    expect(
      look(2, [
        [2, 3],
        [2, 4],
        [3, 4],
      ]),
    ).toEqual({ unpaired: 3, scores: [20, 10, 10] })
  })

  test('C.2 in C.7: in the last bracket somebody barred from the bye weighs three', () => {
    const barred = { mayTakeBye: false }
    const players = [makeCompetitor(1, 2), makeCompetitor(2, 1, '', barred), makeCompetitor(3, 1, '', barred)]
    const ahead = (last: boolean) => lookAheadTo(players.slice(1), last, edition, makeBudget(1000))!([players[0]!])
    expect(ahead(false)).toEqual({ unpaired: 1, scores: [10] })
    expect(ahead(true)).toEqual({ unpaired: 1, scores: [20] })
  })
})
