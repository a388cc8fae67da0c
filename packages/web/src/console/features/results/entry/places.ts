import { nextBoard } from '../rows.ts'
import { also, type Step, still } from './effect.ts'
import { boardsOf, currentOf, isChecked, matchAt, type State, shownOf, standing } from './state.ts'

/** What was offered is not taken. */
export const keep = (state: State): Step =>
  state.over === null ? still(state) : also(still({ ...state, over: null }), { kind: 'say', saying: { kind: 'kept', over: state.over } })

/** Whoever goes to another board leaves what was offered on this one. */
export const visit = (state: State, board: number): Step => {
  const { state: free, effects } = state.over !== null && state.over.board !== board ? keep(state) : still(state)
  return { state: free.visited === board ? free : { ...free, visited: board }, effects }
}

export const goTo = (state: State, board: number): Step => also(visit(state, board), { kind: 'focus', on: 'board', index: board })

export const goToInner = (state: State, inner: number): Step => {
  const { opened } = state
  if (opened === null) return still(state)
  const index = Math.max(0, Math.min(matchAt(state, opened.board).white.length - 1, inner))
  return also(still({ ...state, opened: { ...opened, inner: index } }), { kind: 'focus', on: 'inner', index })
}

/** Back to where keys go. */
export const goBack = (state: State): Step => {
  const { opened, sheet } = state
  const current = currentOf(state)
  return sheet.teams !== null && opened?.board === current ? goToInner(state, opened.inner) : goTo(state, current)
}

/** In an opened match its boards are gone through, and its ends are ends. */
export const move = (state: State, steps: number): Step => {
  const { opened, sheet } = state
  const current = currentOf(state)
  if (sheet.teams !== null && opened?.board === current) return goToInner(state, opened.inner + steps)
  const shown = shownOf(state)
  const next = shown[Math.min(shown.length - 1, Math.max(0, shown.indexOf(current) + steps))]
  return next === undefined ? still(state) : goTo(state, next)
}

/** The board has its result: on to the next. Game scores go on from form to form; a match that is done is closed. */
export const moveOn = (state: State, board: number): Step => {
  const next = nextBoard(shownOf(state), boardsOf(state), board)
  const formGoesOn = state.opened !== null && state.sheet.teams === null && next !== board
  return goTo({ ...state, opened: formGoesOn ? opened(next) : null }, next)
}

const opened = (board: number, inner = 0): NonNullable<State['opened']> => ({ board, inner, lineUp: null, unfolded: null })

export const openForm = (state: State, board: number): Step => still({ ...state, opened: opened(board) })

/** A match opens at its first board without a result; where all is typed once more, at the first. */
export const openMatchAt = (state: State, board: number): State => {
  const first = state.verify.on ? 0 : matchAt({ ...state, opened: null }, board).white.findIndex(({ result }) => result === 'adjourned')
  return { ...state, opened: opened(board, Math.max(0, first)) }
}

/** A click or Enter on a row: its match, or all results as buttons. */
export const open = (state: State, board: number): Step => {
  if (!state.sheet.mayEnter) return still(state)
  const { state: here, effects } = visit(state, board)
  if (here.sheet.teams === null) return { state: { ...here, asking: { kind: 'pick', board } }, effects }
  if (here.opened?.board === board) return { state: { ...here, opened: null }, effects }
  const wide = openMatchAt(here, board)
  return also({ state: wide, effects }, { kind: 'focus', on: 'inner', index: wide.opened!.inner })
}

export const close = (state: State): Step => goTo({ ...state, opened: null }, state.opened?.board ?? currentOf(state))

/** The next board that is not verified; null: there is none but this. */
export const nextToVerify = (state: State, board: number): Step => {
  const shown = shownOf(state)
  const ahead = [...shown.slice(shown.indexOf(board) + 1), ...shown]
  return goTo(state, ahead.find((candidate) => candidate !== board && !isChecked(state, candidate)) ?? board)
}

/** Keys of the table are for the table: a dialog over it has them, and so has a difference until it is decided. */
export const takesKeys = ({ sheet, asking, verify }: State): boolean =>
  sheet.mayEnter && verify.stopped === null && (asking === null || asking.kind === 'pick')

/** Clearing asks first; after the next pairing it is a correction. */
export const hasResult = (state: State, board: number): boolean =>
  state.sheet.boards[board] !== undefined && standing(state, board) !== null
