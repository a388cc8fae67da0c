import type { Random } from '../random.ts'
import type { Axis, SimulationSettings, Span } from './settings.ts'

/** How often things happen in one tournament, as probabilities. */
export type Rates = {
  /** null: the result model decides. */
  readonly draw: number | null
  readonly forfeit: number
  readonly doubleForfeit: number
  readonly unusualResult: number
  readonly quickGame: number
  readonly halfPointBye: number
  readonly fullPointBye: number
  readonly zeroPointBye: number
  readonly withdrawal: number
  readonly lateEntry: number
  readonly reEntry: number
}

export const within = ({ low, high }: Span, random: Random): number =>
  random.between(Math.ceil(low), Math.max(Math.ceil(low), Math.floor(high)))

/** A rate of the axis as a probability; null where the axis is off. Both draws are made in any case, so that one axis does not shift the others. */
export const rateOf = ({ low, high, often }: Axis, random: Random): number | null => {
  const on = random.chance(often)
  const rate = (low + random.next() * (high - low)) / 100
  return on ? rate : null
}

export const drawRates = (settings: SimulationSettings, random: Random): Rates => {
  const rate = (axis: Axis): number => rateOf(axis, random) ?? 0
  return {
    draw: rateOf(settings.draws, random),
    forfeit: rate(settings.forfeits),
    doubleForfeit: rate(settings.doubleForfeits),
    unusualResult: rate(settings.unusualResults),
    quickGame: rate(settings.quickGames),
    halfPointBye: rate(settings.halfPointByes),
    fullPointBye: rate(settings.fullPointByes),
    zeroPointBye: rate(settings.zeroPointByes),
    withdrawal: rate(settings.withdrawals),
    lateEntry: rate(settings.lateEntries),
    reEntry: rate(settings.reEntries),
  }
}
