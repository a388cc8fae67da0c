import type { ExplainedCandidate, Failure } from '../../../pairing/explanation.ts'
import type { RoundFacts } from '../compatible.ts'
import { clash } from '../due-colour.ts'
import type { Paired, PairedGroup } from '../paired-round.ts'
import { pairsOf } from '../paired-round.ts'

/** What is counted of a group: pairings cracked for it, floaters out of it, the worse types of them, who floated twice, boards on which both are due one colour. */
export const cardOf = (group: PairedGroup, { cracked }: Paired, { floaterOrder }: RoundFacts): readonly Failure[] => {
  const { median, floaters } = group
  /** 3.10 is asked of these. */
  const chosen = floaters.filter(({ reason }) => reason === 'evenness' || (reason === 'left-over' && floaterOrder === 'every'))
  const ofType = (type: string): Failure => ({
    kind: 'count',
    article: '3.9',
    name: `type-${type}`,
    value: floaters.filter((floater) => floater.type === type).length,
  })
  const again = chosen.filter(({ player }) => player.floatedLast).length
  return [
    { kind: 'count', article: '2.6', value: median ? cracked.length : 0 },
    { kind: 'count', article: '3.1', value: floaters.length },
    ofType('a'),
    ofType('b'),
    ofType('c'),
    { kind: 'count', article: '3.10', value: again },
    { kind: 'count', article: '5.2', value: pairsOf(group).filter(({ first, second }) => clash(first, second)).length },
  ]
}

/** A group as a candidate: who was scrutinised or floated into it, and whom each meets. */
export const candidateOf = (group: PairedGroup, round: Paired, facts: RoundFacts): ExplainedCandidate => {
  const pairs = pairsOf(group)
  return {
    pairs: pairs.map(({ first, second }) => [first.id, second.id] as const),
    downfloaters: group.floaters.map(({ player }) => player.id),
    illegal: [],
    card: cardOf(group, round, facts),
    mdpSequence: [],
    limbo: [],
    s1: pairs.map(({ first }) => first.id),
    s2: pairs.map(({ second }) => second.id),
    s2Sequence: [],
    exchange: { down: [], up: [] },
    exchanged: { down: [], up: [] },
  }
}
