import { defaultLimit, makeBudget, orTooLarge, type TooLarge } from '../../by-the-book/budget.ts'
import { type Competitor, without } from '../competitor.ts'
import type { RoundFacts } from '../criteria.ts'
import type { PairedRound } from '../paired-round.ts'
import { throughBrackets } from '../procedure.ts'
import { completion } from './can-be-paired.ts'
import { chooseShifts } from './shifts.ts'
import { firstTransposition } from './transpositions.ts'
import { chooseUpfloaters } from './upfloaters.ts'

/** Dubov 3: a round by the book. Everything is tried: it is for small fields, and says so of others. */
export const pairByTheBook = (competitors: readonly Competitor[], round: RoundFacts, limit = defaultLimit): PairedRound | TooLarge =>
  orTooLarge(() => {
    const budget = makeBudget(limit)
    const canBePaired = completion(budget)
    return throughBrackets(competitors, round, {
      canBePaired,
      canBeSpared: (players) => (one) => canBePaired(without(players, [one])),
      chooseUpfloaters: (residents, below, facts) => chooseUpfloaters(residents, below, facts, canBePaired, budget),
      chooseShifts: (subgroups) => chooseShifts(subgroups, budget),
      transpose: (subgroups) => firstTransposition(subgroups, budget),
    })
  })
