import type { Colour } from '../model/colour.ts'
import { pairingNumber, playerId } from '../model/ids.ts'
import { pointsFromTenths } from '../model/points.ts'
import { colourPreference } from '../rulebook/fide-burstein-2026/colour-preference.ts'
import type { Competitor } from '../rulebook/fide-burstein-2026/competitor.ts'

/** A player of C.04.4.2 with TPN, points, colours as letters and the numbers of those met; what else matters is given. */
export const makeBursteinPlayer = (
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
    games: colours.length,
    colours,
    preference: colourPreference(colours),
    buchholz: 0,
    sonnebornBerger: 0,
    met: new Set(met.map(playerId)),
    mayTakeBye: true,
    parityNumber: number,
    ...more,
  }
}
