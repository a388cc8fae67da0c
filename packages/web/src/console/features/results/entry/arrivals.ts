import { sameResult } from '@zug/engine/desk'
import { type Filter, matches } from '../rows.ts'
import { type Step, still } from './effect.ts'
import { visit } from './places.ts'
import { type Post, samePost } from './post.ts'
import type { Sheet } from './sheet.ts'
import { boardsOf, type State, standing } from './state.ts'

/** Somebody else has changed the board meanwhile: what was asked about it is no question any more. */
const fresh = (state: State): State =>
  state.over === null || sameResult(state.over.stood, standing(state, state.over.board)) ? state : { ...state, over: null }

/** What belongs to a board that is no longer there goes with it. */
const withBoards = (state: State): State => {
  const there = (held: { readonly board: number } | null): boolean => held === null || state.sheet.boards[held.board] !== undefined
  const { opened, over, asking, verify } = state
  if (there(opened) && there(over) && there(asking) && there(verify.stopped)) return state
  return { ...state, opened: null, over: null, asking: null, verify: { ...verify, stopped: null } }
}

/** The tournament was read anew, whoever changed it. What is typed and not there yet stays on top of it. */
export const loaded = (state: State, sheet: Sheet): Step => still(fresh(withBoards({ ...state, sheet })))

/** The outbox has news: the desk took a result, or did not, or another tab has typed. */
export const posted = (state: State, post: Post): Step => still(samePost(state.post, post) ? state : fresh({ ...state, post }))

/** The filter also keeps what matches it now, until it is chosen again. */
export const choose = (state: State, filter: Filter): Step =>
  still({ ...state, filter, kept: new Set(boardsOf(state).flatMap((board, index) => (matches(filter, board) ? [index] : []))) })

/** The focus came to a board of the opened match: keys are for that. */
export const visitInner = (state: State, inner: number): Step => {
  if (state.opened === null) return still(state)
  const { state: here, effects } = visit(state, state.opened.board)
  return { state: here.opened!.inner === inner ? here : { ...here, opened: { ...here.opened!, inner } }, effects }
}
