import { type DeskState, isTeamEvent } from '@zug/engine/desk'
import { roundRobinSettingsOf } from '@zug/engine/pairing'
import { limits } from '../limits.ts'

/** Tables of more would have twice as many rounds as an event may have at all; their games go by the square of the field. */
export const mostInTables = 2 * limits.rounds + 2

/** Can what shows everybody against everybody be made of this field? One of thousands would take minutes, and all memory. */
export const tablesFit = (state: DeskState): boolean => {
  const { sections } = roundRobinSettingsOf(state.settings!)
  const entrants = isTeamEvent(state) ? state.teams.size : state.players.size
  return (sections?.map(({ length }) => length) ?? [entrants]).every((size) => size <= mostInTables)
}
