import type { Colour } from '../model/colour.ts'
import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { Points } from '../model/points.ts'
import type { Board } from './round-pairing.ts'

/**
 * Why a round is paired as it is: data, each piece with its articles. Terminal, page and paper word it; nothing here is a sentence.
 */
export type Explanation = { readonly rulebook: string; readonly round: RoundNumber; readonly events: readonly ExplanationEvent[] }

export type ExplanationEvent =
  | FieldEvent
  | BracketEvent
  | IncompatibleEvent
  | CandidateEvent
  | PassedOverEvent
  | ExchangeEvent
  | CompletionEvent
  | ColoursEvent
  | ByeEvent
  | ImpossibleEvent

/** A player in the notation of the arbiters' handbook: number, preference, the last two floats: `4Ww-↓`. */
export type NotedPlayer = {
  readonly player: PlayerId
  readonly notation: string
  readonly score: Points
  /** The colour wanted, if any. */
  readonly due: Colour | null
}

/** Scoregroups from the top. */
export type FieldEvent = {
  readonly kind: 'field'
  readonly articles: readonly string[]
  readonly scoregroups: readonly { readonly score: Points; readonly players: readonly NotedPlayer[] }[]
}

export type BracketEvent = {
  readonly kind: 'bracket'
  readonly articles: readonly string[]
  /** 1 is the first bracket. */
  readonly number: number
  readonly bracketKind: 'normal' | 'penultimate' | 'collapsed'
  readonly last: boolean
  readonly movedDown: readonly NotedPlayer[]
  readonly residents: readonly NotedPlayer[]
  readonly m0: number
  readonly m1: number
  readonly maxPairs: number
  /** Pairs that cannot grant both preferences, and both strong ones, by counting heads. */
  readonly x: number
  readonly z: number
}

/**
 * Why a bracket leaves more players unpaired than it has to by their number: these cannot all be paired in it, and outside the group only `only`
 * could meet them. In a small group every pair that might have been is there with what forbids it.
 */
export type IncompatibleEvent = {
  readonly kind: 'incompatible'
  readonly articles: readonly string[]
  readonly players: readonly PlayerId[]
  readonly only: readonly PlayerId[]
  readonly obstacles: readonly { readonly pair: readonly [PlayerId, PlayerId]; readonly obstacle: Obstacle }[]
}

/**
 * How far a candidate fails one criterion; lists run from the largest to the smallest. An MDP that floats on counts a million more than its score
 * (2026, C18 to C21). In the following bracket, if it is the last one, whoever may not take the bye counts as three unpaired players.
 */
export type Failure =
  | { readonly kind: 'count'; readonly article: string; readonly value: number }
  | { readonly kind: 'differences'; readonly article: string; readonly values: readonly Points[] }
  | { readonly kind: 'next-bracket'; readonly article: string; readonly unpaired: number; readonly scores: readonly Points[] }

export type ExplainedCandidate = {
  readonly pairs: readonly (readonly [higher: PlayerId, lower: PlayerId])[]
  readonly downfloaters: readonly PlayerId[]
  /** Pairs that an absolute criterion forbids; the candidate is then no candidate at all. */
  readonly illegal: readonly { readonly pair: readonly [PlayerId, PlayerId]; readonly obstacle: Obstacle }[]
  /** null when the candidate is illegal. */
  readonly card: readonly Failure[] | null
  /** MDPs of S1 with their opponents' sequence numbers, and the limbo; empty in a homogeneous bracket. */
  readonly mdpSequence: readonly number[]
  readonly limbo: readonly PlayerId[]
  /** S1 and S2 of the bracket or of its remainder, as exchanged and transposed. */
  readonly s1: readonly PlayerId[]
  readonly s2: readonly PlayerId[]
  readonly s2Sequence: readonly number[]
  /** Sequence numbers that left S1 and S2. */
  readonly exchange: { readonly down: readonly number[]; readonly up: readonly number[] }
}

/**
 * The natural candidate, as the subgroups first stand; the one chosen; or one that would have been chosen, had the players below not had to be
 * paired as well.
 */
export type CandidateEvent = {
  readonly kind: 'natural-candidate' | 'chosen-candidate' | 'failed-candidate'
  readonly articles: readonly string[]
  readonly candidate: ExplainedCandidate
  /** For the chosen one: the first criterion by which the natural one is worse; null when they are equal or the same. */
  readonly betterBy: string | null
  readonly natural: boolean
}

/** Why a pair, or the bye for a player, is not to be had. */
export type Obstacle =
  | { readonly kind: 'met'; readonly article: string; readonly rounds: readonly RoundNumber[] }
  /** By the organiser; no article of a rulebook says so. */
  | { readonly kind: 'forbidden'; readonly article: null }
  | { readonly kind: 'colours'; readonly article: string; readonly colour: Colour }
  | { readonly kind: 'worse'; readonly article: string; readonly value: Failure; readonly instead: Failure }
  | { readonly kind: 'more-float'; readonly article: string }
  | { readonly kind: 'incomplete'; readonly article: string }
  | { readonly kind: 'bye-barred'; readonly article: string; readonly rounds: readonly RoundNumber[] }

/** An opponent who came earlier in the order and was not taken. */
export type PassedOverEvent = {
  readonly kind: 'passed-over'
  readonly articles: readonly string[]
  readonly player: PlayerId
  readonly opponent: PlayerId
  readonly instead: PlayerId
  readonly obstacle: Obstacle
}

/** Players changed places between S1 and S2, because without that the best is worse by `obstacle`. */
export type ExchangeEvent = {
  readonly kind: 'exchange'
  readonly articles: readonly string[]
  readonly down: readonly PlayerId[]
  readonly up: readonly PlayerId[]
  readonly obstacle: Obstacle
}

/** Can everybody left be paired after the candidate just shown? `rest` are its downfloaters and all players below. */
export type CompletionEvent = {
  readonly kind: 'completion'
  readonly articles: readonly string[]
  readonly completed: boolean
  readonly rest: readonly PlayerId[]
  /** Who cannot all be paired; nobody, and no bye, when only the bye would go to a higher score than it has to. */
  readonly stuck: readonly PlayerId[]
  /** Outside that group the only others its members could meet. */
  readonly only: readonly PlayerId[]
  /** Nobody but those named may take the bye, and one of them has to. */
  readonly bye: boolean
}

/** What gave the colours of a board. */
export type ColoursEvent = {
  readonly kind: 'colours'
  readonly articles: readonly string[]
  /** Which of the five rules of allocation, from 0. */
  readonly rule: 0 | 1 | 2 | 3 | 4
  readonly board: Board
  readonly white: NotedPlayer
  readonly black: NotedPlayer
}

export type ByeEvent = {
  readonly kind: 'bye'
  readonly articles: readonly string[]
  readonly player: PlayerId
  /** Lower ranked players who could not take it. */
  readonly barred: readonly Barred[]
}

export type Barred = { readonly player: PlayerId; readonly obstacle: Obstacle }

export type ImpossibleEvent = {
  readonly kind: 'impossible'
  readonly articles: readonly string[]
  readonly stuck: readonly PlayerId[]
  readonly only: readonly PlayerId[]
  readonly bye: boolean
}

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
    }
  | (Alternative & { readonly kind: 'worse'; readonly criterion: string })
  | (Alternative & { readonly kind: 'later' })

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

/** "Why does A play B?", "why did A float?", "why does A get the bye?" */
export type Why = {
  readonly kind: 'pair' | 'float' | 'bye'
  readonly articles: readonly string[]
  readonly players: readonly PlayerId[]
  readonly scores: readonly Points[]
  readonly bracket: number
  readonly bracketSize: number
  readonly movedDown: readonly PlayerId[]
  /** The exchange that brought one of the two into the other subgroup. */
  readonly exchange: ExchangeEvent | null
  /** Opponents that came first in the order, and why they were not taken; `earlier` counts them all. */
  readonly passedOver: readonly PassedOverEvent[]
  readonly earlier: number
  readonly colours: ColoursEvent | null
  /** Of a float: whom the bracket could not pair with anybody, and what the player might have played there. */
  readonly incompatible: IncompatibleEvent | null
  /** Of a float: the completion test that failed as long as the bracket was paired without regard to it. */
  readonly completion: CompletionEvent | null
  /** Of the bye: lower ranked players who could not take it. */
  readonly barred: readonly Barred[]
  /** Of a float or the bye: the lowest ranked others of the bracket, and why it was none of them. */
  readonly others: readonly { readonly player: PlayerId; readonly answer: WhyNot }[]
}

/** Questions about one round; the round is paired once, when the explainer is made. */
export type RoundExplainer = {
  readonly explain: () => Explanation
  /** Who plays whom, in the order of the boards; empty when no legal pairing exists. */
  readonly boards: () => readonly Board[]
  /** null when the two do not meet. */
  readonly why: (a: PlayerId, b: PlayerId) => Why | null
  /** Why a player floated or got the bye; null when neither happened. */
  readonly whyUnpaired: (player: PlayerId) => Why | null
  readonly whyNot: (a: PlayerId, b: PlayerId) => WhyNot
  /** Why this player did not float, or did not get the bye. */
  readonly whyNotUnpaired: (player: PlayerId) => WhyNot
}
