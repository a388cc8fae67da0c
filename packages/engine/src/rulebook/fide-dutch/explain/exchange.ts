import type { ExchangeEvent } from '../../../pairing/explanation.ts'
import type { PairedBracket } from '../pair-round.ts'
import { subgroupsOf } from './candidate.ts'
import { lostBy } from './lost-by.ts'
import type { Scene } from './scene.ts'
import { wishForPairs } from './wish.ts'

/** D.2: who changed places between S1 and S2 of the remainder, and what the best candidate without an exchange would cost more. */
export const exchangeEvent = (paired: PairedBracket, { edition }: Scene): readonly ExchangeEvent[] => {
  const { bracket, pairing } = paired
  const subgroups = subgroupsOf(bracket, pairing)
  if (subgroups.down.length === 0) return []
  const rank = (index: number): number => bracket.players[index]!.rank
  const upperHalf = new Set(subgroups.remainder.slice(0, subgroups.s1.length).map(rank))
  const lowerHalf = new Set(subgroups.remainder.slice(subgroups.s1.length).map(rank))
  const limbo = new Set(subgroups.limbo.map(rank))
  const mdpPairs = subgroups.mdps.map((mdp, i) => [bracket.players[mdp]!, bracket.players[subgroups.opponents[i]!]!] as const)
  const wish = wishForPairs(mdpPairs, (a, b) => {
    if (limbo.has(a.rank) || limbo.has(b.rank)) return true
    return (upperHalf.has(a.rank) && upperHalf.has(b.rank)) || (lowerHalf.has(a.rank) && lowerHalf.has(b.rank))
  })
  const ids = (indices: readonly number[]) => indices.map((index) => bracket.players[index]!.id)
  const obstacle = lostBy(wish, paired, edition)
  return [{ kind: 'exchange', articles: [edition.names.exchanges], down: ids(subgroups.down), up: ids(subgroups.up), obstacle }]
}
