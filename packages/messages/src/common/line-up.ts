import type { en } from './en.ts'

type Named = { readonly name: string }

/** Something unusual about a line-up, with names; boards count from 1. */
export type LineUpDoubt =
  | { readonly kind: 'out-of-order'; readonly board: number; readonly player: Named; readonly other: Named; readonly reserve: boolean }
  | { readonly kind: 'empty'; readonly board: number }

export const lineUpDoubt = (words: (typeof en)['lineUp'], doubt: LineUpDoubt): string => {
  if (doubt.kind === 'empty') return words.empty(doubt.board)
  const { player, board, other, reserve } = doubt
  return (reserve ? words.reserveAbove : words.outOfOrder)(player.name, board, other.name)
}
