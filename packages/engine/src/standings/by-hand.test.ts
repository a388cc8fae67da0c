import { describe, expect, test } from 'vitest'
import { makeTrf } from '../formats/trf/write.ts'
import { mulberry32 } from '../testing/random/random.ts'
import { randomEvent } from '../testing/random/random-event.ts'
import { valuesOf } from '../testing/standings-of.ts'

/**
 * Buchholz and Sonneborn-Berger of 2026 once more, from the columns of a report, as somebody with paper and pencil would: nothing of the engine is used. The terms
 * are laid out in any order before they are cut, so that no value may hang on the order of rounds.
 */
type Cell = { readonly opponent: number; readonly letter: string }
type Card = { readonly cells: readonly Cell[]; readonly points: number }
type Term = { readonly score: number; readonly value: number; readonly voluntary: boolean }

const worth: Readonly<Record<string, number>> = { '1': 1, '=': 0.5, '0': 0, '+': 1, '-': 0, H: 0.5, F: 1, U: 1, Z: 0 }
const voluntary = ({ opponent, letter }: Cell): boolean => letter === 'H' || letter === 'Z' || (opponent > 0 && letter === '-')

const cardsOf = (trf: string, rounds: number): ReadonlyMap<number, Card> =>
  new Map(
    trf.split(/\r?\n/).flatMap((line): readonly (readonly [number, Card])[] => {
      if (!line.startsWith('001')) return []
      const cells = Array.from({ length: rounds }, (_, at) => {
        const text = line.slice(91 + 10 * at, 99 + 10 * at)
        return { opponent: Number(text.slice(0, 4)), letter: text.slice(7, 8).trim() || 'Z' }
      })
      return [[Number(line.slice(4, 8)), { cells, points: cells.reduce((sum, { letter }) => sum + worth[letter]!, 0) }]]
    }),
  )

/** What opponents see: a bye asked for after which nothing was played any more is a draw. */
const seen = ({ cells }: Card): number =>
  cells.reduce((sum, cell, at) => {
    const asked = cell.letter === 'H' || cell.letter === 'Z'
    return sum + (asked && cells.slice(at + 1).every(voluntary) ? 0.5 : worth[cell.letter]!)
  }, 0)

const termsOf = (card: Card, cards: ReadonlyMap<number, Card>, kind: 'BH' | 'SB'): readonly Term[] =>
  card.cells.map((cell) => {
    const played = cell.opponent > 0 && '1=0'.includes(cell.letter)
    const limit = cell.opponent > 0 ? seen(cards.get(cell.opponent)!) : card.cells.length / 2
    const score = played ? limit : Math.min(card.points, limit)
    return { score, value: kind === 'BH' ? score : score * worth[cell.letter]!, voluntary: voluntary(cell) }
  })

const firstBy = (terms: readonly Term[], ...keys: readonly ((term: Term) => number)[]): Term | undefined =>
  [...terms].sort((a, b) => keys.reduce((order, key) => order || key(a) - key(b), 0))[0]

const score = (term: Term): number => term.score
const value = (term: Term): number => term.value

const afterCuts = (terms: readonly Term[], least: number, most: number): number => {
  let left = [...terms]
  for (let turn = 0; turn < least; turn++) {
    const usual = firstBy(left, score, value)
    const wanted = firstBy(
      left.filter((term) => term.voluntary),
      value,
      score,
    )
    const goes = wanted !== undefined && usual !== undefined && wanted.value >= usual.value ? wanted : usual
    left = left.filter((term) => term !== goes)
  }
  for (let turn = 0; turn < most; turn++) {
    const goes = firstBy(
      left,
      (term) => -term.score,
      (term) => -term.value,
    )
    left = left.filter((term) => term !== goes)
  }
  return left.reduce((sum, term) => sum + term.value, 0)
}

const codes = [
  ['BH', 0, 0],
  ['BH/C1', 1, 0],
  ['BH/C2', 2, 0],
  ['BH/M1', 1, 1],
  ['BH/M2', 2, 2],
  ['SB', 0, 0],
  ['SB/C1', 1, 0],
  ['SB/C2', 2, 0],
] as const

describe.each([0.05, 0.2, 0.45])('%d of the rounds unplayed', (unplayed) => {
  test.each(codes)('%s is what paper and pencil give, whatever the order of the rounds', (code, least, most) => {
    for (let seed = 1; seed <= 25; seed++) {
      const random = mulberry32(seed)
      const rounds = 2 + Math.floor(random() * 8)
      const event = randomEvent({ players: 4 + Math.floor(random() * 16), rounds, seed: 100 * seed, unplayed })
      const cards = cardsOf(makeTrf(event, { dialect: 'trf16' }).text, rounds)
      const byHand = event.players.map(({ id }) => {
        const terms = termsOf(cards.get(id)!, cards, code.startsWith('BH') ? 'BH' : 'SB')
        const mixed = terms.map((term) => [random(), term] as const).sort(([a], [b]) => a - b)
        return afterCuts(
          mixed.map(([, term]) => term),
          least,
          most,
        )
      })
      expect([seed, valuesOf(event, code, { edition: '2026' })]).toEqual([seed, byHand])
    }
  })
})
