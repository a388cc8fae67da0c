import type { Points } from '../../../model/points.ts'
import type { Budget } from '../../by-the-book/budget.ts'
import type { Bracket } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import type { Criterion } from '../criterion.ts'
import type { Book } from './book.ts'
import type { Candidate } from './candidate.ts'
import { candidates, type Parameters } from './candidates.ts'
import { isPerfect } from './perfection.ts'
import { compareFailures, failureOf, type LookAhead, type ReportCard, reportCard } from './report-card.ts'

/** A bracket with the candidate that was chosen for it. */
export type PairedBracket = {
  readonly bracket: Bracket
  readonly parameters: Parameters
  readonly candidate: Candidate
  readonly card: ReportCard
  /** Legal candidates that were generated, the chosen one and, unless it was perfect, all others of this number of pairs. */
  readonly examined: number
}

/** What lies below the bracket, as far as its own pairing asks. */
export type Below = {
  /** C.4: do these downfloaters let the round-pairing be completed? null where that is not demanded. */
  readonly completes: ((downfloaters: readonly Competitor[]) => boolean) | null
  /** C.7; null where nothing follows or nobody asks. */
  readonly lookAhead: LookAhead
  /** 2026, C5: the score at which the bye is to be given; null where nobody asks. */
  readonly byeScore: Points | null
}

/**
 * FIDE Dutch 2017 B.1, B.8, 2026 3.1, 3.8: the best candidate of a bracket.
 *
 * MaxPairs is the largest number of pairs for which there is a candidate that complies with C.1 to C.4. M1 is the number of MDPs that the best
 * of those candidates pairs; should quality alone not tell, more of them go first (B.1.c). Within them the report cards are compared and the
 * earliest generated wins (B.8). Returns null when no candidate is acceptable.
 */
export const pairBracket = (bracket: Bracket, book: Book, below: Below, budget: Budget): PairedBracket | null => {
  const criteria = book.edition.criteria.filter((criterion) => criterion.kind !== 'next-bracket' || below.lookAhead !== null)
  const size = bracket.players.length
  for (let pairs = Math.floor(size / 2); pairs >= 0; pairs--) {
    if (bracket.last && size - 2 * pairs > 1) break
    const best = bestWith(pairs, bracket, criteria, book, below, budget)
    if (best !== null) return best
  }
  return null
}

const bestWith = (
  pairs: number,
  bracket: Bracket,
  criteria: readonly Criterion[],
  book: Book,
  below: Below,
  budget: Budget,
): PairedBracket | null => {
  let best: Omit<PairedBracket, 'examined'> | null = null
  let examined = 0
  for (let m1 = Math.min(bracket.movedDown, pairs); m1 >= 0; m1--)
    for (const candidate of candidates(bracket, { pairs, m1 }, book, budget)) {
      examined++
      if (best !== null && !isBetter(candidate, best.card, bracket, criteria, below)) continue
      if (!isAcceptable(candidate, bracket, below)) continue
      const card = reportCard(criteria, candidate, bracket, below.lookAhead, below.byeScore)
      best = { bracket, parameters: { pairs, m1 }, candidate, card }
      if (isPerfect(bracket, criteria, candidate, card)) return { ...best, examined }
    }
  return best === null ? null : { ...best, examined }
}

/** C.2 in the last bracket, C.4 where it is demanded; C.1 and C.3 hold for every candidate that is generated. */
const isAcceptable = ({ downfloaters }: Candidate, bracket: Bracket, below: Below): boolean =>
  (!bracket.last || downfloaters.every((player) => player.mayTakeBye)) && (below.completes === null || below.completes(downfloaters))

/** B.8, looking at no more criteria than needed. */
const isBetter = (candidate: Candidate, than: ReportCard, bracket: Bracket, criteria: readonly Criterion[], below: Below): boolean => {
  for (let i = 0; i < criteria.length; i++) {
    const difference = compareFailures(failureOf(criteria[i]!, candidate, bracket, below.lookAhead, below.byeScore), than[i]!)
    if (difference !== 0) return difference < 0
  }
  return false
}
