import type { DeskCommand } from '@zug/engine/desk'
import type { Run } from './commands.tsx'
import type { Tournament } from './types.ts'

/** Cancels the byes of the late arrivals. A draft without them is discarded and paired again. */
export const letPlay = async (run: Run, { lateArrivals, draft }: Tournament): Promise<boolean> => {
  if (draft !== null && !(await run({ kind: 'discard-draft' })).done) return false
  const ends = lateArrivals.flatMap(({ player, round, published }): readonly DeskCommand[] =>
    published ? [] : [{ kind: 'cancel-bye', player, round }],
  )
  if (ends.length > 0 && !(await run(ends)).done) return false
  return draft === null || (await run({ kind: 'pair-round', leaveOut: draft.leftOut ?? [] })).done
}
