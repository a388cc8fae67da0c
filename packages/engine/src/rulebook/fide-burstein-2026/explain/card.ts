import type { ExplainedCandidate, Failure } from '../../../pairing/explanation.ts'
import { bracketMatching } from '../by-matching/bracket-matching.ts'
import { canBePaired } from '../by-matching/completion.ts'
import type { Competitor } from '../competitor.ts'
import { deniedIn, floaterScores } from '../criteria.ts'
import type { PairedBracket } from '../paired-round.ts'

/** Burstein 2.3: how far a bracket falls short of C5 to C8. */
export const cardOf = (bracket: PairedBracket): readonly Failure[] => [
  { kind: 'count', article: 'C5', value: bracket.floaters.length },
  { kind: 'differences', article: 'C6', floating: [], values: floaterScores(bracket) },
  { kind: 'next-bracket', article: 'C7', scores: floaterScores({ floaters: leftInNext(bracket) }), barred: 0 },
  { kind: 'count', article: 'C8', value: deniedIn(bracket) },
]

/** C7: whom the following bracket leaves over where it is paired as well as can be; nobody where nobody comes down to it. */
const leftInNext = ({ floaters, next, rest }: PairedBracket): readonly Competitor[] => {
  if (floaters.length === 0) return []
  const players = [...floaters, ...next]
  const left = (all: boolean): readonly Competitor[] => {
    const { matching } = bracketMatching({ players, next: [], rest }, all)
    return players.filter((_, at) => matching.mate[at] === -1 || matching.mate[at]! >= players.length)
  }
  const free = left(false)
  return canBePaired([...free, ...rest]) ? free : left(true)
}

/** A bracket as a candidate: pairs and floaters by BSN. */
export const candidateOf = ({ players, pairs, floaters }: PairedBracket, card: readonly Failure[]): ExplainedCandidate => ({
  pairs: pairs.map(({ higher, lower }) => [higher.id, lower.id] as const),
  downfloaters: floaters.map(({ id }) => id),
  illegal: [],
  card,
  mdpSequence: [],
  limbo: [],
  s1: pairs.map(({ higher }) => higher.id),
  s2: pairs.map(({ lower }) => lower.id),
  s2Sequence: pairs.map(({ lower }) => players.indexOf(lower) + 1),
  exchange: { down: [], up: [] },
  exchanged: { down: [], up: [] },
})
