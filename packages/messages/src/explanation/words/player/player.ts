import type { Claim, ColourRule, NaturalPlace } from '@zug/engine/explain'
import type { Colour } from '@zug/engine/model'
import type { Runs, Words } from '../../runs.ts'
import type { Score } from '../grammar/grammar.ts'

/** What gave you and your opponent your colours; `due` is the colour each was due, if any. */
export type YourColours = {
  readonly rule: ColourRule
  readonly opponent: Runs
  readonly youHave: Colour
  readonly youWereDue: Colour | null
  readonly theyWereDue: Colour | null
  /** Where the stronger claim decided. */
  readonly claim: Claim | undefined
}

/** Sentences to a player, in the second person. */
export type PlayerMessages = {
  /** `you` in a list of names. */
  readonly you: Runs
  readonly onlyTwo: (opponent: Runs, score: Score) => Words
  readonly bothHave: (opponent: Runs, score: Score) => Words
  readonly youComeDown: (opponent: Runs, yours: Score, theirs: Score) => Words
  readonly theyComeDown: (opponent: Runs, theirs: Score, yours: Score) => Words
  /** Nobody but you for the opponent, or nobody but the opponent for you. */
  readonly noOneElseForYou: (obstacles: readonly Runs[]) => Words
  readonly noOneElseForThem: (opponent: Runs, obstacles: readonly Runs[]) => Words
  /** The order is yours when you are the higher ranked. */
  readonly firstForYou: (opponent: Runs) => Words
  readonly youAreFirst: (opponent: Runs) => Words
  readonly inOrder: (opponent: Runs, of: NaturalPlace['of'], place: number, youAreHigher: boolean) => Words
  readonly comesBefore: (other: Runs, opponent: Runs, obstacle: Runs) => Words
  readonly theyWouldMeet: (other: Runs, opponent: Runs, obstacle: Runs) => Words
  readonly moreComeBefore: (count: number, opponent: Runs) => Words
  /** Between the halves of the group; `withYou`: you are one of them. */
  readonly changedPlaces: (down: readonly Runs[], up: readonly Runs[], obstacle: Runs, withYou: boolean) => Words
  readonly sameHalf: (opponent: Runs, obstacle: Runs) => Words
  readonly colours: (colours: YourColours) => Words
  readonly table: (own: number, opponent: Runs, number: number) => Words
  readonly lowestBye: Words
  readonly byeLeftOver: Words
  readonly byeInOrder: Words
  readonly rests: (own: number) => Words
  readonly floats: (score: Score) => Words

  /** Why not somebody else. */
  readonly untold: (opponent: string) => string
  readonly youPlay: (opponent: Runs) => Words
  readonly yourself: Words
  readonly wish: (opponent: Runs) => Words
  readonly wishUnpaired: Words
  readonly youHadBye: Words
  readonly youAreUnpaired: (bye: boolean) => Words
}
