import type { Colour } from '../colour.ts'
import type { IssuesOf } from './issues-of.ts'

export type TrfDialect = 'trf06' | 'trf16' | 'trfx' | 'trfbx' | 'trf26'

type In = { readonly dialect: TrfDialect }
type OfPlayer = { readonly player: number }

/** What a dialect of TRF has no place for. All of them are warnings: the text was written without it. */
export type TrfWriteIssueData = {
  readonly 'rounds-not-carried': In & { readonly rounds: number }
  readonly 'initial-colour-not-carried': In & { readonly colour: Colour }
  /** `shared`: outcomes that have one value there differ here. */
  readonly 'scoring-not-carried': In & { readonly what: 'shared' | 'unusual' }
  readonly 'rules-not-carried': In & { readonly rules: string; readonly type: string }
  readonly 'pairing-numbers-not-carried': In & { readonly what: 'starting-ranks' | 'gaps' | 'order-of-teams' | 'long-numbers-of-teams' }
  readonly 'forbidden-pairs-not-carried': In &
    ({ readonly what: 'teams' | 'pairs' } | { readonly what: 'rounds'; readonly first: number; readonly last: number | null })
  readonly 'virtual-points-not-carried': In
  readonly 'bye-kind-not-carried': OfPlayer & { readonly round: number }
  readonly 'unrated-games-not-carried': OfPlayer & { readonly round: number }
  readonly 'abnormal-points-not-carried': In & { readonly what: 'all' | 'adjourned'; readonly players: readonly number[] }
  readonly 'records-not-carried': In & { readonly records: readonly string[] }
  readonly 'club-not-carried': OfPlayer & { readonly club: string }
  readonly 'game-scores-not-carried': In
  /** `lists`: which lists ratings are of, and ratings of other kinds of play. */
  readonly 'official-ratings-not-carried': In & { readonly what: 'all' | 'lists' }
  /** `federation`: of these players a number has no federation, or is too long for its columns. */
  readonly 'national-ids-not-carried': In &
    ({ readonly what: 'all' } | { readonly what: 'federation'; readonly players: readonly number[] })
  readonly 'settings-not-carried': In &
    ({ readonly what: 'settings'; readonly rules: string; readonly settings: readonly string[] } | { readonly what: 'cities' })
  readonly 'teams-not-carried': In &
    ({ readonly what: 'that-they-are-paired'; readonly type: string } | { readonly what: 'teams' | 'details' })
  readonly 'line-ups-not-carried': In & { readonly what: 'alternates' | 'boards' }
  readonly 'team-rounds-not-carried': In
  readonly 'unpaired-rounds-not-carried': In & { readonly round: number }
  readonly 'as-paired-not-carried': In
  /** Found by reading what was written; `parts` null: it is refused. */
  readonly 'read-differently': In & { readonly parts: readonly PartReadDifferently[] | null }
  readonly 'text-cut': { readonly text: string; readonly width: number } & (
    | ({ readonly what: 'player'; readonly field: PlayerField } & OfPlayer)
    | { readonly what: 'team' }
  )
}

/** `plans`: byes to come, pairs kept apart, points of acceleration. `records`: those of which nothing is known here. */
export type PartReadDifferently = 'players' | 'teams' | 'settings' | 'plans' | 'records'

/** Fields of a player's record. */
export type PlayerField = 'id' | 'sex' | 'title' | 'name' | 'rating' | 'federation' | 'fideId' | 'birth' | 'points' | 'rank'

export type TrfWriteIssue = IssuesOf<'trf-writing', TrfWriteIssueData>
