import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { showSides } from './outcomes.ts'

type Match = NonNullable<BoardResult['match']>

const boardOf = ({ white, black }: Match, at: number): string =>
  showSides(white[at]?.result ?? 'adjourned', black[at]?.result ?? 'adjourned')

/** What several say of one board, in a few signs; of matches also the boards on which they differ: the sum may be the same. */
export const toldApart = (results: readonly BoardResult[], show: (result: BoardResult) => string): readonly string[] => {
  const matches = results.flatMap(({ match }) => match ?? [])
  const most = Math.max(0, ...matches.map(({ white }) => white.length))
  const differ = Array.from({ length: most }, (_, at) => at).filter((at) => new Set(matches.map((match) => boardOf(match, at))).size > 1)
  return results.map((result) => {
    const { match } = result
    if (match === undefined || differ.length === 0) return show(result)
    return `${show(result)} (${differ.map((at) => `${at + 1}: ${boardOf(match, at)}`).join(', ')})`
  })
}
