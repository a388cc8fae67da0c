import type { OtherRules, Rules } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import { descriptionById, descriptions, isRulebookId, namedDescription, rulebookInForce } from './description-of.ts'
import type { Description } from './pairing-system.ts'

type Settings = Readonly<Record<string, unknown>>

/** Rules as version 1 of files and events had them: the rulebook by name, and settings in several places, whether they meant something or not. */
export type RulesVersion1 = Settings & {
  readonly rulebook: string | null
  readonly cfc?: Settings | null
  readonly ssm?: Settings | null
  readonly roundRobin?: Settings | null
}

/** What version 1 has of the settings of this rulebook. */
const settingsIn = (old: RulesVersion1, { inVersion1, settings }: Description): Settings => {
  const place: Settings = (inVersion1 === null ? {} : inVersion1 === 'tournament' ? old : old[inVersion1]) ?? {}
  return Object.fromEntries(settings.flatMap(({ name }) => (place[name] === undefined ? [] : [[name, place[name]]])))
}

/** Where a file of version 1 has the settings of these rules, as a JSON pointer. */
export const placeInVersion1 = (tournament: Pick<Tournament, 'rules'>): string => {
  const place = namedDescription(tournament)?.inVersion1 ?? 'tournament'
  return place === 'tournament' ? '' : `/${place}`
}

/** The rulebook that settings without a name speak of; null when they say nothing. */
const spokenOf = (old: RulesVersion1, teams: boolean): Description | null => {
  const own = descriptions.find(({ inVersion1 }) => inVersion1 !== null && inVersion1 !== 'tournament' && old[inVersion1])
  if (own !== undefined) return own
  const usual = descriptionById(rulebookInForce(teams ? { teams: [] } : {}))
  const said = Object.entries(settingsIn(old, usual)).some(([name, value]) => value !== usual.defaults[name as keyof typeof usual.defaults])
  return said ? usual : null
}

export const rulesFromVersion1 = (old: RulesVersion1, teams: boolean): Rules | OtherRules | null => {
  if (old.rulebook !== null && !isRulebookId(old.rulebook)) return { rulebook: 'other', name: old.rulebook }
  const system = old.rulebook === null ? spokenOf(old, teams) : descriptionById(old.rulebook)
  if (system === null) return null
  const of = system.traits.pairs === 'either' ? { of: teams ? 'teams' : 'players' } : {}
  return { ...system.defaults, ...system.meantInVersion1, ...settingsIn(old, system), ...of } as unknown as Rules
}

/** Settings that came later say nothing where they are what was meant before there were any. */
const withoutLater = (
  declared: object,
  { settings, defaults, meantInVersion1 }: Pick<Description, 'settings' | 'defaults' | 'meantInVersion1'>,
): Settings => {
  const later = new Set(settings.flatMap((field) => (field.later ? [field.name] : [])))
  const meant: Settings = { ...defaults, ...meantInVersion1 }
  const isMeant = (name: string, value: unknown): boolean => JSON.stringify(value) === JSON.stringify(meant[name])
  return Object.fromEntries(Object.entries(declared).filter(([name, value]) => !later.has(name) || !isMeant(name, value)))
}

/** The same the other way: receipts of published rounds are hashes of this form. */
export const rulesInVersion1 = ({ rules }: Pick<Tournament, 'rules'>): RulesVersion1 => {
  const plain = { acceleration: null, parity: 'paired-participants' }
  if (rules === null) return { rulebook: null, ...plain }
  if (rules.rulebook === 'other') return { rulebook: rules.name, ...plain }
  const { inVersion1, traits, ...system } = descriptionById(rules.rulebook)
  const { rulebook, ...settings } = rules
  const { of: _, ...all } = settings as Settings
  const declared = withoutLater(all, system)
  if (inVersion1 === null) return { rulebook, ...plain, rules: declared }
  if (inVersion1 === 'tournament') {
    const { colourless, ...others } = declared
    return { rulebook, ...plain, ...others, ...(colourless === true ? { colourless } : {}) }
  }
  // One form served players and teams, and was left out where nothing was declared.
  const {
    rulebook: _id,
    of: _of,
    ...usual
  } = Object.assign({}, ...descriptions.map((each) => (each.inVersion1 === inVersion1 ? withoutLater(each.defaults, each) : {})))
  const whole = { ...usual, ...declared }
  const plainly = Object.keys(whole).every((name) => JSON.stringify(whole[name]) === JSON.stringify(usual[name]))
  const colourless = traits.colours === 'never' ? { colourless: true } : {}
  return { rulebook, ...plain, ...colourless, ...(plainly ? {} : { [inVersion1]: whole }) }
}
