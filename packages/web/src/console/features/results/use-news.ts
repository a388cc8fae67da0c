import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { useEffect, useRef, useState } from 'react'
import type { Board } from './rows.ts'

/**
 * Tells of results that others enter while the page is open, the latest of a burst, once. Gives the number of the event from which on a result is news
 * here.
 */
export const useNews = (
  boards: readonly Board[],
  me: string,
  sequence: number,
  tell: (entered: NonNullable<Board['entered']>, index: number, result: BoardResult | null) => void,
): number => {
  const [since] = useState(sequence)
  const told = useRef(since)
  useEffect(() => {
    let latest = -1
    boards.forEach(({ entered }, index) => {
      const newest = latest === -1 ? told.current : boards[latest]!.entered!.sequence
      if (entered !== null && entered !== undefined && entered.actor !== me && entered.sequence > newest) latest = index
    })
    if (latest === -1) return
    const { entered, result } = boards[latest]!
    told.current = entered!.sequence
    tell(entered!, latest, result)
  }, [boards])
  return since
}
