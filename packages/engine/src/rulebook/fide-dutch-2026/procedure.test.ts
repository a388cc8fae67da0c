import { describe, expect, test } from 'vitest'
import { roundNumber } from '../../model/ids.ts'
import { type Points, pointsFromTenths } from '../../model/points.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { havingMet, makeCompetitor } from '../../testing/players/make-competitor.ts'
import { answeredRound, readGolden, recordedRound } from '../../testing/read-golden.ts'
import { defaultLimit, makeBudget } from '../by-the-book/budget.ts'
import { makeBracket } from '../fide-dutch/bracket.ts'
import type { Candidate } from '../fide-dutch/by-the-book/candidate.ts'
import { candidates, type Parameters } from '../fide-dutch/by-the-book/candidates.ts'
import { exchanges } from '../fide-dutch/by-the-book/exchanges.ts'
import { mdpSets } from '../fide-dutch/by-the-book/mdp-exchanges.ts'
import { transpositions } from '../fide-dutch/by-the-book/transpositions.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import { initialColourOf } from '../fide-dutch/initial-colour.ts'
import { pairBrackets } from './by-the-book/pair-brackets.ts'
import { book, pairRoundByTheBook } from './by-the-book.ts'
import { edition } from './edition.ts'

const words = ({ pairs, downfloaters }: Candidate): string =>
  [...pairs.map(({ higher, lower }) => `${higher.id}-${lower.id}`), ...downfloaters.map(({ id }) => `${id}`)].join(' ')
const sequence = (movedDown: readonly Competitor[], residents: readonly Competitor[], parameters: Parameters): readonly string[] =>
  [...candidates(makeBracket('normal', movedDown, residents, false), parameters, book, makeBudget(10_000))].map(words)
const bracketsOf = (rows: readonly string[], round: number) => {
  const paired = pairBrackets(competitorsOf(buildTournament(rows), roundNumber(round), edition), book, defaultLimit)
  if (paired.kind !== 'paired') throw new Error('no legal pairing')
  return paired.brackets
}

describe('article 3: a bracket', () => {
  test('3.1: M0, MaxPairs, and M1 as it comes out', () => {
    // 1 comes down to 2 and 3, whom he has met: he goes into the Limbo, and they make the one pair.
    const [first, second, third] = bracketsOf(['2w1 3b1', '1b0 4w1', '5b1 1w0', 'Z 2b0', '3w0 Z'], 3)
    expect(first!.parameters).toEqual({ pairs: 0, m1: 0 })
    expect([second!.bracket.movedDown, second!.parameters]).toEqual([1, { pairs: 1, m1: 0 }])
    expect(second!.candidate.mdpPairing?.limbo).toEqual([1])
    expect([third!.bracket.movedDown, third!.parameters]).toEqual([1, { pairs: 1, m1: 1 }])
  })

  const four = [1, 2, 3, 4].map((number) => makeCompetitor(number, 1))

  test('3.2: S1 is the first MaxPairs players; of a heterogeneous bracket M1 MDPs, the others are the Limbo', () => {
    expect(sequence([], four, { pairs: 1, m1: 0 })[0]).toBe('1-2 3 4')
    const mdps = [makeCompetitor(1, 2), makeCompetitor(2, 2)]
    expect(sequence(mdps, [makeCompetitor(3, 1), makeCompetitor(4, 1)], { pairs: 1, m1: 1 })[0]).toBe('1-3 2 4')
  })

  test('3.3: the first of S1 with the first of S2, and so on; then the remainder', () => {
    expect(sequence([], four, { pairs: 2, m1: 0 })[0]).toBe('1-3 2-4')
    expect(sequence([makeCompetitor(9, 2)], four, { pairs: 2, m1: 1 })[0]).toBe('9-1 2-3 4')
  })

  test('3.4: a perfect candidate is accepted at once', () => {
    expect(bracketsOf(['', '', '', ''], 1).map(({ examined }) => examined)).toEqual([1])
  })

  test('3.5: as long as none is perfect another one is made', () => {
    // 1 and 3 both had White, 2 and 4 both had Black.
    const first = bracketsOf(['5w1', '6b1', '7w1', '8b1', '1b0', '2w0', '3b0', '4w0'], 2)[0]!
    expect([first.examined, words(first.candidate)]).toEqual([2, '1-4 2-3'])
  })

  test('3.6: transpositions first, then exchanges; no candidate twice', () => {
    expect(sequence([], four, { pairs: 2, m1: 0 })).toEqual(['1-3 2-4', '1-4 2-3', '1-2 3-4'])
    expect(sequence([], havingMet(four, [1, 3], [3, 4]), { pairs: 2, m1: 0 })).toEqual(['1-4 2-3'])
  })

  test('3.7: the remainder is altered first, then S2, then the set of MDPs', () => {
    const mdps = [makeCompetitor(1, 2), makeCompetitor(2, 2)]
    const residents = [makeCompetitor(3, 1), makeCompetitor(4, 1), makeCompetitor(5, 1)]
    expect(sequence(mdps, residents, { pairs: 2, m1: 1 })).toEqual([
      '1-3 4-5 2',
      '1-4 3-5 2',
      '1-5 3-4 2',
      '2-3 4-5 1',
      '2-4 3-5 1',
      '2-5 3-4 1',
    ])
  })

  test.each([1, 2, 3, 4, 5, 6])('3.8: round %i of the worked example, which both editions pair alike', (round) => {
    const example = readGolden('worked-example-2016.trf')
    const answer = pairRoundByTheBook(example, roundNumber(round), initialColourOf(example))
    if (answer.kind === 'too-large') throw new Error('fourteen players are few')
    expect(answeredRound(answer)).toEqual(recordedRound(example, roundNumber(round)))
  })
})

describe('article 4: the order of generation', () => {
  test('4.1: sequence numbers count from 1 in the bracket, and anew in the remainder', () => {
    const bracket = makeBracket(
      'normal',
      [makeCompetitor(5, 2.5)],
      [1, 3, 4, 7].map((number) => makeCompetitor(number, 2)),
      false,
    )
    const second = [...candidates(bracket, { pairs: 2, m1: 1 }, book, makeBudget(1000))][1]!
    expect(second.mdpPairing).toEqual({ s1: [1], s2: [2, 3, 4, 5], limbo: [] })
    expect(second.arrangement).toMatchObject({ s1: [1], s2: [3, 2] })
  })

  test('4.2: transpositions by the first N1 numbers, and how many there are', () => {
    const all = [...transpositions([6, 7, 8, 9, 10, 11], 5)]
    expect(all).toHaveLength(720)
    // The third one is 6-7-8-10-9; the text has a slip there.
    expect(all.slice(0, 4).map((order) => order.slice(0, 5).join('-'))).toEqual(['6-7-8-9-10', '6-7-8-9-11', '6-7-8-10-9', '6-7-8-10-11'])
    expect([...transpositions([3, 4, 5, 6, 7, 8, 9, 10, 11], 2)]).toHaveLength(72)
  })

  test('4.3: exchanges by number, sum, the largest that leaves S1, the smallest that leaves S2', () => {
    const all = [...exchanges([1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11])].map(
      ({ down, up }) => `${down.toReversed().join('-')}/${up.join('-')}`,
    )
    const inOrder = (...some: readonly string[]) =>
      expect(some.map((one) => all.indexOf(one))).toEqual(some.map((one) => all.indexOf(one)).sort((a, b) => a - b))
    inOrder('5/6', '5/7', '4/6', '5/8')
    inOrder('5-2/6-7', '4-3/6-7')
    inOrder('5-4-1/6-7-8', '5-3-2/6-7-8')
    inOrder('5-4/6-9', '5-4/7-8')
  })

  const sets = (scores: readonly number[], m1: number): readonly string[] =>
    mdpSets(
      scores.map((value): Points => pointsFromTenths(value * 10)),
      m1,
      book.mdpSetOrder,
    ).map(({ bsns }) => bsns.join('-'))

  test('4.4: sets of MDPs by the smallest number that differs, whatever their scores', () => {
    expect(sets([3, 3, 3, 3], 2)).toEqual(['1-2', '1-3', '1-4', '2-3', '2-4', '3-4'])
    expect(sets([4, 3, 3, 2], 2)).toEqual(['1-2', '1-3', '1-4', '2-3', '2-4', '3-4'])
  })

  test('4.4: a set whose limbo does not comply with C7 is not taken', () => {
    // 1 has three points and comes down with 2 and 3; only one resident may be met, by 1 or 2, and 1 is the higher.
    const [mdps, residents] = [[makeCompetitor(1, 3), makeCompetitor(2, 2)], [makeCompetitor(3, 1)]]
    const cards = sequence(mdps, residents, { pairs: 1, m1: 1 })
    expect(cards).toEqual(['1-3 2', '2-3 1'])
    const c7 = edition.criteria.find(({ article }) => article === 'C7')
    if (c7?.kind !== 'differences') throw new Error('C7 is a list')
    const bracket = makeBracket('normal', mdps, residents, false)
    expect(mdps.map((player) => c7.ofDownfloater(player, bracket))).toEqual([30, 20])
  })
})
