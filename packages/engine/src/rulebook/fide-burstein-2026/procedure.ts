import { byeOf } from './bye.ts'
import { byRank, type Competitor, scoregroupsOf, without } from './competitor.ts'
import type { BracketPairing } from './criteria.ts'
import type { PairedBracket, PairedRound } from './paired-round.ts'

/** A bracket, the scoregroup that follows, and everybody below that. */
export type BracketAndBelow = {
  /** By BSN. */
  readonly players: readonly Competitor[]
  readonly next: readonly Competitor[]
  readonly rest: readonly Competitor[]
}

/** How the steps of the procedure are taken: by trying everything, or by matching. */
export type Ways = {
  readonly canBePaired: (players: readonly Competitor[]) => boolean
  /** Of an odd number: can the others be paired without this one? */
  readonly canBeSpared: (players: readonly Competitor[]) => (one: Competitor) => boolean
  /** Burstein 3.2, of a bracket whose players and all below can be paired. */
  readonly pairBracket: (bracket: BracketAndBelow) => BracketPairing
}

/** Burstein 1.2.2, 1.9, 1.9.1, 1.9.2, 1.9.3: the bye, then each scoregroup with those left by the bracket above, in descending order of score. */
export const throughBrackets = (competitors: readonly Competitor[], ways: Ways): PairedRound => {
  const odd = competitors.length % 2 === 1
  const bye = odd ? byeOf(competitors, ways.canBeSpared(competitors)) : null
  if (odd ? bye === null : !ways.canBePaired(competitors)) return { kind: 'impossible' }
  const groups = scoregroupsOf(bye === null ? competitors : without(competitors, [bye]))
  const brackets: PairedBracket[] = []
  let incoming: readonly Competitor[] = []
  for (const [at, residents] of groups.entries()) {
    const players = [...incoming, ...residents].sort(byRank)
    const next = groups[at + 1] ?? []
    const rest = groups.slice(at + 2).flat()
    const { pairs, floaters } = ways.pairBracket({ players, next, rest })
    brackets.push({ players, incoming, next, rest, pairs, floaters })
    incoming = floaters
  }
  return { kind: 'paired', bye, brackets }
}
