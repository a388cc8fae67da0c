import type { Colour } from '../../../model/colour.ts'

/** Every sentence an explanation is made of, in one language. Names arrive ready to print; `articles` is a list such as "C.1" or "D.1, C.10". */
export type Messages = {
  readonly language: string
  readonly colour: (colour: Colour) => string
  readonly list: (items: readonly string[]) => string
  readonly cite: (articles: readonly string[]) => string
  /** What a criterion is about, by its article. */
  readonly criterion: (rulebook: string, article: string) => string
  readonly round: (round: number) => string

  readonly points: (points: string) => string
  readonly scoregroups: string
  readonly bracket: (number: number, kind: 'normal' | 'penultimate' | 'collapsed', last: boolean) => string
  readonly homogeneous: string
  readonly heterogeneous: string
  readonly natural: string
  readonly failed: string
  readonly chosen: string
  readonly naturalIsChosen: string
  readonly floats: (names: string) => string
  readonly getsBye: (name: string) => string
  readonly limbo: (names: string) => string
  readonly notLegal: string
  readonly betterBy: (criterion: string, article: string) => string
  readonly firstOfEquals: string
  readonly exchanged: (down: string, up: string) => string
  readonly withoutExchange: (obstacle: string) => string
  readonly passedOver: (player: string, opponent: string, obstacle: string) => string
  readonly completed: (count: number) => string
  readonly notCompleted: (stuck: string) => string
  readonly colours: string
  readonly bye: (name: string) => string
  readonly byeBarred: (names: string) => string
  readonly impossible: (stuck: string, only: string) => string

  readonly met: (rounds: readonly number[]) => string
  readonly forbidden: string
  readonly bothMustHave: (colour: Colour) => string
  readonly wouldBe: (criterion: string, value: string, instead: string) => string
  readonly incomplete: string

  readonly colourReason: (rule: 0 | 1 | 2 | 3 | 4, white: string, black: string, due: Colour | null) => string
  readonly bothHave: (a: string, b: string, points: string) => string
  readonly movedDownTo: (a: string, aPoints: string, b: string, bPoints: string) => string
  readonly naturalOpponents: (a: string, b: string) => string
  readonly comesBefore: (a: string, other: string, b: string, obstacle: string) => string
  readonly floated: (name: string, points: string, size: number) => string
  readonly unpairedBye: (name: string, points: string) => string

  readonly theyPlay: (white: string, black: string) => string
  readonly notToBePaired: (names: string) => string
  readonly cannotMeet: (a: string, b: string, obstacle: string) => string
  readonly cannotComplete: (a: string, b: string, stuck: string) => string
  readonly needsOpponents: (only: string) => string
  readonly wouldHaveToFloat: (name: string, bracket: number) => string
  readonly worse: (criterion: string, article: string, granted: string, chosen: string) => string
  readonly later: string
  readonly sequence: (label: string, numbers: string) => string
  readonly boardsChange: (without: string, instead: string) => string
}
