import type { ExchangeEvent, Obstacle } from '../../../pairing/explanation.ts'
import { pairByMatching } from '../pair-bracket.ts'
import type { PairedBracket } from '../pair-round.ts'
import { subgroupsOf } from './candidate.ts'
import { firstDifference, reportCard } from './report-card.ts'
import type { Scene } from './scene.ts'
import { inBracketForbidding, onlyPairs } from './wish.ts'

/** D.2: who changed places between S1 and S2 of the remainder, and what the best candidate without an exchange would cost more. */
export const exchangeEvent = ({ bracket, ahead, pairing }: PairedBracket, { edition }: Scene): readonly ExchangeEvent[] => {
  const subgroups = subgroupsOf(bracket, pairing)
  if (subgroups.down.length === 0) return []
  const rank = (index: number): number => bracket.players[index]!.rank
  const upperHalf = new Set(subgroups.remainder.slice(0, subgroups.s1.length).map(rank))
  const lowerHalf = new Set(subgroups.remainder.slice(subgroups.s1.length).map(rank))
  const mdpPairs = onlyPairs(subgroups.mdps.map((mdp, i) => [bracket.players[mdp]!, bracket.players[subgroups.opponents[i]!]!] as const))
  const constrained = inBracketForbidding(
    bracket,
    (a, b) => mdpPairs(a, b) || (upperHalf.has(a.rank) && upperHalf.has(b.rank)) || (lowerHalf.has(a.rank) && lowerHalf.has(b.rank)),
  )
  const chosen = reportCard(pairing, bracket, ahead, edition)
  const without = reportCard(pairByMatching(constrained, ahead, edition), bracket, ahead, edition)
  const difference = firstDifference(chosen, without)
  const obstacle: Obstacle | null =
    difference === null
      ? null
      : {
          kind: 'worse',
          article: chosen[difference.index]!.article,
          value: without[difference.index]!,
          instead: chosen[difference.index]!,
        }
  const ids = (indices: readonly number[]) => indices.map((index) => bracket.players[index]!.id)
  return [{ kind: 'exchange', articles: [edition.names.exchanges], down: ids(subgroups.down), up: ids(subgroups.up), obstacle }]
}
