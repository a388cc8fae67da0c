import { defaultLimit, makeBudget, orTooLarge, type TooLarge } from '../../by-the-book/budget.ts'
import { compatibleIn, type RoundFacts } from '../compatible.ts'
import { type Competitor, without } from '../competitor.ts'
import type { PairedRound } from '../paired-round.ts'
import { throughGroups } from '../procedure.ts'
import { fewestLeftOver, leavingByTheBook, opponentsByTheBook } from './can-be-paired.ts'
import { crackedOneByOne, scrutinise } from './scrutiny.ts'

/** Lim 2: a round by the book. Everything is tried: it is for small fields, and says so of others. */
export const pairByTheBook = (competitors: readonly Competitor[], facts: RoundFacts, limit = defaultLimit): PairedRound | TooLarge =>
  orTooLarge(() => {
    const budget = makeBudget(limit)
    const compatible = compatibleIn(facts)
    const fewest = fewestLeftOver(compatible, budget)
    const canBePaired = (players: readonly Competitor[]): boolean => fewest(players) === 0
    return throughGroups(competitors, facts, {
      compatible,
      canBePaired,
      canBeSpared: (players) => (one) => canBePaired(without(players, [one])),
      leaving: (players) => leavingByTheBook(players, fewest),
      opponents: (players) => opponentsByTheBook(players, compatible, fewest),
      scrutinise: (players) => scrutinise(players, compatible, facts, budget),
      crackedUntil: (players, pairs) => crackedOneByOne(players, pairs, canBePaired),
    })
  })
