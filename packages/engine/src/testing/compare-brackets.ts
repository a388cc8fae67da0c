import { roundNumber } from '../model/ids.ts'
import type { Bracket, BracketPairing } from '../rulebook/fide-dutch/bracket.ts'
import { pairByMatching } from '../rulebook/fide-dutch/by-matching/pair-by-matching.ts'
import { competitorsOf } from '../rulebook/fide-dutch/competitors.ts'
import type { CriteriaEdition } from '../rulebook/fide-dutch/edition.ts'
import { pairInOrder } from '../rulebook/fide-dutch/in-order/pair-in-order.ts'
import type { LookAhead } from '../rulebook/fide-dutch/look-ahead.ts'
import { pairWithoutNext } from '../rulebook/fide-dutch/pair-without-next.ts'
import { edition as edition2017 } from '../rulebook/fide-dutch-2017/edition.ts'
import { pairBrackets as brackets2017 } from '../rulebook/fide-dutch-2017/pair-brackets.ts'
import { pairRound as pair2017 } from '../rulebook/fide-dutch-2017/pair-round.ts'
import { edition as edition2026 } from '../rulebook/fide-dutch-2026/edition.ts'
import { pairBrackets as brackets2026 } from '../rulebook/fide-dutch-2026/pair-brackets.ts'
import { pairRound as pair2026 } from '../rulebook/fide-dutch-2026/pair-round.ts'
import { makeDice } from './random/dice.ts'
import { randomBracket } from './random/random-bracket.ts'
import { randomTournament } from './random/random-tournament.ts'

export type BracketComparison = {
  rounds: number
  /** Brackets asked about, in every way the edition asks. */
  brackets: number
  /** Of these, how many need no look at the whole problem: read off by counting heads, or paired without the following bracket. */
  readOff: number
  largest: number
  /** What to repeat to see a difference, the first few. */
  readonly differences: string[]
}

export const noComparison = (): BracketComparison => ({ rounds: 0, brackets: 0, readOff: 0, largest: 0, differences: [] })

const ways = [
  { edition: edition2017, pairRound: pair2017, pairBrackets: brackets2017 },
  { edition: edition2026, pairRound: pair2026, pairBrackets: brackets2026 },
] as const

/** Brackets of no tournament, by both editions. */
export const compareRandomBrackets = (comparison: BracketComparison, firstSeed: number, count: number): void => {
  for (let seed = firstSeed; seed < firstSeed + count; seed++)
    for (const { edition } of ways) {
      const { bracket, ahead } = randomBracket(seed, edition.byeScoreArticle !== null)
      compareBracket(comparison, bracket, ahead, edition, `bracket ${seed}, ${edition.id}`)
    }
}

/** One random tournament by the edition its seed chooses: every bracket of every round, both ways. */
export const compareTournament = (
  comparison: BracketComparison,
  seed: number,
  players: readonly [number, number],
  rounds: readonly [number, number],
): void => {
  const { edition, pairRound, pairBrackets } = ways[seed % 2]!
  for (const { tournament, round, answer } of randomTournament(seed, pairRound, { players, rounds })) {
    if (answer.kind !== 'pairing') continue
    comparison.rounds++
    const note = `tournament ${seed}, round ${round}, ${edition.id}`
    for (const { bracket, ahead } of pairBrackets(competitorsOf(tournament, roundNumber(round), edition)))
      for (const look of looksOf(bracket, ahead)) compareBracket(comparison, bracket, look, edition, note)
  }
}

/** A field of 50 to `most` players, small ones far more often than large ones. */
export const playersFor = (seed: number, most: number): readonly [number, number] => {
  const dice = makeDice(seed ^ 0x5bd1e995)
  const size = Math.round(50 * (most / 50) ** ((dice.between(0, 1000) / 1000) ** 2))
  return [size, size]
}

/** How an edition looks ahead from a bracket: alone when even, at the following scoregroup, at the bye when last. */
const looksOf = (bracket: Bracket, ahead: LookAhead): readonly LookAhead[] => {
  if (bracket.kind !== 'normal') return []
  if (bracket.last) return [ahead]
  const relaxed: LookAhead = { ...ahead, rest: [], mustComplete: false }
  return bracket.players.length % 2 === 0 ? [{ ...relaxed, next: [], byeScore: null }, relaxed] : [relaxed]
}

const compareBracket = (
  comparison: BracketComparison,
  bracket: Bracket,
  ahead: LookAhead,
  edition: CriteriaEdition,
  note: string,
): void => {
  comparison.brackets++
  const fast = pairInOrder(bracket, ahead, edition) ?? pairWithoutNext(bracket, ahead, edition)
  if (fast === null) return
  comparison.readOff++
  comparison.largest = Math.max(comparison.largest, bracket.players.length)
  const general = pairByMatching(bracket, ahead, edition)
  const same = inWords(fast) === inWords(general) && (fast.downfloaters.length === 0 || bracket.last || leftAlike(fast, general))
  if (!same && comparison.differences.length < 10) comparison.differences.push(`${note}: ${inWords(fast)} but ${inWords(general)}`)
}

/** Who exactly is left over in the following bracket is nobody's business yet, how many are is. */
const leftAlike = (a: BracketPairing, b: BracketPairing): boolean => a.leftInNext.length === b.leftInNext.length

const inWords = ({ pairs, downfloaters }: BracketPairing): string =>
  `${pairs.map(({ higher, lower }) => `${higher.id}-${lower.id}`).join(' ')} / ${downfloaters.map(({ id }) => id).join(' ')}`
