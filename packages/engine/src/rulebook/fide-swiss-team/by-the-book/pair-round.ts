import { defaultLimit, makeBudget, orTooLarge, type TooLarge } from '../../by-the-book/budget.ts'
import { type Competitor, without } from '../competitor.ts'
import type { AskedOfRound } from '../criterion.ts'
import type { PairedRound } from '../paired-round.ts'
import { throughBrackets } from '../procedure.ts'
import type { System } from '../system.ts'
import { completion } from './can-be-paired.ts'
import { pairBracket } from './pair-bracket.ts'
import { chooseUpfloaters, upfloatersNeeded } from './upfloaters.ts'

/** C.04.6 3, C.04.5 3: a round by the book. Everything is tried: it is for small fields, and says so of others. */
export const pairByTheBook = (
  competitors: readonly Competitor[],
  { criteria }: System,
  asked: AskedOfRound,
  limit = defaultLimit,
): PairedRound | TooLarge =>
  orTooLarge(() => {
    const budget = makeBudget(limit)
    const canBePaired = completion(budget)
    return throughBrackets(competitors, asked, {
      canBePaired,
      canBeSpared: (players) => (one) => canBePaired(without(players, [one])),
      upfloatersNeeded: upfloatersNeeded(canBePaired),
      chooseUpfloaters: (residents, below, round) => chooseUpfloaters(residents, below, criteria.upfloaters, round, canBePaired),
      pairBracket: (bracket, round) => pairBracket(bracket, criteria.pairs, round, budget)!,
    })
  })
