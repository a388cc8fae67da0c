import type { Points } from '../../../model/points.ts'
import type { Bracket } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import type { Criterion } from '../criterion.ts'
import type { Candidate } from './candidate.ts'
import type { FollowingBracket } from './following-bracket.ts'

/** How far a candidate fails one criterion. Lists run from the largest to the smallest. */
export type Failure =
  | { readonly kind: 'count'; readonly article: string; readonly value: number }
  | { readonly kind: 'differences'; readonly article: string; readonly values: readonly Points[] }
  | { readonly kind: 'next-bracket'; readonly article: string; readonly unpaired: number; readonly scores: readonly Points[] }

/** B.8: the failures of a candidate in order of priority. */
export type ReportCard = readonly Failure[]

/** What the downfloaters mean for the following bracket; null where nobody asks. */
export type LookAhead = ((downfloaters: readonly Competitor[]) => FollowingBracket) | null

/** `byeScore`: a single downfloater of this score is bound to get the bye (2026, C5); null where nobody asks. */
export const failureOf = (
  criterion: Criterion,
  candidate: Candidate,
  bracket: Bracket,
  lookAhead: LookAhead,
  byeScore: Points | null = null,
): Failure => {
  const { article } = criterion
  switch (criterion.kind) {
    case 'count': {
      let value = 0
      for (const { higher, lower } of candidate.pairs) value += criterion.ofPair(higher, lower, bracket)
      for (const player of candidate.downfloaters) value += criterion.ofDownfloater(player, bracket)
      return { kind: 'count', article, value }
    }
    case 'differences': {
      const values: Points[] = []
      for (const { higher, lower } of candidate.pairs) values.push(...orNothing(criterion.ofPair(higher, lower, bracket)))
      for (const player of candidate.downfloaters) values.push(...orNothing(criterion.ofDownfloater(player, bracket)))
      return { kind: 'differences', article, values: values.sort((a, b) => b - a) }
    }
    case 'next-bracket': {
      const { unpaired, scores } = lookAhead === null ? { unpaired: 0, scores: [] } : lookAhead(candidate.downfloaters)
      return { kind: 'next-bracket', article, unpaired, scores }
    }
    case 'bye': {
      const [assignee, ...others] = candidate.downfloaters
      const bound = assignee !== undefined && others.length === 0 && assignee.score === byeScore
      return { kind: 'count', article, value: bound ? criterion.ofAssignee(assignee) : 0 }
    }
  }
}

const orNothing = (difference: Points | null): readonly Points[] => (difference === null ? [] : [difference])

export const reportCard = (
  criteria: readonly Criterion[],
  candidate: Candidate,
  bracket: Bracket,
  lookAhead: LookAhead,
  byeScore: Points | null = null,
): ReportCard => criteria.map((criterion) => failureOf(criterion, candidate, bracket, lookAhead, byeScore))

/** Below zero when the first is the better one. Both are of the same criterion. */
export const compareFailures = (a: Failure, b: Failure): number => {
  if (a.kind === 'count' && b.kind === 'count') return a.value - b.value
  if (a.kind === 'differences' && b.kind === 'differences') return compareLists(a.values, b.values)
  if (a.kind === 'next-bracket' && b.kind === 'next-bracket') return a.unpaired - b.unpaired || compareLists(a.scores, b.scores)
  throw new Error(`failures of different kinds: ${a.article}, ${b.article}`)
}

/** A.8: one by one from the largest; where both agree as far as they go, the longer list is the worse one. */
export const compareLists = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! - b[i]!
  return a.length - b.length
}

/** B.8: the first criterion that differs decides; zero means that the earlier candidate is preferred. */
export const compareReportCards = (a: ReportCard, b: ReportCard): number => {
  for (let i = 0; i < a.length; i++) {
    const difference = compareFailures(a[i]!, b[i]!)
    if (difference !== 0) return difference
  }
  return 0
}
