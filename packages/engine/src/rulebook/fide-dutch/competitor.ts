import type { Colour } from '../../model/colour.ts'
import type { PairingNumber, PlayerId } from '../../model/ids.ts'
import type { Points } from '../../model/points.ts'
import type { ColourPreference } from './colour-preference.ts'
import type { Float } from './float.ts'

/** A player as the pairing of one round sees them: nothing but what an article asks for. */
export type Competitor = {
  readonly id: PlayerId
  readonly pairingNumber: PairingNumber
  /** Place in the order of A.2 among those to be paired, from 0: smaller is higher ranked. */
  readonly rank: number
  /** Score used for brackets and floats: points and virtual points. */
  readonly score: Points
  /** Colours of the games played, oldest first (C.04.2.D.5). */
  readonly colours: readonly Colour[]
  readonly colourDifference: number
  /** The colour of the two latest games played, when it was the same. */
  readonly repeatedColour: Colour | null
  readonly preference: ColourPreference
  /** Ranks (see `rank`) of the competitors this one may not meet: met already, or forbidden by the organiser as a pair. */
  readonly excluded: ReadonlySet<number>
  /** Numbers of the larger groups of the organiser's, clubs as it were, that this one is of: who shares one may not meet. */
  readonly groups: readonly number[]
  readonly floatLastRound: Float | null
  readonly floatTwoRoundsAgo: Float | null
  readonly mayTakeBye: boolean
  readonly topscorer: boolean
  readonly unplayedGames: number
  /** Odd or even for the initial colour (E.5): place among those ever paired, from 1, or the pairing number (Tournament.parity). */
  readonly parityNumber: number
}
