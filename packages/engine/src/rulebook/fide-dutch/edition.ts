import type { Outcome } from '../../model/outcome.ts'
import type { RulebookId } from '../../model/rules.ts'
import type { ScoringSystem } from '../../model/scoring.ts'
import type { BakuVariant } from '../baku-acceleration/variant.ts'
import type { ArticleNames } from './article-names.ts'
import type { Competitor } from './competitor.ts'
import type { Criterion } from './criterion.ts'
import { haveNotMet } from './no-rematch.ts'

/** What one edition of the FIDE (Dutch) system decides differently from another; everything else in this folder is common ground. */
export type DutchEdition = {
  readonly id: RulebookId
  /** Does a round in which the player did not play leave a downfloat? (A.4.b; 1.4.3) */
  readonly unplayedFloatsDown: (outcome: Outcome, scoring: ScoringSystem) => boolean
  /** Does this outcome bar the player from the pairing-allocated bye? (C.2) */
  readonly barsFromBye: (outcome: Outcome, scoring: ScoringSystem) => boolean
  /** C.3: do the absolute colour preferences of these two let them meet? */
  readonly coloursAllow: (a: Competitor, b: Competitor) => boolean
  /** The criteria that count preferences, and strong preferences, not granted: bounds on them come from counting heads. */
  readonly preferenceArticle: string
  readonly strongPreferenceArticle: string
  /** The criteria that two equal absolute preferences fail when topscorers let them meet; both come before the other colours. */
  readonly topscorerArticles: readonly string[]
  /** Quality criteria in order of priority. */
  readonly criteria: readonly Criterion[]
  /** The criterion that minimises the score of whoever gets the bye; null where it falls out of the last bracket. */
  readonly byeScoreArticle: string | null
  readonly names: ArticleNames
  /** C.04.7 as it stood beside this edition. */
  readonly acceleration: BakuVariant
}

/** C.1 and C.3 together: may these two be paired at all? */
export const mayMeet = (edition: DutchEdition, a: Competitor, b: Competitor): boolean => haveNotMet(a, b) && edition.coloursAllow(a, b)
