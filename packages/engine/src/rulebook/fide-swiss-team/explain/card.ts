import { pointsFromTenths } from '../../../model/points.ts'
import type { ExplainedCandidate, Failure } from '../../../pairing/explanation.ts'
import { exchangedIn } from '../../explain/later.ts'
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
  const ids = [...residents, ...upfloaters].sort(byNumber).map(({ id }) => id)
  const half = ids.length / 2
  const two = pairs.map(({ top, bottom }) => [top.id, bottom.id] as const)
  return {
    pairs: two,
    downfloaters: [],
    illegal: [],
    card,
    mdpSequence: [],
    limbo: [],
    s1: ids.slice(0, half),
    s2: ids.slice(half),
    s2Sequence: [],
    exchange: { down: [], up: [] },
    exchanged: exchangedIn(two, ids.slice(0, half), ids.slice(half)),
  }
}
