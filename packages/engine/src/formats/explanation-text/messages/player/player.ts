import type { Colour } from '../../../../model/colour.ts'
import type { ColourRule } from '../../../../pairing/explanation.ts'

/** What gave you and your opponent your colours; `due` is the colour each was due, if any. */
export type YourColours = {
  readonly rule: ColourRule
  readonly opponent: string
  readonly youHave: Colour
  readonly youWereDue: Colour | null
  readonly theyWereDue: Colour | null
}

/** Sentences to a player, in the second person. */
export type PlayerMessages = {
  /** `you` in a list of names. */
  readonly you: string
  readonly onlyTwo: (opponent: string, points: string) => string
  readonly bothHave: (opponent: string, points: string) => string
  readonly youComeDown: (opponent: string, yours: string, theirs: string) => string
  readonly theyComeDown: (opponent: string, theirs: string, yours: string) => string
  readonly noOneElse: (opponent: string) => string
  /** The order is yours when you are the higher ranked. */
  readonly firstForYou: (opponent: string) => string
  readonly youAreFirst: (opponent: string) => string
  readonly comesBefore: (other: string, opponent: string, obstacle: string) => string
  readonly theyWouldMeet: (other: string, opponent: string, obstacle: string) => string
  readonly moreComeBefore: (count: number, opponent: string) => string
  readonly exchanged: (opponent: string) => string
  readonly colours: (colours: YourColours) => string
  readonly table: (own: number, opponent: string, number: number) => string
  readonly lowestBye: string
  readonly byeLeftOver: string
  readonly byeInOrder: string
  readonly rests: (own: number) => string
  readonly floats: (points: string) => string

  /** Why not somebody else. */
  readonly youPlay: (opponent: string) => string
  readonly yourself: string
  readonly youAreAway: string
  readonly wish: (opponent: string) => string
  readonly wishUnpaired: string
  readonly youHadBye: string
  readonly youAreUnpaired: (bye: boolean) => string
}
