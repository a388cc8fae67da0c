import { maximumMatching } from '../../../matching/maximum-matching.ts'
import type { Competitor } from '../competitor.ts'
import { formBracket, type MayMeet } from './bracket.ts'

/**
 * C.12 asked beforehand: can the following bracket, with these players moved down into it, be paired in full and every one of them be paired?
 * Residents whom C.1 moves further down do not count; in the lowest bracket one who may take the bye is left.
 */
export const allowsNextBracket = (
  downfloaters: readonly Competitor[],
  residents: readonly Competitor[],
  mayMeet: MayMeet,
  lowest: boolean,
): boolean => {
  const { players, incompatible, movedDown } = formBracket(downfloaters, residents, mayMeet, { lowest })
  if (incompatible.some((player) => downfloaters.includes(player))) return false
  const inS1 = (i: number): boolean => i < movedDown
  const size = lowest ? players.length + (players.length % 2) : players.length
  const whole = maximumMatching(size, (i, j) => {
    const a = players[i]
    const b = players[j]
    if (a === undefined || b === undefined) return (a ?? b)!.mayTakeBye && !inS1(Math.min(i, j))
    return !(inS1(i) && inS1(j)) && mayMeet(a, b)
  })
  if (whole.exposed.length > size % 2) return false
  const s1 = maximumMatching(players.length, (i, j) => inS1(i) !== inS1(j) && mayMeet(players[i]!, players[j]!))
  return Array.from({ length: movedDown }, (_, i) => s1.mate[i]!).every((partner) => partner !== -1)
}
