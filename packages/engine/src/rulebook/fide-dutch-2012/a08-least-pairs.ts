import type { Competitor } from '../fide-dutch/competitor.ts'

/**
 * FIDE Dutch 2012, A.8, C.2: X1, the fewest pairs of a bracket not fulfilling all preferences, and in even rounds Z1, the fewest not fulfilling all
 * strong ones, given that `pairs` pairs are made. W and B prefer White and Black; w and b, counted in even rounds only, are those among them
 * whose preference is mild after an odd number of games not played (A.7.e); a have not played at all.
 */
export const leastPairs = (
  players: readonly Competitor[],
  pairs: number,
  round: number,
): { readonly x1: number; readonly z1: number | null } => {
  const count = (test: (player: Competitor) => boolean): number => players.filter(test).length
  const even = round % 2 === 0
  const wavers = (player: Competitor): boolean => even && player.preference.strength === 'mild' && player.unplayedGames % 2 === 1
  const w = count((player) => wavers(player) && player.preference.colour === 'white')
  const b = count((player) => wavers(player) && player.preference.colour === 'black')
  const W = count((player) => !wavers(player) && player.preference.colour === 'white')
  const B = count((player) => !wavers(player) && player.preference.colour === 'black')
  const a = count((player) => player.preference.colour === null)
  return {
    x1: Math.max(0, pairs - Math.min(W + w, B + b) - a),
    z1: even ? Math.max(0, pairs - Math.min(W, B) - b - w - a) : null,
  }
}
