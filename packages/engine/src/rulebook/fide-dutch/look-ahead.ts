import type { Points } from '../../model/points.ts'
import type { Competitor } from './competitor.ts'

/**
 * What a bracket must keep in mind of the players below it.
 *
 * `next` is the following scoregroup when the downfloaters are judged by it (C.7; C8 in 2026), `rest` is everybody further down when the round must
 * stay completable (C.4). `mustComplete` asks that everyone in bracket, next and rest be paired but at most one, who may take the bye.
 */
export type LookAhead = {
  readonly next: readonly Competitor[]
  readonly rest: readonly Competitor[]
  readonly mustComplete: boolean
  /** The following scoregroup is the last one, so the bye is part of pairing it (A.9, note). */
  readonly nextIsLast: boolean
  /** May this player be the one left over? */
  readonly mayBeLeftOver: (player: Competitor) => boolean
  /** A single downfloater of this score is bound to get the bye, and judged for it (2026, C9); null when that is not asked. */
  readonly byeScore: Points | null
}
