import type { DeskEvent } from './events.ts'
import { isTeamEvent, rulebookAt } from './rules.ts'
import { type DeskSettings, mostRounds } from './settings.ts'
import type { DeskState } from './state.ts'

/**
 * CFC 651: how many rounds there are by the tables for those who have entered; null where the rulebook leaves it to the organiser, or while there is nobody to meet.
 * Whoever has withdrawn keeps a number in the tables.
 */
export const roundsOfTables = (state: DeskState, settings: DeskSettings): number | null => {
  const at = { ...state, settings }
  const entrants = isTeamEvent(at) ? state.teams.size : state.players.size
  const { rounds, fixed } = rulebookAt(at).rounds(entrants, settings.rules)
  return fixed && entrants > 1 ? Math.max(Math.min(rounds, mostRounds), state.rounds.length) : null
}

/**
 * The number of rounds follows the field, as long as the field can change; once the tables are made, there are at most as many as they have: an event that ends early
 * may have fewer.
 */
export const roundsToTables = (state: DeskState): readonly DeskEvent[] => {
  const { settings, finished, rounds, draft } = state
  if (settings === null || finished) return []
  const numberOfRounds = roundsOfTables(state, settings)
  if (numberOfRounds === null || numberOfRounds === settings.numberOfRounds) return []
  const made = rounds.length > 0 || draft !== null
  return made && settings.numberOfRounds < numberOfRounds ? [] : [{ kind: 'settings-changed', changes: { numberOfRounds } }]
}
