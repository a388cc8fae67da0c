import type { ColourRule, PrecedenceReason } from '@zug/engine/explain'
import type { Colour } from '@zug/engine/model'
import type { Runs, Words } from '../../runs.ts'
import type { Score } from '../grammar/grammar.ts'

/** What gives colours in matches of teams and of two games alone. */
export type MatchColourRule = Extract<
  ColourRule,
  'last-difference' | 'lower-difference' | 'fewer-whites' | 'alternates' | 'other-alternates'
>
export type MatchReason = Extract<PrecedenceReason, 'matches' | 'games' | 'smaller-number' | 'larger-number' | 'middle'>

/** Sentences of rulebooks in which nobody moves down: who is missing in a bracket comes up from below (C.04.4.1, C.04.5, C.04.6). */
export type UpfloatMessages = {
  readonly colours: (rule: MatchColourRule, white: Runs, black: Runs) => Words
  readonly precedes: (because: MatchReason, instead: Runs, other: Runs) => Words
  readonly comesUpTo: (lower: Runs, lowerScore: Score, higher: Runs, higherScore: Score) => Words
  readonly floated: (name: Runs, score: Score, bracket: number) => Words
  readonly isUp: (name: Runs, bracket: number) => Words
  readonly noBye: Words
  readonly wouldHaveTo: (name: Runs, bracket: number) => Words
  readonly notInstead: (other: Runs, obstacle: Runs) => Words
  readonly laterInstead: (other: Runs, how: Runs | null) => Words
  /** A part of a sentence: the set with `instead` comes before the one with `other`. */
  readonly laterSet: (instead: Runs, other: Runs, because: Words) => Runs
  readonly laterShift: (instead: Runs, other: Runs, because: Words) => Runs
  /** What was asked for one alone. */
  readonly wish: (name: Runs) => Words

  /** The sentence that stands first. */
  readonly pairUp: (lower: Runs, higher: Runs) => Words
  readonly goesUp: (name: Runs) => Words

  /** To the player, or the team. */
  readonly yourColours: (rule: MatchColourRule, youHave: Colour, opponent: Runs) => Words
  readonly youComeUp: (opponent: Runs, theirs: Score, yours: Score) => Words
  readonly theyComeUp: (opponent: Runs, yours: Score, theirs: Score) => Words
  readonly youGoUp: (score: Score) => Words
  readonly yourWish: Words
  readonly youAreUp: Words
}
