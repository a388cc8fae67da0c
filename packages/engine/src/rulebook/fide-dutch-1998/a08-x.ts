import type { Competitor } from '../fide-dutch/competitor.ts'

/**
 * FIDE Dutch 1998, A.8, C.2: x, the number of pairs of a bracket that cannot fulfil all colour preferences. w and b prefer White and Black, q is half
 * of the players rounded upwards; x is the larger of w and b less q, and not below zero. C.14 takes one off for every pair less.
 */
export const leastUnfulfilled = (players: readonly Competitor[], pairs: number): number => {
  const prefer = (colour: 'white' | 'black'): number => players.filter((player) => player.preference.colour === colour).length
  const q = Math.ceil(players.length / 2)
  const missing = Math.floor(players.length / 2) - pairs
  return Math.max(0, Math.max(prefer('white'), prefer('black')) - q - missing)
}
