import type { Issue } from '../../model/issue.ts'
import { canBeCompleted } from './best-following.ts'
import type { RefereeEdition } from './editions.ts'
import type { Row } from './sheet.ts'
import { violation } from './violations.ts'

/** The bye goes to the lowest score that leaves everybody else to be paired. It outranks all other qualities, so it can be judged for a round. */
export const byeScore = (rows: readonly Row[], bye: Row | null, round: number, { articles }: RefereeEdition): readonly Issue[] => {
  if (bye === null || articles.byeScore === null) return []
  const lower = [...new Set(rows.map(({ points }) => points))].filter((points) => points < bye.points)
  const possible = lower.toReversed().find((points) => canBeCompleted(rows, points))
  if (possible === undefined) return []
  const message = `Player ${bye.id} has the bye though somebody of a lower score could have it`
  return [violation('bye-too-high', message, round, { article: articles.byeScore, player: bye.id })]
}
