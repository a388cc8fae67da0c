import { stuckAmong } from '../stuck-among.ts'
import { mayMeet } from './b1-no-rematch.ts'
import type { Competitor } from './competitor.ts'

/** B1 to B3 cannot be met: who cannot all be paired; null when everybody can be but one who may take the bye. */
export const stuckOf = (players: readonly Competitor[]): ReturnType<typeof stuckAmong> => stuckAmong(players, mayMeet)
