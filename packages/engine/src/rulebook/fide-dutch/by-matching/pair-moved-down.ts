import type { LexicographicMatching } from '../../../matching/lexicographic-matching.ts'
import { matchingOver, type PairWeights } from './matching-over.ts'
import { seekFirst } from './remainder-order.ts'

/** Moved-down players first, then residents. */
type Places = { readonly movedDown: number; readonly players: readonly unknown[] }

/** The MDP-Pairing of a heterogeneous bracket (2017 B.3, 2026 3.3) and its limbo, as positions in the bracket. */
export type MovedDownPairing = { readonly pairs: readonly (readonly [number, number])[]; readonly limbo: readonly number[] }

/**
 * FIDE Dutch 2012 C.8, D.3, 2017 B.7, D.3, 2026 3.7, 4.4: which moved-down players are paired, and with whom.
 *
 * Of the best candidates the first generated has the first set of MDPs in S1 (D.3), and for it the first transposition of S2 (D.1): each MDP in
 * turn gets the highest resident that still allows an optimal candidate. Only then comes the remainder.
 */
export const pairMovedDown = (bracket: Places, weights: PairWeights): MovedDownPairing => {
  const all = weights.players.map((_, i) => i)
  const matching = matchingOver(weights, all, 1)
  const wish = matching.limbs - 1
  chooseMovedDown(bracket, wish, matching)
  const pairs: (readonly [number, number])[] = []
  const limbo: number[] = []
  for (let mdp = 0; mdp < bracket.movedDown; mdp++) {
    if (!isResident(bracket, matching.mate[mdp]!)) {
      limbo.push(mdp)
      continue
    }
    seekFirst(matching, mdp, wish, bracket.movedDown, bracket.players.length)
    pairs.push([mdp, matching.mate[mdp]!])
    matching.fix(mdp)
  }
  return { pairs, limbo }
}

const isResident = (bracket: Places, vertex: number): boolean => vertex >= bracket.movedDown && vertex < bracket.players.length

/**
 * FIDE Dutch 2012 D.3, 2017 D.3, 2026 4.4: the first set of MDPs, in the order of their BSN, that an optimal candidate pairs. Scores are settled
 * already. Each MDP asks in turn; one that was granted insists, so that nobody asking later can put it out again.
 */
const chooseMovedDown = (bracket: Places, wish: number, matching: LexicographicMatching): void => {
  const paired = (mdp: number): boolean => isResident(bracket, matching.mate[mdp]!)
  const count = Array.from({ length: bracket.movedDown }, (_, mdp) => mdp).filter(paired).length
  if (count === 0 || count === bracket.movedDown) return
  const insist = bracket.movedDown
  let places = count
  for (let mdp = 0; mdp < bracket.movedDown && places > 0; mdp++) {
    if (!paired(mdp)) matching.reweigh(mdp, wish, (w) => (isResident(bracket, w) ? 1 : null))
    if (paired(mdp)) {
      places--
      matching.reweigh(mdp, wish, (w) => (isResident(bracket, w) ? insist : null))
    }
    const stays = paired(mdp)
    matching.restrict(mdp, (w) => isResident(bracket, w) === stays)
  }
}
