import type { RulebookId } from '../rules.ts'
import type { IssuesOf, Nothing } from './issues-of.ts'

export type NamedEntry = { readonly id: number; readonly name: string }

/** What a rulebook advises against in the settings of a tournament, or cannot do with it. All of them are warnings. */
export type RulebookWarningData = {
  readonly 'acceleration-without-rounds': Nothing
  readonly 'acceleration-not-allowed': { readonly needs: 'win-of-two-draws' | 'standard-scoring' | 'match-points' }
  readonly 'setting-without-effect':
    | { readonly what: 'apart-not-announced' | 'nobody-apart' }
    /** How many rounds there are is not said, and one of these variations asks which is the last. */
    | { readonly what: 'rounds-not-declared'; readonly variation: '624.2' | '631.2' | '633.1' }
  readonly 'no-teams': Nothing
  readonly 'team-numbers': { readonly team: NamedEntry; readonly before: NamedEntry }
  readonly 'board-order': { readonly team: string; readonly board: number; readonly rating: number; readonly tolerance: number }
  readonly 'no-section': { readonly players: readonly NamedEntry[] }
  readonly 'other-numbers': { readonly round: number }
  readonly 'no-restricted-drawing': { readonly sizes: readonly number[] }
  readonly 'federation-meets-late': {
    readonly pairs: readonly { readonly players: readonly [NamedEntry, NamedEntry]; readonly federation: string }[]
    /** So many pairs are not named. */
    readonly more: number
  }
  readonly 'restricted-group-large': { readonly group: string; readonly size: number; readonly players: number }
  readonly 'restricted-to-the-end': Nothing
  /** SSM B4: no number of rounds is declared, so no round is known to be the last, which is exempt. */
  readonly 'last-round-unknown': { readonly rounds: number }
  /** SSM A2.d: so many players have ratings, and the regulations do not use them. */
  readonly 'ratings-not-used': { readonly rated: number }
  /** Dubov 1.1: these have no rating, and the Chief Arbiter has to assign them one. */
  readonly 'provisional-rating-missing': {
    readonly players: readonly NamedEntry[]
    /** So many players are not named. */
    readonly more: number
  }
  /** Burstein 1.6: no number of rounds is declared, and so many are taken for seeding rounds. */
  readonly 'seeding-rounds-assumed': { readonly rounds: number }
  /** Nothing names the rulebook; that of the day the tournament starts is taken, which is not the newest. */
  readonly 'edition-by-date': { readonly rulebook: RulebookId; readonly date: string }
  /** The tournament began before the text it names was in force in the only edition that there is here. */
  readonly 'edition-not-in-force': { readonly rulebook: RulebookId; readonly date: string; readonly from: string }
}

export type RulebookWarning = IssuesOf<'rulebook', RulebookWarningData>
