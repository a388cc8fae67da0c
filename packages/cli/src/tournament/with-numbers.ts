import { type PairingSystem, playerId, type Rules, type Tournament } from '@zug/engine'
import { issueLine } from '../issue-lines.ts'
import type { LoadedTournament } from './load.ts'
import { withNumbersDrawn } from './with-settings.ts'

/**
 * A start list without numbers was numbered by rating, title and name (C.04.2). A rulebook with an order of its own has it here (CFC 613, where lots part
 * equal ratings and the unrated; 1998 A.2), and the numbers of a round robin are drawn by lot (CFC 652).
 */
export const withNumbers = (
  { name, numbered }: Pick<LoadedTournament, 'name' | 'numbered'>,
  tournament: Tournament,
  rulebook: PairingSystem,
): { readonly tournament: Tournament; readonly notes: readonly string[] } => {
  if (numbered) return { tournament, notes: [] }
  const event = rulebook.declared(tournament)
  const players = (rulebook.numberPlayers?.(event) ?? event.players)
    .toSorted((a, b) => a.pairingNumber - b.pairingNumber)
    .map((player) => ({ ...player, id: playerId(player.pairingNumber) }))
  const rules = withNumbersDrawn(event.rules as Rules)
  if (rules === event.rules) return { tournament: { ...tournament, players }, notes: [] }
  const message = 'The numbers are drawn by lot, from an empty seed that anyone can try beforehand. Say --seed with a text of your own.'
  return {
    tournament: { ...tournament, players, rules },
    notes: [issueLine(name, { code: 'no-seed', severity: 'warning', message, article: '652' })],
  }
}
