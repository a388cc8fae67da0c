import type { PairingNumber, PlayerId } from './ids.ts'
import type { NationalId } from './national-ids.ts'
import type { OfficialRatings } from './official-ratings.ts'
import type { Outcome } from './outcome.ts'
import type { Points } from './points.ts'

/** C.04.2.B.3.b, strongest first; a player without a title comes last. */
export const titles = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'] as const
export type Title = (typeof titles)[number]

export type Sex = 'm' | 'w'

/** A rating that counts from a round on, in an event that outlasts a rating list. */
export type LaterRating = { readonly fromRound: number; readonly rating: number | null }

export type Player = {
  readonly id: PlayerId
  readonly pairingNumber: PairingNumber
  readonly name: string
  readonly title: Title | null
  /** The rating that counts in this tournament. null: unrated. */
  readonly rating: number | null
  /** What rating lists say, where it is known; of it only `rating` decides anything. */
  readonly official?: OfficialRatings
  /** In the order of their rounds; games before the first of them are against `rating`. */
  readonly laterRatings?: readonly LaterRating[]
  /** A lot that was drawn by hand, the lower the better; it goes before those of a seed (C.07 4.2). */
  readonly lot?: number
  /** A value from elsewhere, such as a play-off, the higher the better (tie-break EXT). */
  readonly external?: Points
  readonly federation: string
  readonly fideId: string
  /** Numbers that national federations know the player by, beside the one of a national rating list. */
  readonly nationalIds?: readonly NationalId[]
  /** As written by the source, usually YYYY/MM/DD. */
  readonly birth: string
  readonly sex: Sex | null
  readonly club: string
  /** Where the player comes from, when groups by city are kept apart (SSM B4). */
  readonly city?: string
  /** Place in the standings as the source wrote it; nothing of it decides a pairing. */
  readonly rank: number | null
  /** One entry a round, in order; a missing tail means the rounds are not played yet. */
  readonly outcomes: readonly Outcome[]
}

/** The rating somebody had in a round. */
export const ratingIn = ({ rating, laterRatings = [] }: Pick<Player, 'rating' | 'laterRatings'>, round: number): number | null =>
  laterRatings.reduce((at, later) => (later.fromRound <= round ? later.rating : at), rating)

/** A player as entered, before any round. */
export const newPlayer = (data: Pick<Player, 'id' | 'pairingNumber' | 'name'> & Partial<Player>): Player => ({
  title: null,
  rating: null,
  federation: '',
  fideId: '',
  birth: '',
  sex: null,
  club: '',
  rank: null,
  outcomes: [],
  ...data,
})
