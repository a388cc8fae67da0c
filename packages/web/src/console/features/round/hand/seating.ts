import type { DraftChange } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'

export type Pair = { readonly white: PlayerId; readonly black: PlayerId }
export type Seating = { readonly boards: readonly Pair[]; readonly bye: PlayerId | null }

/** One place that a change fills otherwise; `at` null is the bye. */
export type Place = {
  readonly at: number | null
  readonly before: readonly PlayerId[] | null
  readonly after: readonly PlayerId[] | null
}

/** What a change makes of a seating, for showing it beforehand; whether it may be is the desk's to say. */
export const seatingAfter = ({ boards, bye }: Seating, change: DraftChange): Seating => {
  switch (change.kind) {
    case 'swap': {
      const swap = (id: PlayerId): PlayerId => (id === change.a ? change.b : id === change.b ? change.a : id)
      return {
        boards: boards.map(({ white, black }) => ({ white: swap(white), black: swap(black) })),
        bye: bye === null ? null : swap(bye),
      }
    }
    case 'flip':
      return { boards: boards.map((board, at) => (at === change.board ? { white: board.black, black: board.white } : board)), bye }
    case 'unpair':
      return { boards: boards.filter((_, at) => at !== change.board), bye }
    case 'pair':
      return {
        boards: [...boards, { white: change.white, black: change.black }],
        bye: bye === change.white || bye === change.black ? null : bye,
      }
    case 'give-bye':
      return { boards, bye: change.player }
  }
}

const people = ({ white, black }: Pair): readonly PlayerId[] => [white, black]
const text = ({ white, black }: Pair): string => `${white} ${black}`

/** What differs. Boards are compared by their place as long as both have as many, else by who sits there. */
export const placesOf = (before: Seating, after: Seating): readonly Place[] => {
  const bye: readonly Place[] =
    before.bye === after.bye
      ? []
      : [{ at: null, before: before.bye === null ? null : [before.bye], after: after.bye === null ? null : [after.bye] }]
  if (before.boards.length === after.boards.length)
    return [
      ...after.boards.flatMap((board, at): readonly Place[] =>
        text(board) === text(before.boards[at]!) ? [] : [{ at, before: people(before.boards[at]!), after: people(board) }],
      ),
      ...bye,
    ]
  const [were, are] = [new Set(before.boards.map(text)), new Set(after.boards.map(text))]
  return [
    ...before.boards.flatMap((board, at): readonly Place[] => (are.has(text(board)) ? [] : [{ at, before: people(board), after: null }])),
    ...after.boards.flatMap((board, at): readonly Place[] => (were.has(text(board)) ? [] : [{ at, before: null, after: people(board) }])),
    ...bye,
  ]
}
