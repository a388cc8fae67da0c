import type { OpenTournament } from '../tournaments/desk-store.ts'
import { levelsOf, planFor } from './ladder.ts'
import type { HallState } from './state.ts'

/** All of the hall that pages and screens need. Levels of rounds that show nothing are for the desk only: the round may be a secret. */
export const hallView = (hall: HallState, { desk }: OpenTournament, now: Date, forDesk: boolean) => {
  const at = now.toISOString()
  const rounds = levelsOf(hall, desk).map((level, index) => ({ round: index + 1, level }))
  const { onPublish, onComplete } = planFor(hall, desk.state.rounds.length + 1)
  return {
    sequence: hall.sequence,
    now: at,
    show: { rounds: forDesk ? rounds : rounds.filter(({ level }) => level !== 'nothing'), plan: { onPublish, onComplete } },
    announcements: hall.announcements.filter(({ until }) => until === null || until > at),
    clock: hall.clock,
    screens: hall.screens,
    projections: hall.projections,
  }
}

export type HallView = ReturnType<typeof hallView>
