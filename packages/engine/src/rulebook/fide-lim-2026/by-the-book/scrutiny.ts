import type { Budget } from '../../by-the-book/budget.ts'
import type { Compatible, RoundFacts } from '../compatible.ts'
import type { Competitor, Pair } from '../competitor.ts'
import { clash } from '../due-colour.ts'
import { exchangesFor } from '../exchange-order.ts'
import { mayStandFor } from '../maxi.ts'

/** Lim 4.1, 4.2, 4.3, 4.4: every pairing of players in the direction of pairing, in the order of exchanges; after each exchange the others are proposed anew. */
export function* exchanges<One>(
  players: readonly One[],
  compatible: (first: One, second: One) => boolean,
  budget: Budget,
): Generator<readonly (readonly [One, One])[]> {
  const [first] = players
  if (first === undefined) {
    yield []
    return
  }
  for (const second of exchangesFor(players)) {
    budget.spend()
    if (!compatible(first, second)) continue
    const rest = players.filter((one) => one !== first && one !== second)
    for (const others of exchanges(rest, compatible, budget)) yield [[first, second], ...others]
  }
}

/**
 * Lim 2.5, 5.2, 5.7: the first scrutiny takes the first pairing in that order; the second one asks of all pairings. In Maxi tournaments whoever is scrutinised meets nobody further
 * than 100 points from the opponent of the first scrutiny.
 */
export const scrutinise = (players: readonly Competitor[], compatible: Compatible, facts: RoundFacts, budget: Budget): readonly Pair[] => {
  const every = [...exchanges(players, compatible, budget)]
  const proposed = new Map(every[0]!.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
  const allowed = every.filter((pairs) =>
    pairs.every(([one, other]) => other === proposed.get(one) || mayStandFor(other, proposed.get(one)!, facts)),
  )
  const best = facts.colourExchanges === 'each-player' ? forEachPlayer(players, allowed) : forEachBoard(allowed)
  return best.map(([first, second]) => ({ first, second }))
}

type Pairing = readonly (readonly [Competitor, Competitor])[]

/** Lim 4.1, 5.2: board after board, at its first player: where exchanges can, it is without a clash, and who was scrutinised before stays so. New boards that exchanges make are scrutinised too. */
const forEachBoard = (allowed: readonly Pairing[]): Pairing => {
  let left = allowed
  const scrutinised = new Set<Competitor>()
  for (;;) {
    const board = left[0]!.find(([one]) => !scrutinised.has(one))
    if (board === undefined) return left[0]!
    const [one] = board
    scrutinised.add(one)
    const proper = left.filter((pairs) => pairs.every(([a, b]) => (a !== one && b !== one) || !clash(a, b)))
    if (proper.length > 0) left = proper
  }
}

/** Lim 5.2 by another reading: each player in turn is without a clash if those before are; of such pairings the first. */
const forEachPlayer = (players: readonly Competitor[], allowed: readonly Pairing[]): Pairing =>
  allowed
    .map((pairs) => ({ pairs, clashes: clashesOf(players, pairs) }))
    .reduce((best, other) => (other.clashes < best.clashes ? other : best)).pairs

/** Of each player in turn whether the pair clashes: 1 or 0. */
const clashesOf = (players: readonly Competitor[], pairs: Pairing): string =>
  players.map((one) => (pairs.some(([a, b]) => (a === one || b === one) && clash(a, b)) ? '1' : '0')).join('')

/** How many of these pairings have to be cracked, one after the other, until everybody can be paired (2.6). */
export const crackedOneByOne = (
  players: readonly Competitor[],
  pairs: readonly Pair[],
  canBePaired: (players: readonly Competitor[]) => boolean,
): number => {
  const pool = [...players]
  let count = 0
  while (!canBePaired(pool)) {
    const { first, second } = pairs[count++]!
    pool.push(first, second)
  }
  return count
}
