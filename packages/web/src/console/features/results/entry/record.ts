import { type DeskBoardResult as BoardResult, isOpen, sameResult } from '@zug/engine'
import type { NewResult } from '../../../outbox/entry.ts'
import { also, type Effect, type Step, still, then } from './effect.ts'
import { moveOn } from './places.ts'
import { refusalOf, tipOf } from './post.ts'
import { expected, isCorrection, type Over, type State, standing } from './state.ts'
import { compare } from './verify.ts'

/** A message to the desk: it comes on top of what was typed on the board before, not of what the page happens to show. */
export const send = (state: State, entry: NewResult): Step =>
  also(still({ ...state, post: { ...state.post, given: [...state.post.given, entry] } }), { kind: 'send', entry })

/** Somebody else was at this match first. Until that is decided nothing more is sent of it; what is typed is collected. */
const collected = (state: State, board: number, result: BoardResult | null): Step | null => {
  const { sheet, post } = state
  const refused = refusalOf(post, sheet, board)
  if (result?.match === undefined || refused?.result?.match === undefined || refused.problem.code !== 'result-changed') return null
  if (tipOf(post, sheet, board) !== null) return null
  const grown = post.refused.map((entry) => (entry.key === refused.key ? { ...entry, result } : entry))
  return also(still({ ...state, post: { ...post, refused: grown } }), { kind: 'amend', key: refused.key, result })
}

export const enter = (state: State, board: number, result: BoardResult | null, reason?: string): Step => {
  const { tournament, round, effect } = state.sheet
  const before = standing(state, board)
  const said: Effect = { kind: 'say', saying: { kind: 'entered', board, before, result } }
  const held = sameResult(before, result) ? null : collected(state, board, result)
  if (held !== null) return also(held, said)
  const over = expected(state, board)
  const correction = reason === undefined ? {} : { reason, ratingOnly: effect === 'rating-only' }
  const sent = sameResult(over, result) ? still(state) : send(state, { tournament, round, board, result, over, ...correction })
  return also(sent, said)
}

/** A result came from a key, a button or a form. `stay`: the board is not done with. */
export const typed = (state: State, board: number, result: BoardResult, stay = false): Step => {
  if (!state.sheet.mayEnter || state.verify.stopped !== null) return still(state)
  const free: State = { ...state, unrated: false, over: null, asking: null }
  if (free.verify.on) return compare(free, board, result)
  if (isCorrection(free, board) && !sameResult(standing(free, board), result))
    return still({ ...free, asking: { kind: 'correct', board, result } })
  const entered = enter(free, board, result)
  return stay ? entered : then(entered, (after) => moveOn(after, board))
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
