import { colourCost } from './colour-allocation.ts'
import type { Competitor } from './competitor.ts'
import type { Seats } from './group-order.ts'

/**
 * CFC 619.1, 622 (b), 629, 630, 631, 631.1, 633: what is counted against a pairing of a group, most important first. Each is as small as it can be before the
 * next is looked at.
 */
export const groupCriteria = [
  // 633: pairs between different parts.
  'parts',
  // 631: a third game running with one colour.
  'third',
  // 630: the equalising colour denied. Interchanges may be made for it, so it comes before them.
  'equalisation',
  // 622 (b): interchanges. They are not made for what follows.
  'interchanges',
  // 619.1: players who asked not to meet.
  'apart',
  // 631: alternation denied; nothing at all under 631.1.
  'alternation',
] as const

export type PairCost = readonly [number, number, number, number, number, number]

/** `a` and `b` are places in the group, `a` the higher. */
export const pairCost = (players: readonly Competitor[], seats: Seats, a: number, b: number, alternate: boolean): PairCost => {
  const [higher, lower] = [players[a]!, players[b]!]
  const { third, equalisation, alternation } = colourCost(higher.due, lower.due)
  const samePart = seats.part[a] === seats.part[b]
  return [
    Number(!samePart),
    third,
    equalisation,
    Number(samePart && seats.top[a] === 1 && seats.top[b] === 1),
    Number(higher.apart.has(lower.id)),
    alternate ? alternation : 0,
  ]
}
