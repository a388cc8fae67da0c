import { defaultLimit, makeBudget, orTooLarge, type TooLarge } from '../../by-the-book/budget.ts'
import { type Competitor, without } from '../competitor.ts'
import type { PairedRound } from '../paired-round.ts'
import { throughBrackets } from '../procedure.ts'
import { completion } from './can-be-paired.ts'
import { pairBracket } from './pair-bracket.ts'

/** Burstein 3: a round by the book. Everything is tried: it is for small fields, and says so of others. */
export const pairByTheBook = (competitors: readonly Competitor[], limit = defaultLimit): PairedRound | TooLarge =>
  orTooLarge(() => {
    const budget = makeBudget(limit)
    const canBePaired = completion(budget)
    return throughBrackets(competitors, {
      canBePaired,
      canBeSpared: (players) => (one) => canBePaired(without(players, [one])),
      pairBracket: (bracket) => pairBracket(bracket, canBePaired, budget),
    })
  })
