import { type DeskBoardResult as BoardResult, isOpen } from '@zug/engine/desk'
import type { Tournament } from '../../api/types.ts'

export type Round = Tournament['rounds'][number]
export type Board = Round['boards'][number]

/** What a row shows of one side: a player, or a team of a team event. */
export type Side = { readonly id: number; readonly name: string; readonly about: string }

/** Everybody who can sit on one, by number. */
export const sidesOf = ({ players, teams }: Pick<Tournament, 'players' | 'teams'>): ReadonlyMap<number, Side> =>
  new Map(
    [
      ...players.map(({ id, name, title, rating }) => ({
        id,
        name,
        about: [title, rating].filter((part) => part !== null && part !== 0).join(' '),
      })),
      ...teams.map(({ id, name }) => ({ id, name, about: '' })),
    ].map((side) => [side.id, side]),
  )

/** Helpers and viewers get less of a board than the desk does. */
const reportsOf = (board: Board): Board['reports'] => board.reports ?? []

/** What stands on a board for the reader: a correction for the rating report only stands over the result it corrects. */
export const resultNow = ({ result, ratingResult }: Board): BoardResult | null => ratingResult ?? result

export const filters = ['all', 'open', 'reported', 'disagreeing'] as const
export type Filter = (typeof filters)[number]

const disagrees = (board: Board): boolean => {
  const [first, ...rest] = reportsOf(board)
  return first !== undefined && rest.some(({ result }) => JSON.stringify(result) !== JSON.stringify(first.result))
}

export const matches = (filter: Filter, board: Board): boolean => {
  switch (filter) {
    case 'all':
      return true
    case 'open':
      return isOpen(board.result)
    case 'reported':
      return isOpen(board.result) && reportsOf(board).length > 0
    case 'disagreeing':
      return (isOpen(board.result) && disagrees(board)) || (board.disputes ?? []).length > 0
  }
}

/** The board after `index` to go on with: the next that is open, round the end of the list; if none is, the next in the list. */
export const nextBoard = (shown: readonly number[], boards: readonly Board[], index: number): number => {
  const at = shown.indexOf(index)
  const ahead = [...shown.slice(at + 1), ...shown.slice(0, Math.max(at, 0))]
  return ahead.find((candidate) => boards[candidate]!.result === null) ?? shown[at + 1] ?? index
}
