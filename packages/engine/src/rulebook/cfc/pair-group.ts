import type { Competitor } from './competitor.ts'
import type { Shape } from './group.ts'
import { matchGroup } from './match-group.ts'
import type { GroupRules } from './pair-cost.ts'
import { transposeGroup } from './transpose-group.ts'

/**
 * CFC 619, 622 (b): the players who stay in a group, paired with each other: with the least of what pair-cost.ts counts, and then as close to
 * consecutive order as possible (interchange.ts, group-order.ts). The caller has made sure that they can all be paired.
 */
export const pairGroup = (
  players: readonly Competitor[],
  shape: Shape,
  rules: GroupRules,
): readonly (readonly [Competitor, Competitor])[] => {
  const mates = transposeGroup(players, shape, rules) ?? matchGroup(players, shape, rules)
  return mates.flatMap((mate, place) => (mate > place ? [[players[place]!, players[mate]!] as const] : []))
}
