import type { PlayerId } from '../../../model/ids.ts'
import { pointsFromTenths } from '../../../model/points.ts'
import type { Exchanged, ExplainedCandidate, Failure } from '../../../pairing/explanation.ts'
import type { Competitor } from '../competitor.ts'
import { afterColours, beforeColours, type Choice, denied, type RoundFacts, type SetCriterion } from '../criteria.ts'
import type { PairedBracket } from '../paired-round.ts'

/** Dubov 2.3: how far a bracket falls short of C5 to C10. */
export const cardOf = ({ residents, upfloaters, pairs }: PairedBracket, round: RoundFacts): readonly Failure[] => {
  const choice: Choice = { residents, upfloaters, rest: [] }
  const told = ({ article, count }: SetCriterion): Failure => {
    const values = count(choice, round)
    if (article === 'C6') return { kind: 'differences', article, floating: [], values: values.map(pointsFromTenths) }
    if (article === 'C9' && round.maximumUpfloats === 'most-first')
      return { kind: 'differences', article, floating: [], values: values.map((times) => pointsFromTenths(10 * times)) }
    return { kind: 'count', article, value: values[0]! }
  }
  const colours: Failure = { kind: 'count', article: 'C7', value: pairs.reduce((sum, pair) => sum + denied(pair), 0) }
  return [...beforeColours.map(told), colours, ...afterColours.map(told)]
}

/** Dubov 3.2.4: who went from G1 to G2, and who from G2 to G1. */
export const exchangedIn = ({ shifts: { smaller, forced, levelling } }: PairedBracket): Exchanged => {
  const ids = (players: readonly Competitor[]): readonly PlayerId[] => players.map(({ id }) => id)
  return smaller === 'g1' ? { down: ids(forced), up: ids(levelling) } : { down: ids(levelling), up: ids(forced) }
}

/** A bracket as a candidate: S1, and T2 with the sequence numbers of G2. */
export const candidateOf = (bracket: PairedBracket, card: readonly Failure[]): ExplainedCandidate => {
  const { pairs, g2 } = bracket
  return {
    pairs: pairs.map(({ first, second }) => [first.id, second.id] as const),
    downfloaters: [],
    illegal: [],
    card,
    mdpSequence: [],
    limbo: [],
    s1: pairs.map(({ first }) => first.id),
    s2: pairs.map(({ second }) => second.id),
    s2Sequence: pairs.map(({ second }) => g2.indexOf(second) + 1),
    exchange: { down: [], up: [] },
    exchanged: exchangedIn(bracket),
  }
}
