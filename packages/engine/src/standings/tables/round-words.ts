import type { Colour } from '../../model/colour.ts'
import type { ByeKind, GameResult } from '../../model/outcome.ts'

/** The signs of rounds in a language. Byes by their kind are FIDE's; elsewhere there is one word for a bye. */
export type RoundWords = {
  readonly colours: Readonly<Record<Colour, string>>
  /** Where results are told as such, and not as 1, ½, 0. */
  readonly wdl: Readonly<Record<Exclude<GameResult, 'adjourned'>, string>>
  /** By forfeit. */
  readonly lost: string
  readonly byes: Readonly<Record<ByeKind, string>>
  readonly bye: string
  readonly decimal: string
}

/** Those of the manuals, and of the command line. */
export const manualWords: RoundWords = {
  colours: { white: 'w', black: 'b' },
  wdl: { win: 'W', draw: 'D', loss: 'L' },
  lost: '-',
  byes: { 'pairing-allocated': 'PAB', 'half-point': 'HPB', 'full-point': 'FPB', 'zero-point': 'ZPB' },
  bye: 'bye',
  decimal: '.',
}
