import { type DeskBoardResult as BoardResult, sameResult } from '@zug/engine'
import { useState } from 'react'

type Verifying = {
  readonly checked: ReadonlySet<number>
  /** What was typed and is not what the desk has: nothing goes on until somebody decides. */
  readonly stopped: { readonly board: number; readonly typed: BoardResult } | null
}

export type Verify = {
  readonly on: boolean
  readonly checked: ReadonlySet<number>
  readonly stopped: Verifying['stopped']
  readonly toggle: () => void
  /** True when the typed result is the recorded one; otherwise verifying stops there. */
  readonly compare: (board: number, typed: BoardResult, recorded: BoardResult | null) => boolean
  readonly stop: (board: number, typed: BoardResult) => void
  readonly check: (board: number) => void
}

const none: Verifying = { checked: new Set(), stopped: null }

/** The second pass: every result is typed again from the paper. */
export const useVerify = (): Verify => {
  const [state, setState] = useState<Verifying | null>(null)
  const check = (board: number): void =>
    setState((before) => (before === null ? null : { checked: new Set([...before.checked, board]), stopped: null }))
  const stop = (board: number, typed: BoardResult): void =>
    setState((before) => (before === null ? null : { ...before, stopped: { board, typed } }))
  return {
    on: state !== null,
    checked: state?.checked ?? none.checked,
    stopped: state?.stopped ?? null,
    toggle: () => setState(state === null ? none : null),
    compare: (board, typed, recorded) => {
      const same = sameResult(typed, recorded)
      if (same) check(board)
      else stop(board, typed)
      return same
    },
    stop,
    check,
  }
}
