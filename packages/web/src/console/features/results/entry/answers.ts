import { type DeskBoardResult as BoardResult, sameResult } from '@zug/engine'
import type { NewResult } from '../../../outbox/entry.ts'
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

/** A result that the desk did not take: theirs is kept, or mine is sent over it. */
export const settle = (state: State, key: string, over: BoardResult | null, take: boolean): Step => {
  const { post, sheet } = state
  const refused = post.refused.find((entry) => entry.key === key)
  if (refused === undefined) return still(state)
  const rest: State = { ...state, post: { ...post, refused: post.refused.filter((entry) => entry !== refused) } }
  const gone = also(still(rest), { kind: 'dismiss', key })
  const { tournament, round, board, reason, ratingOnly } = refused
  // Typed again meanwhile: that is what the desk will have.
  const stands = round === sheet.round ? (underWay(rest.post, sheet, board)?.result ?? over) : over
  const result = rebased(refused.result, refused.over, stands, sheet.scoring)
  if (!take || sameResult(result, stands)) return gone
  const entry: NewResult = {
    tournament,
    round,
    board,
    result,
    over: stands,
    ...(reason === undefined ? {} : { reason }),
    ...(ratingOnly === undefined ? {} : { ratingOnly }),
  }
  return andThen(gone, (after) => send(after, entry))
}
