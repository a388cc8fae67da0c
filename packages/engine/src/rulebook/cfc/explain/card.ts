import type { Failure } from '../../../pairing/explanation.ts'
import { seatsOf } from '../group-order.ts'
import { pairCost } from '../pair-cost.ts'
import { type CfcRound, restOf, tablesOf } from './round.ts'

/** The rule behind each of the criteria of pair-cost.ts, and what it is known by. */
const criteria = [
  ['633', '633 parts'],
  ['631', '631 third'],
  ['630', '630'],
  ['622', '622 interchanges'],
  ['619.1', '619.1'],
  ['631', '631 alternation'],
] as const

/**
 * CFC 618 (b), (c), 622 (b): what the pairing of a group falls short of, most important first: players who leave it, players who go further than `reach` groups
 * down, then what is counted against the pairs of those who stay.
 */
export const cardOf = (index: number, round: CfcRound, reach = 1): readonly Failure[] => {
  const { groupOf, mateOf } = tablesOf(round)
  const { players, shape } = round.groups[index]!
  const goesTo = players.map(({ id }) => groupOf.get(mateOf.get(id)!)!)
  const rest = restOf(index, round)
  const seats = seatsOf(rest, shape)
  const sums = criteria.map(() => 0)
  rest.forEach(({ id }, place) => {
    const other = rest.findIndex((player) => player.id === mateOf.get(id))
    if (other < place) return
    for (const [at, cost] of pairCost(rest, seats, place, other, round.settings.alternate).entries()) sums[at]! += cost
  })
  return [
    { kind: 'count', article: '618', name: '618 (b)', value: goesTo.filter((to) => to > index).length },
    { kind: 'count', article: '618', name: '618 (c)', value: goesTo.filter((to) => to > index + reach).length },
    ...criteria.map(([article, name], at): Failure => ({ kind: 'count', article, name, value: sums[at]! })),
  ]
}
