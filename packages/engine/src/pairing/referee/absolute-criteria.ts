import { absolutesClash } from './colours.ts'
import type { RefereeEdition } from './editions.ts'
import type { Bracket } from './measures.ts'
import type { Row } from './sheet.ts'
import { type Violation, violation } from './violations.ts'

/** C.1 to C.3, and pairs the organiser forbids. */
export const absoluteCriteria = (
  brackets: readonly Bracket[],
  bye: Row | null,
  round: number,
  { articles }: RefereeEdition,
): readonly Violation[] => {
  const found: Violation[] = []
  for (const { pairs } of brackets)
    for (const { higher, lower } of pairs) {
      const pair = { player: higher.id, players: [higher.id, lower.id] } as const
      if (higher.met.has(lower.id))
        found.push(violation('rematch', round, { ...pair, article: articles.rematch, what: 'met', of: 'player' }))
      if (higher.forbidden.has(lower.id)) found.push(violation('forbidden-pair', round, pair))
      if (absolutesClash(higher, lower)) found.push(violation('absolute-colours', round, { ...pair, article: articles.absoluteColours }))
    }
  if (bye?.keptFromBye) found.push(violation('barred-bye', round, { article: articles.bye, player: bye.id, what: 'barred' }))
  return found
}
