import type { NormEvent } from '../norms/event.ts'

/** What an organiser says about title norms that nothing else of an event does (B.01 1.4.1b, 1.4.3). */
export type DeskNorms = Pick<NormEvent, 'leastGames' | 'exempt'>

export const usualNorms: DeskNorms = Object.freeze({ leastGames: 9, exempt: null })
