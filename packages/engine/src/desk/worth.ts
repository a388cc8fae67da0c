import type { ScoringSystem } from '../model/scoring.ts'
import { newTournament } from '../model/tournament.ts'
import { isTeamEvent, rulebookAt } from './rules.ts'
import type { DeskState } from './state.ts'

/** What a round is worth to those who are paired in it, by its result or, where `games` says what one is worth, by the games of the match. */
export type Worth = { readonly scoring: ScoringSystem; readonly games: ScoringSystem | null }

/** As the rulebook has it: of games, of matches between teams (C.04.6 1.2, CFC 647), of two games (C.04.5 0), by SSM A1. */
export const worthOf = (state: DeskState): Worth => {
  const { rules, scoring } = state.settings!
  const system = rulebookAt(state)
  const teams = isTeamEvent(state) ? { teams: [...state.teams.values()].map((team) => ({ ...team, outcomes: [] })) } : {}
  return {
    scoring: system.entrants(newTournament({ rules, scoring, ...teams })).scoring,
    games: system.gameScoring?.(rules as never, scoring) ?? null,
  }
}
