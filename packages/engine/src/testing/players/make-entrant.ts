import { pairingNumber, playerId } from '../../model/ids.ts'
import { pointsFromTenths } from '../../model/points.ts'
import type { Competitor } from '../../rulebook/fide-swiss-team/competitor.ts'

/** A team of C.04.6 with its TPN, points and the numbers of those it has met; what else matters is given. */
export const makeEntrant = (number: number, points: number, met: readonly number[] = [], more: Partial<Competitor> = {}): Competitor => ({
  id: playerId(number),
  pairingNumber: pairingNumber(number),
  score: pointsFromTenths(10 * points),
  secondary: pointsFromTenths(0),
  matches: 0,
  colours: [],
  preference: null,
  met: new Set(met.map(playerId)),
  floated: false,
  mayTakeBye: true,
  parityNumber: number,
  ...more,
})
