import { LexicographicMatching } from '../../matching/lexicographic-matching.ts'
import type { Bracket, BracketPairing, Pair } from './bracket.ts'
import { type BracketWeights, bracketWeights } from './bracket-weights.ts'
import type { DutchEdition } from './edition.ts'
import type { LookAhead } from './look-ahead.ts'
import { pairInOrder } from './pair-in-order.ts'
import { pairMovedDown } from './pair-moved-down.ts'
import { pairRemainder } from './pair-remainder.ts'
import { pairWithoutNext } from './pair-without-next.ts'

/** Finds the best candidate of a bracket (B.8). */
export type PairBracket = (bracket: Bracket, ahead: LookAhead, edition: DutchEdition) => BracketPairing

/** The best candidate of a bracket (B.8): read off where numbers of players prove it the best, by matching everywhere else. */
export const pairBracket: PairBracket = (bracket, ahead, edition) =>
  pairInOrder(bracket, ahead, edition) ?? pairWithoutNext(bracket, ahead, edition) ?? pairByMatching(bracket, ahead, edition)

/**
 * The best candidate of a bracket (B.8): smallest failure values in order of priority, and among equals the one that sections B and D generate
 * first. Found without generating candidates: one optimal matching, then the order of the candidates is followed choice by choice, each choice
 * being kept only if an optimal matching remains.
 */
export const pairByMatching = (bracket: Bracket, ahead: LookAhead, edition: DutchEdition): BracketPairing => {
  const weights = bracketWeights(bracket, ahead, edition)
  const movedDown =
    bracket.movedDown === 0 ? { pairs: [], limbo: [], pairsLeft: Math.floor(bracket.players.length / 2) } : pairMovedDown(bracket, weights)
  const taken = new Set([...movedDown.pairs.flat(), ...movedDown.limbo])
  const remainder = bracket.players.flatMap((_, i) => (taken.has(i) ? [] : [i]))
  const { pairs, unpaired, left } = pairRemainder(bracket, weights, remainder, movedDown.limbo)
  const toPair = ([a, b]: readonly [number, number]): Pair => ({ higher: bracket.players[a]!, lower: bracket.players[b]! })
  return {
    pairs: [...movedDown.pairs, ...pairs].map(toPair),
    downfloaters: [...movedDown.limbo, ...unpaired].sort((a, b) => a - b).map((i) => bracket.players[i]!),
    leftInNext: left.map((i) => weights.players[i]!),
  }
}

/** The best matching over some players by the criteria, with `extra` limbs below them, still zero. Vertex v of it is player vertices[v]. */
export const matchingOver = (
  weights: BracketWeights,
  vertices: readonly number[],
  extra: number,
  mayPair: (i: number, j: number) => boolean,
): LexicographicMatching => {
  const limbs = weights.limbs + extra
  const matching = new LexicographicMatching(vertices.length, limbs)
  const vector = new Float64Array(limbs)
  for (let v = 0; v < vertices.length; v++) {
    for (let w = v + 1; w < vertices.length; w++) {
      const i = vertices[v]!
      const j = vertices[w]!
      if (!weights.mayPair(i, j) || !mayPair(i, j)) continue
      vector.set(weights.weight(i, j))
      matching.setEdge(v, w, vector)
    }
  }
  matching.solve()
  return matching
}
