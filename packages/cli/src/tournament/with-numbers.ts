import { type Player, playerId, type Rules, type Tournament } from '@zug/engine/model'
import { numberTeams, type PairingSystem } from '@zug/engine/pairing'
import type { LoadedTournament } from './load.ts'
import { withNumbersDrawn } from './with-settings.ts'

/**
 * A start list without numbers was numbered by rating, title and name (C.04.2). A rulebook with an order of its own has it here (CFC 613, where lots part
 * equal ratings and the unrated; 1998 A.2), teams are numbered by their ratings (CFC 613, 641), and the numbers of a round robin are drawn by lot (CFC 652).
 */
export const withNumbers = (
  { numbered }: Pick<LoadedTournament, 'numbered'>,
  tournament: Tournament,
  rulebook: PairingSystem,
): Tournament => {
  if (numbered) return tournament
  const event = rulebook.declared(tournament)
  const rules = withNumbersDrawn(event.rules as Rules)
  const entered = rules === event.rules ? tournament : { ...tournament, rules }
  if (event.teams !== undefined) return { ...entered, teams: numberTeams(event).teams! }
  // Lots are drawn for the places in the list, so that they can be drawn again: those stay the ids.
  return 'numbers' in rules && rules.numbers !== 'pairing-numbers' ? entered : { ...entered, players: numberedPlayers(event, rulebook) }
}

const numberedPlayers = (event: ReturnType<PairingSystem['declared']>, rulebook: PairingSystem): readonly Player[] =>
  (rulebook.numberPlayers?.(event) ?? event.players)
    .toSorted((a, b) => a.pairingNumber - b.pairingNumber)
    .map((player) => ({ ...player, id: playerId(player.pairingNumber) }))
