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
 * CFC 619.1, 624, 624.1, 624.2: the opponents of an odd man in a group, the first choice first, without those he has met: the highest ranked. Under 624.2 those
 * who have had to do with an odd man before come last; under 624.1 those due his own colour come after the others; so do, under 619.1, those he asked not to
 * meet.
 */
export const opponentsInOrder = (oddMan: Competitor, players: readonly Competitor[], byColour: boolean): readonly Competitor[] => {
  const rank = (player: Competitor): number =>
    against(oddMan, player, byColour).reduce((sum, [, speaks], at) => sum + (Number(speaks) << (2 - at)), 0)
  return players.filter((player) => !oddMan.excluded.has(player.id)).sort((a, b) => rank(a) - rank(b))
}

/** What speaks against an opponent, most important first, with its rule. */
const against = (oddMan: Competitor, player: Competitor, byColour: boolean): readonly (readonly [rule: string, speaks: boolean])[] => [
  ['624.2', player.oddBefore],
  ['624.1', byColour && player.due.colour !== null && player.due.colour === oddMan.due.colour],
  ['619.1', oddMan.apart.has(player.id)],
]

/** The rule by which an odd man meets `taken` and not `other`, both of whom he may meet. */
export const ruleOfChoice = (oddMan: Competitor, taken: Competitor, other: Competitor, byColour: boolean): string => {
  const [own, instead] = [against(oddMan, taken, byColour), against(oddMan, other, byColour)]
  return instead.find(([, speaks], at) => speaks !== own[at]![1])?.[0] ?? '624'
}
