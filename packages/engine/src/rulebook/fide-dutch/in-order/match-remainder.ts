import { firstPerfectMatching } from '../../../matching/first-perfect-matching.ts'
import type { Competitor } from '../competitor.ts'
import { haveNotMet } from '../no-rematch.ts'
import type { RemainderOption } from './bracket-bound.ts'
import { colourClasses, colourClassOf, withinColourBound } from './colour-bound.ts'
import type { WalkedRemainder } from './walk-remainder.ts'

/** The row that stands for floating down; it comes after all of S1. */
const floating = colourClasses

/**
 * D.1 where the walk got lost among past opponents: the first transposition that meets the bound is the first perfect matching of S1 and S2 within
 * the pairs that the bound allows. Null when there is none: then an exchange is needed, or the bound cannot be met.
 */
export const matchRemainder = (
  players: readonly Competitor[],
  remainder: readonly number[],
  options: readonly RemainderOption[],
  kindOf: readonly number[],
): WalkedRemainder | null => {
  const half = Math.floor(remainder.length / 2)
  const odd = remainder.length % 2 === 1
  const s1 = remainder.slice(0, half)
  const s2 = remainder.slice(half)
  const classOf = (i: number): number => colourClassOf(players[i]!)
  const classes = new Int32Array(colourClasses)
  for (const i of remainder) classes[classOf(i)]!++
  // All ways to meet the bound deny equally many preferences, so any of them tells which pairs it allows.
  const { floaterClass } = options[0]!
  if (floaterClass >= 0) classes[floaterClass]!--
  const within = withinColourBound(classes, half)
  const mayFloat = new Set(options.map((option) => option.floaterKind))

  // A column's class is its colour class, twice: for those who may not and those who may float.
  const compatible = (row: number, column: number): boolean =>
    row === floating ? column >= colourClasses : within(row, column % colourClasses)
  const rowClasses = [...new Set(s1.map(classOf)), floating]
  const compatibleRows = Array.from({ length: 2 * colourClasses }, (_, column) => rowClasses.filter((row) => compatible(row, column)))
  const found = firstPerfectMatching({
    size: s2.length,
    rowClass: [...s1.map(classOf), ...(odd ? [floating] : [])],
    columnClass: s2.map((i) => classOf(i) + (mayFloat.has(kindOf[i]!) ? colourClasses : 0)),
    compatible,
    rowClassesFor: (column) => compatibleRows[column]!,
    allowed: (row, column) => row === half || haveNotMet(players[s1[row]!]!, players[s2[column]!]!),
  })
  if (found === null) return null
  return {
    pairs: s1.map((i, row) => [i, s2[found[row]!]!] as const),
    unpaired: odd ? s2[found[half]!]! : null,
  }
}
