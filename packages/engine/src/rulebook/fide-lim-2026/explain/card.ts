import type { ExplainedCandidate, Failure } from '../../../pairing/explanation.ts'
import { coloursAllow, type RoundFacts, withColours } from '../compatible.ts'
import type { Pair } from '../competitor.ts'
import { clash } from '../due-colour.ts'
import type { Paired, PairedGroup } from '../paired-round.ts'
import { pairsOf } from '../paired-round.ts'

/** What is counted of a group: pairings cracked for it, floaters out of it, the worse types of them, who floated twice, third colours of the last round, boards on which both are due one colour. */
export const cardOf = (group: PairedGroup, { cracked }: Paired, facts: RoundFacts): readonly Failure[] => {
  const { floaterOrder } = facts
  const { median, floaters } = group
  const boards = (counts: (pair: Pair) => boolean): number => pairsOf(group).filter(counts).length
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
    ...(withColours(facts) === null ? [] : [third(boards)]),
    { kind: 'count', article: '5.2', value: boards(({ first, second }) => clash(first, second)) },
  ]
}

/** Lim 6: both must have the same colour, and one has it a third time. */
const third = (boards: (counts: (pair: Pair) => boolean) => number): Failure => ({
  kind: 'count',
  article: '6',
  value: boards(({ first, second }) => !coloursAllow(first, second)),
})

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
