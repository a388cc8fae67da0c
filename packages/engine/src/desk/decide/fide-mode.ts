import { err, ok } from '../../result.ts'
import { isBlank } from '../blank.ts'
import type { DeskCommand } from '../commands.ts'
import { refuse } from '../refusal.ts'
import type { DeskState } from '../state.ts'
import type { Decision } from './decision.ts'

/** For ever: reports say so, and the event does not enter FIDE mode again. */
export const leaveFideMode = (state: DeskState, { reason }: Extract<DeskCommand, { kind: 'leave-fide-mode' }>): Decision => {
  if (state.settings!.fideMode !== true) return err(refuse('fide-mode-off'))
  if (isBlank(reason)) return err(refuse('reason-missing', { of: 'fide-mode' }))
  return ok([{ kind: 'fide-mode-left', reason: reason.trim() }])
}
