import type { Points } from '../../../model/points.ts'
import type { Bracket } from '../bracket.ts'
import type { Criterion } from '../criterion.ts'
import type { Candidate } from './candidate.ts'
import type { Failure, ReportCard } from './report-card.ts'

/**
 * FIDE Dutch 2017 B.4, 2026 3.4: a candidate that cannot be surpassed is accepted at once. Perfection is only seen where it is obvious; to miss it costs
 * time and changes nothing, for an equal candidate that comes later is no better.
 *
 * Given are the number of pairs, which is the largest possible, and residents of one score, each MDP paired with one of them.
 */
export const isPerfect = (bracket: Bracket, criteria: readonly Criterion[], candidate: Candidate, card: ReportCard): boolean => {
  if (bracket.kind === 'collapsed') return false
  const residentScore = bracket.lowestScore
  if (candidate.downfloaters.some((player) => player.score !== residentScore)) return false
  return card.every((failure, index) => isLeast(failure, criteria[index]!, candidate, bracket))
}

const isLeast = (failure: Failure, criterion: Criterion, candidate: Candidate, bracket: Bracket): boolean => {
  switch (failure.kind) {
    case 'count':
      return failure.value === leastCount(criterion, candidate, bracket)
    case 'differences':
      // Nobody is concerned; or everybody is, then all candidates that pair every MDP have the same list; or only downfloaters are, as little as can be.
      return (
        failure.values.length === 0 ||
        failure.values.length === candidate.pairs.length + candidate.downfloaters.length ||
        isCheapest(failure.values, criterion, candidate, bracket)
      )
    case 'next-bracket':
      return failure.unpaired === 0
  }
}

/** As many downfloaters as there are, each costing what the cheapest would cost; pairs may cost nothing. */
const leastCount = (criterion: Criterion, candidate: Candidate, bracket: Bracket): number => {
  if (criterion.kind !== 'count') return 0
  const cheapest = Math.min(...bracket.players.map((player) => criterion.ofDownfloater(player, bracket)))
  return cheapest * candidate.downfloaters.length
}

/** Every downfloater adds to the list, none could add less, and no pair adds anything. */
const isCheapest = (values: readonly Points[], criterion: Criterion, candidate: Candidate, bracket: Bracket): boolean => {
  if (criterion.kind !== 'differences' || values.length !== candidate.downfloaters.length) return false
  if (candidate.pairs.some(({ higher, lower }) => criterion.ofPair(higher, lower, bracket) !== null)) return false
  const least = bracket.players.map((player) => criterion.ofDownfloater(player, bracket))
  return least.every((value) => value !== null && value >= values[0]!)
}
