import type { z } from '@hono/zod-openapi'
import { defaultDeskSettings } from '@zug/engine/desk'
import { newTournament, type Rules } from '@zug/engine/model'
import {
  type Article,
  type Offer,
  type PairingSystem,
  pairsTeams,
  type RoundsAdvice,
  rulebookById,
  rulebookInForce,
  rulebooks,
} from '@zug/engine/pairing'
import { presetFor, presets, tieBreakRules } from '@zug/engine/standings'
import type { Told } from '../http/told.ts'
import type { rulebookListSchema } from './rulebook-schema.ts'

/** A kind of event to begin with. */
export type OfferedEvent = {
  readonly name: string
  readonly rules: Rules
  /** A preset. */
  readonly tieBreaks: string
  readonly confirmResults: boolean
  /** For a field of so many entrants, from none. */
  readonly rounds: readonly RoundsAdvice[]
}

export type ListedRulebook = Pick<PairingSystem, 'id' | 'title' | 'traits' | 'settings'> & {
  /** The newest of its family. */
  readonly current: boolean
  readonly defaults: Rules
  readonly articles: readonly Pick<Article, 'number' | 'title'>[]
  readonly preset: string
  readonly offers: readonly OfferedEvent[]
}

/** The preset of tie-breaks that goes with rules. */
export const usualPreset = (rules: Rules) => presetFor(newTournament({ rules, ...(pairsTeams(rules) ? { teams: [] } : {}) }))

const { family } = rulebookById(rulebookInForce({})).traits

/** The family in force first, and within a family the newest: it is what a new tournament takes. */
const listed = rulebooks.toReversed().toSorted((a, b) => Number(b.traits.family === family) - Number(a.traits.family === family))

const isCurrent = ({ id, traits }: PairingSystem): boolean => id === listed.find((other) => other.traits.family === traits.family)?.id

/** Fields up to this size are advised about one by one; a larger one as the largest of them, where the advice on a Swiss grows no more. */
const largestField = 260

const offered = (system: PairingSystem, { name, rules, tieBreaks, confirmResults, rounds }: Offer<object>): OfferedEvent => {
  const whole = { ...system.defaults, ...rules } as Rules
  return {
    name,
    rules: whole,
    tieBreaks,
    confirmResults: confirmResults === true,
    rounds: Array.from({ length: largestField + 1 }, (_, entrants) =>
      rounds === undefined ? system.rounds(entrants, whole) : { rounds, fixed: false },
    ),
  }
}

/** All that a form for a new tournament has to offer; it does not change while the server runs. */
export const rulebookList = (): Told<z.output<typeof rulebookListSchema>> => ({
  rulebooks: listed.map(
    (system): ListedRulebook => ({
      id: system.id,
      title: system.title,
      traits: system.traits,
      current: isCurrent(system),
      defaults: system.defaults as Rules,
      settings: system.settings,
      articles: system.articles.map(({ number, title }) => ({ number, title })),
      preset: usualPreset(system.defaults as Rules).name,
      offers: system.offers.map((offer) => offered(system, offer)),
    }),
  ),
  tieBreaks: tieBreakRules.map(({ name, title, article, for: whom, modifiers, decimals }) => ({
    name,
    title,
    article,
    for: whom,
    modifiers,
    decimals,
  })),
  presets: presets.map((preset) => ({ ...preset, codes: preset.codes.split(',') })),
  defaults: { settings: defaultDeskSettings },
})
