import { type DeskBoardResult as BoardResult, isOpen, sameResult } from '@zug/engine/desk'
import type { NewResult } from '../../../outbox/entry.ts'
import { type Match, openMatch, type Team } from '../match.ts'
import { type Board, type Filter, matches, resultNow } from '../rows.ts'
import { type Post, refusalOf, tipOf, underWay } from './post.ts'
import type { Sheet } from './sheet.ts'

/** A key wants to change a result that stands: nothing happens until it is said again, by Enter or a button. */
export type Over = {
  readonly board: number
  readonly result: BoardResult
  /** The board of a match that it is about; null: the row. */
  readonly inner: number | null
  /** What stood there when it was asked. */
  readonly stood: BoardResult | null
}

/** What was typed and is not what the desk has: nothing goes on until somebody decides. */
export type Stopped = {
  readonly board: number
  readonly typed: BoardResult
  /** The board of the match on which it differs, and whether it is the last one. */
  readonly inner?: { readonly board: number; readonly last: boolean }
}

/** A mark is for the result that was compared: another one has to be verified anew. */
export type Marks = ReadonlyMap<number, BoardResult | null>

/** What the page asks at the moment. */
export type Asking =
  | { readonly kind: 'pick'; readonly board: number }
  | { readonly kind: 'clear'; readonly board: number }
  | { readonly kind: 'correct'; readonly board: number; readonly result: BoardResult | null }

/** Opened below its row: a match, or the form for scores of a game. */
export type Opened = {
  readonly board: number
  /** Where keys go in the match. */
  readonly inner: number
  /** Who plays, as long as nothing of the match is entered. */
  readonly lineUp: Match | null
  /** The board of the match with all its results shown. */
  readonly unfolded: number | null
}

/** Entering the results of a round: where the arbiter is in it, and what is asked. */
export type State = {
  readonly sheet: Sheet
  readonly post: Post
  readonly filter: Filter
  /** What matched when the filter was chosen stays: a board that gets its result does not pull the list away under somebody's eyes. */
  readonly kept: ReadonlySet<number>
  readonly visited: number
  readonly opened: Opened | null
  readonly over: Over | null
  readonly asking: Asking | null
  /** The next result is not rated. */
  readonly unrated: boolean
  readonly verify: { readonly on: boolean; readonly stopped: Stopped | null; readonly marks: Marks }
}

export const begin = (sheet: Sheet, post: Post, marks: Marks): State => {
  const state: State = {
    sheet,
    post,
    filter: 'all',
    kept: new Set(),
    visited: 0,
    opened: null,
    over: null,
    asking: null,
    unrated: false,
    verify: { on: false, stopped: null, marks },
  }
  const shown = shownOf(state)
  const waits = shown.find((board) => standing(state, board) === null) ?? shown.find((board) => isOpen(standing(state, board)))
  return { ...state, visited: waits ?? shown[0] ?? 0 }
}

const withTip = (board: Board, { result, ratingOnly }: Pick<NewResult, 'result' | 'ratingOnly'>): Board =>
  ratingOnly === true ? { ...board, ratingResult: result } : { ...board, result, ratingResult: null }

/**
 * A board as it will be once the desk has all that was typed here. Where it did not take something because somebody else was first, it has said what they
 * entered: that stands, also before the page is read anew.
 */
export const boardAt = ({ sheet, post }: State, index: number): Board => {
  const tip = tipOf(post, sheet, index)
  const board = tip === null ? sheet.boards[index]! : withTip(sheet.boards[index]!, tip)
  const refused = refusalOf(post, sheet, index)
  if (refused?.problem.theirs === undefined || underWay(post, sheet, index) !== null || !sameResult(resultNow(board), refused.over))
    return board
  return withTip(board, { ...refused, result: refused.problem.theirs })
}

export const boardsOf = (state: State): readonly Board[] => state.sheet.boards.map((_, index) => boardAt(state, index))

/** What the desk will have on the board when the next message comes, if nobody else has been there. */
export const expected = (state: State, index: number): BoardResult | null => resultNow(boardAt(state, index))

/**
 * What the arbiter has on the board, and types on: of a match whose result was not taken, what was typed so far. So nothing of it is lost before somebody
 * decides.
 */
export const standing = (state: State, index: number): BoardResult | null => {
  if (state.sheet.teams === null || underWay(state.post, state.sheet, index) !== null) return expected(state, index)
  const refused = refusalOf(state.post, state.sheet, index)
  return refused?.result?.match === undefined ? expected(state, index) : refused.result
}

/** The boards as one walks along them; of whoever has a link to some of them, these. */
export const ownBoards = ({ sheet: { boards, numbers, range } }: State): readonly number[] =>
  [...boards.keys()]
    .filter((index) => range === null || (numbers[index]! >= range.first && numbers[index]! <= range.last))
    .sort((a, b) => numbers[a]! - numbers[b]!)

export const shownOf = (state: State): readonly number[] =>
  state.filter === 'all'
    ? ownBoards(state)
    : ownBoards(state).filter((index) => state.kept.has(index) || matches(state.filter, boardAt(state, index)))

/** A filter may have taken the board out of the list; there is always one that can be reached. */
export const currentOf = (state: State): number => {
  const shown = shownOf(state)
  return shown.includes(state.visited) ? state.visited : (shown[0] ?? 0)
}

/** After the next round is paired a recorded result is corrected with a reason; a game still open is simply entered. */
export const isCorrection = (state: State, index: number): boolean =>
  state.sheet.effect !== 'next-pairing' && !isOpen(boardAt(state, index).result)

export const isChecked = (state: State, index: number): boolean =>
  state.verify.marks.has(index) && sameResult(state.verify.marks.get(index)!, expected(state, index))

/** The boards of a match as they stand; before anything is entered, the line-ups. */
export const matchAt = (state: State, index: number): Match => {
  const lineUp = state.opened?.board === index ? state.opened.lineUp : null
  return standing(state, index)?.match ?? lineUp ?? openingOf(state, index)
}

/** The boards of a match by the line-ups alone. */
export const openingOf = ({ sheet }: State, index: number): Match => {
  const { white, black } = sheet.boards[index]!
  const team = (id: number): Team => sheet.teams!.find((candidate) => candidate.id === id)!
  return openMatch(team(white), team(black), sheet.boardsPerMatch)
}
