import type { FloatWay, PrecedenceReason } from '@zug/engine/explain'
import type { Runs, Words } from '../../runs.ts'
import type { Score } from '../grammar/grammar.ts'

export type FloaterReason = Extract<PrecedenceReason, 'floated-before' | 'evens' | 'paired-first' | 'company'>

/** Sentences of a rulebook in which floaters go down in the upper half, up in the lower half, and meet in the median (C.04.4.3). */
export type BothWaysMessages = {
  readonly floated: (name: Runs, score: Score, way: FloatWay) => Words
  readonly precedes: (because: FloaterReason, instead: Runs, other: Runs) => Words
  readonly isFloater: (name: Runs, group: number) => Words
  readonly noBye: Words
  readonly wouldHaveTo: (name: Runs, group: number) => Words
  readonly notInstead: (other: Runs, obstacle: Runs) => Words
  readonly laterInstead: (other: Runs, how: Runs | null) => Words
  /** A part of a sentence. */
  readonly laterFloater: (instead: Runs, other: Runs, because: Words) => Runs
  readonly wish: (name: Runs) => Words

  /** The sentence that stands first. */
  readonly goes: (name: Runs, way: FloatWay) => Words
  readonly meets: (name: Runs, score: Score, opponent: Runs) => Words

  /** To the player. */
  readonly youFloat: (score: Score, way: FloatWay) => Words
}
