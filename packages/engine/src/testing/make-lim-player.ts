import type { Colour } from '../model/colour.ts'
import { pairingNumber, playerId } from '../model/ids.ts'
import { pointsFromTenths } from '../model/points.ts'
import type { Competitor } from '../rulebook/fide-lim-2026/competitor.ts'
import { dueColour } from '../rulebook/fide-lim-2026/due-colour.ts'

/** A player of C.04.4.3 with number, points, colours as letters and the numbers of those met; what else matters is given. */
export const makeLimPlayer = (
  number: number,
  points: number,
  letters = '',
  met: readonly number[] = [],
  more: Partial<Competitor> = {},
): Competitor => {
  const colours = [...letters].map((letter): Colour => (letter === 'W' ? 'white' : 'black'))
  return {
    id: playerId(number),
    pairingNumber: pairingNumber(number),
    score: pointsFromTenths(10 * points),
    rating: 2000,
    colours,
    preference: dueColour(colours),
    met: new Set(met.map(playerId)),
    floatedLast: false,
    mayTakeBye: true,
    parityNumber: number,
    ...more,
  }
}
