import { useMemo, useState } from 'react'
import type { Tournament } from '../../api/types.ts'
import { type Board, type Filter, matches } from './rows.ts'

type Range = { readonly first: number; readonly last: number } | null | undefined

export type Shown = { readonly filter: Filter; readonly shown: readonly number[]; readonly choose: (filter: Filter) => void }

/**
 * Which boards are shown. What matched when the filter was chosen stays until it is chosen again: a board that gets its result does not pull the list away
 * under somebody's eyes. A helper sees the boards of the link.
 */
export const useShown = (boards: readonly Board[], { settings, boards: given }: Tournament): Shown => {
  const [chosen, setChosen] = useState<{ readonly filter: Filter; readonly kept: ReadonlySet<number> }>({ filter: 'all', kept: new Set() })
  const range = given as Range
  const { firstBoard } = settings
  const shown = useMemo(() => {
    const isMine = (number: number): boolean => range === null || range === undefined || (number >= range.first && number <= range.last)
    return [...boards.keys()].filter(
      (index) => isMine(index + firstBoard) && (matches(chosen.filter, boards[index]!) || chosen.kept.has(index)),
    )
  }, [boards, chosen, range, firstBoard])
  const choose = (filter: Filter): void =>
    setChosen({ filter, kept: new Set([...boards.keys()].filter((index) => matches(filter, boards[index]!))) })
  return { filter: chosen.filter, shown, choose }
}
