import { isOpen } from '@zug/engine/desk'
import { type Outcome, resultOf } from '../outcomes.ts'
import { andThen, type Step, still } from './effect.ts'
import { put } from './inside.ts'
import { close, hasResult, keep, openMatchAt, takesKeys, visit } from './places.ts'
import { keyed, typed } from './record.ts'
import { currentOf, isCorrection, type State, standing } from './state.ts'
import { leave } from './verify.ts'

/** A result key. The one that opens a match is the result of a board of it already. */
export const press = (state: State, outcome: Outcome): Step => {
  const board = currentOf(state)
  if (!takesKeys(state) || state.sheet.boards[board] === undefined) return still(state)
  if (state.sheet.teams === null) {
    // While scores of a game are typed, a digit that misses their field must not become a result.
    return state.opened === null ? keyed(state, board, resultOf(outcome, !state.unrated)) : still(state)
  }
  const free: State = { ...state, asking: null }
  if (free.opened?.board === board) return put(free, free.opened.inner, outcome, true)
  // A team that did not come has lost the match, not a board of it: its keys stay those of the match.
  const now = standing(free, board)
  if (now !== null && now.match === undefined && !isOpen(now) && outcome.endsWith('forfeit')) return keyed(free, board, resultOf(outcome))
  const wide = openMatchAt(free, board)
  return put(wide, wide.opened!.inner, outcome, true)
}

export const toggleUnrated = (state: State): Step => still(takesKeys(state) ? { ...state, unrated: !state.unrated } : state)

export const pick = (state: State, board = currentOf(state)): Step => {
  if (!takesKeys(state)) return still(state)
  return andThen(visit(state, board), (here) => still({ ...here, asking: { kind: 'pick', board } }))
}

/** Taking a result away asks first; after the next pairing it is corrected. */
export const askClear = (state: State): Step => {
  const board = currentOf(state)
  if (!takesKeys(state) || !hasResult(state, board) || state.verify.on) return still(state)
  return still({ ...state, asking: isCorrection(state, board) ? { kind: 'correct', board, result: null } : { kind: 'clear', board } })
}

/** What was offered takes the place of what stands. */
export const replace = (state: State): Step => {
  const { over, opened, sheet } = state
  return over === null ? still(state) : typed(state, over.board, over.result, sheet.teams !== null && opened?.board === over.board)
}

/** Has Escape anything to leave here? Otherwise it is for somebody else. */
export const leaves = ({ over, unrated, opened, verify }: State): boolean => over !== null || unrated || opened !== null || verify.on

/** The nearest thing is left first. */
export const leaveNearest = (state: State): Step => {
  if (state.over !== null) return keep(state)
  if (state.unrated) return still({ ...state, unrated: false })
  if (state.verify.stopped !== null) return leave(state)
  if (state.opened !== null) return close(state)
  return state.verify.on ? leave(state) : still(state)
}
