import type { Tournament } from '../../model/tournament.ts'
import type { NamedInReports } from '../../pairing/pairing-system.ts'
import type { SettingField } from '../../pairing/setting-field.ts'
import { type DutchRules, type DutchSettings, dutchDefaults, dutchSettings } from '../fide-dutch/rules.ts'

/**
 * Readings of what the text of 1998 leaves open that a tournament can announce, by the article and a word. Without them the letter goes (docs/rules-2012-1998.md
 * has both sides). Files and events of version 1 knew no choice, and meant both.
 *
 * - `A.4-played`: a pairing that was forfeited leaves no float.
 * - `A.7-games`: the same colour in the two latest games makes a preference absolute, whatever lies between them.
 */
export const readings1998 = ['A.4-played', 'A.7-games'] as const
export type Reading1998 = (typeof readings1998)[number]

export type Rules1998 = DutchRules<'fide-dutch-1998'> & { readonly readings: readonly Reading1998[] }

export const defaults1998: Rules1998 = Object.freeze({ ...dutchDefaults('fide-dutch-1998'), readings: Object.freeze([]) })

export const settings1998: readonly SettingField<keyof DutchSettings | 'readings'>[] = [
  ...dutchSettings,
  { name: 'readings', kind: 'choices', options: readings1998, exclusive: [], later: true },
]

/** Reports name the edition and have no room for readings. */
export const withoutReadings = (inReports: NamedInReports<DutchRules<'fide-dutch-1998'>>): NamedInReports<Rules1998> => {
  const complete = (rules: DutchRules<'fide-dutch-1998'> | null): Rules1998 | null =>
    rules === null ? null : { ...defaults1998, ...rules }
  return {
    ...inReports,
    readCode: (code, startDate) => complete(inReports.readCode(code, startDate)),
    readText: (text, teams) => complete(inReports.readText(text, teams)),
  }
}

/** What is announced; of a tournament that is not prepared for the edition, nothing. */
export const readingsOf = ({ rules }: Pick<Tournament, 'rules'>): readonly Reading1998[] =>
  rules !== null && 'readings' in rules ? rules.readings : []
