import type { Competitor } from './competitor.ts'
import type { Shape } from './group.ts'
import { halvesOf } from './halves.ts'

/** Where each of a group's players sits: part, top or bottom half of it, and where its bottom half begins. Index is the place in the group. */
export type Seats = { readonly part: Int32Array; readonly top: Uint8Array; readonly middle: Int32Array }

export const seatsOf = (players: readonly Competitor[], shape: Shape): Seats => {
  const part = new Int32Array(players.length)
  const top = new Uint8Array(players.length)
  const middle = new Int32Array(players.length)
  halvesOf(players, shape).forEach((halves, index) => {
    part.fill(index, halves.top, halves.end)
    top.fill(1, halves.top, halves.bottom)
    middle.fill(halves.bottom, halves.top, halves.end)
  })
  return { part, top, middle }
}

/**
 * CFC 622 (b): "as close to consecutive order as possible", once it is settled who changes halves. From the top, each player of the top half has the highest of
 * the bottom half with whom the best pairing of the group can be completed (a transposition); failing them somebody of another part. Smaller comes first.
 */
export const placeInOrder = ({ part }: Seats, place: number, other: number): number =>
  part[place] === part[other] ? other : part.length + other
