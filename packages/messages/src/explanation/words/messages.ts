import type { Claim, ColourRule, NaturalPlace, Precedence, PrecedenceReason } from '@zug/engine/explain'
import type { ApartReason, Colour } from '@zug/engine/model'
import type { Language } from '../../language.ts'
import type { Runs, Words } from '../runs.ts'
import type { BothWaysMessages } from './both-ways/both-ways.ts'
import type { Score, Stuck, Two } from './grammar/grammar.ts'
import type { PanelMessages } from './panel/panel.ts'
import type { PlayerMessages } from './player/player.ts'
import type { StepMessages } from './steps/steps.ts'
import type { UpfloatMessages } from './upfloat/upfloat.ts'

/**
 * Every sentence an explanation is made of, in one language. Names arrive as runs and stay so: a sentence puts them where they belong (``say`${a} plays
 * ${b}.` ``); one that has nothing to put in is a plain string.
 */
export type Messages = {
  readonly language: Language
  readonly list: (items: readonly Words[]) => Runs
  /** Between a label and what it is about. */
  readonly colon: string
  /** What a criterion is about, by its article. */
  readonly criterion: (rulebook: string, article: string) => string
  readonly points: (score: Score) => Runs
  readonly andLess: (score: Score) => Words

  /** The round, bracket by bracket. */
  readonly round: (round: number, rulebook: string) => Words
  readonly scoregroups: string
  readonly bracket: (number: number, kind: 'normal' | 'penultimate' | 'collapsed', last: boolean) => Words
  readonly notAllPaired: (players: readonly Runs[], only: readonly Runs[]) => Words
  readonly natural: string
  readonly failed: string
  readonly pairedAgain: (penultimate: boolean) => Words
  readonly chosen: string
  readonly naturalIsChosen: Words
  readonly nobodyPaired: Words
  readonly everybodyFloats: Words
  readonly floats: (names: Runs) => Words
  readonly getsBye: (name: Runs) => Words
  readonly limbo: (names: Runs) => Words
  readonly notLegal: string
  readonly betterBy: (criterion: string, article: string) => Words
  readonly firstOfEquals: Words
  readonly exchanged: (down: Runs, up: Runs) => Words
  readonly withoutExchange: (obstacle: Runs) => Words
  readonly passedOver: (player: Runs, opponent: Runs, obstacle: Runs) => Words
  readonly completed: (count: number) => Words
  readonly notCompleted: (stuck: Stuck) => Words
  readonly byeTooHigh: Words
  readonly colours: string
  readonly bye: (name: Runs) => Words
  readonly byeBarred: (name: Runs, bar: Runs) => Words
  readonly impossible: (stuck: Stuck) => Words

  /** Why a pair is not to be had; `who` are its two players. */
  readonly met: (who: Two, rounds: readonly number[], played: boolean) => Words
  readonly forbidden: (who: Two) => Words
  /** What the organiser said: by law or if possible, who, in which rounds. */
  readonly apart: (reason: ApartReason) => Words
  readonly bothMustHave: (who: Two, colour: Colour) => Words
  /** `counted`: the criterion counts players, pairs or games; else its value is made of scores. */
  readonly wouldBe: (criterion: string, value: Runs, instead: Runs, counted: boolean) => Words
  readonly moreFloat: Words
  readonly incomplete: (stuck: Stuck | null) => Words
  /** `how`: what would be otherwise, where the order comes to what was chosen first. */
  readonly laterInOrder: (how: Runs | null) => Words
  /** Others change halves than `chosen`; nobody does there, or fewer do, or those who come first. */
  readonly laterExchange: (wished: ExchangedNames, chosen: ExchangedNames) => Runs
  /** `wished` is nobody where the player would be left over. */
  readonly foundFirst: (player: Runs, chosen: Runs) => Runs
  readonly laterOpponent: (player: Runs, wished: Runs | null, chosen: Runs) => Runs
  readonly noTransposition: Words
  /** `winsToo`: so does a round that brought as much as a win. */
  readonly byeBar: (rounds: readonly number[], winsToo: boolean) => Words

  /** Why A plays B, floated, or gets the bye. */
  readonly colourReason: (rule: ColourRule, white: Coloured, black: Coloured, claim: Claim | undefined) => Words
  readonly bothHave: (a: Runs, b: Runs, score: Score) => Words
  readonly movedDownTo: (a: Runs, aScore: Score, b: Runs, bScore: Score) => Words
  readonly nobodyElse: (name: Runs, obstacles: readonly Runs[]) => Words
  readonly firstInOrder: (a: Runs, b: Runs) => Words
  /** Both at this place: of the upper and the lower half, or of those who came down and the others. */
  readonly inOrder: (a: Runs, b: Runs, of: NaturalPlace['of'], place: number) => Words
  readonly comesBefore: (a: Runs, other: Runs, b: Runs, obstacle: Runs) => Words
  readonly moreComeBefore: (a: Runs, count: number, b: Runs) => Words
  readonly changedPlaces: (down: readonly Runs[], up: readonly Runs[], obstacle: Runs) => Words
  readonly floated: (name: Runs, score: Score, bracket: number, size: number) => Words
  readonly unpairedBye: (name: Runs, score: Score) => Words
  readonly meetsNobodyThere: (name: Runs, obstacles: readonly Runs[]) => Words
  readonly couldNotAllBePaired: (players: readonly Runs[], only: readonly Runs[], obstacles: readonly Runs[]) => Words
  readonly otherwise: (stuck: Stuck) => Words
  /** The same under rulebooks that speak of odd men, and of tables. */
  readonly oddManMeets: (a: Runs, aScore: Score, b: Runs, bScore: Score) => Words
  readonly oddMan: (name: Runs, score: Score, size: number) => Words
  readonly byeFirst: (name: Runs, score: Score) => Words
  readonly sameHalf: (a: Runs, b: Runs, obstacle: Runs) => Words
  readonly tableMeets: (white: Runs, whiteNumber: number, black: Runs, blackNumber: number) => Words
  readonly tableRests: (name: Runs, number: number) => Words
  readonly numbersBy: (drawn: boolean, players: number) => Words
  /** Of a round that another rulebook pairs than that of the event. */
  readonly seedingRound: (round: number) => Words
  readonly wishDropped: (a: Runs, b: Runs, reason: ApartReason) => Words
  readonly notInstead: (other: Runs, place: Place, obstacle: Runs) => Words
  readonly laterInstead: (other: Runs, place: Place, how: Runs | null) => Words

  /** Why not A against B, why no float. */
  readonly theyPlay: (white: Runs, black: Runs, colourless: boolean) => Words
  readonly samePlayer: (name: Runs) => Words
  readonly notToBePaired: (names: readonly Runs[]) => Words
  readonly isUnpaired: (name: Runs, bracket: number, bye: boolean) => Words
  readonly noBye: Words
  readonly cannotMeet: (a: Runs, b: Runs, obstacle: Runs) => Words
  readonly cannotTakeBye: (name: Runs, obstacle: Runs) => Words
  readonly cannotComplete: (wish: Words, stuck: Stuck) => Words
  readonly wishPair: (a: Runs, b: Runs) => Words
  readonly wishUnpaired: (name: Runs) => Words
  readonly wouldHaveToFloat: (name: Runs, bracket: number) => Words
  readonly wouldBeOddMan: (name: Runs) => Words
  readonly worse: (criterion: string, article: string, granted: Runs, chosen: Runs) => Words
  readonly later: (how: Runs | null) => Words
  /** The same where players meet in consecutive order, and no candidates are tried. */
  readonly furtherFromOrder: (how: Runs | null) => Words
  /** Of the whole round, paired again with the wish. */
  readonly worseRound: (criterion: string, article: string, granted: Runs, chosen: Runs) => Words
  readonly otherFirst: (how: Runs | null) => Words
  /** `because` is a part of a sentence: what puts `instead` before `other`. */
  readonly comesFirst: (choice: Choice) => Words
  /** The same as a part of a sentence. */
  readonly laterChoice: (choice: Choice) => Runs
  /** What puts one before the other. */
  readonly precedes: (because: PrecedenceReason, instead: Runs, other: Runs) => Words
  readonly otherRounds: (a: Runs, b: Runs, games: readonly { readonly round: number; readonly white: Runs }[]) => Words
  readonly otherSections: (a: Runs, b: Runs) => Words
  readonly restsIn: (name: Runs, number: number, rounds: readonly number[]) => Words
  /** To everybody, about two whom the organiser keeps apart. */
  readonly untold: (a: string, b: string) => string
  readonly sequence: (label: string, numbers: string) => Words
  readonly withWish: string
  readonly boardsChange: (without: Runs, instead: Runs) => Words

  /** The sentence that stands first, the one for players, and the steps of procedures. */
  readonly panel: PanelMessages
  readonly player: PlayerMessages
  readonly steps: StepMessages
  readonly bothWays: BothWaysMessages
  readonly upfloat: UpfloatMessages
}

/** What somebody else might have had instead. */
export type Place = 'bye' | 'float' | 'odd-man' | 'upfloat' | 'both-ways'

/** A place that goes to `instead` before `other`: the bye, the odd man's, or that of the opponent of the odd man `of`. */
export type Choice = {
  readonly place: Precedence['place']
  readonly of: Runs
  readonly instead: Runs
  readonly other: Runs
  readonly because: Words
}

export type ExchangedNames = { readonly down: readonly Runs[]; readonly up: readonly Runs[] }

export type Coloured = { readonly name: Runs; readonly due: Colour | null }
