import type { PlaceDirectory } from './directory.ts'

/** Of a move that is still open: it has not happened, and whoever was about to say that it is done cannot say so any more. */
export const abandon = (directory: PlaceDirectory, move: string, reason: string) =>
  directory.record('desk', ({ moves }) => (moves.get(move)?.state === 'open' ? { kind: 'move-abandoned', move, reason } : null))
