import type { Tournament } from '../../model/tournament.ts'
import { groupA } from '../baku-acceleration/group-a.ts'
import { scoringAllows } from '../baku-acceleration/scoring-allows.ts'
import { bakuPoints } from '../baku-acceleration/virtual-points.ts'

/** C.04.7 1.4: the tournament with the virtual points of the acceleration declared, unless it spells them out itself or cannot be accelerated. */
export const accelerated = (tournament: Tournament, acceleration: 'baku' | null): Tournament => {
  const { numberOfRounds, scoring, players, virtualPoints } = tournament
  if (acceleration === null || virtualPoints.size > 0 || numberOfRounds === null || !scoringAllows(scoring, 'win')) return tournament
  const points = bakuPoints(numberOfRounds, scoring, 'win')
  return { ...tournament, virtualPoints: new Map(groupA(players, null).map(({ id }) => [id, points])) }
}
