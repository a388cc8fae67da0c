import { type DeskBoardResult as BoardResult, sameResult } from '@zug/engine/desk'
import { also, andThen, type Step, still } from './effect.ts'
import { enter } from './enter.ts'
import { goTo, goToInner, nextToVerify } from './places.ts'
import { expected, isChecked, isCorrection, type State, type Stopped, shownOf } from './state.ts'

const without = (state: State): State => ({ ...state, verify: { ...state.verify, stopped: null } })

/** Marks outlive the page as long as the window is open. */
export const check = (state: State, board: number, result: BoardResult | null): Step => {
  const marks = new Map([...state.verify.marks, [board, result] as const])
  return also(still({ ...state, verify: { ...state.verify, stopped: null, marks } }), { kind: 'keep-marks', marks })
}

export const stop = (state: State, stopped: Stopped): Step => still({ ...state, verify: { ...state.verify, stopped } })

/** Where a game has scores, a letter from the paper says who won and no more. */
const agree = (typed: BoardResult, recorded: BoardResult | null): boolean =>
  sameResult(typed, recorded) ||
  (typed.scores === undefined && recorded?.scores !== undefined && typed.white === recorded.white && typed.black === recorded.black)

/** The second pass: what agrees with the paper moves on, what does not stops. */
export const compare = (state: State, board: number, typed: BoardResult): Step => {
  const recorded = expected(state, board)
  return agree(typed, recorded)
    ? andThen(check(state, board, recorded), (after) => nextToVerify(after, board))
    : stop(state, { board, typed })
}

/** Begins at the first board that is not verified: the paper is read from the top. */
const start = (state: State): Step => {
  const on: State = { ...state, over: null, opened: null, verify: { ...state.verify, on: true, stopped: null } }
  const first = shownOf(on).find((board) => !isChecked(on, board))
  return first === undefined ? still(on) : goTo(on, first)
}

/** Leaves the difference, or verifying. */
export const leave = (state: State): Step => {
  const { stopped } = state.verify
  if (stopped !== null)
    return stopped.inner === undefined ? goTo(without(state), stopped.board) : goToInner(without(state), stopped.inner.board)
  const shown = shownOf(state)
  const verified = shown.filter((board) => isChecked(state, board)).length
  const off: State = { ...state, verify: { ...state.verify, on: false } }
  return also(still(off), { kind: 'say', saying: { kind: 'verify-ended', verified, shown: shown.length } })
}

export const toggle = (state: State): Step => {
  if (!state.sheet.mayEnter) return still(state)
  const { on, stopped } = state.verify
  if (!on) return start(state)
  return stopped === null ? leave(state) : still({ ...state, verify: { ...state.verify, on: false, stopped: null } })
}

export const decide = (state: State, replace: boolean): Step => {
  const { stopped } = state.verify
  if (stopped === null) return still(state)
  const { board, typed, inner } = stopped
  const through = inner === undefined || inner.last
  const decided = through ? check(state, board, replace ? typed : expected(state, board)) : still(without(state))
  if (replace && isCorrection(decided.state, board))
    return { ...decided, state: { ...decided.state, asking: { kind: 'correct', board, result: typed } } }
  const entered = replace ? andThen(decided, (after) => enter(after, board, typed)) : decided
  return andThen(entered, (after) => (through ? nextToVerify({ ...after, opened: null }, board) : goToInner(after, inner.board + 1)))
}
