import { existsSync } from 'node:fs'
import { err, type NonNullSheet, ok, type PairList, parsePairs, type Result, type Sheet } from '@zug/engine'
import type { Problem } from '../failure.ts'
import { decodeText } from '../io/decode-text.ts'
import { readBytes } from '../io/read-bytes.ts'
import { problemOf } from '../issue-lines.ts'

/** `fide-dutch-2017` has the year 2017; a rulebook without a year has none. */
const yearOf = (rulebook: string): string | null => /-(\d{4})$/.exec(rulebook)?.[1] ?? null

/**
 * A file that holds the expected pairing of the next round lies beside its tournament: `0001.pairs`, or `0001.none` when no legal pairing
 * exists. Where editions differ the year is in the name, `0001.2017.pairs`, and counts for that edition only.
 */
export const knownAnswerNames = (tournamentFile: string, rulebook: string): readonly string[] => {
  const stem = tournamentFile.replace(/\.[^./\\]+$/, '')
  const year = yearOf(rulebook)
  const years = year === null ? [] : [`${stem}.${year}.pairs`, `${stem}.${year}.none`]
  return [...years, `${stem}.pairs`, `${stem}.none`]
}

export const sheetOfPairList = (list: PairList): NonNullSheet => ({
  boards: list.boards.map((board) => ({ ...board, coloursKnown: true })),
  byes: list.bye === null ? [] : [list.bye],
})

/** undefined: there is no such file, and the tournament is checked round by round. */
export const findKnownAnswer = (tournamentFile: string, rulebook: string): Result<Sheet | undefined, Problem> => {
  const file = knownAnswerNames(tournamentFile, rulebook).find((name) => existsSync(name))
  if (file === undefined) return ok(undefined)
  if (file.endsWith('.none')) return ok(null)
  const bytes = readBytes(file)
  if (!bytes.ok) return bytes
  const list = parsePairs(decodeText(bytes.value).text)
  return list.ok ? ok(sheetOfPairList(list.value)) : err(problemOf(file, list.error))
}
