import type { Points } from '../../model/points.ts'
import type { Competitor, Pair } from './competitor.ts'

/** A pairing of a bracket: pairs, and who floats out of it. */
export type BracketPairing = { readonly pairs: readonly Pair[]; readonly floaters: readonly Competitor[] }

/** How far a pairing falls short of a criterion: smaller is better, a list is compared from its beginning. */
export type Shortfall = readonly number[]

/** Burstein C5: the number of outgoing floaters. */
const floaterCount = ({ floaters }: Pick<BracketPairing, 'floaters'>): Shortfall => [floaters.length]

/** Burstein C6: the scores of the outgoing floaters, the highest first. */
export const floaterScores = ({ floaters }: Pick<BracketPairing, 'floaters'>): readonly Points[] =>
  floaters.map(({ score }) => score).toSorted((a, b) => b - a)

/** Burstein C7: of the following bracket, paired as well as can be with these floaters, C5 and C6. */
export const following = (best: Pick<BracketPairing, 'floaters'>): Shortfall => [...floaterCount(best), ...floaterScores(best)]

/** Burstein C8: one of two who prefer the same colour goes without it (5.2); all others have what they prefer. */
export const denied = ({ higher: { preference: mine }, lower: { preference: theirs } }: Pair): number =>
  mine.colour !== null && mine.colour === theirs.colour ? 1 : 0

export const deniedIn = ({ pairs }: Pick<BracketPairing, 'pairs'>): number => pairs.reduce((sum, pair) => sum + denied(pair), 0)

/** Which of two lists comes first: the one with the smaller number where they differ first. */
export const compareLists = (a: Shortfall, b: Shortfall): number => {
  for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) return a[at]! - b[at]!
  return a.length - b.length
}
