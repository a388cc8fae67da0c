import { boardNumbers } from '@zug/engine/desk'
import { resultText } from './results.ts'
import { type Entrant, type Scene, wordsOf } from './scene.ts'
import type { Round, RoundBoard } from './shapes.ts'

/** Where somebody sits in a round. */
export type Seat =
  | {
      readonly kind: 'board'
      readonly board: RoundBoard
      readonly number: number
      readonly colour: 'white' | 'black'
      readonly opponent: Entrant
      /** As it stands between the names, and what it was for this player; null as long as it is open. */
      readonly result: { readonly text: string; readonly outcome: 'won' | 'drew' | 'lost' } | null
    }
  | { readonly kind: 'bye'; readonly bye: Round['unpaired'][number]['bye'] }
  | { readonly kind: 'none' }

export const seatOf = (scene: Scene, round: Round, id: number): Seat => {
  const at = round.boards.findIndex(({ white, black }) => white === id || black === id)
  const board = round.boards[at]
  if (board !== undefined) {
    const colour = board.white === id ? 'white' : 'black'
    const opponent = scene.entrants.get(colour === 'white' ? board.black : board.white)
    const { text, open } = resultText(board.result, wordsOf(scene).common)
    const own = board.result === null || open ? null : outcomeOf(board.result[colour])
    const result = own === null ? null : { text, outcome: own }
    if (opponent !== undefined)
      return { kind: 'board', board, number: boardNumbers(round, scene.view.settings.firstBoard)[at]!, colour, opponent, result }
  }
  const bye = round.unpaired.find(({ player }) => player === id)?.bye
  return bye === undefined ? { kind: 'none' } : { kind: 'bye', bye }
}

/** What a side's result was for it. */
export const outcomeOf = (side: NonNullable<RoundBoard['result']>['white']): 'won' | 'drew' | 'lost' =>
  side === 'win' || side === 'forfeit-win' ? 'won' : side === 'draw' ? 'drew' : 'lost'
