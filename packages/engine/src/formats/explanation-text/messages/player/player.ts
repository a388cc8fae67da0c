import type { Colour } from '../../../../model/colour.ts'
import type { ColourRule } from '../../../../pairing/explanation.ts'

/** What gave you and your opponent your colours; `due` is the colour each was due, if any. */
export type YourColours = {
  readonly rule: ColourRule
  readonly opponent: string
  readonly youHave: Colour
  readonly youWereDue: Colour | null
  readonly theyWereDue: Colour | null
  /** What makes the stronger claim so strong, after a comma; empty where that did not decide. */
  readonly claim: string
}

/** Sentences to a player, in the second person. */
export type PlayerMessages = {
  /** `you` in a list of names. */
  readonly you: string
  readonly onlyTwo: (opponent: string, points: string) => string
  readonly bothHave: (opponent: string, points: string) => string
  readonly youComeDown: (opponent: string, yours: string, theirs: string) => string
  readonly theyComeDown: (opponent: string, theirs: string, yours: string) => string
  /** Nobody but you for the opponent, or nobody but the opponent for you. */
  readonly noOneElseForYou: (obstacles: string) => string
  readonly noOneElseForThem: (opponent: string, obstacles: string) => string
  /** The order is yours when you are the higher ranked. */
  readonly firstForYou: (opponent: string) => string
  readonly youAreFirst: (opponent: string) => string
  readonly comesBefore: (other: string, opponent: string, obstacle: string) => string
  readonly theyWouldMeet: (other: string, opponent: string, obstacle: string) => string
  readonly moreComeBefore: (count: number, opponent: string) => string
  /** Between the halves of the group; `withYou`: you are one of them. */
  readonly changedPlaces: (down: string, up: string, obstacle: string, withYou: boolean) => string
  readonly sameHalf: (opponent: string, obstacle: string) => string
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
