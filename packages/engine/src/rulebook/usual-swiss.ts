import type { Traits } from '../pairing/traits.ts'

/** What a Swiss system for players says of itself, unless it says otherwise. */
export const usualSwiss = {
  edition: null,
  ofFide: true,
  drawnFrom: 'scores',
  pairs: 'players',
  games: 'results',
  mostGameScore: null,
  unpaired: 'bye',
  scoring: 'declared',
  otherScorings: false,
  readsRatings: false,
  lateEntrant: { place: 'in-order', article: 'C.04.2 2.4' },
} as const satisfies Partial<Traits>
