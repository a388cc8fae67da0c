import { makeTournamentJson } from '@zug/engine/files'
import { newTournament, type Tournament, type TrfWriteIssue } from '@zug/engine/model'
import type { PairingSystem } from '@zug/engine/pairing'
import { defaultSimulation, notAtAll, type SimulationSettings } from '@zug/engine/simulation'
import { makeTrf } from '@zug/engine/trf'

export const generatedFormats = ['trf16', 'trfx', 'trfbx', 'trf26', 'json'] as const
export type GeneratedFormat = (typeof generatedFormats)[number]

/**
 * Can a file of this format say by which rulebook it was paired, and all that the rulebook needs? Some rank by scores of the games, which no report
 * has; byes of teams came with TRF26.
 */
export const carriesRulebook = (format: GeneratedFormat, system: PairingSystem): boolean => {
  if (format === 'json') return true
  const { games, pairs } = system.traits
  if (games === 'scores' || (pairs === 'teams' && format !== 'trf26')) return false
  return !makeTrf(system.declared(newTournament()), { dialect: format }).issues.some(({ code }) => code === 'rules-not-carried')
}

/** Lots can be drawn again only from a seed, and only JSON has room for one. */
const drawsLots = ({ settings }: PairingSystem): boolean => settings.some(({ seed }) => seed)

export const defaultFormat = (system: PairingSystem): GeneratedFormat =>
  carriesRulebook('trf26', system) && !drawsLots(system) ? 'trf26' : 'json'

/** The axes that a format leaves no room for, kept out of what is drawn by lot. */
export const withinFormat = (given: SimulationSettings, format: GeneratedFormat): SimulationSettings => {
  if (format === 'json') return given
  const settings = { ...given, regulationsOnFile: false }
  const clubs = settings.clubs === defaultSimulation.clubs ? notAtAll : settings.clubs
  const forbidden = settings.forbiddenGroups === defaultSimulation.forbiddenGroups ? notAtAll : settings.forbiddenGroups
  const scoring = settings.scoring === 'any' ? 'standard' : settings.scoring
  const acceleration = settings.acceleration === 'any' ? 'none' : settings.acceleration
  switch (format) {
    case 'trf16':
      return { ...settings, clubs, scoring, acceleration, forbiddenGroups: forbidden, forbiddenForEver: true }
    case 'trfx':
      return { ...settings, clubs, forbiddenForEver: true }
    default:
      return { ...settings, clubs }
  }
}

/** Lost without harm: a finished report shows its rounds and the colour of its first board, and clubs decide nothing there. */
const harmless: ReadonlySet<TrfWriteIssue['code']> = new Set(['rounds-not-carried', 'initial-colour-not-carried', 'club-not-carried'])

/** The text of a generated file; issues when the format cannot carry what decides the pairings. */
export const written = (
  tournament: Tournament,
  format: GeneratedFormat,
): { readonly text: string; readonly issues: readonly TrfWriteIssue[] } => {
  if (format === 'json') return { text: makeTournamentJson(tournament), issues: [] }
  // Programs of that time know neither criteria of standings nor a code for an acceleration whose points are spelled out.
  const plain =
    format === 'trf26'
      ? tournament
      : { ...tournament, rules: withoutAcceleration(tournament.rules), extra: tournament.extra.filter(({ id }) => id !== '212') }
  const { text, issues } = makeTrf(plain, { dialect: format })
  return { text, issues: issues.filter(({ code }) => !harmless.has(code)) }
}

const withoutAcceleration = (rules: Tournament['rules']): Tournament['rules'] =>
  rules !== null && 'acceleration' in rules ? { ...rules, acceleration: null } : rules

export const extensionOf = (format: GeneratedFormat): string => (format === 'json' ? 'json' : 'trf')
