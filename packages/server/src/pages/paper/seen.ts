import type { DeskState } from '@zug/engine/desk'
import type { ServerContext } from '../../context.ts'
import { mayBeExplained, type Shows, shownOf } from '../../hall/shown.ts'
import type { OpenTournament } from '../../tournaments/desk-store.ts'

/** A tournament as somebody may see it. */
export type Seen = {
  readonly open: OpenTournament
  readonly state: DeskState
  /** Are all results before this round in what is seen? Where some are held back, scores would be wrong and are left out. */
  readonly scoresKnown: (round: number) => boolean
}

/** The desk sees what is so, everybody else what the hall shows. */
export const seenOf = async (context: ServerContext, id: string, desk: boolean, shows: Shows): Promise<Seen> => {
  const open = await context.tournaments.get(id)
  if (desk) return { open, state: open.desk.state, scoresKnown: () => true }
  const hall = context.halls.of(id)
  const shown = shownOf(open, hall, shows)
  // By what the hall shows, not by what has come in: that something is held back is nobody's business either.
  return { open: shown, state: shown.desk.state, scoresKnown: (round) => mayBeExplained(open, hall, round) }
}
