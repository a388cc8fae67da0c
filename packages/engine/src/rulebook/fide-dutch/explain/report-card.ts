import { type Points, subtractPoints } from '../../../model/points.ts'
import type { Failure } from '../../../pairing/explanation.ts'
import { type Bracket, type BracketPairing, makeBracket } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import { canBeCompleted } from '../completion.ts'
import { beyondAnyPair, type Criterion } from '../criterion.ts'
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
      const all = [...ofPairs, ...ofDownfloaters].filter((value): value is Points => value !== null).sort((a, b) => b - a)
      const floating = all.filter((value) => value >= beyondAnyPair).map((value) => subtractPoints(value, beyondAnyPair))
      return { kind: 'differences', article, floating, values: all.slice(floating.length) }
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

/** What a set of downfloaters allows in the following bracket: its own number of pairs and differences, and nothing else, are asked. */
const followingBracket = (
  downfloaters: readonly Competitor[],
  ahead: LookAhead,
  edition: CriteriaEdition,
): { readonly scores: readonly Points[]; readonly barred: number } => {
  if (downfloaters.length === 0) return { scores: [], barred: 0 }
  const best = suitsNext(downfloaters, ahead, edition)
  if (best !== null && (!ahead.mustComplete || canBeCompleted([...best, ...ahead.rest], edition, ahead.mayBeLeftOver)))
    return { scores: best.map((player) => player.score), barred: 0 }
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
  const barred = ahead.nextIsLast ? left.filter((player) => !ahead.mayBeLeftOver(player)).length : 0
  return { scores: left.map((player) => player.score), barred }
}
