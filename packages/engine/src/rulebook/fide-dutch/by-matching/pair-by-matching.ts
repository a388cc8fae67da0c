import type { Bracket, BracketPairing, Pair } from '../bracket.ts'
import type { CriteriaEdition } from '../edition.ts'
import type { LookAhead } from '../look-ahead.ts'
import { bracketWeights } from './bracket-weights.ts'
import { pairMovedDown } from './pair-moved-down.ts'
import { pairRemainder } from './pair-remainder.ts'

/**
 * FIDE Dutch 2017 B.8, 2026 3.8: the best candidate of a bracket: smallest failure values in order of priority, and among equals the one generated
 * first. Found without generating candidates: one optimal matching, then the order of the candidates is followed choice by choice, each choice
 * being kept only if an optimal matching remains.
 */
export const pairByMatching = (bracket: Bracket, ahead: LookAhead, edition: CriteriaEdition): BracketPairing => {
  const weights = bracketWeights(bracket, ahead, edition)
  const movedDown = bracket.movedDown === 0 ? { pairs: [], limbo: [] } : pairMovedDown(bracket, weights)
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
