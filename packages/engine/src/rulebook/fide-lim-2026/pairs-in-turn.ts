import type { RoundFacts } from './compatible.ts'
import { type Competitor, type Pair, without } from './competitor.ts'
import { inDirection } from './direction.ts'
import { exchangesFor } from './exchange-order.ts'
import { opponentFor } from './floater-opponent.ts'
import { floatersInOrder } from './floater-order.ts'
import type { Group } from './paired-round.ts'

/** Players all of whom can be paired, while they are paired one board after the other. */
export type Opponents = {
  /** The first of `order` who is compatible, of whom `holds` is true, and without whom and `one` the others can still be paired. */
  readonly first: (one: Competitor, order: readonly Competitor[], holds: (other: Competitor) => boolean) => Competitor | null
  readonly pair: (one: Competitor, other: Competitor) => void
}

/**
 * Lim 3.6, 3.6.3, 3.7, 3.7.3, 3.8: floaters one after the other: those from above, then those from below. Each meets a resident, in the direction of pairing; another floater only
 * where no resident can be had. In the median those from below may be read to look from the lowest numbered on.
 */
export const pairOfFloaters = (
  { direction, median, residents, fromAbove, fromBelow }: Group,
  stay: readonly Competitor[],
  opponents: Opponents,
  facts: RoundFacts,
): readonly Pair[] => {
  const pairs: Pair[] = []
  const taken = new Set<Competitor>()
  const here = new Set(stay)
  const upwards = median && facts.medianUpfloaters === 'lowest' ? 'up' : direction
  const inLine = [
    ...fromAbove.toSorted(floatersInOrder('down')).map((floater) => [floater, direction] as const),
    ...fromBelow.toSorted(floatersInOrder('up')).map((floater) => [floater, upwards] as const),
  ]
  const floaters = inLine.map(([floater]) => floater)
  for (const [floater, way] of inLine) {
    if (taken.has(floater)) continue
    const among = (players: readonly Competitor[]): Competitor | null => {
      const order = players.filter((one) => one !== floater && here.has(one) && !taken.has(one)).toSorted(inDirection(way))
      return opponentFor(floater, (holds) => opponents.first(floater, order, holds), facts)
    }
    const opponent = (among(residents) ?? among(floaters))!
    opponents.pair(floater, opponent)
    taken.add(floater).add(opponent)
    pairs.push({ first: floater, second: opponent })
  }
  return pairs
}

/** Lim 5.2, 5.7 in one walk: each in turn takes the first in the order of exchanges who is due the other colour, else the first who can be had. */
export const pairedInOneWalk = (players: readonly Competitor[], opponents: Opponents, facts: RoundFacts): readonly Pair[] => {
  const pairs: Pair[] = []
  let left = players
  while (left.length > 0) {
    const [first] = left as [Competitor]
    const order = exchangesFor(left)
    const second = opponentFor(first, (holds) => opponents.first(first, order, holds), facts)!
    opponents.pair(first, second)
    pairs.push({ first, second })
    left = without(left, [first, second])
  }
  return pairs
}
