import type { RoundFacts } from '../compatible.ts'
import type { Competitor, Pair } from '../competitor.ts'
import { inDirection } from '../direction.ts'
import { exchangesFor } from '../exchange-order.ts'
import type { PairedGroup } from '../paired-round.ts'

/** Lim 3.8, 4.1: who comes before the opponent in the order for the first of a pair, and has no board yet. */
export const opponentsBefore = (pair: Pair, group: PairedGroup, facts: RoundFacts): readonly Competitor[] => {
  const order = orderFor(pair, group, facts)
  return order.slice(0, order.indexOf(pair.second))
}

/** Lim 3.8, 4.1: against whom the first of a pair is looked at, in turn. */
const orderFor = (
  pair: Pair,
  { direction, median, residents, fromBelow, ofFloaters, scrutinised }: PairedGroup,
  facts: RoundFacts,
): readonly Competitor[] => {
  const players = (pairs: readonly Pair[]): readonly Competitor[] => pairs.flatMap(({ first, second }) => [first, second])
  const at = ofFloaters.indexOf(pair)
  if (at === -1) return exchangesFor(players(scrutinised.slice(scrutinised.indexOf(pair))).toSorted(inDirection(direction)))
  const way = median && facts.medianUpfloaters === 'lowest' && fromBelow.includes(pair.first) ? 'up' : direction
  const left = players([...ofFloaters.slice(at), ...scrutinised])
    .filter((one) => one !== pair.first)
    .toSorted(inDirection(way))
  const own = new Set(residents)
  return [...left.filter((one) => own.has(one)), ...left.filter((one) => !own.has(one))]
}
