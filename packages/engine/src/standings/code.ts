import type { TieBreakModifier } from '../model/issues/tie-breaks.ts'
import type { CutName } from './cut.ts'

/** A tie-break with its modifiers, as MTB26 writes it: NAME[:MP|:GP][/C1|/C2|/M1|/M2][/Lx][/Kx][/P][/F][/R], and /Ux and /G of our own. */
export type TieBreakCode = {
  readonly name: string
  /** Teams: the kind of points the tie-break is computed in; null is the primary score. */
  readonly score: 'MP' | 'GP' | null
  readonly cut: CutName | null
  /** /P: forfeited games count as played against the scheduled opponent. */
  readonly forfeitsAsPlayed: boolean
  /** /F: on Fore Buchholz instead of Buchholz. */
  readonly fore: boolean
  /** /R: the other way round. */
  readonly reverse: boolean
  /** /Lx: half points by which the limit of Koya moves. */
  readonly limit: number
  /** /Kx: the divisor of SSSC. */
  readonly divisor: number | null
  /** /Ux: rating that the regulations of the event give to unrated players (art. 10). */
  readonly unrated: number | null
  /** /G: of a Swiss only games count that were played, against scores as they are. */
  readonly gamesOnly: boolean
}

/** `cut` is any of C1 C2 M1 M2, `cut-1-2` only C1 and C2; `score` is :MP or :GP. */
export type Modifier = TieBreakModifier

export const plainCode = (name: string): TieBreakCode => ({
  name,
  score: null,
  cut: null,
  forfeitsAsPlayed: false,
  fore: false,
  reverse: false,
  limit: 0,
  divisor: null,
  unrated: null,
  gamesOnly: false,
})

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))

/** The code as text, modifiers in the order of MTB26. */
export const makeTieBreak = (code: TieBreakCode): string =>
  [
    code.score === null ? code.name : `${code.name}:${code.score}`,
    code.cut,
    code.limit === 0 ? null : `L${signed(code.limit)}`,
    code.divisor === null ? null : `K${code.divisor}`,
    code.unrated === null ? null : `U${code.unrated}`,
    code.gamesOnly ? 'G' : null,
    code.forfeitsAsPlayed ? 'P' : null,
    code.fore ? 'F' : null,
    code.reverse ? 'R' : null,
  ]
    .filter((part) => part !== null)
    .join('/')
