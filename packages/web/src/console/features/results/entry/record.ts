import { type DeskBoardResult as BoardResult, isOpen, sameResult } from '@zug/engine/desk'
import { andThen, type Step, still } from './effect.ts'
import { enter } from './enter.ts'
import { moveOn } from './places.ts'
import { isCorrection, type Over, type State, standing } from './state.ts'
import { compare } from './verify.ts'

/** A result came from a key, a button or a form. `stay`: the board is not done with. */
export const typed = (state: State, board: number, result: BoardResult, stay = false): Step => {
  if (!state.sheet.mayEnter || state.verify.stopped !== null) return still(state)
  const free: State = { ...state, unrated: false, over: null, asking: null }
  if (free.verify.on) return compare(free, board, result)
  if (isCorrection(free, board) && !sameResult(standing(free, board), result))
    return still({ ...free, asking: { kind: 'correct', board, result } })
  const entered = enter(free, board, result)
  return stay ? entered : andThen(entered, (after) => moveOn(after, board))
}

export const offer = (state: State, over: Omit<Over, 'stood'>): Step =>
  still({ ...state, unrated: false, over: { ...over, stood: standing(state, over.board) } })

/** From the keyboard: where a result stands, a slip of the finger must not change it. */
export const keyed = (state: State, board: number, result: BoardResult): Step => {
  const now = standing(state, board)
  const asks = state.sheet.mayEnter && !state.verify.on && !isOpen(now) && !isCorrection(state, board) && !sameResult(now, result)
  return asks ? offer(state, { board, result, inner: null }) : typed(state, board, result)
}

/** Scores of a game. Whoever leaves the row has them entered where nothing stands, and stays where they went. */
export const scored = (state: State, board: number, result: BoardResult, leaving: boolean): Step => {
  if (!leaving) return keyed(state, board, result)
  return state.sheet.mayEnter && !state.verify.on ? enter(state, board, result) : still(state)
}
