import type { DeclaredRules, RulebookId, Rules } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import type { SettingField } from '../pairing/setting-field.ts'
import type { Traits } from '../pairing/traits.ts'

/** What pages ask about an event: the traits of its rulebook, and what its settings add to them. */
export type EventTraits = Traits & { readonly teams: boolean; readonly colourless: boolean }

/** An event under these rules, of a rulebook with these traits. */
export const traitsUnder = (traits: Traits, rules: Tournament['rules']): EventTraits => ({
  ...traits,
  teams: traits.pairs === 'teams' || (rules !== null && 'of' in rules && rules.of === 'teams'),
  colourless:
    traits.colours === 'never' || (traits.colours === 'as-declared' && rules !== null && 'colourless' in rules && rules.colourless),
})

type Declares<R> = { readonly id: RulebookId; readonly defaults: R; readonly settings: readonly SettingField[] }

/** Rules as a rulebook would have them: its own, else its defaults with what both have in common. */
export const adoptedRules = <R extends { readonly rulebook: RulebookId }>(
  { id, defaults, settings }: Declares<R>,
  rules: Tournament['rules'],
): R => {
  if (rules?.rulebook === id) {
    const own = rules as Rules as unknown as R
    // A setting that came after the event was declared is as usual.
    return settings.every(({ name, later }) => !later || name in own) ? own : { ...defaults, ...own }
  }
  const shared = settings.flatMap(({ name }) => (rules !== null && name in rules ? [[name, rules[name as keyof typeof rules]]] : []))
  return { ...defaults, ...Object.fromEntries(shared) }
}

/** Declared rules over those before them. A flag that is switched on switches on the flags that belong to it, unless they are declared too. */
export const declaredOver = <R extends { readonly rulebook: RulebookId }>(
  description: Declares<R>,
  declared: DeclaredRules,
  before: Tournament['rules'],
): R => {
  const adopted = adoptedRules(description, before)
  const isOn = (rules: object, name: string): boolean => (rules as Readonly<Record<string, unknown>>)[name] === true
  const alsoSet = description.settings.flatMap(({ name, alsoSets = [] }) =>
    isOn(declared, name) && !isOn(adopted, name) ? alsoSets.map((other) => [other, true]) : [],
  )
  return { ...adopted, ...Object.fromEntries(alsoSet), ...declared } as R
}
