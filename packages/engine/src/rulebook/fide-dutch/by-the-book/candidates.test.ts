import { describe, expect, test } from 'vitest'
import { havingMet, makeCompetitor } from '../../../testing/players/make-competitor.ts'
import { makeBudget } from '../../by-the-book/budget.ts'
import { book } from '../../fide-dutch-2017/by-the-book.ts'
import { makeBracket } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import type { Candidate } from './candidate.ts'
import { candidates, type Parameters } from './candidates.ts'

const words = ({ pairs, downfloaters }: Candidate): string =>
  [...pairs.map(({ higher, lower }) => `${higher.id}-${lower.id}`), ...downfloaters.map(({ id }) => `${id}`)].join(' ')

const sequence = (movedDown: readonly Competitor[], residents: readonly Competitor[], parameters: Parameters): readonly string[] =>
  [...candidates(makeBracket('normal', movedDown, residents, false), parameters, book, makeBudget(10_000))].map(words)

describe('fide-dutch-2017 B.6: a homogeneous bracket', () => {
  const four = [1, 2, 3, 4].map((number) => makeCompetitor(number, 1))

  test('B.6: transpositions first, then exchanges; no candidate twice', () => {
    expect(sequence([], four, { pairs: 2, m1: 0 })).toEqual(['1-3 2-4', '1-4 2-3', '1-2 3-4'])
  })

  test('B.6: an odd bracket leaves one over', () => {
    expect(sequence([], four.slice(0, 3), { pairs: 1, m1: 0 })).toEqual(['1-2 3', '1-3 2', '2-3 1'])
  })

  test('fide-dutch-2017 B.2: S1 holds MaxPairs players even when that is less than half', () => {
    expect(sequence([], four, { pairs: 1, m1: 0 })).toEqual(['1-2 3 4', '1-3 2 4', '1-4 2 3', '2-3 1 4', '2-4 1 3', '3-4 1 2'])
  })

  test('C.1: pairs that have met are passed over', () => {
    expect(sequence([], havingMet(four, [1, 3], [3, 4]), { pairs: 2, m1: 0 })).toEqual(['1-4 2-3'])
  })

  test('B.6: six players have fifteen candidates, each once', () => {
    const six = [1, 2, 3, 4, 5, 6].map((number) => makeCompetitor(number, 1))
    const all = sequence([], six, { pairs: 3, m1: 0 })
    expect(all).toHaveLength(15)
    expect(all.slice(0, 8)).toEqual([
      '1-4 2-5 3-6',
      '1-4 2-6 3-5',
      '1-5 2-4 3-6',
      '1-5 2-6 3-4',
      '1-6 2-4 3-5',
      '1-6 2-5 3-4',
      '1-3 2-5 4-6',
      '1-3 2-6 4-5',
    ])
  })
})

describe('fide-dutch-2017 B.7: a heterogeneous bracket', () => {
  // Round 4 of the worked example, second bracket: 5 comes from above and has met 1.
  const players = havingMet(
    [makeCompetitor(5, 2.5), makeCompetitor(1, 2), makeCompetitor(3, 2), makeCompetitor(4, 2), makeCompetitor(7, 2)],
    [5, 1],
  )

  test('B.7: the remainder is altered first, then S2', () => {
    expect(sequence(players.slice(0, 1), players.slice(1), { pairs: 2, m1: 1 })).toEqual([
      '5-3 1-4 7',
      '5-3 1-7 4',
      '5-3 4-7 1',
      '5-4 1-3 7',
      '5-4 1-7 3',
      '5-4 3-7 1',
      '5-7 1-3 4',
      '5-7 1-4 3',
      '5-7 3-4 1',
    ])
  })

  test('fide-dutch-2017 B.3: with M1 zero all MDPs are in the Limbo', () => {
    expect(sequence(players.slice(0, 1), players.slice(1), { pairs: 2, m1: 0 })).toEqual(['1-4 3-7 5', '1-7 3-4 5', '1-3 4-7 5'])
  })

  test('B.7: the Limbo changes last', () => {
    const mdps = [makeCompetitor(1, 2), makeCompetitor(2, 2)]
    const residents = [makeCompetitor(3, 1), makeCompetitor(4, 1)]
    expect(sequence(mdps, residents, { pairs: 1, m1: 1 })).toEqual(['1-3 2 4', '1-4 2 3', '2-3 1 4', '2-4 1 3'])
  })

  test('fide-dutch-2017 B.2: what a candidate tells of itself', () => {
    const bracket = makeBracket('normal', players.slice(0, 1), players.slice(1), false)
    const third = [...candidates(bracket, { pairs: 2, m1: 1 }, book, makeBudget(1000))][2]!
    expect(third.mdpPairing).toEqual({ s1: [1], s2: [3, 2, 4, 5], limbo: [] })
    expect(third.arrangement.players.map(({ id }) => id)).toEqual([1, 4, 7])
    expect(third.arrangement).toMatchObject({ exchange: { down: [1], up: [2] }, s1: [2], s2: [3, 1] })
  })
})
