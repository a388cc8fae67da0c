import type { AsPaired } from './as-paired.ts'
import type { Colour } from './colour.ts'
import type { PlayerId, RoundNumber } from './ids.ts'
import type { ByeKind } from './outcome.ts'
import type { Player } from './player.ts'
import type { Points } from './points.ts'
import type { OtherRules, Rules } from './rules.ts'
import { type ScoringSystem, standardScoring } from './scoring.ts'
import type { TeamEntry } from './team.ts'
import type { RatingChoice } from './tournament-rating.ts'

/** Players who must not be paired with one another in the rounds given (both ends included). */
export type ForbiddenPairs = {
  readonly players: readonly PlayerId[]
  readonly firstRound: RoundNumber
  /** null: until the end. */
  readonly lastRound: RoundNumber | null
  /** What the organiser said, for explanations; nothing of it decides a pairing. */
  readonly reason?: ApartReason
}

/** Why players are kept apart, and until which round: a `wish` gives way where the round could not be paired otherwise, a `law` does not. */
export type ApartReason = {
  readonly strength: 'law' | 'wish'
  readonly by: 'players' | 'same-club' | 'same-federation'
  /** The club or federation; null where players are named. */
  readonly name: string | null
  readonly firstRound: RoundNumber
  readonly lastRound: RoundNumber | null
}

/** A bye or absence announced for a round that is not paired yet. */
export type RequestedBye = { readonly player: PlayerId; readonly round: RoundNumber; readonly bye: Exclude<ByeKind, 'pairing-allocated'> }

/** Points added for pairing only (acceleration): index 0 is round 1, a missing tail is zero. */
export type VirtualPoints = ReadonlyMap<PlayerId, readonly Points[]>

/** What the header of a report says, as text; nothing of it decides a pairing. */
export type TournamentInfo = {
  readonly name: string
  readonly city: string
  readonly federation: string
  readonly startDate: string
  readonly endDate: string
  readonly type: string
  /** Encoded type of the tournament (TRF26 192), as written; empty when it says no more than `rules` do. */
  readonly typeCode: string
  readonly chiefArbiter: string
  readonly deputyArbiters: readonly string[]
  readonly timeControl: string
  readonly roundDates: readonly string[]
}

/**
 * Points that a report may have or not, as programs differ: of games without a result yet; of a last round with such games its pairing-allocated bye, all its byes, or
 * the results that are in; and of byes announced for rounds to come.
 */
export const notCounted = ['open-games', 'open-allocated-byes', 'open-byes', 'open-results', 'announced-byes'] as const
export type NotCounted = (typeof notCounted)[number]

export type Tournament = {
  readonly info: TournamentInfo
  /** What it is played by, with the settings of that rulebook; null when the source does not say. */
  readonly rules: Rules | OtherRules | null
  /** Declared number of rounds (C.04.1.a); null when the source does not say. */
  readonly numberOfRounds: number | null
  readonly scoring: ScoringSystem
  /** Which ratings count, and who comes first of equals; not there where the source does not say. */
  readonly ratings?: RatingChoice
  /** Colour of the first player in round 1, drawn by lot; null when the source does not say. */
  readonly initialColour: Colour | null
  readonly players: readonly Player[]
  readonly requestedByes: readonly RequestedBye[]
  readonly forbiddenPairs: readonly ForbiddenPairs[]
  readonly virtualPoints: VirtualPoints
  /** A team event: the teams are paired, `players` are their members. */
  readonly teams?: readonly TeamEntry[]
  /** Boards of a match of teams, where no team has so many regular members; otherwise the largest team shows it (`boardCount`). */
  readonly boardsPerMatch?: number
  /** What rounds were paired from where the record says otherwise now. */
  readonly asPaired?: readonly AsPaired[]
  /** What the points of the report it came from leave out; writing leaves it out again. It decides nothing. */
  readonly notCounted?: readonly NotCounted[]
  /** What the source said beyond this model, kept so that writing it again loses nothing. */
  readonly extra: readonly ExtraRecord[]
}

/** A record we carry but do not read: TRF id and the text after it. */
export type ExtraRecord = { readonly id: string; readonly text: string }

export const emptyInfo: TournamentInfo = Object.freeze({
  name: '',
  city: '',
  federation: '',
  startDate: '',
  endDate: '',
  type: '',
  typeCode: '',
  chiefArbiter: '',
  deputyArbiters: [],
  timeControl: '',
  roundDates: [],
})

/** A tournament of which nothing is known but what is given. */
export const newTournament = (data: Partial<Tournament> = {}): Tournament => ({
  info: emptyInfo,
  rules: null,
  numberOfRounds: null,
  scoring: standardScoring,
  initialColour: null,
  players: [],
  requestedByes: [],
  forbiddenPairs: [],
  virtualPoints: new Map(),
  extra: [],
  ...data,
})
