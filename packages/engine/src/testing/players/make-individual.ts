import type { Colour } from '../../model/colour.ts'
import { type PairingNumber, type PlayerId, pairingNumber, playerId } from '../../model/ids.ts'
import { type Points, pointsFromTenths } from '../../model/points.ts'

type Usual = {
  readonly id: PlayerId
  readonly pairingNumber: PairingNumber
  readonly score: Points
  readonly colours: readonly Colour[]
  readonly met: ReadonlySet<PlayerId>
  readonly mayTakeBye: boolean
  readonly parityNumber: number
}

/** A player with TPN, points, colours as letters and the numbers of those met; `otherwise` says what else a rulebook asks of somebody with these colours. */
export const makesPlayers =
  <Competitor extends Usual>(otherwise: (colours: readonly Colour[]) => Omit<Competitor, keyof Usual>) =>
  (number: number, points: number, letters = '', met: readonly number[] = [], more: Partial<Competitor> = {}): Competitor => {
    const colours = [...letters].map((letter): Colour => (letter === 'W' ? 'white' : 'black'))
    const usual: Usual = {
      id: playerId(number),
      pairingNumber: pairingNumber(number),
      score: pointsFromTenths(10 * points),
      colours,
      met: new Set(met.map(playerId)),
      mayTakeBye: true,
      parityNumber: number,
    }
    return { ...usual, ...otherwise(colours), ...more } as Competitor
  }
