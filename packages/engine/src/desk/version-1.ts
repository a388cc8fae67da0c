import type { Rules } from '../model/rules.ts'
import { rulesDeclared } from '../pairing/description-of.ts'
import { type RulesVersion1, rulesFromVersion1 } from '../pairing/version-1.ts'
import { type DeskSettings, defaultDeskSettings } from './settings.ts'
import type { DeskState } from './state.ts'

/** Settings as events of version 1 have them: those of rulebooks stand beside the others. */
export type SettingsVersion1 = Partial<Omit<DeskSettings, 'rules'>> & RulesVersion1 & { readonly teamEvent?: boolean }

/** What an event says of settings, whenever it was written. */
export type StoredSettings = Partial<DeskSettings> | SettingsVersion1

/** Settings now, and while only events of version 1 have spoken of rules, what they said: a later one may count on what had no meaning then. */
type Told = { readonly settings: DeskSettings; readonly version1?: SettingsVersion1 }

const names: ReadonlySet<string> = new Set([
  ...Object.keys(defaultDeskSettings),
  ...([
    'schedule',
    'ratings',
    'selfRegistration',
    'fideMode',
    'ratingsByRound',
    'chess960',
    'checkLists',
    'prizes',
    'norms',
    'boardsPerMatch',
  ] satisfies (keyof DeskSettings)[]),
])

/**
 * The rules as receipts of version 1 have them: with all that was said, whether it meant something under the rulebook or not, and without what was left to
 * the rulebook. null where rules were told as they are now.
 */
export const rulesToldIn = ({ version1 }: Pick<DeskState, 'version1'>): RulesVersion1 | null => {
  if (version1 === undefined) return null
  const { rulebook, acceleration = null, parity = 'paired-participants', colourless, ssm, cfc, roundRobin } = version1
  return {
    rulebook,
    acceleration,
    parity,
    ...(colourless === true ? { colourless } : {}),
    ...(ssm ? { ssm } : {}),
    ...(cfc ? { cfc } : {}),
    ...(roundRobin ? { roundRobin } : {}),
  }
}

/** A setting that came after an event was recorded is as usual. */
const withLaterSettings = (rules: Rules): Rules => rulesDeclared(rules, rules)

/** The settings after these were told. */
export const settingsAfter = ({ settings, version1 }: Partial<Told>, told: StoredSettings): Told => {
  const others = Object.fromEntries(Object.entries(told).filter(([name]) => names.has(name)))
  const said = { ...defaultDeskSettings, ...settings, ...others }
  const before = { ...said, rules: withLaterSettings(said.rules) }
  const isOfVersion1 = Object.keys(told).some((name) => !names.has(name))
  if (!isOfVersion1) return { settings: before, ...(version1 === undefined || 'rules' in told ? {} : { version1 }) }
  const all = { ...version1, ...(told as SettingsVersion1) }
  return { settings: { ...before, rules: rulesFromVersion1(all, all.teamEvent === true) as Rules }, version1: all }
}
