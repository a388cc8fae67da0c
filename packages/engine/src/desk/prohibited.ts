import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { ForbiddenPairs } from '../model/tournament.ts'
import type { DeskPlayer } from './entrant.ts'
import type { Prohibition } from './forbidden.ts'
import { isTeamEvent } from './rules.ts'
import type { DeskState } from './state.ts'

/** Pairs kept apart in a round, by law or by wish, as groups of players. */
export const prohibitedIn = (state: DeskState, round: RoundNumber, strength: Prohibition['strength']): readonly ForbiddenPairs[] =>
  state.prohibitions
    .filter((entry) => entry.strength === strength && round >= entry.firstRound && (entry.lastRound === null || round <= entry.lastRound))
    .flatMap((entry) => groupsOf(entry, state).map(({ players }) => ({ players, firstRound: round, lastRound: round })))

/** A team is of a club when all its regular members are. */
const sharedName = (names: readonly string[]): string => (names.every((name) => name === names[0]) ? (names[0] ?? '') : '')

/** Who is kept apart, by the name of the club or federation; null where players are named. */
export const groupsOf = (
  { who }: Prohibition,
  state: DeskState,
): readonly { readonly name: string | null; readonly players: readonly PlayerId[] }[] => {
  if (who.kind === 'players') return [{ name: null, players: who.players }]
  const nameOf = ({ club, federation }: DeskPlayer): string => (who.kind === 'same-club' ? club : federation)
  const named: readonly (readonly [PlayerId, string])[] = isTeamEvent(state)
    ? [...state.teams.values()].map(({ id, boards }) => [id, sharedName(boards.map((member) => nameOf(state.players.get(member)!)))])
    : [...state.players.values()].map((player) => [player.id, nameOf(player)])
  const groups = new Map<string, PlayerId[]>()
  for (const [id, name] of named) {
    if (name === '') continue
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [id])
    else group.push(id)
  }
  return [...groups].filter(([, players]) => players.length > 1).map(([name, players]) => ({ name, players }))
}
