import type { PlayerId, RoundNumber } from './ids.ts'

/**
 * CFC 616: the director accepts the excuse for one default: that of a round. Files and events of before name the player alone: then it is his first default,
 * for the excuse is older than any other.
 */
export type Excuse = PlayerId | { readonly player: PlayerId; readonly round: RoundNumber }
