import type { Competitor } from './competitor.ts'

/** SSM B5: how many of the two would float the same way as in the last round, if they were paired. */
export const repeatedFloats = (a: Competitor, b: Competitor): number => {
  if (a.score === b.score) return 0
  const [higher, lower] = a.score > b.score ? [a, b] : [b, a]
  return Number(higher.floatLastRound === 'down') + Number(lower.floatLastRound === 'up')
}

/** SSM B5 with A4 and A8: whoever is left over floats down, or has the bye, which is a downfloat as well; where the regulations ask it of them. */
export const repeatedWhenFree = (player: Competitor): number => Number(!player.mayRemain)
