import { ageYearOf, belongsTo, type DeskState, isTeamEvent } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'

export type GroupMembers = { readonly name: string; readonly players: readonly PlayerId[] }

/** Who is of which group: known to everybody, though why is not. Teams have none. */
export const groupMembers = (state: DeskState): readonly GroupMembers[] => {
  const { groups, info } = state.settings!
  if (isTeamEvent(state)) return []
  const year = ageYearOf(groups, info)
  return groups.list.map((group) => ({
    name: group.name,
    players: [...state.players.values()].filter((player) => belongsTo(group, player, year)).map(({ id }) => id),
  }))
}
