import { maximumMatching } from '../../matching/maximum-matching.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { mayMeet } from './edition.ts'

/**
 * FIDE Dutch 1998, C.12: with these players moved down, can the following bracket make all its pairs, each of them in one? One place is free when
 * the number is odd; in the lowest bracket only for one who may take the bye, and never for a moved-down player where these are fewer than the
 * residents.
 */
export const servesNext = (downfloaters: readonly Competitor[], next: readonly Competitor[], nextIsLowest: boolean): boolean => {
  const players = [...downfloaters, ...next]
  const heterogeneous = downfloaters.length < next.length
  const size = players.length + (players.length % 2)
  const isMovedDown = (i: number): boolean => i < downfloaters.length
  const mayBeLeft = (i: number): boolean => !(heterogeneous && isMovedDown(i)) && (!nextIsLowest || players[i]!.mayTakeBye)
  const { exposed } = maximumMatching(size, (i, j) => {
    if (i >= players.length || j >= players.length) return mayBeLeft(Math.min(i, j))
    return !(isMovedDown(i) && isMovedDown(j)) && mayMeet(players[i]!, players[j]!)
  })
  return exposed.length === 0
}
