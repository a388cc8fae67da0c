import type { Colour } from '../model/colour.ts'
import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { Points } from '../model/points.ts'
import type { RulebookId } from '../model/rules.ts'
import type { ApartReason } from '../model/tournament.ts'
import type { Board } from './round-pairing.ts'

/**
 * Why a round is paired as it is: data, each piece with its articles. Terminal, page and paper word it; nothing here is a sentence.
 */
export type Explanation = { readonly rulebook: RulebookId; readonly round: RoundNumber; readonly events: readonly ExplanationEvent[] }

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
  readonly obstacles: readonly ForbiddenPair[]
}

/** How far a candidate fails one criterion, as a person would count it; lists run from the largest to the smallest. */
export type Failure =
  | {
      readonly kind: 'count'
      readonly article: string
      readonly value: number
      /** What is counted, where an article counts several things. */
      readonly name?: string
      /** Of players left unpaired in the last bracket: how many may not take the bye. */
      readonly barred?: number
    }
  | { readonly kind: 'points'; readonly article: string; readonly value: Points }
  /** Score differences, and before them the scores of MDPs who would have one but float on and meet nobody here (2026, C18 and C20). */
  | { readonly kind: 'differences'; readonly article: string; readonly floating: readonly Points[]; readonly values: readonly Points[] }
  /** The scores of those whom the following bracket leaves unpaired; if it is the last one, how many of them may not take the bye. */
  | { readonly kind: 'next-bracket'; readonly article: string; readonly scores: readonly Points[]; readonly barred: number }

/** What a criterion is known by: its name where the article has several. */
export const criterionOf = (failure: Failure): string => (failure.kind === 'count' ? (failure.name ?? failure.article) : failure.article)

export type ExplainedCandidate = {
  readonly pairs: readonly (readonly [higher: PlayerId, lower: PlayerId])[]
  readonly downfloaters: readonly PlayerId[]
  /** Pairs that an absolute criterion forbids; the candidate is then no candidate at all. */
  readonly illegal: readonly ForbiddenPair[]
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
  /** The same by name. */
  readonly exchanged: Exchanged
}

/** Who went from the upper half to the lower, and who from the lower to the upper. */
export type Exchanged = { readonly down: readonly PlayerId[]; readonly up: readonly PlayerId[] }

/** Who cannot all be paired, the only others they could meet, and whether one of all these has to take the bye. */
export type StuckPlayers = { readonly stuck: readonly PlayerId[]; readonly only: readonly PlayerId[]; readonly bye: boolean }

/** How a pairing that is as good comes later in the order of the method. */
export type Later =
  /** It exchanges players between the halves: more than what was chosen, or others than those who come first. */
  | { readonly kind: 'exchange'; readonly wished: Exchanged; readonly chosen: Exchanged }
  /** The first in the order who would meet somebody else, or nobody, comes to the opponent that was chosen first. */
  | { readonly kind: 'opponent'; readonly player: PlayerId; readonly wished: PlayerId | null; readonly chosen: PlayerId }
  /** What decides is not told by the order of the players alone: the method came first to a pairing with these two. */
  | { readonly kind: 'found-first'; readonly player: PlayerId; readonly chosen: PlayerId }
  | ({ readonly kind: 'comes-first' } & Precedence)

/** A rule that names players in order comes to `instead` before `other`: for the bye, as the odd man, as the opponent of the odd man `of`, as an upfloater, as a shifter, as a floater of either way. */
export type Precedence = {
  readonly place: 'bye' | 'odd-man' | 'opponent' | 'upfloater' | 'shifter' | 'floater'
  readonly of: PlayerId | null
  readonly instead: PlayerId
  readonly other: PlayerId
  readonly because: PrecedenceReason
}

/**
 * What puts one before the other: fewer points, the lower rating, that only the other is unrated, a lot, the lower or the higher rank; that the other has had to do
 * with an odd man, has an unfinished game, is due the same colour, asked not to meet, is of a group further down; that more of those left keep to their groups; that it
 * has played more matches or games, has the smaller or the larger number, or comes first from the middle outwards; that the other
 * floated in the round before; that its leaving makes the colours due more alike; that the other is paired before it, and that it can go with other floaters.
 */
export const precedenceReasons = [
  'score',
  'rating',
  'rated',
  'lot',
  'lower',
  'higher',
  'odd-before',
  'unfinished',
  'colour',
  'apart',
  'group',
  'laws',
  'matches',
  'games',
  'smaller-number',
  'larger-number',
  'middle',
  'floated-before',
  'evens',
  'paired-first',
  'company',
] as const
export type PrecedenceReason = (typeof precedenceReasons)[number]

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
  /** `unplayed`: paired, but never over the board, where a rulebook asks for no more. */
  | { readonly kind: 'met'; readonly article: string; readonly rounds: readonly RoundNumber[]; readonly unplayed?: true }
  /** By the organiser; no article of a rulebook says so. `reason` where the desk knows it. */
  | { readonly kind: 'forbidden'; readonly article: null; readonly reason?: ApartReason }
  | { readonly kind: 'colours'; readonly article: string; readonly colour: Colour }
  | { readonly kind: 'worse'; readonly article: string; readonly value: Failure; readonly instead: Failure }
  /** It could be had, and as good, but the method comes to what was chosen first. */
  | { readonly kind: 'later'; readonly article: string; readonly how: Later | null }
  /** Of an exchange: no transposition between the subgroups as they stood would do as well. */
  | { readonly kind: 'no-transposition'; readonly article: string }
  | { readonly kind: 'more-float'; readonly article: string }
  /** `stuck` where it is known who cannot be paired then, and whom alone they could meet outside. */
  | { readonly kind: 'incomplete'; readonly article: string; readonly stuck: StuckPlayers | null }
  | { readonly kind: 'bye-barred'; readonly article: string; readonly rounds: readonly RoundNumber[] }

/** Two who cannot meet, and what forbids it. */
export type ForbiddenPair = { readonly pair: readonly [PlayerId, PlayerId]; readonly obstacle: Obstacle }

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

/**
 * What gave the colours: one of the five rules of FIDE's allocation, from 0; or under the CFC handbook what is denied least, `third` game running before
 * `equalise` before alternation, then the higher `rank`, or the `last-lot` of 631.2; or of teams and two-game matches the last time the two differed, the lower colour difference, fewer matches with White,
 * or that the higher ranked, else the other, changes colours; or of Lim that the lower ranked has it below the median.
 */
export type ColourRule =
  | 0
  | 1
  | 2
  | 3
  | 4
  | 'third'
  | 'equalise'
  | 'rank'
  | 'last-lot'
  | 'last-difference'
  | 'lower-difference'
  | 'fewer-whites'
  | 'alternates'
  | 'other-alternates'
  | 'lower-ranked'

/**
 * What makes the stronger of two claims to a colour so strong: the last two games with the other one, so many more games with it, or the wider of two
 * colour differences.
 */
export type Claim =
  | { readonly kind: 'running'; readonly colour: Colour }
  | { readonly kind: 'more'; readonly colour: Colour; readonly games: number }
  | { readonly kind: 'wider'; readonly difference: number; readonly against: number }

/** What gave the colours of a board. */
export type ColoursEvent = {
  readonly kind: 'colours'
  readonly articles: readonly string[]
  readonly rule: ColourRule
  readonly board: Board
  readonly white: NotedPlayer
  readonly black: NotedPlayer
  /** Where the stronger claim decided (rule 1). */
  readonly claim?: Claim
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
