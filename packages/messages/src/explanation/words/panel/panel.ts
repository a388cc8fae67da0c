import type { NaturalPlace } from '@zug/engine/explain'
import type { RoundNumber } from '@zug/engine/model'
import type { Runs, Words } from '../../runs.ts'
import type { Score } from '../grammar/grammar.ts'

/**
 * Sentences that stand alone: the first thing a panel says. `wish` is what was asked for, as a phrase.
 */
export type PanelMessages = {
  /** Why A plays B. */
  readonly onlyTwo: (a: Runs, b: Runs, score: Score) => Words
  readonly noOneLeft: (a: Runs, b: Runs) => Words
  readonly noOneElseMay: (a: Runs, b: Runs) => Words
  readonly firstInOrder: (a: Runs, b: Runs) => Words
  readonly inOrder: (a: Runs, b: Runs, of: NaturalPlace['of'], place: number) => Words
  readonly comesDown: (a: Runs, score: Score, b: Runs) => Words
  readonly oddMan: (a: Runs, b: Runs) => Words
  readonly exchanged: (a: Runs, b: Runs) => Words
  /** `names` of those who came first, none when they are too many to name. */
  readonly passedOver: (a: Runs, b: Runs, names: readonly Runs[], count: number) => Words
  readonly table: (white: Runs, black: Runs, round: number) => Words

  /** Why A floats, or gets the bye. */
  readonly floatsAlone: (name: Runs) => Words
  readonly floatsForBelow: (name: Runs) => Words
  readonly floatsLeftOver: (name: Runs) => Words
  readonly lowestBye: (name: Runs) => Words
  readonly byeLeftOver: (name: Runs) => Words
  /** Where the bye is given before anybody is paired. */
  readonly byeInOrder: (name: Runs) => Words
  readonly rests: (name: Runs, round: number) => Words

  /** Why not. */
  readonly met: (a: Runs, b: Runs, rounds: readonly RoundNumber[], played: boolean) => Words
  readonly bothMustHave: (a: Runs, b: Runs, colour: 'white' | 'black') => Words
  readonly apart: (a: Runs, b: Runs) => Words
  readonly byeBefore: (name: Runs) => Words
  readonly incomplete: (wish: Words) => Words
  readonly worse: (wish: Words, criterion: string, value: Runs, instead: Runs, counted: boolean) => Words
  readonly later: (wish: Words) => Words
  /** As good it need not be: the method came to something else before. */
  readonly otherFirst: (wish: Words) => Words
  readonly otherRound: (a: Runs, b: Runs, round: number) => Words
  readonly otherSection: (a: Runs, b: Runs) => Words

  /** In a report card: the round can be completed, or not. */
  readonly holds: string
  readonly fails: string
  readonly completion: string
}
