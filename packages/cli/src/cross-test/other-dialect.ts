import type { Tournament } from '@zug/engine/model'
import type { PairingSystem } from '@zug/engine/pairing'
import { notAtAll, type SimulationSettings } from '@zug/engine/simulation'
import { makeTrf } from '@zug/engine/trf'

/** What an engine reads: the format our tournaments are made for, and their text in its own words. */
export type OtherDialect = {
  readonly format: 'trfbx' | 'trfx' | 'trf16'
  /** Does it know only the result codes of 2006? */
  readonly old: boolean
  readonly textOf: (tournament: Tournament, text: string) => string
}

/**
 * JaVaFo of 2014, which pairs by the rules of its time, knows the codes of 2006 alone. Later ones take a rulebook in 092 for a wish for other rules than their
 * own, so that it is left out.
 */
export const dialectFor = (like: 'bbp' | 'javafo', system: PairingSystem): OtherDialect => {
  if (like === 'bbp') return { format: 'trfbx', old: false, textOf: (_, text) => text }
  const { edition } = system.traits
  if (edition !== null && edition.year <= 2014) return { format: 'trf16', old: true, textOf: asOldJaVaFo }
  return { format: 'trfx', old: false, textOf: (_, text) => withoutType(text) }
}

/** What those codes cannot tell apart, a full-point bye and games of less than a move, stays out of the tournaments. */
export const within = (settings: SimulationSettings, { old }: OtherDialect): SimulationSettings =>
  old ? { ...settings, fullPointByes: notAtAll, quickGames: notAtAll } : settings

const withoutType = (text: string): string => text.replace(/^092 .*\r?\n/m, '')

const asOldJaVaFo = (tournament: Tournament): string => {
  const { numberOfRounds, initialColour } = tournament
  const report = makeTrf({ ...tournament, extra: [] }, { dialect: 'trf06', lineEnd: '\n' }).text
  const setup = [
    ...(numberOfRounds === null ? [] : [`XXR ${numberOfRounds}`]),
    ...(initialColour === null ? [] : [`XXC ${initialColour}1`]),
  ]
  return `${withoutType(report)}${setup.map((line) => `${line}\n`).join('')}`
}
