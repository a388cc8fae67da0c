import type { LexicographicMatching } from '../../../matching/lexicographic-matching.ts'
import { seekFirst } from '../remainder-order.ts'
import type { ProcedureBracket } from './bracket.ts'
import { matchingOver, type Weights } from './weights.ts'

/**
 * C.6 to C.8, D.1.2, D.3 of the 2012 edition: which moved-down players form S1, and whom each gets of S2. Of the best pairings the first made
 * has the first set of D.3, and for it the first transposition of D.1: each of S1 in turn gets the highest resident with whom a best pairing
 * remains. Pairs are positions in the bracket.
 */
export const pairMovedDown = (bracket: ProcedureBracket, weights: Weights): readonly (readonly [number, number])[] => {
  const matching = matchingOver(
    weights,
    weights.vertices.map((_, i) => i),
    1,
  )
  chooseMovedDown(bracket, weights, matching)
  const pairs: (readonly [number, number])[] = []
  for (let mdp = 0; mdp < bracket.movedDown; mdp++) {
    if (!isResident(bracket, matching.mate[mdp]!)) continue
    seekFirst(matching, mdp, weights.limbs, bracket.movedDown, bracket.players.length)
    pairs.push([mdp, matching.mate[mdp]!])
    matching.fix(mdp)
  }
  return pairs
}

const isResident = (bracket: ProcedureBracket, vertex: number): boolean => vertex >= bracket.movedDown && vertex < bracket.players.length

/** D.3: each moved-down player asks in turn; one that was granted insists, so that nobody asking later can put it out again. */
const chooseMovedDown = (bracket: ProcedureBracket, weights: Weights, matching: LexicographicMatching): void => {
  const paired = (mdp: number): boolean => isResident(bracket, matching.mate[mdp]!)
  const count = Array.from({ length: bracket.movedDown }, (_, mdp) => mdp).filter(paired).length
  if (count === 0 || count === bracket.movedDown) return
  let places = count
  for (let mdp = 0; mdp < bracket.movedDown && places > 0; mdp++) {
    if (!paired(mdp)) matching.reweigh(mdp, weights.limbs, (w) => (isResident(bracket, w) ? 1 : null))
    if (paired(mdp)) {
      places--
      matching.reweigh(mdp, weights.limbs, (w) => (isResident(bracket, w) ? bracket.movedDown : null))
    }
    const stays = paired(mdp)
    matching.restrict(mdp, (w) => isResident(bracket, w) === stays)
  }
}
