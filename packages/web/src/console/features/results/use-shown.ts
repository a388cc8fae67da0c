import { useMemo, useState } from 'react'
import type { Tournament } from '../../api/types.ts'
import { type Board, type Filter, matches } from './rows.ts'

type Range = { readonly first: number; readonly last: number } | null | undefined

export type Shown = {
  readonly filter: Filter
  /** The boards the reader has to do with. */
  readonly mine: readonly Board[]
  readonly shown: readonly number[]
  readonly choose: (filter: Filter) => void
}

/**
 * Which boards are shown. What matched when the filter was chosen stays until it is chosen again: a board that gets its result does not pull the list away
 * under somebody's eyes. A helper sees the boards of the link.
 */
export const useShown = (boards: readonly Board[], { settings, boards: given }: Tournament): Shown => {
  const [chosen, setChosen] = useState<{ readonly filter: Filter; readonly kept: ReadonlySet<number> }>({ filter: 'all', kept: new Set() })
  const range = given as Range
  const { firstBoard } = settings
  const [first, last] = [range?.first ?? 0, range?.last ?? Number.POSITIVE_INFINITY]
  const own = useMemo(
    () => [...boards.keys()].filter((index) => index + firstBoard >= first && index + firstBoard <= last),
    [boards, firstBoard, first, last],
  )
  const mine = useMemo(() => own.map((index) => boards[index]!), [own, boards])
  const shown = useMemo(
    () => own.filter((index) => matches(chosen.filter, boards[index]!) || chosen.kept.has(index)),
    [own, boards, chosen],
  )
  const choose = (filter: Filter): void =>
    setChosen({ filter, kept: new Set([...boards.keys()].filter((index) => matches(filter, boards[index]!))) })
  return { filter: chosen.filter, mine, shown, choose }
}
