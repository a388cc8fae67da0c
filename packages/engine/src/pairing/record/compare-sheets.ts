import type { PlayerId } from '../../model/ids.ts'
import type { Sheet, SheetBoard } from './sheet.ts'

/** What only one of two sheets has. Empty on both sides when they agree. */
export type SheetDifference = { readonly expected: readonly Entry[]; readonly recorded: readonly Entry[] }
export type Entry =
  | ({ readonly kind: 'board' } & SheetBoard)
  | { readonly kind: 'bye'; readonly player: PlayerId }
  | { readonly kind: 'no-legal-pairing' }

const entriesOf = (sheet: Sheet): readonly Entry[] =>
  sheet === null
    ? [{ kind: 'no-legal-pairing' }]
    : [
        ...sheet.boards.map((board) => ({ kind: 'board' as const, ...board })),
        ...sheet.byes.map((player) => ({ kind: 'bye' as const, player })),
      ]

const keyOf = (entry: Entry): string => {
  switch (entry.kind) {
    case 'board':
      return entry.coloursKnown ? `${entry.white} ${entry.black}` : pairKey(entry)
    case 'bye':
      return `${entry.player} bye`
    case 'no-legal-pairing':
      return 'none'
  }
}
const pairKey = (board: SheetBoard): string => `${Math.min(board.white, board.black)}-${Math.max(board.white, board.black)}`

/** Pairs, colours and bye, as sets: the order of the boards decides nothing. null when there is no difference. */
export const compareSheets = (expected: Sheet, recorded: Sheet): SheetDifference | null => {
  const notIn = (entries: readonly Entry[], others: readonly Entry[]): readonly Entry[] => {
    const keys = new Set(others.flatMap((other) => (other.kind === 'board' ? [keyOf(other), pairKey(other)] : [keyOf(other)])))
    const colourless = new Set(others.flatMap((other) => (other.kind === 'board' && !other.coloursKnown ? [pairKey(other)] : [])))
    return entries.filter((entry) => !keys.has(keyOf(entry)) && !(entry.kind === 'board' && colourless.has(pairKey(entry))))
  }
  const [ours, theirs] = [entriesOf(expected), entriesOf(recorded)]
  const difference = { expected: notIn(ours, theirs), recorded: notIn(theirs, ours) }
  return difference.expected.length + difference.recorded.length === 0 ? null : difference
}
