import type { Pair } from './competitor.ts'
import type { RoundFacts } from './criterion.ts'

/** C.04.6 C10, C.04.5 C8: the opponent of an upfloater that floated in the round before; in the last rounds nobody counts. */
export const opponentsAgain = ({ top, bottom }: Pair, { floatsSpared }: RoundFacts): number => {
  if (floatsSpared || top.score === bottom.score) return 0
  return (top.score > bottom.score ? top : bottom).floated ? 1 : 0
}
