import type { Colour } from '@zug/engine/model'
import type { Axis, RatingShape, ScoringName, SimulationSettings, Span } from '@zug/engine/simulation'

/** Options that set an axis of the simulation, by the name of the axis. */
export type AxisOptions = {
  readonly players: Span
  readonly field: SimulationSettings['field']
  readonly rounds: Span
  readonly rating: Span
  readonly ratingShape: RatingShape
  readonly unrated: Axis
  readonly titles: Axis
  readonly clubs: Axis
  readonly boards: Span
  readonly draws: Axis
  readonly forfeits: Axis
  readonly doubleForfeits: Axis
  readonly unusual: Axis
  readonly quickGames: Axis
  readonly halfByes: Axis
  readonly fullByes: Axis
  readonly zeroByes: Axis
  readonly withdrawals: Axis
  readonly lateEntries: Axis
  readonly reEntries: Axis
  readonly forbidden: Axis
  readonly acceleration: SimulationSettings['acceleration']
  readonly scoring: ScoringName
  readonly initialColour: Colour
  readonly tieBreaks: readonly string[] | 'usual'
}

/** The axes that were asked for; the others are drawn by lot. */
export const axesOf = (options: Partial<AxisOptions>): Partial<SimulationSettings> => {
  const given = {
    players: options.players,
    field: options.field,
    rounds: options.rounds,
    lowestRating: options.rating === undefined ? undefined : { low: options.rating.low, high: options.rating.low },
    highestRating: options.rating === undefined ? undefined : { low: options.rating.high, high: options.rating.high },
    ratingShape: options.ratingShape,
    unratedPlayers: options.unrated,
    titles: options.titles,
    clubs: options.clubs,
    boards: options.boards,
    draws: options.draws,
    forfeits: options.forfeits,
    doubleForfeits: options.doubleForfeits,
    unusualResults: options.unusual,
    quickGames: options.quickGames,
    halfPointByes: options.halfByes,
    fullPointByes: options.fullByes,
    zeroPointByes: options.zeroByes,
    withdrawals: options.withdrawals,
    lateEntries: options.lateEntries,
    reEntries: options.reEntries,
    forbiddenGroups: options.forbidden,
    acceleration: options.acceleration,
    scoring: options.scoring,
    initialColour: options.initialColour,
    tieBreaks: options.tieBreaks,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<SimulationSettings>
}
