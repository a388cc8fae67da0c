import type { PlayerId } from '@zug/engine/model'
import type { Seats } from './round-at-hand.ts'

/** A board in its band; `steps` is how many scores of the field lie between the two, `floater` the one with more points. */
export type PlacedBoard = {
  readonly at: number
  readonly seats: Seats
  readonly floater: PlayerId | null
  readonly steps: number
}

/** Boards whose better side has this score. null: scores decide nothing here, or are not known. */
export type Band = { readonly score: number | null; readonly boards: readonly PlacedBoard[] }

/** Boards keep their order; a new band begins where the better score changes. */
export const bandsOf = (boards: readonly Seats[], points: ReadonlyMap<PlayerId, number> | null): readonly Band[] => {
  if (points === null) return boards.length === 0 ? [] : [{ score: null, boards: boards.map((seats, at) => plain(seats, at)) }]
  const scores = [...new Set(boards.flatMap(({ white, black }) => [points.get(white) ?? 0, points.get(black) ?? 0]))].sort((a, b) => b - a)
  const rank = new Map(scores.map((score, at) => [score, at]))
  const bands: { score: number; boards: PlacedBoard[] }[] = []
  boards.forEach((seats, at) => {
    const [white, black] = [points.get(seats.white) ?? 0, points.get(seats.black) ?? 0]
    const score = Math.max(white, black)
    const floater = white === black ? null : white > black ? seats.white : seats.black
    const board = { at, seats, floater, steps: Math.abs(rank.get(white)! - rank.get(black)!) }
    const last = bands.at(-1)
    if (last?.score === score) last.boards.push(board)
    else bands.push({ score, boards: [board] })
  })
  return bands
}

const plain = (seats: Seats, at: number): PlacedBoard => ({ at, seats, floater: null, steps: 0 })
