import { pointsFromTenths } from '../../../model/points.ts'
import type { ExplainedCandidate, Failure } from '../../../pairing/explanation.ts'
import { halvedCandidate } from '../../explain/later.ts'
import { byNumber, type Competitor } from '../competitor.ts'
import type { Choice, RoundFacts } from '../criterion.ts'
import type { PairedBracket } from '../paired-round.ts'
import type { System } from '../system.ts'

/** C.04.6 2.3, C.04.5 2.3: how far the set of upfloaters of a bracket, and its pairs, fall short. `rest` are those left below. */
export const cardOf = (
  { residents, upfloaters, pairs }: PairedBracket,
  rest: readonly Competitor[],
  { criteria }: System,
  round: RoundFacts,
): { readonly ofUpfloaters: readonly Failure[]; readonly ofPairs: readonly Failure[] } => {
  const choice: Choice = { residents, upfloaters, rest }
  return {
    ofUpfloaters: criteria.upfloaters.map(({ article, count }): Failure => {
      const values = count(choice, round)
      return article === 'C5'
        ? { kind: 'differences', article, floating: [], values: values.map(pointsFromTenths) }
        : { kind: 'count', article, value: values[0]! }
    }),
    ofPairs: criteria.pairs.map(({ article, count }) => ({
      kind: 'count',
      article,
      value: pairs.reduce((sum, pair) => sum + count(pair, round), 0),
    })),
  }
}

/** A bracket as a candidate: the upper half by number is S1. */
export const candidateOf = ({ residents, upfloaters, pairs }: PairedBracket, card: readonly Failure[]): ExplainedCandidate => {
  const players = [...residents, ...upfloaters].sort(byNumber)
  const two = pairs.map(({ top, bottom }) => [top.id, bottom.id] as const)
  return halvedCandidate(players, two, [], card)
}
