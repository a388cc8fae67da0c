import { subgroupsOf } from '../a5-subgroups.ts'
import { type BracketPairing, byRank, type Competitor, type Pair } from '../competitor.ts'
import type { Listener, SsmEvent } from './event.ts'
import { idsOf, inRankOrder } from './objections.ts'

/** The subgroups as they stand, and how many exchanges it took. */
export type Subgroups = { readonly s1: readonly Competitor[]; readonly s2: readonly Competitor[] }

/** A pair found for the first S1 player, and the step that tells it. */
export type FoundPair = { readonly pair: Pair; readonly step: () => SsmEvent }

/**
 * SSM C2, C3, C6: the S1 players from the top each get whom `find` has for them. Whoever gets nobody changes places with the first S2 player who has not been in
 * S1 yet, and the subgroups are ranked anew. Pairs that are made stand: the text undoes them only for a combination (A7). So C6 ends: every exchange takes away
 * one player who has not been in S1.
 */
export const throughSubgroups = (
  players: readonly Competitor[],
  find: (player: Competitor, subgroups: Subgroups) => FoundPair | null,
  tell?: Listener,
): BracketPairing => {
  let { s1, s2 }: Subgroups = subgroupsOf(players)
  const exchanged = new Set<Competitor>()
  const pairs: Pair[] = []
  const tellSubgroups = (): void => tell?.({ kind: 'subgroups', article: 'C2', s1: idsOf(s1), s2: idsOf(s2) })
  const without = (list: readonly Competitor[], gone: Competitor | null) => list.filter((player) => player !== gone)
  tellSubgroups()
  while (s1.length > 0) {
    const player = s1[0]!
    const found = find(player, { s1, s2 })
    if (found !== null) {
      tell?.(found.step())
      pairs.push(inRankOrder(found.pair))
      s1 = without(s1, found.pair.higher)
      s2 = without(s2, found.pair.lower)
      continue
    }
    const other = s2.find((candidate) => !exchanged.has(candidate)) ?? null
    tell?.({ kind: 'exchange', article: 'C6', player: player.id, inPlace: other?.id ?? null })
    exchanged.add(player)
    s1 = [...without(s1, player), ...(other === null ? [] : [other])].sort(byRank)
    s2 = [...without(s2, other), player].sort(byRank)
    tellSubgroups()
  }
  return { pairs, free: s2 }
}
