import type { Colour } from '../../../model/colour.ts'
import type { Language } from '../../../model/language.ts'
import type { ApartReason } from '../../../model/tournament.ts'
import type { Claim, ColourRule } from '../../../pairing/explanation.ts'
import type { PanelMessages } from './panel/panel.ts'
import type { PlayerMessages } from './player/player.ts'

type Text = (...values: readonly string[]) => string

/** Every sentence an explanation is made of, in one language. Names and points arrive ready to print. */
export type Messages = {
  readonly language: Language
  readonly list: (items: readonly string[]) => string
  /** Between a label and what it is about. */
  readonly colon: string
  readonly cite: (articles: readonly string[]) => string
  /** What a criterion is about, by its article. */
  readonly criterion: (rulebook: string, article: string) => string
  readonly points: (points: string) => string
  /** Points that an acceleration has added to: `2 points` for pairing only. */
  readonly forPairing: Text
  readonly andLess: (points: string) => string

  /** The round, bracket by bracket. */
  readonly round: (round: number, rulebook: string) => string
  readonly scoregroups: string
  readonly bracket: (number: number, kind: 'normal' | 'penultimate' | 'collapsed', last: boolean) => string
  readonly notAllPaired: (players: string, only: string) => string
  readonly natural: string
  readonly failed: string
  readonly pairedAgain: (penultimate: boolean) => string
  readonly chosen: string
  readonly naturalIsChosen: string
  readonly nobodyPaired: string
  readonly everybodyFloats: string
  readonly floats: Text
  readonly getsBye: Text
  readonly limbo: Text
  readonly notLegal: string
  readonly betterBy: (criterion: string, article: string) => string
  readonly firstOfEquals: string
  readonly exchanged: (down: string, up: string) => string
  readonly withoutExchange: (obstacle: string) => string
  readonly passedOver: (player: string, opponent: string, obstacle: string) => string
  readonly completed: (count: number) => string
  readonly notCompleted: (stuck: Stuck) => string
  readonly byeTooHigh: string
  readonly colours: string
  readonly bye: Text
  readonly byeBarred: (name: string, bar: string) => string
  readonly impossible: (stuck: Stuck) => string

  /** Why a pair is not to be had; `who` are its two players. */
  readonly theTwo: string
  readonly met: (who: string, rounds: readonly number[], played: boolean) => string
  readonly forbidden: Text
  /** What the organiser said: by law or if possible, who, in which rounds. */
  readonly apart: (reason: ApartReason) => string
  readonly bothMustHave: (who: string, colour: Colour) => string
  /** `counted`: the criterion counts players, pairs or games; else its value is made of scores. */
  readonly wouldBe: (criterion: string, value: string, instead: string, counted: boolean) => string
  readonly moreFloat: string
  readonly incomplete: string
  readonly laterInOrder: string
  readonly noTransposition: string
  /** `winsToo`: so does a round that brought as much as a win. */
  readonly byeBar: (rounds: readonly number[], winsToo: boolean) => string

  /** Why A plays B, floated, or gets the bye. */
  readonly colourReason: (rule: ColourRule, white: Coloured, black: Coloured, claim: string) => string
  /** What makes a claim to a colour strong, after a comma. */
  readonly claim: (claim: Claim) => string
  readonly bothHave: (a: string, b: string, points: string) => string
  readonly movedDownTo: (a: string, aPoints: string, b: string, bPoints: string) => string
  readonly nobodyElse: (name: string, obstacles: string) => string
  readonly firstInOrder: (a: string, b: string) => string
  readonly comesBefore: (a: string, other: string, b: string, obstacle: string) => string
  readonly moreComeBefore: (a: string, count: number, b: string) => string
  readonly changedPlaces: (down: string, up: string, obstacle: string) => string
  readonly floated: (name: string, points: string, bracket: number, size: number) => string
  readonly unpairedBye: (name: string, points: string) => string
  readonly meetsNobodyThere: (name: string, obstacles: string) => string
  readonly couldNotAllBePaired: (players: string, only: string, obstacle: string) => string
  readonly otherwise: (stuck: Stuck) => string
  /** The same under rulebooks that speak of odd men, and of tables. */
  readonly oddManMeets: (a: string, aPoints: string, b: string, bPoints: string) => string
  readonly oddMan: (name: string, points: string, size: number) => string
  readonly byeFirst: (name: string, points: string) => string
  readonly sameHalf: (a: string, b: string, obstacle: string) => string
  readonly tableMeets: (white: string, whiteNumber: number, black: string, blackNumber: number) => string
  readonly tableRests: (name: string, number: number) => string
  readonly numbersBy: (drawn: boolean, players: number) => string
  readonly wishDropped: (a: string, b: string, reason: ApartReason) => string
  readonly notInstead: (other: string, place: Place, obstacle: string) => string
  readonly laterInstead: (other: string, place: Place) => string

  /** Why not A against B, why no float. */
  readonly theyPlay: (white: string, black: string, colourless: boolean) => string
  readonly samePlayer: Text
  readonly notToBePaired: Text
  readonly isUnpaired: (name: string, bracket: number, bye: boolean) => string
  readonly noBye: string
  readonly cannotMeet: (a: string, b: string, obstacle: string) => string
  readonly cannotTakeBye: (name: string, obstacle: string) => string
  readonly cannotComplete: (wish: string, stuck: Stuck) => string
  readonly wishPair: (a: string, b: string) => string
  readonly wishUnpaired: Text
  readonly wouldHaveToFloat: (name: string, bracket: number) => string
  readonly wouldBeOddMan: Text
  readonly worse: (criterion: string, article: string, granted: string, chosen: string) => string
  readonly later: string
  /** The same where players meet in consecutive order, and no candidates are tried. */
  readonly furtherFromOrder: string
  /** Of the whole round, paired again with the wish. */
  readonly worseRound: (criterion: string, article: string, granted: string, chosen: string) => string
  readonly otherFirst: string
  readonly comesFirst: (place: 'bye' | 'odd-man' | 'opponent', of: string, instead: string) => string
  readonly otherRounds: (a: string, b: string, games: readonly { readonly round: number; readonly white: string }[]) => string
  readonly otherSections: (a: string, b: string) => string
  readonly restsIn: (name: string, number: number, rounds: readonly number[]) => string
  readonly sequence: (label: string, numbers: string) => string
  readonly withWish: string
  readonly boardsChange: (without: string, instead: string) => string

  /** The sentence that stands first, and the one for players. */
  readonly panel: PanelMessages
  readonly player: PlayerMessages
}

/** Names of those who cannot all be paired, of the only others they could meet, and whether one of all these has to take the bye. */
export type Stuck = { readonly stuck: readonly string[]; readonly only: readonly string[]; readonly bye: boolean }

/** What somebody else might have had instead. */
export type Place = 'bye' | 'float' | 'odd-man'

export type Coloured = { readonly name: string; readonly due: Colour | null }
