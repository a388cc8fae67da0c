import type { RulebookId } from '../../model/rules.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { stuckAmong } from '../stuck-among.ts'
import { mayMeet } from './c01-no-rematch.ts'
import { pairByMatching } from './pair-by-matching.ts'
import { type PairedRound, seated } from './paired-round.ts'
import type { RoundOf } from './round-of.ts'

/** C.04.6 3.3.3, C.04.5 3.3: a round that is paired, or who cannot all be. */
export const answerOf = (paired: PairedRound, of: RoundOf, rulebook: RulebookId): PairingAnswer => {
  const { tournament, round, competitors, initialColour, system } = of
  if (paired.kind === 'impossible') {
    const { bye, ...who } = stuckAmong(competitors, mayMeet)!
    return { kind: 'no-legal-pairing', rulebook, round, ...who, ...(bye ? { bye } : {}) }
  }
  const present = new Set(competitors.map(({ id }) => id))
  return {
    kind: 'pairing',
    rulebook,
    round,
    ...seated(paired, initialColour, system),
    notPaired: tournament.players.map(({ id }) => id).filter((id) => !present.has(id)),
  }
}

export const pairRound = (of: RoundOf, rulebook: RulebookId): PairingAnswer =>
  answerOf(pairByMatching(of.competitors, of.system, of.asked), of, rulebook)
