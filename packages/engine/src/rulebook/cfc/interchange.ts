import type { Seats } from './group-order.ts'

/** CFC 622 (b): places of a group that change halves, `down` from the top half and `up` from the bottom half. */
export type Interchange = { readonly down: ReadonlySet<number>; readonly up: ReadonlySet<number> }

/** Two of a top half cannot meet but that the lower one changes halves; two of a bottom half, but that the higher one does. */
export const changesHalves = ({ part, top }: Seats, place: number, opponent: number): boolean =>
  part[place] === part[opponent] && top[place] === top[opponent] && (top[place] === 1 ? opponent < place : opponent > place)

/** What a pairing of a group, opponents by place, needs. */
export const interchangeOf = (seats: Seats, mates: ArrayLike<number>): Interchange => {
  const moved = Array.from(mates, (_, place) => place).filter((place) => changesHalves(seats, place, mates[place]!))
  return { down: new Set(moved.filter((place) => seats.top[place] === 1)), up: new Set(moved.filter((place) => seats.top[place] === 0)) }
}

/** Does a place stand in the top half after an interchange? */
export const isTop = ({ top }: Seats, { down, up }: Interchange, place: number): boolean =>
  top[place] === 1 ? !down.has(place) : up.has(place)

/** Whether two places, `a` the higher, can meet by this interchange and transpositions alone. Whoever meets another part (633) keeps his half. */
export const canMeet = (seats: Seats, change: Interchange, a: number, b: number): boolean => {
  if (seats.part[a] !== seats.part[b]) return [a, b].every((place) => isTop(seats, change, place) === (seats.top[place] === 1))
  return isTop(seats, change, a) && !isTop(seats, change, b)
}
