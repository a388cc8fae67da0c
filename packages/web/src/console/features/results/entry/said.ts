import { type DeskBoardResult as BoardResult, isOpen, sameResult } from '@zug/engine/desk'
import type { ResultsWords } from '@zug/messages/console/results/en'
import { showSides } from '../outcomes.ts'
import type { Saying } from './effect.ts'
import type { Over, State } from './state.ts'

/** How the page shows what the steps speak of. */
export type Speech = {
  readonly words: ResultsWords
  readonly show: (result: BoardResult | null) => string
  readonly placeOf: (board: number) => string
}

export type OverWords = { readonly place: string; readonly before: string; readonly after: string }

const innerSides = (result: BoardResult | null, inner: number): string => {
  const [white, black] = [result?.match?.white[inner], result?.match?.black[inner]]
  return white === undefined || black === undefined ? '–' : showSides(white.result, black.result)
}

/** The board, of a match the board inside, and both results. */
export const overWords = ({ board, inner, stood, result }: Over, { words, show, placeOf }: Speech): OverWords =>
  inner === null
    ? { place: placeOf(board), before: show(stood), after: show(result) }
    : { place: `${placeOf(board)}, ${words.match.board(inner + 1)}`, before: innerSides(stood, inner), after: innerSides(result, inner) }

export const textOf = (saying: Saying, speech: Speech): string => {
  const { words, show, placeOf } = speech
  switch (saying.kind) {
    case 'entered': {
      const { board, before, result } = saying
      if (result === null) return words.state.cleared(placeOf(board))
      return isOpen(before) || sameResult(before, result)
        ? words.state.entered(placeOf(board), show(result))
        : words.state.replaced(placeOf(board), show(before), show(result))
    }
    case 'kept': {
      const { place, before } = overWords(saying.over, speech)
      return words.over.kept(place, before)
    }
    case 'stays':
      return words.over.kept(placeOf(saying.board), show(saying.result))
    case 'verify-ended':
      return words.verify.ended(saying.verified, saying.shown)
  }
}

/** Undo waits for what is being asked; null: nothing is. */
export const undoFirst = ({ verify }: State, { words, placeOf }: Speech): string | null =>
  verify.stopped === null ? null : words.verify.undoFirst(placeOf(verify.stopped.board))
