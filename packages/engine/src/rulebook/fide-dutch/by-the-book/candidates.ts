import type { Budget } from '../../by-the-book/budget.ts'
import type { Bracket, Pair } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import { mayMeet as canMeet } from '../edition.ts'
import { arrangements } from './arrangements.ts'
import type { Book } from './book.ts'
import type { Arrangement, Candidate, MdpPairing } from './candidate.ts'
import { type MdpSet, mdpSets } from './mdp-exchanges.ts'
import { transpositions } from './transpositions.ts'

/** B.1: how many pairs the bracket makes, and how many of its MDPs are in them. */
export type Parameters = { readonly pairs: number; readonly m1: number }

/**
 * FIDE Dutch 2017 B.2, B.3, B.5, B.7, 2026 3.2, 3.3, 3.5, 3.7: the candidates of a bracket that comply with C.1 and C.3, in the sequence of their generation.
 *
 * A heterogeneous bracket alters its remainder first, then transposes S2, then exchanges MDPs between S1 and the Limbo.
 */
export function* candidates(bracket: Bracket, { pairs, m1 }: Parameters, book: Book, budget: Budget): Generator<Candidate> {
  const mayMeet = (a: Competitor, b: Competitor): boolean => canMeet(book.edition, a, b)
  if (bracket.movedDown === 0) {
    for (const arrangement of arrangements(bracket.players, pairs, mayMeet, budget)) yield candidateOf(bracket, null, arrangement)
    return
  }
  const movedDown = bracket.players.slice(0, bracket.movedDown)
  const residents = bracket.players.slice(bracket.movedDown)
  const scores = movedDown.map((player) => player.score)
  for (const set of mdpSets(scores, m1, book.mdpSetOrder)) {
    const limbo = limboOf(bracket, set)
    const s2 = residents.map((_, index) => bracket.movedDown + index + 1)
    const mayStand = (place: number, bsn: number): boolean => {
      budget.spend()
      return mayMeet(bracket.players[set.bsns[place]! - 1]!, bracket.players[bsn - 1]!)
    }
    for (const transposed of transpositions(s2, m1, mayStand)) {
      const remainder = transposed.slice(m1).map((bsn) => bracket.players[bsn - 1]!)
      for (const arrangement of arrangements(remainder, pairs - m1, mayMeet, budget))
        yield candidateOf(bracket, { s1: set.bsns, s2: transposed, limbo }, arrangement)
    }
  }
}

const limboOf = (bracket: Bracket, set: MdpSet): readonly number[] =>
  Array.from({ length: bracket.movedDown }, (_, index) => index + 1).filter((bsn) => !set.bsns.includes(bsn))

const candidateOf = (bracket: Bracket, mdpPairing: MdpPairing | null, arrangement: Arrangement): Candidate => {
  const inBracket = (bsn: number): Competitor => bracket.players[bsn - 1]!
  const inRest = (bsn: number): Competitor => arrangement.players[bsn - 1]!
  const pairs: Pair[] = []
  mdpPairing?.s1.forEach((bsn, place) => {
    pairs.push({ higher: inBracket(bsn), lower: inBracket(mdpPairing.s2[place]!) })
  })
  arrangement.s1.forEach((bsn, place) => {
    pairs.push({ higher: inRest(bsn), lower: inRest(arrangement.s2[place]!) })
  })
  const left = arrangement.s2.slice(arrangement.s1.length).map(inRest)
  const downfloaters = [...(mdpPairing?.limbo ?? []).map(inBracket), ...left.sort((a, b) => a.rank - b.rank)]
  return { mdpPairing, arrangement, pairs, downfloaters }
}
