import { type Compatible, compatibleIn, type RoundFacts, withColours } from '../compatible.ts'
import type { Competitor } from '../competitor.ts'
import type { PairedRound } from '../paired-round.ts'
import { throughGroups } from '../procedure.ts'
import { canBePaired, crackedUntil, leavingByMatching, sparable } from './completion.ts'
import { opponentsByMatching } from './opponents.ts'
import { scrutinise } from './scrutiny.ts'

/** Lim 2: a round in polynomial time. */
export const pairByMatching = (competitors: readonly Competitor[], facts: RoundFacts): PairedRound => {
  const compatible = compatibleIn(facts)
  const coloured = withColours(facts)
  const boardsOf = (players: readonly Competitor[], among: Compatible) => ({
    opponents: opponentsByMatching(players, among),
    scrutinise: (rest: readonly Competitor[]) => scrutinise(rest, among, facts),
  })
  return throughGroups(competitors, facts, {
    compatible,
    canBePaired: (players) => canBePaired(players, compatible),
    canBeSpared: (players) => {
      const spared = new Set(sparable(players, compatible))
      return (one) => spared.has(one)
    },
    leaving: (players) => leavingByMatching(players, compatible),
    boards: (stay) => boardsOf(stay, coloured !== null && canBePaired(stay, coloured) ? coloured : compatible),
    crackedUntil: (players, pairs) => crackedUntil(players, pairs, compatible),
  })
}
