import type { Competitor } from './competitor.ts'

/** Pairs across groups, and who stays to be paired in each group. */
export type OddMen = {
  readonly pairs: readonly (readonly [higher: Competitor, lower: Competitor])[]
  readonly rest: readonly (readonly Competitor[])[]
}

/**
 * CFC 623, 624.2, 626: who of a group is kept in it before whom; the last one here is the first to be the odd man. Those with an unfinished game are kept
 * first, then (624.2) those who have had to do with an odd man before, then the higher ranked.
 */
export const keptInOrder = (players: readonly Competitor[]): readonly Competitor[] => [
  ...players.filter((player) => player.unfinished),
  ...players.filter((player) => !player.unfinished && player.oddBefore),
  ...players.filter((player) => !player.unfinished && !player.oddBefore),
]

/**
 * CFC 624, 624.1, 624.2: the opponents of an odd man in a group, the first choice first, without those he has met: the highest ranked. Under 624.2 those who
 * have had to do with an odd man before come last; under 624.1 those due his own colour come after the others.
 */
export const opponentsInOrder = (oddMan: Competitor, players: readonly Competitor[], byColour: boolean): readonly Competitor[] => {
  const clashes = (player: Competitor): boolean => byColour && player.due.colour !== null && player.due.colour === oddMan.due.colour
  const rank = (player: Competitor): number => 2 * Number(player.oddBefore) + Number(clashes(player))
  return players.filter((player) => !oddMan.excluded.has(player.id)).sort((a, b) => rank(a) - rank(b))
}
