import type { Outcome } from '../../model/outcome.ts'
import type { NotCounted } from '../../model/tournament.ts'

export const isOpenGame = (outcome: Outcome | 'broken' | undefined): boolean =>
  outcome !== undefined && outcome !== 'broken' && outcome.kind === 'game' && outcome.result === 'adjourned'

/** Does a report that leaves this out have the points of an outcome? `inOpenRound`: of the last round, while games of it are open. */
export const isCounted = (outcome: Outcome, inOpenRound: boolean, left: readonly NotCounted[]): boolean => {
  if (isOpenGame(outcome)) return !left.includes('open-games')
  if (!inOpenRound) return true
  if (outcome.kind !== 'bye') return !left.includes('open-results')
  return !left.includes('open-byes') && !(outcome.bye === 'pairing-allocated' && left.includes('open-allocated-byes'))
}
