import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { innerOf, type NewResult, type RefusedResult } from '../../../outbox/entry.ts'
import { also, andThen, type Step, still } from './effect.ts'
import { enter, send } from './enter.ts'
import { replace } from './keys.ts'
import { goBack, goTo, keep } from './places.ts'
import { underWay } from './post.ts'
import { rebased } from './rebase.ts'
import type { State } from './state.ts'

/** By its buttons: the focus goes back to the board. */
export const answerOver = (state: State, replaced: boolean): Step =>
  replaced ? andThen(replace(state), (after) => (after.asking === null ? goBack(after) : still(after))) : andThen(keep(state), goBack)

/** A dialog was answered: the result is cleared, or corrected with a reason. */
export const answerDialog = (state: State, board: number, result: BoardResult | null, reason?: string): Step =>
  andThen(enter({ ...state, asking: null }, board, result, reason), (after) => goTo(after, board))

export const putAway = (state: State, back: boolean): Step => {
  const free: State = { ...state, asking: null }
  return back ? goBack(free) : still(free)
}

/** FIDE mode asks, and would do it. */
export const isQuestion = ({ code, confirmable }: RefusedResult['problem']): boolean => code === 'fide-mode' && confirmable === true

/** A result that the desk did not take: theirs is kept, or mine is sent over it. */
export const settle = (state: State, key: string, over: BoardResult | null, take: boolean): Step => {
  const { post, sheet } = state
  const refused = post.refused.find((entry) => entry.key === key)
  if (refused === undefined) return still(state)
  const rest: State = { ...state, post: { ...post, refused: post.refused.filter((entry) => entry !== refused) } }
  const gone = also(still(rest), { kind: 'dismiss', key })
  const { tournament, round, board, reason, ratingOnly, problem } = refused
  // Typed again meanwhile: that is what the desk will have.
  const stands = round === sheet.round ? (underWay(rest.post, sheet, board)?.result ?? over) : over
  if (!take) return gone
  // Also where it is what they had: they may have been there once more since, and then it is asked once more.
  const result = rebased(refused.result, refused.inner ?? [], stands, sheet.scoring)
  const entry: NewResult = {
    tournament,
    round,
    board,
    result,
    over: stands,
    ...innerOf([refused]),
    ...(reason === undefined ? {} : { reason }),
    ...(ratingOnly === undefined ? {} : { ratingOnly }),
    ...(isQuestion(problem) ? { confirmed: 'twice' } : {}),
  }
  return andThen(gone, (after) => send(after, entry))
}
