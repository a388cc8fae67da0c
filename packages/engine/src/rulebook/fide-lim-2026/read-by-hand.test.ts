import { describe, expect, test } from 'vitest'
import { roundNumber } from '../../model/ids.ts'
import { checkRound } from '../../pairing/check-round.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { colours, company, scores, together } from '../../testing/lim-by-hand.ts'
import { books } from '../../testing/self-test/books.ts'
import { fideLim2026 as system } from './index.ts'
import { type LimSettings, limDefaults } from './rules.ts'

/** Boards of the round after these rows, White first; by matching, and the same by the book and for the referee. */
const boardsAfter = (rows: readonly string[], initialColour: 'white' | 'black', rounds: number, settings: Partial<LimSettings> = {}) => {
  const tournament = buildTournament(rows, { initialColour, numberOfRounds: rounds, rules: { ...limDefaults, ...settings } })
  const round = roundNumber(rows[0]!.split(' ').length + 1)
  const answer = system.pairRound(tournament, round)
  expect(books[system.id]!(tournament, round)).toEqual(answer)
  if (answer.kind !== 'pairing') return answer.kind
  expect(checkRound(tournament, round, answer, system.id).violations).toEqual([])
  return answer.boards.map(({ white, black }) => `${white}-${black}`).join(' ')
}

describe('rounds that were paired by hand from the text', () => {
  test('fide-lim-2026 3.3, fide-lim-2026 3.9, fide-lim-2026 4.4: floaters who leave together are judged together', () =>
    expect(boardsAfter(together, 'white', 7)).toBe('1-2 3-6 9-5 4-10 8-7'))

  test('fide-lim-2026 3.9, fide-lim-2026 4.4: two who leave in company are chosen together', () =>
    expect(boardsAfter(company, 'white', 6)).toBe('12-1 4-2 11-3 6-10 9-5 8-7'))

  test('fide-lim-2026 3.6, fide-lim-2026 4.4: of two floaters the one with the higher score is paired first, and the other floats on', () =>
    expect(boardsAfter(scores, 'black', 5)).toBe('10-1 2-8 9-5 3-4 6-7'))

  test('fide-lim-2026 2.5, fide-lim-2026 4.1, fide-lim-2026 5.2: a good board is not broken up for the second player of another', () => {
    expect(boardsAfter(colours, 'white', 7)).toBe('6-8 1-3 4-2 5-7')
    expect(boardsAfter(colours, 'white', 7, { colourExchanges: 'each-player' })).toBe('6-8 4-1 3-2 5-7')
  })
})
