import { err, ok } from '../../result.ts'
import { isBlank } from '../blank.ts'
import type { DeskCommand } from '../commands.ts'
import { refuse } from '../refusal.ts'
import type { DeskState } from '../state.ts'
import type { Decision } from './decision.ts'
import { hasOpenGames } from './draft.ts'

/** Standings are final only when nothing is open: all rounds published, all games over. */
export const finishTournament = (state: DeskState): Decision => {
  if (state.draft !== null) return err(refuse('draft-open', 'A draft is open. Publish or discard it first.'))
  if (state.rounds.length < state.settings!.numberOfRounds)
    return err(
      refuse('not-final', `${state.settings!.numberOfRounds - state.rounds.length} rounds are still to be played.`, {
        article: 'C.04.1 1',
        setting: 'numberOfRounds',
      }),
    )
  if (hasOpenGames(state))
    return err(refuse('not-final', 'Games are still open: results are missing or games adjourned.', { article: 'C.04.2 3.1' }))
  return ok([{ kind: 'tournament-finished' }])
}

export const reopenTournament = (state: DeskState, { reason }: Extract<DeskCommand, { kind: 'reopen-tournament' }>): Decision => {
  if (!state.finished) return err(refuse('bad-value', 'The tournament is not finished.'))
  if (isBlank(reason)) return err(refuse('bad-value', 'Say why it is opened again.'))
  return ok([{ kind: 'tournament-reopened', reason }])
}
