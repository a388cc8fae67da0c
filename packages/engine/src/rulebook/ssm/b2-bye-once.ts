import type { Outcome } from '../../model/outcome.ts'

/** SSM B2: nobody gets a second bye. Rounds that were missed are no byes. */
export const barsFromBye = (outcome: Outcome): boolean => outcome.kind === 'bye' && outcome.bye === 'pairing-allocated'
