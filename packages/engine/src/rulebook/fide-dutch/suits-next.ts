import { maximumMatching } from '../../matching/maximum-matching.ts'
import type { Competitor } from './competitor.ts'
import { type DutchEdition, mayMeet } from './edition.ts'
import type { LookAhead } from './look-ahead.ts'

/**
 * C.7 (C8 in 2026) at its best: every downfloater is paired with a resident of the following bracket and so is everybody there, but for one
 * resident when the number is odd. Nothing can suit the following bracket better. Answers who is left over there (nobody, or that resident), or
 * null when these downfloaters do not allow it.
 */
export const suitsNext = (floaters: readonly Competitor[], ahead: LookAhead, edition: DutchEdition): readonly Competitor[] | null => {
  const players = [...floaters, ...ahead.next]
  const size = players.length + (players.length % 2)
  const leftOver = players.length % 2 === 0 ? -1 : size - 1
  const floats = (i: number): boolean => i < floaters.length
  const { mate, exposed } = maximumMatching(size, (i, j) => {
    if (i !== leftOver && j !== leftOver) return !(floats(i) && floats(j)) && mayMeet(edition, players[i]!, players[j]!)
    const other = i === leftOver ? j : i
    return !floats(other) && (!ahead.nextIsLast || ahead.mayBeLeftOver(players[other]!))
  })
  if (exposed.length > 0) return null
  return leftOver === -1 ? [] : [players[mate[leftOver]!]!]
}
