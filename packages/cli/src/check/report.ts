import { causeOf, type Diagnosis, type SheetEntry as Entry, type RoundDifference } from '@zug/engine/pairing'
import { issueText } from '@zug/messages/issues'
import { printable } from '../terminal/printable.ts'
import type { Style } from '../terminal/style.ts'
import { padEnd, textWidth } from '../terminal/text-width.ts'
import type { CheckedFile } from './check-file.ts'
import { whyLines } from './diagnosis-lines.ts'
import { standingsCheckJson, standingsLines } from './standings-lines.ts'

export type CheckTotals = {
  readonly tournaments: number
  readonly rounds: number
  /** Rounds that differ, and standings, unless only pairings count. */
  readonly discrepancies: number
  /** Files whose ranks are not those of their own list of tie-breaks. */
  readonly wrongStandings: number
  /** Paths that could not be read or checked. */
  readonly unreadable: number
}

export const totalsOf = (files: readonly CheckedFile[], unreadable: number, pairingsOnly: boolean): CheckTotals => {
  const wrongStandings = files.filter(hasWrongStandings).length
  return {
    tournaments: files.length,
    rounds: files.reduce((sum, file) => sum + file.rounds, 0),
    discrepancies: files.reduce((sum, file) => sum + file.differences.length, pairingsOnly ? 0 : wrongStandings),
    wrongStandings,
    unreadable,
  }
}

export const hasWrongStandings = ({ standings }: CheckedFile): boolean => standings.kind === 'checked' && standings.differences.length > 0

/** The last line, word for word: programs read it. */
export const summaryLine = (totals: CheckTotals): string =>
  `${totals.tournaments} tournaments, ${totals.rounds} rounds, ${totals.discrepancies} discrepancies`

const entryText = (entry: Entry, colourless = false): string => {
  switch (entry.kind) {
    case 'board':
      return entry.coloursKnown || colourless ? `${entry.white} – ${entry.black}` : `${entry.white} – ${entry.black} (no colours)`
    case 'bye':
      return `bye ${entry.player}`
    case 'no-legal-pairing':
      return 'no legal pairing'
  }
}

const playersOf = (entry: Entry): readonly number[] =>
  entry.kind === 'board' ? [entry.white, entry.black] : entry.kind === 'bye' ? [entry.player] : []

/** Both sides in two columns. Entries about the same players stand on one line, so that a mere change of colours is seen at once. */
export const differenceLines = (difference: RoundDifference): readonly string[] => {
  const left = [...difference.recorded]
  // A game without colours has none to speak of.
  const boards = difference.expected.filter((entry) => entry.kind === 'board')
  const colourless = boards.length > 0 && boards.every(({ coloursKnown }) => !coloursKnown)
  const rows = difference.expected.map((entry) => {
    const players = playersOf(entry)
    const at = left.findIndex((other) => other.kind === entry.kind && playersOf(other).every((player) => players.includes(player)))
    const [same] = at === -1 ? [] : left.splice(at, 1)
    return { entry, same }
  })
  const cells = rows.map(({ entry, same }): readonly [string, string] => {
    const match = same ?? left.shift()
    const colours = same !== undefined && entry.kind === 'board' && !colourless ? '  (colours)' : ''
    return [entryText(entry, colourless), match === undefined ? '' : entryText(match, colourless) + colours]
  })
  const lines = [...cells, ...left.map((entry): readonly [string, string] => ['', entryText(entry, colourless)])]
  const width = lines.reduce((most, [expected]) => Math.max(most, textWidth(expected)), 'expected'.length)
  return [['expected', 'recorded'] as const, ...lines].map(([expected, recorded]) => `  ${padEnd(expected, width)}   ${recorded}`.trimEnd())
}

/** Only what differs; a file in order has no lines. */
export const fileLines = (file: CheckedFile, style: Style): readonly string[] => [
  ...file.differences.flatMap((difference) => [
    `${style('bold', printable(file.file))} round ${difference.round} ${style('red', 'differs')} (${file.rulebook})`,
    ...differenceLines(difference),
    ...whyLines(difference, file.rulebook).map((line) => `  ${line}`),
  ]),
  ...standingsLines(file.file, file.standings, style),
]

/** Faults with their sentence, for programs that only show them. */
const worded = (diagnosis: Diagnosis): object =>
  'faults' in diagnosis ? { ...diagnosis, faults: diagnosis.faults.map((fault) => ({ ...fault, message: issueText(fault) })) } : diagnosis

export const checkJson = (files: readonly CheckedFile[], problems: readonly string[], totals: CheckTotals): string => {
  const side = (entries: readonly Entry[]) => ({
    boards: entries.flatMap((entry) => (entry.kind === 'board' ? [{ white: entry.white, black: entry.black }] : [])),
    byes: entries.flatMap((entry) => (entry.kind === 'bye' ? [entry.player] : [])),
    noLegalPairing: entries.some((entry) => entry.kind === 'no-legal-pairing'),
  })
  const report = {
    ...totals,
    files: files.map(({ file, rulebook, rounds, differences, standings, warnings }) => ({
      file,
      rulebook,
      rounds,
      differences: differences.map(({ round, expected, recorded, diagnosis, agreesWith }) => ({
        round,
        expected: side(expected),
        recorded: side(recorded),
        ...(diagnosis === undefined ? {} : { cause: causeOf(diagnosis), diagnosis: worded(diagnosis), agreesWith }),
      })),
      standings: standingsCheckJson(standings),
      warnings,
    })),
    problems,
  }
  return `${JSON.stringify(report, null, 2)}\n`
}
