import type { PairingNumber, PlayerId } from '../../model/ids.ts'
import type { DueColour } from './due-colour.ts'

/** A card on the director's table: a player as the pairing of one round sees him. */
export type Competitor = {
  readonly id: PlayerId
  readonly pairingNumber: PairingNumber
  readonly rating: number | null
  /** Place in the order of 613 among all players, from 0. */
  readonly card: number
  /** Score for pairing, in tenths. */
  readonly score: number
  readonly due: DueColour
  /** 618 (a): paired with already, or kept apart by the organiser for good. */
  readonly excluded: ReadonlySet<PlayerId>
  /** 619.1: should not meet in this round. */
  readonly apart: ReadonlySet<PlayerId>
  /** 615: has had no bye. */
  readonly mayTakeBye: boolean
  /** 626. */
  readonly unfinished: boolean
  /** 624.2: has been an odd man, or paired with one, and that counts in this round. */
  readonly oddBefore: boolean
}
