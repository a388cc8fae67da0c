import { type Player, playerId, type Rules, type Tournament } from '@zug/engine/model'
import { numberTeams, type PairingSystem } from '@zug/engine/pairing'
import { issueLine } from '../issue-lines.ts'
import type { LoadedTournament } from './load.ts'
import { withNumbersDrawn } from './with-settings.ts'

/**
 * A start list without numbers was numbered by rating, title and name (C.04.2). A rulebook with an order of its own has it here (CFC 613, where lots part
 * equal ratings and the unrated; 1998 A.2), teams are numbered by their ratings (CFC 613, 641), and the numbers of a round robin are drawn by lot (CFC 652).
 */
export const withNumbers = (
  { name, numbered }: Pick<LoadedTournament, 'name' | 'numbered'>,
  tournament: Tournament,
  rulebook: PairingSystem,
): { readonly tournament: Tournament; readonly notes: readonly string[] } => {
  if (numbered) return { tournament, notes: [] }
  const event = rulebook.declared(tournament)
  const entered =
    event.teams === undefined
      ? { ...tournament, players: numberedPlayers(event, rulebook) }
      : { ...tournament, teams: numberTeams(event).teams! }
  const rules = withNumbersDrawn(event.rules as Rules)
  if (rules === event.rules) return { tournament: entered, notes: [] }
  const message = 'The numbers are drawn by lot, from an empty seed that anyone can try beforehand. Say --seed with a text of your own.'
  return {
    tournament: { ...entered, rules },
    notes: [issueLine(name, { code: 'no-seed', severity: 'warning', message, article: '652' })],
  }
}

const numberedPlayers = (event: ReturnType<PairingSystem['declared']>, rulebook: PairingSystem): readonly Player[] =>
  (rulebook.numberPlayers?.(event) ?? event.players)
    .toSorted((a, b) => a.pairingNumber - b.pairingNumber)
    .map((player) => ({ ...player, id: playerId(player.pairingNumber) }))
