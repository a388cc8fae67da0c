import { type Colour, opposite } from './colour.ts'
import type { Tournament } from './tournament.ts'

/** How colours go down the boards of a match, as TRF26 352 says it (WBWB); empty: they alternate (CFC 646), and so do boards that it does not name. */
export const boardColoursOf = ({ rules }: { readonly rules: Tournament['rules'] | object }): string =>
  rules !== null && 'boardColours' in rules && typeof rules.boardColours === 'string' ? rules.boardColours.toUpperCase() : ''

/** The colour at a board, from 0, of the team that has `colour` on board 1. */
export const boardColour = (colour: Colour, board: number, pattern = ''): Colour => {
  const letter = (at: number): string => (/^[WB]$/.test(pattern[at] ?? '') ? pattern[at]! : at % 2 === 0 ? 'W' : 'B')
  return letter(board) === letter(0) ? colour : opposite(colour)
}

/** What 352 says of so many boards. */
export const colourLetters = (boards: number, pattern: string): string =>
  Array.from({ length: boards }, (_, board) => (boardColour('white', board, pattern) === 'white' ? 'W' : 'B')).join('')
