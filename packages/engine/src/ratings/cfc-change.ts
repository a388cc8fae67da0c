import type { PlayerId } from '../model/ids.ts'
import { type Exact, exact, sum, toNumber } from '../standings/exact.ts'
import { expectedHundredths } from '../standings/rating-tables.ts'
import type { RatedGame } from './rated-games.ts'

/** One game of the working. */
export type CfcGame = RatedGame & { readonly rating: number; readonly difference: number; readonly expected: Exact }

export type CfcChange = {
  readonly games: readonly CfcGame[]
  readonly leftOut: readonly RatedGame[]
  /** 32 below 2200, 16 from there on. */
  readonly k: 16 | 32
  readonly score: Exact
  readonly expected: Exact
  /** K times score minus expected score, with what lies beyond 2200 halved or doubled. */
  readonly change: number
  readonly crossed: boolean
  /** null where it cannot be said whether there is one: nobody knows the highest rating ever, or too few games. */
  readonly bonus: CfcBonus | null
  /** The rating after it, with the bonus that is known, whole. */
  readonly after: number
}

export type CfcBonus = { readonly threshold: number; readonly forHighest: number; readonly forExceeding: number }

export type CfcAsked = {
  readonly rating: number
  /** The highest rating ever; null if nobody knows it: then only the bonus for exceeding the threshold is counted. */
  readonly highest: number | null
}

/** Where the coefficient changes. */
const master = 2200
/** The table is FIDE's but for the last line: a full score is expected one point earlier. */
const fullFrom = 735
const least = { gamesForBonus: 4, floor: 800, ever: 200 } as const

const expectedFor = (difference: number): Exact =>
  Math.abs(difference) >= fullFrom ? exact(difference > 0 ? 1 : 0) : exact(expectedHundredths(difference), 100)

/** CFC handbook: an established rating after an event. `ratingOf`: what the event made of somebody whose rating is not established. */
export const cfcChange = (
  all: readonly RatedGame[],
  { rating, highest }: CfcAsked,
  ratingOf: (opponent: PlayerId) => number | null = () => null,
): CfcChange => {
  const games = all.flatMap((game): CfcGame[] => {
    const opponent = game.rating ?? ratingOf(game.opponent)
    if (opponent === null) return []
    return [{ ...game, rating: opponent, difference: rating - opponent, expected: expectedFor(rating - opponent) }]
  })
  const k = rating >= master ? 16 : 32
  const score = sum(games.map(({ halves }) => exact(halves, 2)))
  const expected = sum(games.map((game) => game.expected))
  // Both are whole hundredths: so the change is no sum of what decimals are rounded to.
  const plain = (k * Math.round(100 * toNumber(score) - 100 * toNumber(expected))) / 100
  const change = beyondMaster(rating, plain)
  const bonus = games.length < least.gamesForBonus ? null : bonusOf(rating, change, k, games.length, highest)
  const after = floored(rating, rating + change + (bonus === null ? 0 : bonus.forHighest + bonus.forExceeding))
  return {
    games,
    leftOut: all.filter(({ rating: known, opponent }) => known === null && ratingOf(opponent) === null),
    k,
    score,
    expected,
    change,
    crossed: change !== plain,
    bonus,
    after: Math.round(after),
  }
}

/** Who rises above 2199 rises half as fast there; who falls below 2200 falls twice as fast. */
const beyondMaster = (rating: number, change: number): number => {
  const after = rating + change
  if (rating < master && after > master - 1) return change - (after - Math.max(rating, master - 1)) / 2
  if (rating >= master && after < master) return change - (master - after)
  return change
}

const bonusOf = (rating: number, change: number, k: number, games: number, highest: number | null): CfcBonus => {
  const share = k / 32
  const threshold = 13 * share * Math.sqrt(games)
  return {
    threshold,
    forHighest: highest !== null && rating + change > highest ? 20 * share : 0,
    forExceeding: change > threshold ? 1.75 * share * (change - threshold) : 0,
  }
}

/** Nobody falls from above 799 below it, nor further once there, nor below 200. */
const floored = (before: number, after: number): number => {
  if (after >= least.floor) return after
  return Math.max(least.ever, before >= least.floor ? least.floor - 1 : Math.max(before, after))
}
