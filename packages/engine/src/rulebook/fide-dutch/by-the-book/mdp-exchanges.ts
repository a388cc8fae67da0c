import type { Points } from '../../../model/points.ts'
import { combinations } from '../../by-the-book/combinations.ts'

/** The MDPs to be paired: BSNs ascending, and their scores. */
export type MdpSet = { readonly bsns: readonly number[]; readonly scores: readonly Points[] }

/** Which of two sets of MDPs is tried first in S1; an edition decides. */
export type MdpSetOrder = (a: MdpSet, b: MdpSet) => number

/**
 * FIDE Dutch 2017 D.3, 2026 4.4: the sets that S1 may hold, in the order they are tried; every one but the first comes of an MDP-exchange with the Limbo.
 * `scores` are those of all MDPs, by BSN.
 */
export const mdpSets = (scores: readonly Points[], m1: number, order: MdpSetOrder): readonly MdpSet[] => {
  const all = scores.map((_, index) => index + 1)
  const sets = combinations(all, m1).map((bsns): MdpSet => ({ bsns, scores: bsns.map((bsn) => scores[bsn - 1]!) }))
  return sets.sort(order)
}

/** FIDE Dutch 2017 D.3: the highest different score (a), then the lowest lexicographic value of the BSNs (b). */
export const byScoreThenBsn: MdpSetOrder = (a, b) => {
  for (let i = 0; i < a.scores.length; i++) if (a.scores[i] !== b.scores[i]) return b.scores[i]! - a.scores[i]!
  return byBsn(a, b)
}

/** FIDE Dutch 2026 4.4: the smallest BSN that differs. Sets whose limbo does not comply with C7 fail that criterion, and so drop out by themselves. */
export const byBsn: MdpSetOrder = (a, b) => {
  for (let i = 0; i < a.bsns.length; i++) if (a.bsns[i] !== b.bsns[i]) return a.bsns[i]! - b.bsns[i]!
  return 0
}
