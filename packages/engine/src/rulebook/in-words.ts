import type { NamedInReports } from '../pairing/pairing-system.ts'

/** How reports name a rulebook that ETT26 has no code for: by these words in 092. */
export const inWords = <R>(text: string, pattern: RegExp, rules: R): NamedInReports<R> => ({
  readCode: () => null,
  code: () => null,
  readText: (said) => (pattern.test(said) ? rules : null),
  text: () => text,
})
