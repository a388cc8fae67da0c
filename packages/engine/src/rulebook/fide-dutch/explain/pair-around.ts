import type { Bracket, BracketPairing, Pair } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import { canBeCompleted } from '../completion.ts'
import type { CriteriaEdition } from '../edition.ts'
import { pairInOrder } from '../in-order/pair-in-order.ts'
import type { LookAhead } from '../look-ahead.ts'
import { type PairBracket, pairBracket } from '../pair-bracket.ts'
import { suitsNext } from '../suits-next.ts'

/** What is settled of a bracket before it is paired: pairs, who floats, and, by rank, two who have nobody but each other further down as well. */
export type Settled = {
  readonly pairs: readonly (readonly [a: Competitor, b: Competitor])[]
  readonly floaters: readonly Competitor[]
  readonly couple: readonly number[]
}

/**
 * The best candidate of a bracket in which some pairs and floaters are settled, where it can be read off without a matching; null where it cannot.
 *
 * Failures are sums over pairs and downfloaters, so what is settled adds the same to every candidate and the others are a bracket of their own. Of
 * one pair or one floater the order is that of the others as well: they change places between S1 and S2 least when the others do not at all,
 * since the remainder without them, cut in halves, differs from the original S1 by just the exchange that they make necessary and by the least of its
 * kind (D.2). If an exchange beyond that is needed, nothing is read off.
 *
 * C.7: where nobody but the settled ones floats, all candidates float the same. Otherwise the downfloaters must suit the following bracket as well as
 * any could; the couple adds the same to it, whether the two meet there or one of them waits for the other.
 */
export const pairAround = (settled: Settled, bracket: Bracket, ahead: LookAhead, edition: CriteriaEdition): BracketPairing | null => {
  if (bracket.kind !== 'normal') return null
  const found = pairOthers(settled, bracket, ahead, edition)
  if (found === null) return null
  const pairs = [...settled.pairs.map(toPair), ...found.pairs].sort((a, b) => a.higher.rank - b.higher.rank)
  const downfloaters = [...settled.floaters, ...found.downfloaters].sort((a, b) => a.rank - b.rank)
  if (bracket.last) {
    const complete = downfloaters.length <= 1 && downfloaters.every(ahead.mayBeLeftOver)
    return complete ? { pairs, downfloaters, leftInNext: downfloaters } : null
  }
  const completable = (players: readonly Competitor[]): boolean =>
    !ahead.mustComplete || canBeCompleted([...players, ...ahead.rest], edition, ahead.mayBeLeftOver)
  if (found.downfloaters.length === 0) {
    const everybody = [...downfloaters, ...ahead.next]
    return completable(everybody) ? { pairs, downfloaters, leftInNext: everybody } : null
  }
  const leftInNext = ahead.next.length === 0 ? downfloaters : leftBy(downfloaters, settled.couple, ahead, edition, completable)
  return leftInNext === null ? null : { pairs, downfloaters, leftInNext }
}

/** Pairs a bracket in which two players, by rank, may meet nobody but each other. */
export const pairBracketAround =
  (couple: readonly [number, number]): PairBracket =>
  (bracket, ahead, edition) => {
    const isOne = ({ rank }: Competitor): boolean => couple.includes(rank)
    const here = bracket.players.filter(isOne)
    const [a, b] = here
    // Two MDPs do not meet in the bracket.
    const apart = b !== undefined && bracket.players.indexOf(b) < bracket.movedDown
    const concerned = here.length > 0 || ahead.next.some(isOne)
    if (!concerned || apart) return pairBracket(bracket, ahead, edition)
    const settled = b === undefined ? { pairs: [], floaters: here, couple } : { pairs: [[a!, b] as const], floaters: [], couple }
    return pairAround(settled, bracket, ahead, edition) ?? pairBracket(bracket, ahead, edition)
  }

const toPair = ([a, b]: readonly [Competitor, Competitor]): Pair => (a.rank < b.rank ? { higher: a, lower: b } : { higher: b, lower: a })

const nobody: BracketPairing = { pairs: [], downfloaters: [], leftInNext: [] }

/** Everybody else, as a bracket that looks no further. C9 of 2026 is asked only where a single player floats. */
const pairOthers = ({ pairs, floaters }: Settled, bracket: Bracket, ahead: LookAhead, edition: CriteriaEdition): BracketPairing | null => {
  const gone = new Set([...pairs.flat(), ...floaters].map(({ rank }) => rank))
  const players = bracket.players.filter(({ rank }) => !gone.has(rank))
  if (players.length === 0) return nobody
  const movedDown = bracket.players.slice(0, bracket.movedDown).filter(({ rank }) => !gone.has(rank)).length
  return pairInOrder(
    { ...bracket, players, movedDown },
    { ...ahead, next: [], rest: [], mustComplete: bracket.last, byeScore: floaters.length > 0 ? null : ahead.byeScore },
    edition,
  )
}

/** Residents of the following bracket tried as the one it leaves over. */
const mostLeftOver = 16

/** Whom the following bracket leaves over if these downfloaters suit it best, and the rest can be completed with them; null otherwise. */
const leftBy = (
  downfloaters: readonly Competitor[],
  couple: readonly number[],
  ahead: LookAhead,
  edition: CriteriaEdition,
  completable: (players: readonly Competitor[]) => boolean,
): readonly Competitor[] | null => {
  const free = ({ rank }: Competitor): boolean => !couple.includes(rank)
  const ofCouple = [...downfloaters, ...ahead.next].filter((player) => !free(player))
  const waiting = ofCouple.length === 1 ? ofCouple : []
  const floaters = downfloaters.filter(free)
  const next = ahead.next.filter(free)
  const left = suitsNext(floaters, { ...ahead, next }, edition)
  if (left === null) return null
  const all = [...waiting, ...left]
  if (completable(all)) return all
  if (left.length === 0 || ahead.rest.length === 0) return null
  // It may as well leave over another resident, with whom the rest can be completed.
  for (const other of next.slice(0, mostLeftOver)) {
    if (!completable([...waiting, other])) continue
    const only = { ...ahead, next, nextIsLast: true, mayBeLeftOver: (player: Competitor) => player === other }
    if (suitsNext(floaters, only, edition) !== null) return [...waiting, other]
  }
  return null
}
