import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { Points } from '../model/points.ts'
import type { RulebookId } from '../model/rules.ts'
import type { ApartReason } from '../model/tournament.ts'
import type {
  Barred,
  ColoursEvent,
  CompletionEvent,
  ExchangeEvent,
  ExplainedCandidate,
  Explanation,
  ForbiddenPair,
  IncompatibleEvent,
  Later,
  NotedPlayer,
  Obstacle,
  PassedOverEvent,
  Precedence,
} from './explanation.ts'
import type { Board } from './round-pairing.ts'

export type PairChange = { readonly without: readonly Board[]; readonly instead: readonly Board[] }

/** "Why not A against B?" */
export type WhyNot =
  | { readonly kind: 'paired'; readonly board: Board; readonly colourless: boolean }
  | { readonly kind: 'same-player'; readonly player: PlayerId }
  | { readonly kind: 'not-to-be-paired'; readonly articles: readonly string[]; readonly players: readonly PlayerId[] }
  | { readonly kind: 'no-bye'; readonly articles: readonly string[] }
  | {
      readonly kind: 'unpaired'
      readonly articles: readonly string[]
      readonly player: PlayerId
      readonly bracket: number
      readonly bye: boolean
    }
  | { readonly kind: 'forbidden'; readonly obstacle: Obstacle }
  | {
      readonly kind: 'cannot-be-completed'
      readonly articles: readonly string[]
      readonly stuck: readonly PlayerId[]
      readonly only: readonly PlayerId[]
      readonly bye: boolean
      /** Everybody could be paired, but the steps, taken as they are written, do not come to it. */
      readonly deadEnd?: true
    }
  | (Alternative & { readonly kind: 'worse'; readonly criterion: string })
  | (Alternative & { readonly kind: 'later'; readonly how: Later | null })
  | (Precedence & { readonly kind: 'comes-first'; readonly articles: readonly string[]; readonly change: PairChange | null })
  /** Round robin: the table has the pair in these rounds; in none when they are not of one section. */
  | {
      readonly kind: 'other-round'
      readonly articles: readonly string[]
      readonly games: readonly TableCell[]
      /** Numbers of the two in the table, in the order of the question; null when they are in different sections. */
      readonly numbers: readonly [number, number] | null
    }

  /** Round robin of an odd number: the table has this player rest in other rounds. */
  | {
      readonly kind: 'rests-in'
      readonly articles: readonly string[]
      readonly player: PlayerId
      readonly number: number
      readonly rounds: readonly RoundNumber[]
    }

/** A game of a round-robin table. */
export type TableCell = { readonly round: RoundNumber; readonly board: Board }

/** The best candidate of the bracket with the wish granted, beside the one chosen. */
export type Alternative = {
  readonly articles: readonly string[]
  readonly bracket: number
  /** Who would have to leave the bracket for it; null when the two would meet in it. */
  readonly mustFloat: PlayerId | null
  readonly chosen: ExplainedCandidate
  readonly alternative: ExplainedCandidate
  /** Boards of the whole round that would change; null when the bracket alone was looked at. */
  readonly change: PairChange | null
}

/** "Why does A play B?", "why did A float?", "why does A get the bye?"; of a round robin, why the table has a game, or has somebody rest. */
export type Why = WhyPair | WhyFloat | WhyBye | WhyGame | WhyRest

export type WhyPair = InBracket & {
  readonly kind: 'pair'
  readonly players: readonly [higher: PlayerId, lower: PlayerId]
  readonly scores: readonly [Points, Points]
  /** For whom the order of opponents is that of `passedOver`, `earlier` and `natural`; left out where it is the higher one. */
  readonly chooser?: PlayerId
  /** The bracket has nobody but these two (`two`), or nobody else there may play one of them (`one`). */
  readonly only: 'two' | 'one' | null
  /** Where it is `one`: what keeps that player from the others, at most three of them. */
  readonly onlyBecause: readonly ForbiddenPair[]
  /** The exchange that brought one of the two into the other subgroup. */
  readonly exchange: ExchangeEvent | null
  /** Opponents that came first in the order, and why they were not taken; `earlier` counts them all. */
  readonly passedOver: readonly PassedOverEvent[]
  readonly earlier: number
  /** Where the two are at the same place of what meets in order; null where the order came to them otherwise. */
  readonly natural: NaturalPlace | null
  readonly colours: ColoursEvent | null
  /** Where the higher ranked came down to this pair: why. */
  readonly float: WhyFloat | null
}

/** The upper half meets the lower half in order, or those who came down meet the others so, or those of one subgroup those of the other, or the first the last and so on inwards; places count from 1. */
export type NaturalPlace = { readonly of: 'halves' | 'moved-down' | 'subgroups' | 'ends'; readonly place: number }

export type WhyFloat = Unpaired & { readonly kind: 'float'; readonly way?: FloatWay }

/** Lim: where a floater goes, of which type it is (3.9; null of a cracked pairing), and what for. */
export type FloatWay = {
  readonly direction: 'down' | 'up'
  readonly type: 'a' | 'b' | 'c' | 'd' | null
  readonly reason: 'alone' | 'evenness' | 'left-over' | 'cracked'
}

export type WhyBye = Unpaired & {
  readonly kind: 'bye'
  /** Lower ranked players who could not take it; `lowest`: that is everybody ranked lower. */
  readonly barred: readonly Barred[]
  readonly lowest: boolean
  /** Given before any bracket is paired, in an order of its own. */
  readonly beforehand?: true
}

/** Round robin: the numbers that meet in this round. */
export type WhyGame = {
  readonly kind: 'game'
  readonly articles: readonly string[]
  readonly players: readonly [white: PlayerId, black: PlayerId]
  readonly numbers: readonly [number, number]
  readonly table: RoundRobinTable
}

/** Round robin: the number that rests in this round. */
export type WhyRest = {
  readonly kind: 'rest'
  readonly articles: readonly string[]
  readonly player: PlayerId
  readonly number: number
  readonly table: RoundRobinTable
}

/** So many numbers it has, by lot or as they were given before. */
export type RoundRobinTable = { readonly players: number; readonly drawn: boolean }

/** Where it was decided. */
export type InBracket = {
  readonly articles: readonly string[]
  readonly bracket: number
  readonly bracketSize: number
  readonly movedDown: readonly PlayerId[]
}

/** What is told of anybody whom a bracket leaves unpaired. */
export type Unpaired = InBracket & {
  readonly player: PlayerId
  readonly score: Points
  /** Whom the bracket could not pair with anybody, and what the player might have played there. */
  readonly incompatible: IncompatibleEvent | null
  /** The completion test that failed as long as the bracket was paired without regard to it. */
  readonly completion: CompletionEvent | null
  /** The lowest ranked others of the bracket, and why it was none of them. */
  readonly others: readonly { readonly player: PlayerId; readonly answer: WhyNot }[]
}

/** A wish to keep two players apart that could not be kept in a round. */
export type DroppedWish = { readonly players: readonly [PlayerId, PlayerId]; readonly reason: ApartReason }

/** Questions about one round; the round is paired once, when the explainer is made. Players are teams in a team event. */
export type RoundExplainer = {
  /** The rulebook whose articles are cited, where another one than that of the event pairs the round (Burstein 1.6). */
  readonly pairedBy?: RulebookId
  /** Of a rulebook that is a list of criteria; one that is a procedure tells its steps (`PairingSystem.steps`). */
  readonly explain?: () => Explanation
  /** Everybody to be paired, by score from the top; empty where scores decide nothing. */
  readonly field: () => readonly ExplainedGroup[]
  /** Who plays whom, in the order of the boards; empty when no legal pairing exists. */
  readonly boards: () => readonly Board[]
  readonly bye: () => PlayerId | null
  /** What was chosen in the bracket that paired this player, or gave them the bye, with its report card; null where nothing was weighed. */
  readonly chosen: (player: PlayerId) => ExplainedCandidate | null
  /** null when the two do not meet. */
  readonly why: (a: PlayerId, b: PlayerId) => WhyPair | WhyGame | null
  /** Why a player floated, got the bye or rests; null when nothing of it happened. */
  readonly whyUnpaired: (player: PlayerId) => WhyFloat | WhyBye | WhyRest | null
  readonly whyNot: (a: PlayerId, b: PlayerId) => WhyNot
  /** Why this player did not float, or did not get the bye. */
  readonly whyNotUnpaired: (player: PlayerId) => WhyNot
}

export type ExplainedGroup = { readonly score: Points; readonly players: readonly NotedPlayer[] }
