import { subgroupsOf } from '../a5-subgroups.ts'
import { mayMeet } from '../b1-no-rematch.ts'
import { sameGroup } from '../b4-restricted.ts'
import { repeatedFloats } from '../b5-same-float.ts'
import { type BracketPairing, byRank, type Competitor, type Pair } from '../competitor.ts'
import type { Listener, PassedOver, SsmEvent } from './event.ts'
import { add, equal, least, nothing, ofPair, type Shortfall } from './shortfall.ts'

type Found = { readonly pair: Pair; readonly omitted: readonly ('B4' | 'B5')[] }

const idsOf = (players: readonly Competitor[]) => players.map(({ id }) => id)

/** C3 to C5: with all criteria, then without B5, then without B4 as well. */
const concessions: readonly { readonly omitted: readonly ('B4' | 'B5')[] }[] = [
  { omitted: [] },
  { omitted: ['B5'] },
  { omitted: ['B5', 'B4'] },
]

/**
 * SSM C2 to C6, step by step.
 *
 * The S1 players from the top each take the first S2 player with whom all of B is met (C3, C4), else B without B5, else B without B4 and B5 (C5).
 * Whoever finds nobody changes places with the first S2 player who has not been in S1 yet, and the subgroups are ranked anew (C6).
 *
 * "As much as possible" (B) and "all possibilities within S2" (C4) are taken at their word: a pair is refused when after it the others could no
 * longer be paired as well as the bracket can be at best (`goal`), and while that is possible between S1 and S2 as they stand, also when it
 * would take an exchange. So nobody has to start again, and C6 ends: every exchange takes away one player who has not been in S1.
 */
export const pairBracket = (players: readonly Competitor[], last: boolean, goal: Shortfall, tell?: Listener): BracketPairing => {
  let { s1, s2 } = subgroupsOf(players)
  tell?.({ kind: 'subgroups', article: 'C2', s1: idsOf(s1), s2: idsOf(s2) })
  const exchanged = new Set<Competitor>()
  const pairs: Pair[] = []
  let spent = nothing
  const without = (list: readonly Competitor[], ...gone: readonly Competitor[]) => list.filter((player) => !gone.includes(player))

  const isGood = (pair: Pair, exchanges: boolean): boolean => {
    const rest = without([...s1, ...s2], pair.higher, pair.lower).sort(byRank)
    const upper = new Set(s1)
    const possible = least(rest, last, (a, b) => exchanges || upper.has(a) !== upper.has(b))
    return equal(add(add(spent, ofPair(pair)), possible), goal)
  }
  const firstFor = (player: Competitor, exchanges: boolean): Found | null => {
    for (const { omitted } of concessions)
      for (const other of s2) {
        const reason = objection(player, other)
        if (reason === 'B1' || (reason !== null && !omitted.includes(reason))) continue
        const pair = { higher: player, lower: other }
        if (isGood(pair, exchanges)) return { pair, omitted: broken(pair) }
      }
    return null
  }

  while (s1.length > 0) {
    const player = s1[0]!
    const found = firstFor(player, false) ?? firstFor(player, true)
    if (found !== null) {
      const { pair, omitted } = found
      tell?.(pairEvent(pair, omitted, s2))
      pairs.push(inRankOrder(pair))
      spent = add(spent, ofPair(pair))
      s1 = without(s1, pair.higher)
      s2 = without(s2, pair.lower)
      continue
    }
    const other = s2.find((candidate) => !exchanged.has(candidate)) ?? null
    tell?.({ kind: 'exchange', article: 'C6', player: player.id, inPlace: other?.id ?? null })
    exchanged.add(player)
    s1 = [...without(s1, player), ...(other === null ? [] : [other])].sort(byRank)
    s2 = [...without(s2, ...(other === null ? [] : [other])), player].sort(byRank)
    tell?.({ kind: 'subgroups', article: 'C2', s1: idsOf(s1), s2: idsOf(s2) })
  }
  return { pairs, free: s2 }
}

/** After an exchange the S1 player may be the lower ranked one. */
const inRankOrder = ({ higher, lower }: Pair): Pair => (higher.rank < lower.rank ? { higher, lower } : { higher: lower, lower: higher })

/** The highest criterion that speaks against a pair. */
const objection = (a: Competitor, b: Competitor): 'B1' | 'B4' | 'B5' | null => {
  if (!mayMeet(a, b)) return 'B1'
  if (sameGroup(a, b)) return 'B4'
  return repeatedFloats(a, b) > 0 ? 'B5' : null
}

const broken = ({ higher, lower }: Pair): readonly ('B4' | 'B5')[] => [
  ...(sameGroup(higher, lower) ? (['B4'] as const) : []),
  ...(repeatedFloats(higher, lower) > 0 ? (['B5'] as const) : []),
]

const pairEvent = ({ higher, lower }: Pair, omitted: readonly ('B4' | 'B5')[], s2: readonly Competitor[]): SsmEvent => {
  const passedOver = s2
    .slice(0, s2.indexOf(lower))
    .map((other): PassedOver => ({ player: other.id, because: objection(higher, other) ?? 'others' }))
  const article = omitted.length > 0 ? 'C5' : passedOver.length > 0 ? 'C4' : 'C3'
  return { kind: 'pair', article, players: [higher.id, lower.id], passedOver, omitted }
}
