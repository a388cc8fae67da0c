import type { Competitor } from '../competitor.ts'
import type { PairedRound } from '../paired-round.ts'
import { throughBrackets } from '../procedure.ts'
import { canBePaired, sparable } from './completion.ts'
import { pairBracket } from './pair-bracket.ts'

/** Burstein 3: a round in polynomial time. */
export const pairByMatching = (competitors: readonly Competitor[]): PairedRound =>
  throughBrackets(competitors, {
    canBePaired,
    canBeSpared: (players) => {
      const spared = new Set(sparable(players))
      return (one) => spared.has(one)
    },
    pairBracket,
  })
