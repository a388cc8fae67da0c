import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import type { Marks } from './state.ts'

const shelf = (place: string): string => `zug.verified.${place}`

/** Marks outlive the page as long as the window is open, where the browser allows it. `place` names the tournament and the round. */
export const readMarks = (place: string): Marks => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(shelf(place)) ?? '[]') as [number, BoardResult | null][])
  } catch {
    return new Map()
  }
}

export const keepMarks = (place: string, marks: Marks): void => {
  try {
    sessionStorage.setItem(shelf(place), JSON.stringify([...marks]))
  } catch {
    // Then they last as long as the page.
  }
}
