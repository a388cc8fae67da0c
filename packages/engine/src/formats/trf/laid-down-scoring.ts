import { type ScoringSystem, standardScoring } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { namedDescription } from '../../pairing/description-of.ts'
import { makeXxs } from './scoring-records.ts'

type Named = Pick<Tournament, 'rules'>

/** The scoring of a rulebook that leaves no choice, so that a file which names the rulebook need not spell it out. */
export const laidDownScoring = (named: Named): ScoringSystem | null =>
  namedDescription(named)?.inReports.scoring?.(named.rules as never) ?? null

/** CFC 653, 664: whoever rests in a round robin scores nothing. */
export const byesAreScored = (named: Named): boolean => namedDescription(named)?.traits.unpaired !== 'rests'

/** Is this the scoring that the rulebook lays down? Where nobody has a bye, files may say that byes count; nobody counts them. */
export const isLaidDown = (tournament: Tournament): boolean => {
  const laid = laidDownScoring(tournament)
  if (laid === null) return false
  return isSame(tournament.scoring, laid) || (!byesAreScored(tournament) && isSame(tournament.scoring, standardScoring))
}

const isSame = (one: ScoringSystem, other: ScoringSystem): boolean => makeXxs(one).lines.join() === makeXxs(other).lines.join()
