import type { RoundFacts } from './compatible.ts'
import type { Competitor, Pair } from './competitor.ts'

/** A pairing that is taken back, and whose players float to the median. */
export type Cracked = { readonly pair: Pair; readonly from: 'above' | 'below' }

/** Pairings of one side, group by group from the neighbour of the median outwards, each in the order they were made. */
export type Side = readonly (readonly Pair[])[]

/**
 * Lim 2.6, 2.6.1, 2.6.2: in what order pairings are cracked for a median that cannot be paired: one below where more floaters came from above than from below, else one above;
 * its players count as floaters of that side from then on. Where a side has no pairing left, it is the other side's turn.
 */
export const cracksInOrder = (
  above: Side,
  below: Side,
  floaters: { readonly above: number; readonly below: number },
  facts: RoundFacts,
): readonly Cracked[] => {
  const inTurn = (side: Side): readonly Pair[] => side.flatMap((pairs) => (facts.cracking === 'last-made' ? pairs.toReversed() : pairs))
  const waiting = { above: [...inTurn(above)], below: [...inTurn(below)] }
  const count = { ...floaters }
  const cracked: Cracked[] = []
  while (waiting.above.length + waiting.below.length > 0) {
    const turn = count.above > count.below ? 'below' : 'above'
    const from = waiting[turn].length > 0 ? turn : turn === 'above' ? 'below' : 'above'
    cracked.push({ pair: waiting[from].shift()!, from })
    count[from] += 2
  }
  return cracked
}

/** Both players of pairings that are cracked on one side. */
export const crackedFrom = (cracked: readonly Cracked[], side: Cracked['from']): readonly Competitor[] =>
  cracked.filter(({ from }) => from === side).flatMap(({ pair: { first, second } }) => [first, second])
