import type { Colour } from '../model/colour.ts'
import type { ScoringSystem } from '../model/scoring.ts'

/** Both ends included. */
export type Span = { readonly low: number; readonly high: number }

/** Something that happens at a rate drawn from the span, in per cent, in some tournaments (`often`, a probability) and not at all in the others. */
export type Axis = Span & { readonly often: number }

export const atRate = (low: number, high: number = low): Axis => ({ low, high, often: 1 })
export const notAtAll: Axis = { low: 0, high: 0, often: 0 }

/** How the ratings lie between the lowest and the highest. */
export const ratingShapes = ['uniform', 'normal', 'top-heavy', 'bottom-heavy', 'two-groups', 'equal'] as const
export type RatingShape = (typeof ratingShapes)[number]

export const scoringNames = ['standard', '2-1-0', '3-1-0', '3-2-1', 'half-point-bye', 'no-point-bye'] as const
export type ScoringName = (typeof scoringNames)[number]

/** Every axis of a random tournament. What is left open is drawn by lot for each tournament. */
export type SimulationSettings = {
  readonly players: Span
  readonly field: 'odd' | 'even' | 'any'
  readonly rounds: Span
  readonly lowestRating: Span
  readonly highestRating: Span
  readonly ratingShape: RatingShape | 'any'
  /** Per cent of the players: without rating; with a title, of those strong enough for one. */
  readonly unratedPlayers: Axis
  readonly titles: Axis
  /** How many clubs there are; none of them is a club for nobody. */
  readonly clubs: Axis
  /** Boards of a team, in a team event. */
  readonly boards: Span
  /** Per cent of the games drawn; where the axis is off, the result model decides by rating and colour. */
  readonly draws: Axis
  /** Per cent of the games. */
  readonly forfeits: Axis
  readonly doubleForfeits: Axis
  /** ½-0 and 0-0. */
  readonly unusualResults: Axis
  /** Less than one move. */
  readonly quickGames: Axis
  /** Per cent of the rounds of a player. */
  readonly halfPointByes: Axis
  readonly fullPointByes: Axis
  readonly zeroPointByes: Axis
  /** Per cent of the players; of those who withdrew. */
  readonly withdrawals: Axis
  readonly lateEntries: Axis
  readonly reEntries: Axis
  /** How many groups of players must not meet, for how long by lot unless `forbiddenForEver`. */
  readonly forbiddenGroups: Axis
  readonly forbiddenForEver: boolean
  readonly acceleration: 'none' | 'baku' | 'any'
  readonly scoring: ScoringName | ScoringSystem | 'any'
  readonly initialColour: Colour | 'any'
  /** Codes of C.07 in order; `usual`: those that go with the rulebook. Of players only. */
  readonly tieBreaks: readonly string[] | 'any' | 'usual'
  /** Variations that the rulebook itself offers (CFC 602, SSM B4, sections of lots) are announced by lot, or left at their defaults. */
  readonly variations: boolean
  /** CFC 602: exactly these are announced, where the rulebook has a list of them; null: as `variations` says. */
  readonly announced: readonly string[] | null
  /**
   * Has the file room for what a rulebook leaves to the regulations: variations, seeds of lots, who is excused? Where it has none, nothing of it is declared,
   * since whoever reads the file could not know.
   */
  readonly regulationsOnFile: boolean
}

const sometimes = (often: number, high: number): Axis => ({ low: 0, high, often })

/** Tournaments as they are, quiet ones and wild ones. */
export const defaultSimulation: SimulationSettings = Object.freeze({
  players: { low: 20, high: 60 },
  field: 'any',
  rounds: { low: 5, high: 9 },
  lowestRating: { low: 1000, high: 2200 },
  highestRating: { low: 2200, high: 2800 },
  ratingShape: 'any',
  unratedPlayers: sometimes(0.6, 25),
  titles: sometimes(0.8, 80),
  clubs: sometimes(0.5, 12),
  boards: { low: 2, high: 6 },
  draws: sometimes(0.25, 80),
  forfeits: sometimes(0.6, 8),
  doubleForfeits: sometimes(0.3, 2),
  unusualResults: sometimes(0.3, 2),
  quickGames: sometimes(0.3, 2),
  halfPointByes: sometimes(0.5, 8),
  fullPointByes: sometimes(0.15, 1),
  zeroPointByes: sometimes(0.4, 5),
  withdrawals: sometimes(0.5, 20),
  lateEntries: sometimes(0.4, 10),
  reEntries: sometimes(0.5, 50),
  forbiddenGroups: sometimes(0.25, 4),
  forbiddenForEver: false,
  acceleration: 'any',
  scoring: 'any',
  initialColour: 'any',
  tieBreaks: 'any',
  variations: true,
  announced: null,
  regulationsOnFile: true,
})

/** Nothing out of the ordinary: everybody comes to every round and plays. */
export const quietSimulation: SimulationSettings = Object.freeze({
  ...defaultSimulation,
  draws: notAtAll,
  forfeits: notAtAll,
  doubleForfeits: notAtAll,
  unusualResults: notAtAll,
  quickGames: notAtAll,
  halfPointByes: notAtAll,
  fullPointByes: notAtAll,
  zeroPointByes: notAtAll,
  withdrawals: notAtAll,
  lateEntries: notAtAll,
  reEntries: notAtAll,
  forbiddenGroups: notAtAll,
  acceleration: 'none',
  scoring: 'standard',
  tieBreaks: 'usual',
  variations: false,
})
