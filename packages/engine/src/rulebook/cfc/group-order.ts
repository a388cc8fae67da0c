import type { Competitor } from './competitor.ts'
import type { Shape } from './group.ts'
import { halvesOf } from './halves.ts'

/** Where each of a group's players sits: part, and top or bottom half of it. Index is the place in the group. */
export type Seats = { readonly part: Int32Array; readonly top: Uint8Array }

export const seatsOf = (players: readonly Competitor[], shape: Shape): Seats => {
  const part = new Int32Array(players.length)
  const top = new Uint8Array(players.length)
  halvesOf(players, shape).forEach((halves, index) => {
    part.fill(index, halves.top, halves.end)
    top.fill(1, halves.top, halves.bottom)
  })
  return { part, top }
}

/**
 * CFC 622 (b): "as close to consecutive order as possible". From the top, each player not yet paired has the opponent that comes first here and
 * allows the best pairing of the group: a player of the top half the highest of the bottom half, one after the other (a transposition); failing
 * them somebody of his own half, the nearest to the middle first (an interchange); failing these somebody of another part. Smaller comes first.
 */
export const placeInOrder = ({ part, top }: Seats, higher: number, lower: number): number => {
  const size = top.length
  if (part[higher] !== part[lower]) return 2 * size + lower
  if (top[higher] === 1 && top[lower] === 0) return lower
  return size + (top[higher] === 1 ? size - 1 - lower : lower)
}
