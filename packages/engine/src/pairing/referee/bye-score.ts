import { canBeCompleted } from './best-following.ts'
import type { RefereeEdition } from './editions.ts'
import type { Row } from './sheet.ts'
import { type Violation, violation } from './violations.ts'

/** The bye goes to the lowest score that leaves everybody else to be paired. It outranks all other qualities, so it can be judged for a round. */
export const byeScore = (rows: readonly Row[], bye: Row | null, round: number, { articles }: RefereeEdition): readonly Violation[] => {
  if (bye === null || articles.byeScore === null) return []
  const lower = [...new Set(rows.map(({ points }) => points))].filter((points) => points < bye.points)
  const possible = lower.toReversed().find((points) => canBeCompleted(rows, points))
  if (possible === undefined) return []
  return [violation('bye-too-high', round, { article: articles.byeScore, player: bye.id })]
}
