import { type DeskState, isTeamEvent } from '@zug/engine/desk'
import { mostInTables, roundRobinSettingsOf } from '@zug/engine/pairing'

/** Can what shows everybody against everybody be made of this field? One of thousands would take minutes, and all memory. */
export const tablesFit = (state: DeskState): boolean => {
  const { sections } = roundRobinSettingsOf(state.settings!)
  const entrants = isTeamEvent(state) ? state.teams.size : state.players.size
  return (sections?.map(({ length }) => length) ?? [entrants]).every((size) => size <= mostInTables)
}
