import { colourCost, type ThirdColour } from './colour-allocation.ts'
import type { Competitor } from './competitor.ts'
import type { Seats } from './group-order.ts'

/** What the announcement means within a group: whether transpositions are made for alternation (not 631.1), and when a third colour is looked at. */
export type GroupRules = { readonly alternate: boolean; readonly third: ThirdColour }

/**
 * CFC 619.1, 622 (b), 629, 630, 631, 631.1, 633: what is counted against a pairing of a group, most important first. Each is as small as it can be before the
 * next is looked at.
 *
 * - `parts` (633): pairs between different parts.
 * - `equalisation` (630) denied, then `third` games running with one colour (631); the other way round under 631-first. Interchanges may be made for them.
 * - `interchanges` (622 (b)): players who change halves, and then `distance`, how far they stand apart. They are not made for what follows.
 * - `apart` (619.1): players who asked not to meet.
 * - `alternation` (631) denied; nothing at all under 631.1.
 *
 * Between `distance` and `apart` it is settled which players change halves (interchange.ts).
 */
export const groupCriteria = (third: ThirdColour): readonly GroupCriterion[] => [
  'parts',
  ...(third === 'first' ? (['third', 'equalisation'] as const) : (['equalisation', 'third'] as const)),
  ...interchangeCriteria,
  'apart',
  'alternation',
]

const interchangeCriteria = ['interchanges', 'distance'] as const

export type GroupCriterion = 'parts' | 'third' | 'equalisation' | (typeof interchangeCriteria)[number] | 'apart' | 'alternation'

/** `a` and `b` are places in the group, `a` the higher. */
export const pairCost = (
  players: readonly Competitor[],
  { part, top, middle }: Seats,
  a: number,
  b: number,
  { alternate, third }: GroupRules,
): Readonly<Record<GroupCriterion, number>> => {
  const [higher, lower] = [players[a]!, players[b]!]
  const colours = colourCost(higher.due, lower.due, third)
  const samePart = part[a] === part[b]
  const [bothTop, bothBottom] = [samePart && top[a] === 1 && top[b] === 1, samePart && top[a] === 0 && top[b] === 0]
  return {
    parts: Number(!samePart),
    third: colours.third,
    equalisation: colours.equalisation,
    // The lower of two of the top half changes halves, and the higher of two of the bottom half.
    interchanges: Number(bothTop || bothBottom),
    distance: bothTop ? middle[b]! - b : bothBottom ? a - middle[a]! : 0,
    apart: Number(higher.apart.has(lower.id)),
    alternation: alternate ? colours.alternation : 0,
  }
}
