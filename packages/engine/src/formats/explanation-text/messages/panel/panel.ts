import type { RoundNumber } from '../../../../model/ids.ts'

/**
 * Sentences that stand alone: the first thing a panel says. Names and points arrive ready to print; `wish` is what was asked for, as a phrase.
 */
export type PanelMessages = {
  /** Why A plays B. */
  readonly onlyTwo: (a: string, b: string, points: string) => string
  readonly noOneLeft: (a: string, b: string) => string
  readonly noOneElseMay: (a: string, b: string) => string
  readonly firstInOrder: (a: string, b: string) => string
  readonly comesDown: (a: string, points: string, b: string) => string
  readonly oddMan: (a: string, b: string) => string
  readonly exchanged: (a: string, b: string) => string
  /** `names` of those who came first, none when they are too many to name. */
  readonly passedOver: (a: string, b: string, names: readonly string[], count: number) => string
  readonly table: (white: string, black: string, round: number) => string

  /** Why A floats, or gets the bye. */
  readonly floatsAlone: (name: string) => string
  readonly floatsForBelow: (name: string) => string
  readonly floatsLeftOver: (name: string) => string
  readonly lowestBye: (name: string) => string
  readonly byeLeftOver: (name: string) => string
  /** Where the bye is given before anybody is paired. */
  readonly byeInOrder: (name: string) => string
  readonly rests: (name: string, round: number) => string

  /** Why not. */
  readonly met: (a: string, b: string, rounds: readonly RoundNumber[], played: boolean) => string
  readonly bothMustHave: (a: string, b: string, colour: 'white' | 'black') => string
  readonly apart: (a: string, b: string) => string
  readonly byeBefore: (name: string) => string
  readonly incomplete: (wish: string) => string
  readonly worse: (wish: string, criterion: string, value: string, instead: string, counted: boolean) => string
  readonly later: (wish: string) => string
  /** As good it need not be: the method came to something else before. */
  readonly otherFirst: (wish: string) => string
  readonly otherRound: (a: string, b: string, round: number) => string
  readonly otherSection: (a: string, b: string) => string

  /** In a report card: the round can be completed, or not. */
  readonly holds: string
  readonly fails: string
  readonly completion: string
}
