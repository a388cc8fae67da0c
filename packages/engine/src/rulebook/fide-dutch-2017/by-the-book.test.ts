import { describe, expect, test } from 'vitest'
import { roundNumber } from '../../model/ids.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { answeredRound, readGolden, recordedRound } from '../../testing/read-golden.ts'
import { defaultLimit } from '../by-the-book/budget.ts'
import { pairBrackets } from '../fide-dutch/by-the-book/pair-round.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import { initialColourOf } from '../fide-dutch/initial-colour.ts'
import { book, pairRoundByTheBook } from './by-the-book.ts'
import { edition } from './edition.ts'

const example = readGolden('worked-example-2016.trf')
const bracketsOf = (round: number) => {
  const paired = pairBrackets(competitorsOf(example, roundNumber(round), edition), book, defaultLimit)
  if (paired.kind !== 'paired') throw new Error('the worked example can be paired')
  return paired
}

describe('the worked example of the commentary', () => {
  test.each([1, 2, 3, 4, 5, 6])('A.9: round %i as the book has it', (round) => {
    const answer = pairRoundByTheBook(example, roundNumber(round), initialColourOf(example))
    if (answer.kind === 'too-large') throw new Error('fourteen players are few')
    expect(answeredRound(answer)).toEqual(recordedRound(example, roundNumber(round)))
  })

  test('A.9: round 5 fails the completion test with 13, and the PPB sends 14 into the CLB', () => {
    const { brackets, failed } = bracketsOf(5)
    expect(failed?.candidate.downfloaters.map(({ id }) => id)).toEqual([13])
    const [penultimate, collapsed] = brackets.slice(-2)
    expect(penultimate).toMatchObject({
      bracket: { kind: 'penultimate' },
      candidate: { pairs: [{ higher: { id: 8 }, lower: { id: 13 } }] },
    })
    expect(collapsed).toMatchObject({ bracket: { kind: 'collapsed' }, candidate: { pairs: [{ higher: { id: 14 }, lower: { id: 12 } }] } })
  })

  test('B.7: round 4, second bracket: MaxPairs 2, M0 = M1 = 1, chosen 5-4, 1-3 and 7 floats', () => {
    const second = bracketsOf(4).brackets[1]!
    expect(second.bracket.players.map(({ id }) => id)).toEqual([5, 1, 3, 4, 7])
    expect(second.parameters).toEqual({ pairs: 2, m1: 1 })
    expect(second.candidate.pairs.map(({ higher, lower }) => [higher.id, lower.id])).toEqual([
      [5, 4],
      [1, 3],
    ])
    expect(second.candidate.downfloaters.map(({ id }) => id)).toEqual([7])
  })
})

describe('candidates of the worked example', () => {
  test('B.4: a perfect candidate is accepted at once', () => {
    expect(bracketsOf(1).brackets.map(({ examined }) => examined)).toEqual([1])
  })

  test('B.5: as long as none is perfect another one is made', () => {
    const first = bracketsOf(2).brackets[0]!
    expect(first.examined).toBeGreaterThan(1)
    expect(first.candidate.arrangement).toMatchObject({ exchange: { down: [], up: [] }, s1: [1, 2, 3], s2: [4, 6, 5] })
  })

  test('C.4: the PPB of round 5 takes a worse C.6 to let the round be completed', () => {
    const { brackets, failed } = bracketsOf(5)
    const psd = (card: typeof failed) => card?.card.find(({ article }) => article === 'C.6')
    expect(psd(failed)).toMatchObject({ values: [10, 5] })
    expect(psd(brackets.at(-2)!)).toMatchObject({ values: [15, 0] })
  })
})

describe('A.9: what cannot be paired', () => {
  const twice = buildTournament(['2w1', '1b0'], { numberOfRounds: 2 })

  test('A.9: no legal pairing is an answer', () => {
    expect(pairRoundByTheBook(twice, roundNumber(2), 'white')).toMatchObject({ kind: 'no-legal-pairing', stuck: [2], only: [] })
  })

  test('a budget that is spent is an answer of its own', () => {
    expect(pairRoundByTheBook(example, roundNumber(2), 'white', 10)).toEqual({ kind: 'too-large', limit: 10 })
  })
})
