import type { PlayerId } from '@zug/engine/model'
import type { BracketMap } from '@zug/messages/explanation'

export type MapDot = {
  readonly player: PlayerId
  readonly name: string
  readonly asked: boolean
  readonly x: number
  readonly y: number
  readonly white: boolean
  /** Of a line across bands, or alone: the name stands beside the dot, else over it. */
  readonly beside: boolean
  readonly float: boolean
}
export type MapRow = { readonly label: string; readonly y: number; readonly omitted: number; readonly omittedX: number }
export type BracketLayout = { readonly rows: readonly MapRow[]; readonly dots: ReadonlyMap<PlayerId, MapDot>; readonly height: number }

const gutter = 36
const line = 48
const column = 92
const pair = 156
const gap = 78

/** Rows of one score each; floats in columns on the left, pairs of a band to their right, whoever plays nobody here alone. */
export const layOutBracket = ({ bands, lines, bye }: BracketMap, width: number): BracketLayout => {
  const bandOf = new Map(bands.flatMap(({ players }, at) => players.map(({ player }) => [player, at] as const)))
  const shown = lines.filter(({ white, black }) => bandOf.has(white) && bandOf.has(black))
  const floats = shown.filter(({ white, black }) => bandOf.get(white) !== bandOf.get(black))
  const spans: { readonly top: number; readonly bottom: number }[][] = []
  const columnOf = new Map<PlayerId, number>()
  for (const { white, black } of floats) {
    const [a, b] = [bandOf.get(white)!, bandOf.get(black)!]
    const span = { top: Math.min(a, b), bottom: Math.max(a, b) }
    const free = spans.findIndex((taken) => taken.every(({ top, bottom }) => span.top > bottom || span.bottom < top))
    const at = free === -1 ? spans.length : free
    spans[at] = [...(spans[at] ?? []), span]
    columnOf.set(white, at)
    columnOf.set(black, at)
  }
  const left = gutter + spans.length * column
  const whites = new Set(shown.map(({ white }) => white))
  const mateOf = new Map(shown.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]))
  const dots = new Map<PlayerId, MapDot>()
  let y = 0
  const rows = bands.map(({ label, players, omitted }): MapRow => {
    let [x, row] = [left, 0]
    const place = (wide: number): readonly [number, number] => {
      if (x > left && x + wide > width) [x, row] = [left, row + 1]
      const here = [x + 8, y + row * line + 30] as const
      x += wide
      return here
    }
    for (const { player, name, asked } of players) {
      if (dots.has(player)) continue
      const mate = mateOf.get(player)
      const floatColumn = columnOf.get(player)
      const dot = { name, asked, white: whites.has(player), float: floatColumn !== undefined }
      if (floatColumn !== undefined) dots.set(player, { ...dot, player, x: gutter + floatColumn * column + 8, y: y + 30, beside: true })
      else if (mate === undefined || player === bye) {
        const [at, height] = place(column)
        dots.set(player, { ...dot, player, x: at, y: height, beside: true })
      } else {
        const [at, height] = place(pair)
        const other = players.find((each) => each.player === mate)!
        const first = whites.has(player)
        dots.set(player, { ...dot, player, x: first ? at : at + gap, y: height, beside: false })
        dots.set(mate, {
          ...dot,
          player: mate,
          name: other.name,
          asked: other.asked,
          white: !first,
          x: first ? at + gap : at,
          y: height,
          beside: false,
        })
      }
    }
    const here = { label, y, omitted, omittedX: x + 8 }
    y += (row + 1) * line
    return here
  })
  return { rows, dots, height: y + 8 }
}
