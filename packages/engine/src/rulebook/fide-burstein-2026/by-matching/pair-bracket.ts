import type { Competitor } from '../competitor.ts'
import type { BracketPairing } from '../criteria.ts'
import { mayMeet } from '../may-meet.ts'
import type { BracketAndBelow } from '../procedure.ts'
import { type BracketMatching, bracketMatching } from './bracket-matching.ts'
import { closedMatching } from './closed-matching.ts'
import { canBePaired, sparable } from './completion.ts'

/**
 * Burstein 3.2: the pairing of a bracket. One that can be paired by itself, but for one floater of an odd number, mostly needs nobody from below. Otherwise the following
 * scoregroup is looked at too; what is best then, and leaves those who can be paired, is best of all. Where it does not, everybody is looked at together.
 */
export const pairBracket = (bracket: BracketAndBelow): BracketPairing => {
  const { players, next, rest } = bracket
  const closed = players.length % 2 === 0 ? withoutFloater(bracket) : withOneFloater(bracket)
  if (closed !== null) return closed
  if (next.length > 0 && rest.length > 0) {
    const { pairing, alone } = inOrder(players.length, bracketMatching(bracket, false))
    if (canBePaired([...alone, ...rest])) return pairing
  }
  return inOrder(players.length, bracketMatching(bracket, true)).pairing
}

const withoutFloater = ({ players, next, rest }: BracketAndBelow): BracketPairing | null => {
  const closed = canBePaired([...next, ...rest]) ? closedMatching(players, new Set()) : null
  return closed && inOrder(players.length, closed).pairing
}

/** So many floaters are tried. */
const mostTried = 4

/**
 * Burstein C6, C7: with one floater of the lowest score, where the following bracket can have as few of its own as its number allows. If the best floater but for C7 is of
 * those, nothing can be better; if not, it is none of the best, unless there are none such.
 */
const withOneFloater = ({ players, next, rest }: BracketAndBelow): BracketPairing | null => {
  const lowest = Math.min(...players.map(({ score }) => score))
  const mayFloat = new Set(players.filter(({ score }) => score === lowest))
  for (let tried = 0; tried < mostTried; tried++) {
    const closed = closedMatching(players, mayFloat)
    if (closed === null) return null
    const { pairing } = inOrder(players.length, closed)
    const floater = pairing.floaters[0]!
    if (suitsBelow(floater, next, rest)) return pairing
    mayFloat.delete(floater)
  }
  return null
}

/** Burstein C4, C7: with this floater the following bracket leaves nobody, or of an odd number one of its residents, and all below can be paired. */
const suitsBelow = (floater: Competitor, next: readonly Competitor[], rest: readonly Competitor[]): boolean => {
  const following = [floater, ...next]
  if (following.length % 2 === 0) return canBePaired(following) && canBePaired(rest)
  const left = sparable(following).filter((one) => one !== floater)
  const below = left.length === 0 ? [] : sparable(rest)
  return left.some((one) => below.some((other) => mayMeet(one, other)))
}

type InOrder = { readonly pairing: BracketPairing; readonly alone: readonly Competitor[] }

/** Burstein 4, 4.3: of the best matchings the one whose pairing of the bracket comes first: one after the other meets the largest BSN that it can. */
const inOrder = (size: number, { players, matching }: BracketMatching): InOrder => {
  const spare = matching.limbs - 1
  const settled = new Uint8Array(size)
  const pairs: (readonly [number, number])[] = []
  const floaters: number[] = []
  const inBracket = (other: number): boolean => other !== -1 && other < size
  for (let at = 0; at < size; at++) {
    if (settled[at] === 1) continue
    const larger = (other: number): boolean => other > at && other < size && settled[other] === 0
    let best = size - 1
    while (best > at && !(larger(best) && matching.mayBeOptimal(at, best, spare))) best--
    if (best > at && matching.mate[at] !== best) matching.reweigh(at, spare, (other) => (larger(other) ? other : 0))
    const opponent = matching.mate[at]!
    settled[at] = 1
    if (inBracket(opponent)) {
      settled[opponent] = 1
      pairs.push([at, opponent])
      matching.fix(at)
    } else {
      floaters.push(at)
      matching.restrict(at, (other) => other >= size)
    }
  }
  return {
    pairing: { pairs: pairs.map(([a, b]) => ({ higher: players[a]!, lower: players[b]! })), floaters: floaters.map((at) => players[at]!) },
    alone: players.filter((_, at) => matching.mate[at] === -1),
  }
}
