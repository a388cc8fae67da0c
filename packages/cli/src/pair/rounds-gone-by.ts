import { roundNumber, type Tournament } from '@zug/engine/model'
import { type PairingSystem, withRound } from '@zug/engine/pairing'

/**
 * Where everybody has a bye code in the next column, that round has gone by without a game, as other engines take it, and the one after it is the next. `rounds` are
 * those that did.
 */
export const roundsGoneBy = (
  event: Tournament,
  rulebook: PairingSystem,
): { readonly event: Tournament; readonly rounds: readonly number[] } => {
  const rounds: number[] = []
  let now = event
  for (;;) {
    const entrants = now.teams ?? now.players
    const next = roundNumber(entrants.reduce((most, { outcomes }) => Math.max(most, outcomes.length), 0) + 1)
    const away = new Set(now.requestedByes.flatMap(({ player, round }) => (round === next ? [player] : [])))
    if (rulebook.traits.drawnFrom === 'tables' || entrants.length === 0 || !entrants.every(({ id }) => away.has(id)))
      return { event: now, rounds }
    const gone = withRound(now, { kind: 'pairing', rulebook: rulebook.id, round: next, boards: [], bye: null, notPaired: [] })
    if (!gone.ok) return { event: now, rounds }
    now = gone.value
    rounds.push(next)
  }
}
