import {
  cfcVariations,
  defaultCfcSettings,
  defaultDeskSettings,
  defaultRoundRobinSettings,
  defaultSsmSettings,
  exclusiveCfcVariations,
  newTournament,
  type PairingSystem,
  parities,
  presetFor,
  presets,
  restrictedBys,
  roundRobinNumbers,
  rulebooks,
  tieBreakRules,
} from '@zug/engine'

/** The settings that mean something under a rulebook, beside those that every tournament has. */
const optionsOf = ({ id, scoring, scoringOf, colourless }: PairingSystem): readonly string[] => [
  ...(scoring === undefined && scoringOf === undefined ? ['scoring'] : []),
  ...(colourless === true || id.startsWith('cfc') || id === 'round-robin' ? [] : ['colourless']),
  ...(id.startsWith('fide-dutch') ? ['acceleration', 'parity'] : []),
  ...(id.startsWith('cfc') ? ['cfc'] : []),
  ...(id === 'ssm' ? ['ssm'] : []),
  ...(id === 'round-robin' ? ['roundRobin', 'teamEvent'] : []),
]

const familyOf = (id: string): string => id.replace(/-\d{4}$/, '')

/** Newest first within a family: it is what a new tournament takes. */
const listed = rulebooks.toReversed().toSorted((a, b) => Number(b.id.startsWith('fide')) - Number(a.id.startsWith('fide')))

/** All that a form for a new tournament has to offer; it does not change while the server runs. */
export const rulebookList = () => ({
  rulebooks: listed.map((system) => ({
    id: system.id,
    title: system.title,
    family: familyOf(system.id),
    edition: /\d{4}$/.exec(system.id)?.[0] ?? null,
    current: system.id === listed.find(({ id }) => familyOf(id) === familyOf(system.id))?.id,
    colourless: system.colourless === true,
    teams: system.entrants !== undefined,
    scoring: system.scoring ?? null,
    /** How a round as a whole is explained; questions about players are answered by all. */
    explains: system.steps === undefined ? 'criteria' : 'steps',
    options: optionsOf(system),
    articles: system.articles.map(({ number, title }) => ({ number, title })),
    preset: presetFor(newTournament({ rulebook: system.id, ...(system.id === 'cfc-team' ? { teams: [] } : {}) })).name,
  })),
  tieBreaks: tieBreakRules.map(({ name, title, article, for: whom, modifiers, decimals }) => ({
    name,
    title,
    article,
    for: whom,
    modifiers,
    decimals,
  })),
  presets: presets.map((preset) => ({ ...preset, codes: preset.codes.split(',') })),
  cfcVariations: { all: cfcVariations, exclusive: exclusiveCfcVariations },
  choices: { parities, restrictedBys, roundRobinNumbers, acceleration: ['baku'] },
  defaults: { settings: defaultDeskSettings, cfc: defaultCfcSettings, ssm: defaultSsmSettings, roundRobin: defaultRoundRobinSettings },
})
