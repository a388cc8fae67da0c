import { virtualPointsIn } from '../../model/history.ts'
import type { RoundNumber } from '../../model/ids.ts'
import { winValue } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { Competitor } from './competitor.ts'
import type { LimSettings } from './rules.ts'

export type Direction = 'down' | 'up'

/** Lim 2.2, 8.3: the score of the median group: half of what wins in all rounds before would have brought, and by one reading half the virtual points of the round. */
export const medianScore = (tournament: Tournament, round: number, { acceleratedMedian }: LimSettings): number => {
  const ofRounds = ((round - 1) * winValue(tournament.scoring)) / 2
  if (acceleratedMedian === 'rounds') return ofRounds
  const virtual = tournament.players.map(({ id }) => virtualPointsIn(tournament, id, round as RoundNumber))
  return ofRounds + Math.max(0, ...virtual) / 2
}

/** Lim 2.2: downward from the highest numbered on, upwards from the lowest numbered on. */
export const inDirection =
  (direction: Direction) =>
  (a: Competitor, b: Competitor): number =>
    direction === 'down' ? a.pairingNumber - b.pairingNumber : b.pairingNumber - a.pairingNumber
