import { existsSync } from 'node:fs'
import { type PairList, parsePairs } from '@zug/engine/files'
import { err, ok, type Result } from '@zug/engine/model'
import type { NonNullSheet, PairingSystem, Sheet } from '@zug/engine/pairing'
import type { Problem } from '../failure.ts'
import { decodeText } from '../io/decode-text.ts'
import { readBytes } from '../io/read-bytes.ts'
import { problemOf } from '../issue-lines.ts'

/**
 * A file that holds the expected pairing of the next round lies beside its tournament: `0001.pairs`, or `0001.none` when no legal pairing
 * exists. Where editions differ the year is in the name, `0001.2017.pairs`, and counts for that edition only.
 */
export const knownAnswerNames = (tournamentFile: string, { traits: { edition } }: PairingSystem): readonly string[] => {
  const stem = tournamentFile.replace(/\.[^./\\]+$/, '')
  const years = edition === null ? [] : [`${stem}.${edition.year}.pairs`, `${stem}.${edition.year}.none`]
  return [...years, `${stem}.pairs`, `${stem}.none`]
}

export const sheetOfPairList = (list: PairList): NonNullSheet => ({
  boards: list.boards.map((board) => ({ ...board, coloursKnown: true })),
  byes: list.bye === null ? [] : [list.bye],
})

/** undefined: there is no such file, and the tournament is checked round by round. */
export const findKnownAnswer = (tournamentFile: string, rulebook: PairingSystem): Result<Sheet | undefined, Problem> => {
  const file = knownAnswerNames(tournamentFile, rulebook).find((name) => existsSync(name))
  if (file === undefined) return ok(undefined)
  if (file.endsWith('.none')) return ok(null)
  const bytes = readBytes(file)
  if (!bytes.ok) return bytes
  const list = parsePairs(decodeText(bytes.value).text)
  return list.ok ? ok(sheetOfPairList(list.value)) : err(problemOf(file, list.error))
}
