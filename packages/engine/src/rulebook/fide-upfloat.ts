import type { AnyRules, NamedInReports } from '../pairing/pairing-system.ts'
import type { Traits } from '../pairing/traits.ts'
import { inWords } from './in-words.ts'
import { swissRounds } from './swiss-rounds.ts'
import { usualSwiss } from './usual-swiss.ts'

/** What the systems of FIDE of 2026 in which nobody floats down say of themselves alike (C.04.4.1, C.04.5, C.04.6); each says what is other. */
export const upfloatTraits = {
  ...usualSwiss,
  edition: { year: 2026, from: '2026/02/01', until: null },
  voice: 'upfloat',
  told: 'steps',
  colours: 'always',
  standings: { players: 'swiss', teams: null },
} as const satisfies Omit<Traits, 'family'>

export const upfloatDescription = {
  rounds: swissRounds,
  inVersion1: null,
  floatsUnplayed: (): boolean => false,
  wantsInitialColour: (): boolean => true,
} as const

/** ETT26: a code, with _BAKU where the event is accelerated; and words. */
export const namedWithBaku = <R extends AnyRules & { readonly acceleration: string | null }>(
  code: string,
  pattern: RegExp,
  text: string,
  defaults: R,
): NamedInReports<R> => ({
  ...inWords(text, pattern, defaults),
  readCode: (said) => {
    const baku = said === `${code}_BAKU`
    return baku || said === code ? { ...defaults, acceleration: baku ? 'baku' : null } : null
  },
  code: ({ acceleration }) => `${code}${acceleration === null ? '' : '_BAKU'}`,
})
