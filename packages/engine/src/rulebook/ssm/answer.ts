import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import type { Competitor, Pair } from './competitor.ts'
import { stuckOf } from './stuck.ts'

const rulebookId = 'ssm' as const

/** Tables in the order of their higher ranked player, who stands first: SSM knows no colours and says nothing of tables. */
export const answerOf = (
  paired: { readonly pairs: readonly Pair[]; readonly bye: Competitor | null } | null,
  competitors: readonly Competitor[],
  tournament: Tournament,
  round: RoundNumber,
): PairingAnswer => {
  if (paired === null) {
    const stuck = stuckOf(competitors)
    // Only the stepwise reading gets here though there is a pairing.
    if (stuck === null) return { kind: 'no-legal-pairing', rulebook: rulebookId, round, stuck: [], only: [], deadEnd: true }
    const { bye, ...who } = stuck
    return { kind: 'no-legal-pairing', rulebook: rulebookId, round, ...who, ...(bye ? { bye } : {}) }
  }
  const present = new Set(competitors.map(({ id }) => id))
  return {
    kind: 'pairing',
    rulebook: rulebookId,
    round,
    boards: paired.pairs
      .toSorted((a, b) => a.higher.rank - b.higher.rank)
      .map(({ higher, lower }) => ({ white: higher.id, black: lower.id })),
    bye: paired.bye?.id ?? null,
    colourless: true,
    notPaired: tournament.players.map(({ id }) => id).filter((id) => !present.has(id)),
  }
}
