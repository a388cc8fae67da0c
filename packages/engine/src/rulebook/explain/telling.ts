import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { ColoursEvent, ExchangeEvent, ExplainedCandidate, Obstacle } from '../../pairing/explanation.ts'
import type { ExplainedGroup, NaturalPlace, PairChange, WhyNot } from '../../pairing/explanation-answers.ts'
import type { Board } from '../../pairing/round-pairing.ts'

export type Two = readonly [higher: PlayerId, lower: PlayerId]

/** A group as it was paired: its players by rank, those from above first in `movedDown`; whoever leaves it goes down, or has the bye if it is the last. */
export type ToldGroup = {
  readonly players: readonly PlayerId[]
  readonly movedDown: readonly PlayerId[]
  readonly pairs: readonly Two[]
  readonly downfloaters: readonly PlayerId[]
  readonly last: boolean
  /** Those who could meet nobody in it. */
  readonly incompatible: readonly PlayerId[]
}

/** What a question asks for instead of what was done: a pair, or that a player leaves the group that paired them. */
export type Wish = { readonly kind: 'pair'; readonly pair: Two } | { readonly kind: 'leave'; readonly player: PlayerId }

export type Stuck = {
  readonly stuck: readonly PlayerId[]
  readonly only: readonly PlayerId[]
  readonly bye: boolean
  readonly deadEnd?: true
}

/** The articles that answers cite. */
export type TellingNames = {
  readonly absence: string
  /** Groups by score. */
  readonly group: string
  readonly float: string
  /** A pair with somebody from above. */
  readonly moved: readonly string[]
  readonly bye: string
  /** Everybody must be paired. */
  readonly completion: string
  /** The order of opponents. */
  readonly order: string
  /** Whoever can meet nobody in the group. */
  readonly incompatible: string
}

/** What a rulebook tells of one round, for all questions to be answered alike. */
export type Telling = {
  readonly tournament: Tournament
  readonly round: RoundNumber
  readonly names: TellingNames
  /** Everybody to be paired, by score and rank. */
  readonly field: readonly ExplainedGroup[]
  /** From the top; null when no legal pairing exists. */
  readonly groups: readonly ToldGroup[] | null
  readonly boards: readonly Board[]
  readonly bye: PlayerId | null
  readonly colourless: boolean
  /** May whoever came down to a group leave it again? An odd man is paired where he goes. */
  readonly movedDownMayLeave: boolean
  /** The law that keeps two apart. */
  readonly obstacle: (a: PlayerId, b: PlayerId) => Obstacle | null
  readonly byeObstacle: (player: PlayerId) => Obstacle | null
  /** Who cannot be paired when these players are taken out; null when everybody else can. */
  readonly stuckWithout: (players: readonly PlayerId[]) => Stuck | null
  readonly chosen: (group: ToldGroup) => ExplainedCandidate | null
  /** Grants a wish that no law forbids and that lets the others be paired, and compares. */
  readonly compare: (wish: Wish) => WhyNot
  /** Opponents that come before `lower` in the order for `higher`. */
  readonly earlier: (pair: Two, group: ToldGroup) => readonly PlayerId[]
  readonly natural: (pair: Two, group: ToldGroup) => NaturalPlace | null
  readonly exchange: (pair: Two, group: ToldGroup) => ExchangeEvent | null
  readonly colours: (board: Board) => ColoursEvent | null
}

/** Boards of the whole round that differ. */
export const changeOf = (boards: readonly Board[], others: readonly Board[]): PairChange => {
  const name = ({ white, black }: Board): string => `${white} ${black}`
  const [before, after] = [new Set(boards.map(name)), new Set(others.map(name))]
  return { without: boards.filter((board) => !after.has(name(board))), instead: others.filter((board) => !before.has(name(board))) }
}
