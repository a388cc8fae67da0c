import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { ForbiddenPairs } from '../model/tournament.ts'
import type { Prohibition } from './forbidden.ts'
import type { DeskState } from './state.ts'

/** Pairs kept apart in a round, by law or by wish, as groups of players. */
export const prohibitedIn = (state: DeskState, round: RoundNumber, strength: Prohibition['strength']): readonly ForbiddenPairs[] =>
  state.prohibitions
    .filter((entry) => entry.strength === strength && round >= entry.firstRound && (entry.lastRound === null || round <= entry.lastRound))
    .flatMap((entry) => groupsOf(entry, state).map((players) => ({ players, firstRound: round, lastRound: round })))

const groupsOf = ({ who }: Prohibition, state: DeskState): readonly (readonly PlayerId[])[] => {
  if (who.kind === 'players') return [who.players]
  const groups = new Map<string, PlayerId[]>()
  for (const player of state.players.values()) {
    const name = who.kind === 'same-club' ? player.club : player.federation
    if (name === '') continue
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [player.id])
    else group.push(player.id)
  }
  return [...groups.values()].filter((group) => group.length > 1)
}
