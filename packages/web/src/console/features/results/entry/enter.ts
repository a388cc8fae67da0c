import { type DeskBoardResult as BoardResult, sameResult } from '@zug/engine/desk'
import { innerOf, type NewResult } from '../../../outbox/entry.ts'
import { also, type Effect, type Step, still } from './effect.ts'
import { refusalOf, underWay } from './post.ts'
import { typedBoards } from './rebase.ts'
import { expected, type State, standing } from './state.ts'

/** A message to the desk: it comes on top of what was typed on the board before, not of what the page happens to show. */
export const send = (state: State, entry: NewResult): Step =>
  also(still({ ...state, post: { ...state.post, given: [...state.post.given, entry] } }), { kind: 'send', entry })

/** Somebody else was at this match first. Until that is decided nothing more is sent of it; what is typed is collected. */
const collected = (state: State, board: number, result: BoardResult | null, typed: Pick<NewResult, 'inner'>): Step | null => {
  const { sheet, post } = state
  const refused = refusalOf(post, sheet, board)
  if (result?.match === undefined || refused?.result?.match === undefined || refused.problem.code !== 'result-changed') return null
  if (underWay(post, sheet, board) !== null) return null
  const change = { result, ...innerOf([refused, typed]) }
  const grown = post.refused.map((entry) => (entry.key === refused.key ? { ...entry, ...change } : entry))
  return also(still({ ...state, post: { ...post, refused: grown } }), { kind: 'amend', key: refused.key, change })
}

export const enter = (state: State, board: number, result: BoardResult | null, reason?: string): Step => {
  const { tournament, round, effect, fideMode } = state.sheet
  const before = standing(state, board)
  const said: Effect = { kind: 'say', saying: { kind: 'entered', board, before, result } }
  const inner = result?.match === undefined ? {} : innerOf([{ inner: typedBoards(result.match, before) }])
  const held = sameResult(before, result) ? null : collected(state, board, result, inner)
  if (held !== null) return also(held, said)
  const over = expected(state, board)
  const ratingOnly = effect === 'rating-only'
  // That it reaches the rating report alone was said, and answered, before it is sent.
  const answered = ratingOnly && fideMode ? { confirmed: 'twice' as const } : {}
  const correction = reason === undefined ? {} : { reason, ratingOnly, ...answered }
  const sent = sameResult(over, result) ? still(state) : send(state, { tournament, round, board, result, over, ...inner, ...correction })
  return also(sent, said)
}
