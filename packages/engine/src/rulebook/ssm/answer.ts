import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import type { Competitor, Pair } from './competitor.ts'
import { whoIsStuck } from './stuck.ts'

export const rulebookId = 'ssm' as const

/** Tables in the order of their higher ranked player, who stands first: SSM knows no colours and says nothing of tables. */
export const answerOf = (
  paired: { readonly pairs: readonly Pair[]; readonly bye: Competitor | null } | null,
  competitors: readonly Competitor[],
  tournament: Tournament,
  round: RoundNumber,
): PairingAnswer => {
  if (paired === null) return { kind: 'no-legal-pairing', rulebook: rulebookId, round, ...whoIsStuck(competitors) }
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
