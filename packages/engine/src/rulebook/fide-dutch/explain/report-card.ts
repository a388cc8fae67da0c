import type { Points } from '../../../model/points.ts'
import type { Failure } from '../../../pairing/explanation.ts'
import { type Bracket, type BracketPairing, makeBracket } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import { canBeCompleted } from '../completion.ts'
import type { Criterion } from '../criterion.ts'
import type { CriteriaEdition } from '../edition.ts'
import type { LookAhead } from '../look-ahead.ts'
import { pairBracket } from '../pair-bracket.ts'
import { suitsNext } from '../suits-next.ts'

export type Candidate = Pick<BracketPairing, 'pairs' | 'downfloaters'>

/** B.8: how far a candidate fails each criterion that its bracket is asked about, in order of priority. */
export const reportCard = (candidate: Candidate, bracket: Bracket, ahead: LookAhead, edition: CriteriaEdition): readonly Failure[] =>
  edition.criteria
    .filter((criterion) => criterion.kind !== 'next-bracket' || ahead.next.length > 0)
    .map((criterion) => failureOf(criterion, candidate, bracket, ahead, edition))

const failureOf = (
  criterion: Criterion,
  { pairs, downfloaters }: Candidate,
  bracket: Bracket,
  ahead: LookAhead,
  edition: CriteriaEdition,
): Failure => {
  const { article } = criterion
  switch (criterion.kind) {
    case 'count': {
      const ofPairs = pairs.map(({ higher, lower }) => criterion.ofPair(higher, lower, bracket))
      const ofDownfloaters = downfloaters.map((player) => criterion.ofDownfloater(player, bracket))
      return { kind: 'count', article, value: [...ofPairs, ...ofDownfloaters].reduce((sum, value) => sum + value, 0) }
    }
    case 'differences': {
      const ofPairs = pairs.map(({ higher, lower }) => criterion.ofPair(higher, lower, bracket))
      const ofDownfloaters = downfloaters.map((player) => criterion.ofDownfloater(player, bracket))
      const values = [...ofPairs, ...ofDownfloaters].filter((value): value is Points => value !== null)
      return { kind: 'differences', article, values: values.sort((a, b) => b - a) }
    }
    case 'bye': {
      const [assignee] = downfloaters
      const bound = downfloaters.length === 1 && assignee!.score === ahead.byeScore
      return { kind: 'count', article, value: bound ? criterion.ofAssignee(assignee!) : 0 }
    }
    case 'next-bracket':
      return { kind: 'next-bracket', article, ...followingBracket(downfloaters, ahead, edition) }
  }
}

/**
 * What a set of downfloaters allows in the following bracket: its own number of pairs and differences, and nothing else, are asked. In the last
 * bracket one who may not take the bye counts three times, so that it is never the better choice.
 */
const followingBracket = (
  downfloaters: readonly Competitor[],
  ahead: LookAhead,
  edition: CriteriaEdition,
): { readonly unpaired: number; readonly scores: readonly Points[] } => {
  if (downfloaters.length === 0) return { unpaired: 0, scores: [] }
  const best = suitsNext(downfloaters, ahead, edition)
  if (best !== null && (!ahead.mustComplete || canBeCompleted([...best, ...ahead.rest], edition, ahead.mayBeLeftOver)))
    return { unpaired: best.length, scores: best.map((player) => player.score) }
  const position = edition.criteria.findIndex((criterion) => criterion.kind === 'next-bracket')
  const first: CriteriaEdition = { ...edition, criteria: edition.criteria.slice(0, position) }
  const following = makeBracket('normal', downfloaters, ahead.next, ahead.nextIsLast)
  const below: LookAhead = {
    ...ahead,
    next: [],
    mustComplete: ahead.mustComplete || ahead.nextIsLast,
    nextIsLast: false,
    byeScore: null,
  }
  const easy = pairBracket(following, { ...below, rest: [], mustComplete: following.last }, first).downfloaters
  const left =
    ahead.mustComplete && !following.last && !canBeCompleted([...easy, ...ahead.rest], edition, ahead.mayBeLeftOver)
      ? pairBracket(following, below, first).downfloaters
      : easy
  const weight = (player: Competitor): number => (ahead.nextIsLast && !ahead.mayBeLeftOver(player) ? 3 : 1)
  return { unpaired: left.reduce((sum, player) => sum + weight(player), 0), scores: left.map((player) => player.score) }
}

/** The first criterion that tells two cards of one bracket apart; below zero when the first card is the better one. */
export const firstDifference = (
  a: readonly Failure[],
  b: readonly Failure[],
): { readonly index: number; readonly order: number } | null => {
  for (let index = 0; index < a.length; index++) {
    const order = compareFailures(a[index]!, b[index]!)
    if (order !== 0) return { index, order }
  }
  return null
}

const compareFailures = (a: Failure, b: Failure): number => {
  if (a.kind === 'count' && b.kind === 'count') return a.value - b.value
  if (a.kind === 'differences' && b.kind === 'differences') return compareLists(a.values, b.values)
  if (a.kind === 'next-bracket' && b.kind === 'next-bracket') return a.unpaired - b.unpaired || compareLists(a.scores, b.scores)
  throw new Error(`failures of different kinds: ${a.article}, ${b.article}`)
}

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! - b[i]!
  return a.length - b.length
}
