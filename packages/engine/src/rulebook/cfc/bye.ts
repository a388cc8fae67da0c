import { maximumMatching, stuckGroup } from '../../matching/maximum-matching.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { Competitor } from './competitor.ts'
import { compareLaws, isFlawless, type LawCounts, mayMeet } from './laws.ts'
import { inOrderOfLots } from './lots.ts'

/** CFC 615: what counts as a bye when the question is whether a player has had one. A half-point bye (615a) does where that is announced (615a-bars). */
export const isBye = (outcome: Outcome, halfCounts: boolean): boolean =>
  outcome.kind === 'bye' &&
  (outcome.bye === 'pairing-allocated' || outcome.bye === 'full-point' || (halfCounts && outcome.bye === 'half-point'))

/**
 * CFC 615: who may have the bye, the first choice first. From the lowest score up: the lowest rated who has had none; after all rated players the
 * unrated, by lot.
 */
export const byeInOrder = (competitors: readonly Competitor[], seed: string, round: number): readonly Competitor[] => {
  const scores = [...new Set(competitors.map(({ score }) => score))].sort((a, b) => a - b)
  return scores.flatMap((score) => {
    const eligible = competitors.filter((player) => player.score === score && player.mayTakeBye)
    const rated = eligible.filter(({ rating }) => rating !== null).sort((a, b) => a.rating! - b.rating! || b.card - a.card)
    const unrated = eligible.filter(({ rating }) => rating === null)
    return [...rated, ...inOrderOfLots(unrated, seed, `615 round ${round}`, ({ id }) => id)]
  })
}

export type Bye = { readonly kind: 'bye'; readonly player: Competitor | null } | { readonly kind: 'stuck' }

/**
 * CFC 615, 618: the first choice after whom the others can all be paired (a); nobody when their number is even. With `laws`, which counts how the others can keep
 * (b) and (c), the first of that score after whom they keep them best (615-laws).
 */
export const chooseBye = (
  competitors: readonly Competitor[],
  seed: string,
  round: number,
  laws: ((others: readonly Competitor[]) => LawCounts) | null = null,
): Bye => {
  if (competitors.length % 2 === 0) return canPairAll(competitors) ? { kind: 'bye', player: null } : { kind: 'stuck' }
  const without = (one: Competitor): readonly Competitor[] => competitors.filter((other) => other !== one)
  const order = byeInOrder(competitors, seed, round)
  const first = order.find((one) => canPairAll(without(one)))
  if (first === undefined) return { kind: 'stuck' }
  if (laws === null) return { kind: 'bye', player: first }
  const peers = order.slice(order.indexOf(first)).filter((one) => one.score === first.score && canPairAll(without(one)))
  let [player, most] = [first, laws(without(first))]
  for (const one of peers.slice(1)) {
    if (isFlawless(most)) break
    const counts = laws(without(one))
    if (compareLaws(counts, most) > 0) [player, most] = [one, counts]
  }
  return { kind: 'bye', player }
}

export const canPairAll = (players: readonly Competitor[]): boolean =>
  maximumMatching(players.length, (i, j) => mayMeet(players[i]!, players[j]!)).exposed.length === 0

/** A smallest group found whose members cannot all be paired, and the only others they could meet; with `bye` nobody outside those named may have it. */
export const whoIsStuck = (
  players: readonly Competitor[],
): { readonly stuck: readonly Competitor[]; readonly only: readonly Competitor[]; readonly bye: boolean } => {
  // An odd number gets one more place, which only those who may have the bye can reach.
  const size = players.length + (players.length % 2)
  const adjacent = (i: number, j: number): boolean => {
    const [a, b] = [players[i], players[j]]
    return a === undefined || b === undefined ? (a ?? b)!.mayTakeBye : mayMeet(a, b)
  }
  const { inside, border } = stuckGroup(size, adjacent, maximumMatching(size, adjacent))
  const toPlayers = (places: readonly number[]): readonly Competitor[] => places.flatMap((v) => players[v] ?? [])
  return { stuck: toPlayers(inside), only: toPlayers(border), bye: inside.includes(players.length) }
}
