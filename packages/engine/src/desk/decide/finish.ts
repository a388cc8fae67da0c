import { err, ok } from '../../result.ts'
import { isBlank } from '../blank.ts'
import type { DeskCommand } from '../commands.ts'
import { refuse } from '../refusal.ts'
import type { DeskState } from '../state.ts'
import { type Decision, draftInTheWay } from './decision.ts'
import { openGames } from './draft.ts'

/** Standings are final only when nothing is open: all rounds published, all games over. */
export const finishTournament = (state: DeskState): Decision => {
  const blocked = draftInTheWay(state)
  if (blocked !== null) return err(blocked)
  const rounds = state.settings!.numberOfRounds - state.rounds.length
  if (rounds > 0) return err(refuse('not-final', { why: 'rounds', rounds, article: 'C.04.1 1', setting: 'numberOfRounds' }))
  const games = openGames(state)
  if (games > 0) return err(refuse('not-final', { why: 'games', games, article: 'C.04.2 3.1' }))
  return ok([{ kind: 'tournament-finished' }])
}

export const reopenTournament = (state: DeskState, { reason }: Extract<DeskCommand, { kind: 'reopen-tournament' }>): Decision => {
  if (!state.finished) return err(refuse('not-finished'))
  if (isBlank(reason)) return err(refuse('reason-missing', { of: 'reopening' }))
  return ok([{ kind: 'tournament-reopened', reason }])
}
