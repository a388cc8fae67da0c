import type { Issue } from '../../model/issue.ts'
import { absolutesClash } from './colours.ts'
import type { RefereeEdition } from './editions.ts'
import type { Bracket } from './measures.ts'
import type { Row } from './sheet.ts'
import { violation } from './violations.ts'

/** C.1 to C.3, and pairs the organiser forbids. */
export const absoluteCriteria = (
  brackets: readonly Bracket[],
  bye: Row | null,
  round: number,
  { articles }: RefereeEdition,
): readonly Issue[] => {
  const issues: Issue[] = []
  for (const { pairs } of brackets)
    for (const { higher, lower } of pairs) {
      const names = `${higher.id} and ${lower.id}`
      const player = higher.id
      if (higher.met.has(lower.id))
        issues.push(violation('rematch', `Players ${names} have met already`, round, { article: articles.rematch, player }))
      if (higher.forbidden.has(lower.id)) issues.push(violation('forbidden-pair', `Players ${names} must not be paired`, round, { player }))
      if (absolutesClash(higher, lower)) {
        const message = `Players ${names} have the same absolute colour preference and neither is a topscorer`
        issues.push(violation('absolute-colours', message, round, { article: articles.absoluteColours, player }))
      }
    }
  if (bye?.keptFromBye)
    issues.push(violation('barred-bye', `Player ${bye.id} may not have the bye`, round, { article: articles.bye, player: bye.id }))
  return issues
}
