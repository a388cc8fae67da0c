import type { Colour } from '../model/colour.ts'
import { pairingNumber, playerId } from '../model/ids.ts'
import { pointsFromTenths } from '../model/points.ts'
import { colourPreference } from '../rulebook/fide-dubov-2026/colour-preference.ts'
import type { Competitor } from '../rulebook/fide-dubov-2026/competitor.ts'

/** A player of C.04.4.1 with TPN, points, colours as letters and the numbers of those met; what else matters is given. */
export const makeDubovPlayer = (
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
    aro: 2000,
    met: new Set(met.map(playerId)),
    upfloats: 0,
    maximum: false,
    upfloatedLast: false,
    mayTakeBye: true,
    parityNumber: number,
    ...more,
  }
}
