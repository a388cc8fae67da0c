import { maximumMatching } from '../../matching/maximum-matching.ts'
import type { Competitor } from './competitor.ts'
import { type DutchEdition, mayMeet } from './edition.ts'
import type { LookAhead } from './look-ahead.ts'

/**
 * C.7 (C8 in 2026) at its best: the single downfloater is paired in the following bracket and so is everybody there, but for one resident when the
 * number is odd. Nothing can suit the following bracket better. Answers who is left over there (nobody, or that resident), or null when this
 * downfloater does not allow it.
 */
export const suitsNext = (floater: Competitor, ahead: LookAhead, edition: DutchEdition): readonly Competitor[] | null => {
  const players = [floater, ...ahead.next]
  const size = players.length + (players.length % 2)
  const leftOver = size - 1
  const { mate, exposed } = maximumMatching(size, (i, j) => {
    if (players.length % 2 === 0 || (i !== leftOver && j !== leftOver)) return mayMeet(edition, players[i]!, players[j]!)
    const other = i === leftOver ? j : i
    return other !== 0 && (!ahead.nextIsLast || ahead.mayBeLeftOver(players[other]!))
  })
  if (exposed.length > 0) return null
  return players.length % 2 === 0 ? [] : [players[mate[leftOver]!]!]
}
