import type { Competitor } from '../competitor.ts'
import type { RoundFacts } from '../criteria.ts'
import type { PairedRound } from '../paired-round.ts'
import { throughBrackets } from '../procedure.ts'
import { chooseShifts } from './choose-shifts.ts'
import { chooseUpfloaters } from './choose-upfloaters.ts'
import { canBePaired, sparable } from './completion.ts'
import { transpose } from './transpose.ts'

/** Dubov 3: a round in polynomial time. */
export const pairByMatching = (competitors: readonly Competitor[], round: RoundFacts): PairedRound =>
  throughBrackets(competitors, round, {
    canBePaired,
    canBeSpared: (players) => {
      const spared = new Set(sparable(players))
      return (one) => spared.has(one)
    },
    chooseUpfloaters,
    chooseShifts,
    transpose: (subgroups) => transpose(subgroups)!,
  })
