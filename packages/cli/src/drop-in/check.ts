import { roundNumber, roundsPaired, type Tournament } from '@zug/engine/model'
import {
  compareSheets,
  type SheetEntry as Entry,
  type PairingAnswer,
  type PairingSystem,
  recordedSheet,
  sheetOf,
} from '@zug/engine/pairing'

/** One round or all, and whose form it is. */
type Asked = { readonly only: number | null; readonly like: 'javafo' | 'bbp' }

/** What is printed, and how the rounds are paired by us. */
export type DropInCheck = { readonly text: string; readonly answers: readonly PairingAnswer[] }

/**
 * Every recorded round, or one of them, as the checkers of JaVaFo and bbpPairings print it: the round, and under it, where they differ, our pairs beside those
 * of the tournament. With `--dutch` a blank line ends it (docs/command-line.md).
 */
export const dropInCheck = (tournament: Tournament, rulebook: PairingSystem, name: string, { only, like }: Asked): DropInCheck => {
  const rounds = Array.from({ length: roundsPaired(tournament) }, (_, index) => index + 1)
  const checked = rounds
    .filter((number) => only === null || number === only)
    .map((number) => {
      const answer = rulebook.pairRound(tournament, roundNumber(number))
      const difference = compareSheets(sheetOf(answer), recordedSheet(tournament, number))
      const lines =
        difference === null
          ? []
          : ['', '  Checker pairings        Tournament pairings', '', ...rows(difference.expected, difference.recorded), '']
      return { answer, lines: [`${name}: Round #${number}`, ...lines] }
    })
  const lines = checked.flatMap((each) => each.lines)
  const end = like === 'bbp' && lines.at(-1) !== '' ? [''] : []
  return { text: [...lines, ...end].map((line) => `${line}\n`).join(''), answers: checked.map(({ answer }) => answer) }
}

const rows = (ours: readonly Entry[], theirs: readonly Entry[]): readonly string[] =>
  Array.from({ length: Math.max(ours.length, theirs.length) }, (_, at) => `   ${cell(ours[at]).padEnd(22)}   ${cell(theirs[at])}`.trimEnd())

const cell = (entry: Entry | undefined): string => {
  if (entry === undefined) return ''
  if (entry.kind === 'no-legal-pairing') return 'no legal pairing'
  const [white, black] = entry.kind === 'bye' ? [entry.player, 0] : [entry.white, entry.black]
  return `${String(white).padStart(4)} -${String(black).padStart(4)}`
}
