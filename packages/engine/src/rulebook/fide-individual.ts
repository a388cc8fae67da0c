import type { AnyRules, Description } from '../pairing/pairing-system.ts'
import type { Traits } from '../pairing/traits.ts'
import { namedWithBaku, upfloatDescription, upfloatTraits } from './fide-upfloat.ts'

/** What the systems of C.04.4 say of themselves alike, given the name of one, its number and its rules; each says what is other. */
export const individualDescription = <R extends AnyRules & { readonly acceleration: string | null }>(
  name: string,
  number: string,
  defaults: R,
  settings: Description<R>['settings'],
  traits: Partial<Traits>,
  words = RegExp(`\\b${name}\\b`, 'i'),
): Description<R> => {
  const lower = name.toLowerCase()
  return {
    ...upfloatDescription,
    id: defaults.rulebook,
    title: `FIDE ${name} (${number}), in force since February 2026`,
    traits: { ...upfloatTraits, family: `fide-${lower}`, otherScorings: true, ...traits },
    defaults,
    settings,
    offers: [{ name: lower, rules: {}, tieBreaks: 'swiss' }],
    inReports: namedWithBaku(`FIDE_${name.toUpperCase()}`, words, `Individual: Swiss-System (${name})`, defaults),
  }
}
