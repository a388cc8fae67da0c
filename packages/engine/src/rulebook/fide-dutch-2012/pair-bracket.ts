import type { Pair } from '../fide-dutch/bracket.ts'
import { pairMovedDown } from '../fide-dutch/by-matching/pair-moved-down.ts'
import type { BracketResult, ProcedureBracket } from '../fide-dutch/procedure/bracket.ts'
import { verticesOf } from '../fide-dutch/procedure/cost-field.ts'
import { pairRemainder } from '../fide-dutch/procedure/remainder-order.ts'
import { weightsOf } from '../fide-dutch/procedure/weights.ts'
import { type Below, bracketCosts } from './bracket-costs.ts'
import { firstTry } from './c06-first-try.ts'
import { edition } from './edition.ts'

/**
 * FIDE Dutch 2012, C.2 to C.10 and C.14: the pairing of a bracket that the procedure comes to.
 *
 * Lowering one requirement after the other, each for the fewest pairs, until a pairing is found is the same as finding the pairing that breaks
 * them least in that order; among equals the procedure meets the one with the first set of D.3, the first transposition of D.1, then the first
 * exchange of D.2 and transposition of the remainder. So nothing is tried: one best matching, then that order is followed choice by choice.
 */
export const pairBracket = (bracket: ProcedureBracket, below: Below, round: number): BracketResult => {
  const { players } = bracket
  const atOnce = firstTry(bracket, below, round)
  if (atOnce !== null) return atOnce
  const weights = weightsOf(verticesOf(bracket, below.next, below.rest), bracketCosts(bracket, below, round), edition)
  const s1Pairs = bracket.movedDown === 0 ? [] : pairMovedDown(bracket, weights).pairs
  const taken = new Set(s1Pairs.flat())
  const remainder = players.flatMap((_, i) => (taken.has(i) ? [] : [i]))
  const { pairs, unpaired } = pairRemainder(weights, players.length, remainder)
  const toPair = ([a, b]: readonly [number, number]): Pair => ({ higher: players[a]!, lower: players[b]! })
  return {
    pairs: [...s1Pairs, ...pairs].map(toPair),
    downfloaters: [...unpaired.map((i) => players[i]!), ...bracket.incompatible].sort((a, b) => a.rank - b.rank),
  }
}
