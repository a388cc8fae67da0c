import type { DeclaredRules, Rules } from '../model/rules.ts'
import { type ScoringSystem, standardScoring } from '../model/scoring.ts'
import { emptyInfo, type TournamentInfo } from '../model/tournament.ts'
import type { RatingChoice } from '../model/tournament-rating.ts'
import { descriptionById, rulebookInForce } from '../pairing/description-of.ts'
import { type Groups, noGroups } from './groups.ts'
import type { DeskNorms } from './norms.ts'
import type { DeskPrizes } from './prizes.ts'
import type { Schedule } from './schedule.ts'

/** What the organiser declares about an event. Which of it may still change is said by locks.ts. */
export type DeskSettings = {
  readonly info: TournamentInfo
  /** The event this is a section of, and the section's name; null when it stands alone. */
  readonly section: { readonly event: string; readonly name: string } | null
  readonly rules: Rules
  readonly numberOfRounds: number
  readonly scoring: ScoringSystem
  /** Codes of the tie-breaks in order. */
  readonly tieBreaks: readonly string[]
  /** Number on the first board, so that sections can share a hall. */
  readonly firstBoard: number
  /** A result that a player reports counts only when the opponent has confirmed it. */
  readonly confirmResults: boolean
  /** When the rounds are played; not there, or null, where nobody said more than dates (`info.roundDates`). */
  readonly schedule?: Schedule | null
  /** Which official ratings count, and the order of equals; not there where nobody said so: FIDE's, else the national one. */
  readonly ratings?: RatingChoice
  /** People may register themselves on a public form, to be accepted at the desk; not there: they may not. */
  readonly selfRegistration?: boolean
  /** Players with a list of their own beside the standings. */
  readonly groups: Groups
  /** Chess960: each round begins from a position drawn by lot (chess960.ts). */
  readonly chess960?: boolean
  /** Games count against the rating an opponent had in their round; not there: against the first one. For events of more than 30 days. */
  readonly ratingsByRound?: boolean
  /** Players are compared with the rating lists whenever one is new; not there: in FIDE mode they are. */
  readonly checkLists?: boolean
  /** The desk asks or refuses as FIDE wants it of programs (fide-mode/); not there: it never did. */
  readonly fideMode?: boolean
  /** What can be won; not there, or null: nothing is said of it. */
  readonly prizes?: DeskPrizes | null
  /** In team events: boards of a match. Members beyond are reserves. Not set: each team has as many boards as it has regular members. */
  readonly boardsPerMatch?: number
  /** What is asked of title norms here; not there: what is usual. */
  readonly norms?: DeskNorms
}

/** More than these no desk takes. */
export const mostRounds = 99

export const defaultDeskSettings: DeskSettings = Object.freeze({
  info: emptyInfo,
  section: null,
  rules: descriptionById(rulebookInForce({})).defaults as Rules,
  numberOfRounds: 7,
  scoring: standardScoring,
  tieBreaks: ['BH/C1', 'BH', 'SB', 'DE'],
  firstBoard: 1,
  confirmResults: false,
  groups: noGroups,
})

/** Settings as they are sent: what is left out stays, or is as usual. */
export type DeclaredSettings = Partial<Omit<DeskSettings, 'rules'>> & { readonly rules?: DeclaredRules }

export type SettingName = keyof DeskSettings
