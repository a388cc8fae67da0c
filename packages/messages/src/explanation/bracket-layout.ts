import type { PlayerId } from '@zug/engine/model'
import type { BracketMap } from './panel.ts'

export type MapDot = {
  readonly player: PlayerId
  readonly name: string
  readonly asked: boolean
  readonly x: number
  readonly y: number
  readonly white: boolean
  readonly float: boolean
  /** Where the name begins, and how many of its letters there is room for. */
  readonly label: { readonly x: number; readonly y: number; readonly letters: number }
}
export type MapRow = { readonly label: string; readonly y: number; readonly omitted: number; readonly omittedX: number }
export type BracketLayout = {
  readonly rows: readonly MapRow[]
  readonly dots: ReadonlyMap<PlayerId, MapDot>
  readonly height: number
  /** Names begin here: left of it are scores and floats. */
  readonly left: number
}

/** No letter of a name is wider on average, bold ones included. */
export const letterWidth = 7
const gutter = 36
/** Of one pair, its names over it. */
const line = 40
/** Of somebody who floats, or is alone: a row of their own. */
const single = 26
const column = 18
/** Two pairs stand side by side where both have room for their names. */
const roomOfPair = 260

/**
 * Bands of one score each. Whoever floats has a row, with a dot in the column of their line and the name to the right of all lines; pairs of the band stand
 * below them, names over their dots, and whoever plays nobody here has a row alone. No name reaches another.
 */
export const layOutBracket = ({ bands, lines, bye }: BracketMap, width: number): BracketLayout => {
  const bandOf = new Map(bands.flatMap(({ players }, at) => players.map(({ player }) => [player, at] as const)))
  const shown = lines.filter(({ white, black }) => bandOf.has(white) && bandOf.has(black))
  const floats = shown.filter(({ white, black }) => bandOf.get(white) !== bandOf.get(black))
  const columnOf = new Map<PlayerId, number>(floats.flatMap(({ white, black }, at) => [[white, at] as const, [black, at] as const]))
  const left = gutter + floats.length * column
  const columns = Math.max(1, Math.floor((width - left) / roomOfPair))
  const wide = Math.floor((width - left) / columns)
  const gap = Math.floor(wide / 2)
  const letters = (room: number): number => Math.max(3, Math.floor(room / letterWidth))
  const whites = new Set(shown.map(({ white }) => white))
  const mateOf = new Map(shown.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]))
  const dots = new Map<PlayerId, MapDot>()
  let y = 0
  const rows = bands.map(({ label, players, omitted }): MapRow => {
    const top = y
    const alone = players.filter(({ player }) => columnOf.has(player) || !mateOf.has(player) || player === bye)
    for (const { player, name, asked } of alone) {
      const at = columnOf.get(player)
      const x = at === undefined ? left + 5 : gutter + at * column + 5
      const begin = at === undefined ? left + 16 : left
      const text = { x: begin, y: y + 19, letters: letters(width - begin) }
      dots.set(player, { player, name, asked, white: whites.has(player), float: at !== undefined, x, y: y + 15, label: text })
      y += single
    }
    let cell = 0
    for (const { player } of players) {
      if (dots.has(player)) continue
      const mate = mateOf.get(player)!
      const [first, second] = whites.has(player) ? [player, mate] : [mate, player]
      const start = left + (cell % columns) * wide
      const height = y + Math.floor(cell / columns) * line
      for (const [side, who] of [first, second].entries()) {
        const { name, asked } = players.find((each) => each.player === who)!
        const x = start + 5 + side * gap
        const text = { x: x - 5, y: height + 17, letters: letters((side === 0 ? gap : wide - gap) - 8) }
        dots.set(who, { player: who, name, asked, white: side === 0, float: false, x, y: height + 29, label: text })
      }
      cell += 1
    }
    y += Math.ceil(cell / columns) * line
    if (omitted > 0) y += 18
    y += 10
    return { label, y: top, omitted, omittedX: left }
  })
  return { rows, dots, height: y, left }
}
