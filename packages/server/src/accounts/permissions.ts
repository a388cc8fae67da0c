import { boardNumber, type Desk, type DeskCommand, type DeskState, entrantOf, redoable, undoable } from '@zug/engine/desk'
import type { Forbidden } from '../http/problem-codes.ts'
import { commands, roleForEvent } from '../tournaments/commands.ts'
import type { Guard, NotDone } from '../tournaments/service.ts'
import { boardOf, type Principal, type Standing } from './principal.ts'
import { hasGoodScores, isForPlayers, isOwnLineUp } from './reportable.ts'
import { atLeast } from './roles.ts'

/** What came of the chief arbiter's commands is taken back, and brought back, by the chief arbiter. */
const takesBackChiefs = ({ history }: Desk, kind: 'undo' | 'redo'): boolean => {
  const batch = kind === 'undo' ? undoable(history) : redoable(history)
  return batch !== null && history.some((entry) => entry.batch === batch && roleForEvent(entry.event.kind) === 'chief')
}

/** An absence ends when the player comes; a bye with points was agreed with the arbiter, who alone cancels it. */
const endsAgreedBye = (state: DeskState, { player, cancelBye }: Extract<DeskCommand, { kind: 'check-in' }>): boolean =>
  state.byes.some((bye) => bye.player === entrantOf(state, player) && bye.round === cancelBye && bye.bye !== 'zero-point')

const forbidden = (because: Exclude<Forbidden['because'], 'role' | 'other-board'>): NotDone => ({ kind: 'forbidden', why: { because } })

/** What stands against a command from somebody; asked again of the state the command meets. */
export const guardFor =
  (principal: Principal, standing: Standing, command: DeskCommand): Guard =>
  ({ desk }) => {
    const { state } = desk
    if (principal.kind === 'account' && principal.readOnly) return forbidden('reads-only')
    if (principal.kind === 'board') {
      if (command.kind === 'change-line-up') return isOwnLineUp(state, principal, command) ? null : forbidden('one-board')
      const mine =
        (command.kind === 'report-result' || command.kind === 'dispute-result') &&
        command.round === principal.round &&
        command.board === boardOf(state, principal) &&
        command.by === principal.player
      if (!mine) return forbidden('one-board')
      return isForPlayers(state, command.result) ? null : forbidden('arbiters-result')
    }
    // Of a helper's link that is for it; everybody else needs the role.
    if (command.kind === 'check-in' && principal.kind === 'helper' && principal.checkIn === true)
      return endsAgreedBye(state, command) ? { kind: 'forbidden', why: { because: 'role', role: 'deputy' } } : null
    const role = commands[command.kind].least
    if (role === null) return forbidden('created')
    if (!atLeast(standing.role, role)) return { kind: 'forbidden', why: { because: 'role', role } }
    if ((command.kind === 'undo' || command.kind === 'redo') && !atLeast(standing.role, 'chief') && takesBackChiefs(desk, command.kind))
      return forbidden('chief-decided')
    if (standing.role !== 'helper' || (command.kind !== 'enter-result' && command.kind !== 'dispute-result')) return null
    // What a helper found out late is still the arbiter's to decide, while nothing can be entered any more.
    if (command.kind === 'enter-result' && (command.round !== state.rounds.length || state.draft !== null)) return forbidden('round-over')
    const printed = boardNumber(state, command.round, command.board)
    const { boards } = standing
    const own = boards !== null && printed >= boards.first && printed <= boards.last
    if (!own) return { kind: 'forbidden', why: { because: 'other-board', board: printed } }
    return command.result === null || hasGoodScores(state, command.result) ? null : forbidden('arbiters-result')
  }
