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
  if (!isPairedInFull(players, movedDown, mayMeet, lowest, (i) => !inS1(i))) return false
  const s1 = maximumMatching(players.length, (i, j) => inS1(i) !== inS1(j) && mayMeet(players[i]!, players[j]!))
  return Array.from({ length: movedDown }, (_, i) => s1.mate[i]!).every((partner) => partner !== -1)
}

/** C.12: does the following bracket make all its pairs with these players? Whoever is left over in the lowest one may take the bye. */
export const makesAllPairs = (
  downfloaters: readonly Competitor[],
  residents: readonly Competitor[],
  mayMeet: MayMeet,
  lowest: boolean,
): boolean => isPairedInFull([...downfloaters, ...residents], downfloaters.length, mayMeet, lowest, () => true)

/** Can all of `players` be paired but one of an odd number? The first `apart` do not meet one another. */
const isPairedInFull = (
  players: readonly Competitor[],
  apart: number,
  mayMeet: MayMeet,
  lowest: boolean,
  mayBeLeft: (i: number) => boolean,
): boolean => {
  const size = lowest ? players.length + (players.length % 2) : players.length
  const { exposed } = maximumMatching(size, (i, j) => {
    const a = players[i]
    const b = players[j]
    if (a === undefined || b === undefined) return (a ?? b)!.mayTakeBye && mayBeLeft(Math.min(i, j))
    return !(i < apart && j < apart) && mayMeet(a, b)
  })
  return exposed.length <= size % 2
}
