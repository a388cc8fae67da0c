import type { Outcome } from '../../model/outcome.ts'
import type { RulebookId } from '../../model/rules.ts'
import type { ScoringSystem } from '../../model/scoring.ts'
import type { BakuVariant } from '../baku-acceleration/variant.ts'
import type { ArticleNames, CandidateNames } from './article-names.ts'
import type { Competitor } from './competitor.ts'
import type { Criterion } from './criterion.ts'
import { haveNotMet } from './no-rematch.ts'

/** What one edition of the FIDE (Dutch) system decides about players and pairs differently from another, whatever its method. */
export type DutchEdition = {
  readonly id: RulebookId
  /** Does a round in which the player did not play leave a downfloat? (A.4.b; 1.4.3) */
  readonly unplayedFloatsDown: (outcome: Outcome, scoring: ScoringSystem) => boolean
  /** A.4: does a pairing that was forfeited leave the floats of a game? */
  readonly forfeitFloats: boolean
  /** Does this outcome bar the player from the pairing-allocated bye? (C.2) */
  readonly barsFromBye: (outcome: Outcome, scoring: ScoringSystem) => boolean
  /** C.3: do the absolute colour preferences of these two let them meet? */
  readonly coloursAllow: (a: Coloured, b: Coloured) => boolean
  /** E.2 (5.2.2): does the wider colour difference make one of two absolute preferences the stronger? */
  readonly widerDifferencePrevails: boolean
  /** C.04.7 as it stood beside this edition. */
  readonly acceleration: BakuVariant
  readonly names: ArticleNames
}

/** An edition whose candidates are judged by an ordered list of criteria: 2017 and since. Those before are procedures. */
export type CriteriaEdition = DutchEdition & {
  /** Quality criteria in order of priority. */
  readonly criteria: readonly Criterion[]
  /** The criterion that minimises the score of whoever gets the bye; null where it falls out of the last bracket. */
  readonly byeScoreArticle: string | null
  readonly names: CandidateNames
}

/** What C.3 may read of a player, so that players can be told apart by it (by-matching/kinds.ts). */
export const readByAbsoluteColours = ['preference', 'topscorer'] as const
export type Coloured = Pick<Competitor, (typeof readByAbsoluteColours)[number]>

/** C.1 and C.3 together: may these two be paired at all? */
export const mayMeet = (edition: Pick<DutchEdition, 'coloursAllow'>, a: Competitor, b: Competitor): boolean =>
  haveNotMet(a, b) && edition.coloursAllow(a, b)
