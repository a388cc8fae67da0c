import type { Outcome } from '../../model/outcome.ts'
import { type Points, pointsFromTenths } from '../../model/points.ts'
import { pointsFor } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { colourPreference } from '../fide-swiss-team/colour-preference.ts'
import type { Reading } from '../fide-swiss-team/competitors.ts'
import type { FideTeamSettings } from './rules.ts'

/**
 * C.04.6 1.2.1, 1.2.2, 1.7: how the record of a team is read: preferences of the type declared, and the secondary score where it is asked for. Baku needs match
 * points as the score (C.04.7 1.4.4).
 */
export const readingOf = ({ scoring }: Tournament, settings: FideTeamSettings): Reading => {
  const { primary, secondary } = settings
  const matchPoints = (outcome: Outcome): Points => pointsFor(withoutPoints(outcome), scoring)
  return {
    settings,
    acceleration: primary === 'match-points' ? settings.acceleration : null,
    preference: (colours, lastRound) => colourPreference(colours, settings, lastRound),
    secondary: secondary ? (primary === 'match-points' ? gamePoints : matchPoints) : null,
  }
}

const gamePoints = (outcome: Outcome): Points =>
  outcome.kind === 'absent' ? pointsFromTenths(0) : (outcome.gameScore ?? pointsFromTenths(0))

/** Points of a round are game points where those are the score; what is left is the match. */
const withoutPoints = (outcome: Outcome): Outcome => {
  if (outcome.kind === 'absent') return outcome
  const { points: _, ...match } = outcome
  return match
}
