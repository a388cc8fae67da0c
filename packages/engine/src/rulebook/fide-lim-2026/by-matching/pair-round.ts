import { compatibleIn, type RoundFacts } from '../compatible.ts'
import type { Competitor } from '../competitor.ts'
import type { PairedRound } from '../paired-round.ts'
import { throughGroups } from '../procedure.ts'
import { canBePaired, crackedUntil, leavingByMatching, sparable } from './completion.ts'
import { opponentsByMatching } from './opponents.ts'
import { scrutinise } from './scrutiny.ts'

/** Lim 2: a round in polynomial time. */
export const pairByMatching = (competitors: readonly Competitor[], facts: RoundFacts): PairedRound => {
  const compatible = compatibleIn(facts)
  return throughGroups(competitors, facts, {
    compatible,
    canBePaired: (players) => canBePaired(players, compatible),
    canBeSpared: (players) => {
      const spared = new Set(sparable(players, compatible))
      return (one) => spared.has(one)
    },
    leaving: (players) => leavingByMatching(players, compatible),
    opponents: (players) => opponentsByMatching(players, compatible),
    scrutinise: (players) => scrutinise(players, compatible, facts),
    crackedUntil: (players, pairs) => crackedUntil(players, pairs, compatible),
  })
}
