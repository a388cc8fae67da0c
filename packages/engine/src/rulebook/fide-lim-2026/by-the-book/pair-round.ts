import { defaultLimit, makeBudget, orTooLarge, type TooLarge } from '../../by-the-book/budget.ts'
import { type Compatible, compatibleIn, type RoundFacts, withColours } from '../compatible.ts'
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
    const coloured = withColours(facts)
    const fewest = fewestLeftOver(compatible, budget)
    const boardsOf = (players: readonly Competitor[], among: Compatible, leftOver: typeof fewest) => ({
      opponents: opponentsByTheBook(players, among, leftOver),
      scrutinise: (rest: readonly Competitor[]) => scrutinise(rest, among, facts, budget),
    })
    const canBePaired = (players: readonly Competitor[]): boolean => fewest(players) === 0
    return throughGroups(competitors, facts, {
      compatible,
      canBePaired,
      canBeSpared: (players) => (one) => canBePaired(without(players, [one])),
      leaving: (players) => leavingByTheBook(players, fewest),
      boards: (stay) => {
        const leftOver = coloured === null ? null : fewestLeftOver(coloured, budget)
        return leftOver !== null && leftOver(stay) === 0 ? boardsOf(stay, coloured!, leftOver) : boardsOf(stay, compatible, fewest)
      },
      crackedUntil: (players, pairs) => crackedOneByOne(players, pairs, canBePaired),
    })
  })
