import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { stuckAmong } from '../stuck-among.ts'
import { mayMeet } from './may-meet.ts'
import { type PairedRound, seated } from './paired-round.ts'
import type { RoundOf } from './round-of.ts'
import { bursteinDefaults } from './rules.ts'

/** Burstein 1.9.3: a round that is paired, or who cannot all be. */
export const answerOf = (paired: PairedRound, { tournament, round, competitors, initialColour }: RoundOf): PairingAnswer => {
  const { rulebook } = bursteinDefaults
  if (paired.kind === 'impossible') {
    const { bye, ...who } = stuckAmong(competitors, mayMeet)!
    return { kind: 'no-legal-pairing', rulebook, round, ...who, ...(bye ? { bye } : {}) }
  }
  const present = new Set(competitors.map(({ id }) => id))
  return {
    kind: 'pairing',
    rulebook,
    round,
    ...seated(paired, initialColour),
    notPaired: tournament.players.map(({ id }) => id).filter((id) => !present.has(id)),
  }
}
