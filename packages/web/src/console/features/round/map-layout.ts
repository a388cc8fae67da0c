import type { PlayerId } from '@zug/engine/model'
import type { Seats } from './round-at-hand.ts'

export type Dot = { readonly player: PlayerId; readonly x: number; readonly y: number; readonly white: boolean }
export type Connector = { readonly at: number; readonly from: Dot; readonly to: Dot; readonly float: boolean }
export type MapBand = { readonly score: number; readonly y: number; readonly height: number; readonly boards: number }
export type MapLayout = {
  readonly bands: readonly MapBand[]
  readonly connectors: readonly Connector[]
  readonly bye: Dot | null
  readonly width: number
  readonly height: number
  readonly named: boolean
}

const gutter = 56
/** Beyond this many boards names give way to dots. */
const mostNamed = 60

type Field = { readonly boards: readonly Seats[]; readonly bye: PlayerId | null }

/**
 * Bands from the highest score down. Floats have columns of their own on the left, so that their lines cross bands and nothing else; pairs within a band
 * fill the rest in as many lines as they need.
 */
export const layOut = ({ boards, bye }: Field, points: ReadonlyMap<PlayerId, number>, width: number): MapLayout => {
  const named = boards.length <= mostNamed
  const [line, pair, column, gap] = named ? [48, 208, 104, 92] : [22, 40, 18, 16]
  const score = (id: PlayerId): number => points.get(id) ?? 0
  const everybody = [...boards.flatMap(({ white, black }) => [white, black]), ...(bye === null ? [] : [bye])]
  const scores = [...new Set(everybody.map(score))].sort((a, b) => b - a)
  const rank = new Map(scores.map((each, at) => [each, at]))
  const inside = scores.map((): number[] => [])
  const floats: { readonly at: number; readonly top: number; readonly bottom: number }[] = []
  boards.forEach(({ white, black }, at) => {
    const [a, b] = [rank.get(score(white))!, rank.get(score(black))!]
    if (a === b) inside[a]!.push(at)
    else floats.push({ at, top: Math.min(a, b), bottom: Math.max(a, b) })
  })
  const { columns, count } = columnsOf(floats)
  const byeColumn = bye === null ? 0 : 1
  const left = gutter + (count + byeColumn) * column + (count + byeColumn > 0 ? 16 : 0)
  const perLine = Math.max(1, Math.floor((width - left) / pair))
  let y = 0
  const bands = scores.map((each, at): MapBand => {
    const height = Math.max(1, Math.ceil(inside[at]!.length / perLine)) * line + (named ? 8 : 12)
    const band = { score: each, y, height, boards: inside[at]!.length }
    y += height
    return band
  })
  const middle = (band: number, row = 0): number => bands[band]!.y + row * line + line / 2 + (named ? 10 : 6)
  const within = inside.flatMap((list, band) =>
    list.map((at, slot): Connector => {
      const x = left + (slot % perLine) * pair + 8
      const row = middle(band, Math.floor(slot / perLine))
      const { white, black } = boards[at]!
      return { at, from: { player: white, x, y: row, white: true }, to: { player: black, x: x + gap, y: row, white: false }, float: false }
    }),
  )
  const across = floats.map(({ at, top, bottom }, index): Connector => {
    const x = gutter + columns[index]! * column + 8
    const { white, black } = boards[at]!
    const upper = rank.get(score(white)) === top
    const dot = (player: PlayerId, band: number): Dot => ({ player, x, y: middle(band), white: player === white })
    return { at, from: dot(upper ? white : black, top), to: dot(upper ? black : white, bottom), float: true }
  })
  return {
    bands,
    connectors: [...across, ...within],
    bye: bye === null ? null : { player: bye, x: gutter + count * column + 8, y: middle(rank.get(score(bye))!), white: false },
    width: Math.max(width, left + pair),
    height: y,
    named,
  }
}

/** Floats side by side wherever they share a band. */
const columnsOf = (floats: readonly { readonly top: number; readonly bottom: number }[]) => {
  const taken: { readonly top: number; readonly bottom: number }[][] = []
  const columns = floats.map((float) => {
    const free = taken.findIndex((column) => column.every(({ top, bottom }) => float.top > bottom || float.bottom < top))
    const at = free === -1 ? taken.length : free
    taken[at] = [...(taken[at] ?? []), float]
    return at
  })
  return { columns, count: taken.length }
}
