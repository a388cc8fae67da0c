import { participantsOf } from '../../model/history.ts'
import { type PlayerId, roundNumber } from '../../model/ids.ts'
import type { RulebookWarning } from '../../model/issues/rulebook.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { Acceleration } from '../fide-dutch/rules.ts'
import { warning } from '../warning.ts'
import { groupA } from './group-a.ts'
import { scoringAllows } from './scoring-allows.ts'
import type { BakuVariant } from './variant.ts'
import { bakuPoints } from './virtual-points.ts'

export type BakuOptions = {
  readonly variant: BakuVariant
  /** 1.3: the last participant of group A as it was when round 1 was paired; left out, it is concluded from round 1. */
  readonly lastOfGroupA?: PlayerId | null
}

/**
 * C.04.7: the tournament with the virtual points of the Baku acceleration, when it asks for it and does not spell them out itself. What cannot be
 * accelerated (bakuFaults) comes back as it is.
 */
export const withBakuAcceleration = <T extends Tournament>(tournament: T, { variant, lastOfGroupA = null }: BakuOptions): T => {
  if (asksFor(tournament) === null || tournament.virtualPoints.size > 0) return tournament
  if (tournament.numberOfRounds === null || !scoringAllows(tournament.scoring, variant)) return tournament
  const points = bakuPoints(tournament.numberOfRounds, tournament.scoring, variant)
  const counted = asksFor(tournament) === 'baku-paired' ? participantsOf(tournament, roundNumber(1)) : null
  return { ...tournament, virtualPoints: new Map(groupA(tournament.players, lastOfGroupA, counted).map(({ id }) => [id, points])) }
}

/** Why a tournament that asks for the acceleration goes without. */
export const bakuFaults = (tournament: Tournament, variant: BakuVariant): readonly RulebookWarning[] => {
  if (asksFor(tournament) === null || tournament.virtualPoints.size > 0) return []
  const needs = variant === 'win' ? 'win-of-two-draws' : 'standard-scoring'
  return [
    ...(tournament.numberOfRounds === null ? [warning('acceleration-without-rounds', { article: 'C.04.7 1.4' })] : []),
    ...(scoringAllows(tournament.scoring, variant) ? [] : [warning('acceleration-not-allowed', { article: 'C.04.7 1.1', needs })]),
  ]
}

const asksFor = ({ rules }: Tournament): Acceleration | null => (rules !== null && 'acceleration' in rules ? rules.acceleration : null)
