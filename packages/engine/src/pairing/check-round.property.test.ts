import { describe, expect, test } from 'vitest'
import type { Points } from '../model/points.ts'
import { defaultLimit, orTooLarge } from '../rulebook/by-the-book/budget.ts'
import { pairBrackets as pairBrackets2017 } from '../rulebook/fide-dutch/by-the-book/pair-round.ts'
import { competitorsOf } from '../rulebook/fide-dutch/competitors.ts'
import * as dutch2017 from '../rulebook/fide-dutch-2017/by-the-book.ts'
import { pairBrackets as pairBrackets2026 } from '../rulebook/fide-dutch-2026/by-the-book/pair-brackets.ts'
import * as dutch2026 from '../rulebook/fide-dutch-2026/by-the-book.ts'
import { makeDice } from '../testing/random/dice.ts'
import { randomTournament } from '../testing/random/random-tournament.ts'
import { checkRound } from './check-round.ts'

const tournaments = 300

describe.each([
  { ...dutch2017, pairBrackets: pairBrackets2017 },
  { ...dutch2026, pairBrackets: pairBrackets2026 },
])('random tournaments of 2 to 14 players, paired by the book of $book.edition.id', ({ book, pairRoundByTheBook, pairBrackets }) => {
  const { id } = book.edition
  const seeds = Array.from({ length: tournaments }, (_, index) => index + 1)
  /** What is too large for the book is counted and passed over. */
  const all = seeds.flatMap((seed) => [...randomTournament(seed, pairRoundByTheBook)].map((round) => ({ ...round, seed })))

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
      // C5 is not a quality of a candidate by the book: it is demanded of all of them.
      const cards = report.brackets.map(({ kind, card }) => ({ kind, card: card.filter(({ article }) => article !== 'C5') }))
      expect({ seed, round, cards }).toEqual({
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
