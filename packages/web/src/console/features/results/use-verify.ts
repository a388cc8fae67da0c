import { type DeskBoardResult as BoardResult, sameResult } from '@zug/engine'
import { useState } from 'react'

/** What was typed and is not what the desk has: nothing goes on until somebody decides. */
export type Stopped = {
  readonly board: number
  readonly typed: BoardResult
  /** The board of the match on which it differs, and whether it is the last one. */
  readonly inner?: { readonly board: number; readonly last: boolean }
}

export type Verify = {
  readonly on: boolean
  readonly stopped: Stopped | null
  readonly toggle: () => void
  /** A mark is for the result that was compared: another one has to be verified anew. */
  readonly isChecked: (board: number, result: BoardResult | null) => boolean
  /** True when the typed result is the recorded one; otherwise verifying stops there. */
  readonly compare: (board: number, typed: BoardResult, recorded: BoardResult | null) => boolean
  readonly stop: (stopped: Stopped) => void
  /** The difference is put away, and nothing is decided. */
  readonly release: () => void
  readonly check: (board: number, result: BoardResult | null) => void
}

type Marks = ReadonlyMap<number, BoardResult | null>

const shelf = (place: string): string => `zug.verified.${place}`

/** Marks outlive the page as long as the window is open, where the browser allows it. */
const readMarks = (place: string): Marks => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(shelf(place)) ?? '[]') as [number, BoardResult | null][])
  } catch {
    return new Map()
  }
}

const keepMarks = (place: string, marks: Marks): Marks => {
  try {
    sessionStorage.setItem(shelf(place), JSON.stringify([...marks]))
  } catch {
    // Then they last as long as the page.
  }
  return marks
}

/** Where a game has scores, a letter from the paper says who won and no more. */
const agree = (typed: BoardResult, recorded: BoardResult | null): boolean =>
  sameResult(typed, recorded) ||
  (typed.scores === undefined && recorded?.scores !== undefined && typed.white === recorded.white && typed.black === recorded.black)

/** The second pass: every result is typed again from the paper. `place` names the tournament and the round. */
export const useVerify = (place: string): Verify => {
  const [on, setOn] = useState(false)
  const [stopped, stop] = useState<Stopped | null>(null)
  const [marks, setMarks] = useState(() => readMarks(place))
  const check = (board: number, result: BoardResult | null): void => {
    stop(null)
    setMarks((before) => keepMarks(place, new Map([...before, [board, result]])))
  }
  return {
    on,
    stopped,
    toggle: () => {
      stop(null)
      setOn(!on)
    },
    isChecked: (board, result) => marks.has(board) && sameResult(marks.get(board)!, result),
    compare: (board, typed, recorded) => {
      const same = agree(typed, recorded)
      if (same) check(board, recorded)
      else stop({ board, typed })
      return same
    },
    stop,
    release: () => stop(null),
    check,
  }
}
