import type { DeskState } from '@zug/engine'
import type { ServerContext } from '../../context.ts'
import { type Rung, shownOf } from '../../hall/shown.ts'
import type { OpenTournament } from '../../tournaments/desk-store.ts'

/** A tournament as somebody may see it. */
export type Seen = {
  readonly open: OpenTournament
  readonly state: DeskState
  /** Are all results before this round in what is seen? Where some are held back, scores would be wrong and are left out. */
  readonly scoresKnown: (round: number) => boolean
}

/** The desk sees what is so, everybody else what the hall shows. */
export const seenOf = async (context: ServerContext, id: string, desk: boolean, rung: Rung): Promise<Seen> => {
  const open = await context.tournaments.get(id)
  if (desk) return { open, state: open.desk.state, scoresKnown: () => true }
  const shown = shownOf(open, context.halls.of(id), rung)
  const { rounds } = shown.desk.state
  const heldBack = rounds.findIndex(({ boards }, at) =>
    boards.some(({ result }, board) => result === null && open.desk.state.rounds[at]?.boards[board]?.result !== null),
  )
  return { open: shown, state: shown.desk.state, scoresKnown: (round) => heldBack === -1 || round <= heldBack + 1 }
}
