import type { Failure } from '../../../pairing/explanation.ts'
import { seatsOf } from '../group-order.ts'
import { type GroupCriterion, groupCriteria, pairCost } from '../pair-cost.ts'
import { type CfcRound, restOf, tablesOf } from './round.ts'

/** The rule behind each of the criteria of pair-cost.ts, and what it is known by. */
const names: Readonly<Record<GroupCriterion, readonly [article: string, name: string]>> = {
  parts: ['633', '633 parts'],
  third: ['631', '631 third'],
  equalisation: ['630', '630'],
  interchanges: ['622', '622 interchanges'],
  distance: ['622', '622 distance'],
  apart: ['619.1', '619.1'],
  alternation: ['631', '631 alternation'],
}

/**
 * CFC 618 (b), (c), 622 (b): what the pairing of a group falls short of, most important first: players who leave it, players who go further than `reach` groups
 * down, then what is counted against the pairs of those who stay (only what is `asked`, where that is given).
 */
export const cardOf = (index: number, round: CfcRound, reach = 1, asked: readonly GroupCriterion[] | null = null): readonly Failure[] => {
  const { groupOf, mateOf } = tablesOf(round)
  const { players, shape } = round.groups[index]!
  const goesTo = players.map(({ id }) => groupOf.get(mateOf.get(id)!)!)
  const rest = restOf(index, round)
  const seats = seatsOf(rest, shape)
  const criteria = asked ?? groupCriteria(round.settings.third)
  const sums = new Map(criteria.map((name) => [name, 0]))
  rest.forEach(({ id }, place) => {
    const other = rest.findIndex((player) => player.id === mateOf.get(id))
    if (other < place) return
    const cost = pairCost(rest, seats, place, other, round.settings)
    for (const name of criteria) sums.set(name, sums.get(name)! + cost[name])
  })
  return [
    { kind: 'count', article: '618', name: '618 (b)', value: goesTo.filter((to) => to > index).length },
    { kind: 'count', article: '618', name: '618 (c)', value: goesTo.filter((to) => to > index + reach).length },
    ...criteria.map((criterion): Failure => {
      const [article, name] = names[criterion]
      return { kind: 'count', article, name, value: sums.get(criterion)! }
    }),
  ]
}
