import { describe, expect, test } from 'vitest'
import type { Points } from '../model/points.ts'
import { defaultLimit, orTooLarge } from '../rulebook/fide-dutch/by-the-book/budget.ts'
import { pairBrackets } from '../rulebook/fide-dutch/by-the-book/pair-round.ts'
import { competitorsOf } from '../rulebook/fide-dutch/competitors.ts'
import { book, pairRoundByTheBook } from '../rulebook/fide-dutch-2017/by-the-book.ts'
import { makeDice } from '../testing/dice.ts'
import { type RandomRound, randomTournament } from '../testing/random-tournament.ts'
import { checkRound } from './check-round.ts'

const tournaments = 300
const id = book.edition.id

/** Every round of a few hundred small tournaments, by the book; what is too large for it is counted and passed over. */
const rounds = (firstSeed: number, count: number): readonly (RandomRound & { readonly seed: number })[] =>
  Array.from({ length: count }, (_, index) => firstSeed + index).flatMap((seed) =>
    [...randomTournament(seed, pairRoundByTheBook)].map((round) => ({ ...round, seed })),
  )

const all = rounds(1, tournaments)

describe('random tournaments of 2 to 14 players, paired by the book', () => {
  test('most rounds are small enough', () => {
    const refused = all.filter(({ answer }) => answer.kind === 'too-large').length
    expect(refused / all.length).toBeLessThan(0.02)
  })

  test('the referee accepts every pairing', () => {
    for (const { seed, round, tournament, answer } of all)
      if (answer.kind === 'pairing')
        expect({ seed, round, violations: checkRound(tournament, round, answer as never, id).violations }).toEqual({
          seed,
          round,
          violations: [],
        })
  })

  test('the referee fills the same report cards', () => {
    for (const { seed, round, tournament, answer } of all) {
      if (answer.kind !== 'pairing') continue
      const paired = orTooLarge(() => pairBrackets(competitorsOf(tournament, round, book.edition), book, defaultLimit))
      if (paired.kind !== 'paired') throw new Error('it was paired a moment ago')
      const penultimate = paired.brackets.find(({ bracket }) => bracket.kind === 'penultimate')
      const collapsingScore: Points | null = penultimate?.bracket.lowestScore ?? null
      const report = checkRound(tournament, round, answer as never, id, { collapsingScore })
      expect({ seed, round, cards: report.brackets.map(({ kind, card }) => ({ kind, card })) }).toEqual({
        seed,
        round,
        cards: paired.brackets.map(({ bracket, card }) => ({ kind: bracket.kind, card })),
      })
    }
  })

  test('the order of input does not matter', () => {
    for (const { seed, round, tournament, initialColour, answer } of all) {
      if (answer.kind !== 'pairing') continue
      const shuffled = { ...tournament, players: makeDice(seed).shuffle(tournament.players) }
      const again = pairRoundByTheBook(shuffled, round, initialColour)
      if (again.kind !== 'pairing') throw new Error(`seed ${seed}, round ${round}: not paired in another order`)
      expect({ seed, round, boards: again.boards }).toEqual({ seed, round, boards: (answer as typeof again).boards })
    }
  })
})
