import type { PairingNumber, PlayerId, RoundNumber } from '../model/ids.ts'
import type { NationalId } from '../model/national-ids.ts'
import type { OfficialRatings } from '../model/official-ratings.ts'
import type { LaterRating, Player } from '../model/player.ts'

/** What is entered of a player; numbers and rounds come later. */
export type PlayerData = Pick<Player, 'name' | 'title' | 'rating' | 'federation' | 'fideId' | 'birth' | 'sex' | 'club'> & {
  readonly city: string
  /** What rating lists say; `rating` is the one that counts. */
  readonly official?: OfficialRatings
  /** Numbers of national federations; empty or not there: none is known but that of a rating list. */
  readonly nationalIds?: readonly NationalId[]
  /** Has no bye on request in this event. */
  readonly noByes?: boolean
  /** Put out of the event: not paired any more, and in no standings. */
  readonly expelled?: boolean
  /** Ratings of later lists; they count in their rounds where the event says so (`ratingsByRound`). */
  readonly laterRatings?: readonly LaterRating[]
  /** The lot drawn by hand for ties, and a value from elsewhere for the tie-break EXT; null: none. */
  readonly lot?: number | null
  readonly external?: number | null
}

export const emptyPlayerData: PlayerData = Object.freeze({
  name: '',
  title: null,
  rating: null,
  federation: '',
  fideId: '',
  birth: '',
  sex: null,
  club: '',
  city: '',
})

/** Somebody at the desk: a player, or a member of a team. */
export type DeskPlayer = PlayerData & {
  readonly id: PlayerId
  /** null until the numbers are given (C.04.2.B.4). */
  readonly pairingNumber: PairingNumber | null
  /** The first round the player can be paired in: a late entry starts later. */
  readonly firstRound: RoundNumber
  /** Not paired from this round on; null for all others. */
  readonly withdrawnFrom: RoundNumber | null
  readonly checkedIn: boolean
}

/** Who sits on the boards of a team in one round, board 1 first. */
export type RoundLineUp = { readonly round: RoundNumber; readonly seats: readonly PlayerId[] }

/** A team: its id stands where a player's stands in pairings. */
export type DeskTeam = {
  readonly id: PlayerId
  readonly name: string
  /** In the order of their boards; line-up.ts has who sits where in a round. */
  readonly boards: readonly PlayerId[]
  readonly alternates: readonly PlayerId[]
  readonly withdrawnFrom: RoundNumber | null
  readonly firstRound: RoundNumber
  /** Of rounds for which one was handed in, or which were over before the order changed. */
  readonly lineUps?: readonly RoundLineUp[]
  /** The first round that took the order of the members as it is now; not there where it never changed. */
  readonly orderedFor?: RoundNumber
}
