import type { Issue } from '@zug/engine/model'

/** Faults of a file that can be read line by line, and of which two lines cannot both be right. */
export const contradictions: ReadonlySet<Issue['code']> = new Set([
  'bye-conflict',
  'bye-duplicate',
  'bye-round-paired',
  'colours-not-opposite',
  'initial-colour-conflict',
  'line-ups-conflict',
  'opponent-not-mutual',
  'opponent-self',
  'opponent-unknown',
  'pairing-number-duplicate',
  'player-duplicate',
  'player-id-duplicate',
  'player-unknown',
  'points-mismatch',
  'results-incompatible',
  'round-not-paired',
  'rounds-conflict',
  'rounds-too-few',
  'rounds-uneven',
  'team-duplicate',
  'team-member-twice',
  'team-unknown',
])

/** Is nothing wrong with the file but that it says two things at once? */
export const contradictsItself = (issues: readonly Issue[]): boolean => {
  const errors = issues.filter(({ severity, code }) => severity === 'error' && code !== 'too-many-issues')
  return errors.length > 0 && errors.every(({ code }) => contradictions.has(code))
}
