import type { Competitor } from './competitor.ts'

/** SSM A3, C1: players of equal score, who are in the order of A2, from the highest score down. */
export const scoreBrackets = (competitors: readonly Competitor[]): Competitor[][] => {
  const brackets: Competitor[][] = []
  for (const player of competitors) {
    const bracket = brackets.at(-1)
    if (bracket !== undefined && bracket[0]!.score === player.score) bracket.push(player)
    else brackets.push([player])
  }
  return brackets
}
