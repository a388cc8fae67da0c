import type { Competitor } from '../competitor.ts'
import type { AskedOfRound } from '../criterion.ts'
import type { PairedRound } from '../paired-round.ts'
import { throughBrackets } from '../procedure.ts'
import type { System } from '../system.ts'
import { chooseUpfloaters, upfloatersNeeded } from './choose-upfloaters.ts'
import { canBePaired, sparable } from './completion.ts'
import { pairBracket } from './pair-bracket.ts'

/** C.04.6 3, C.04.5 3: a round in polynomial time. */
export const pairByMatching = (competitors: readonly Competitor[], { criteria }: System, asked: AskedOfRound): PairedRound =>
  throughBrackets(competitors, asked, {
    canBePaired,
    canBeSpared: (players) => {
      const spared = new Set(sparable(players))
      return (one) => spared.has(one)
    },
    upfloatersNeeded,
    chooseUpfloaters,
    pairBracket: (bracket, round) => pairBracket(bracket, criteria.pairs, round),
  })
