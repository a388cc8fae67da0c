import { err, ok, type Result } from '@zug/engine/model'
import type { PairingSystem } from '@zug/engine/pairing'
import type { OwnIssue } from '../issue-lines.ts'
import { type EnteredResult, parseResult, resultsTaken } from './result.ts'

/** What is entered for a board: its result, or of a match those of its boards. `line` is where it stands in a list. */
export type Entry = { readonly board: number; readonly results: readonly EnteredResult[]; readonly text: string; readonly line: number }

type Entries = Result<readonly Entry[], readonly OwnIssue[]>

/** `BOARD RESULT` a line, with blanks, tabs, commas or semicolons between, a point or colon behind the number. Empty lines and those with # are passed over. */
export const readEntries = (text: string, rulebook: PairingSystem): Entries => {
  const lines = text.split(/\r\n|\r|\n/).map((line, at) => ({ text: line.replace(/^\uFEFF/, '').trim(), line: at + 1 }))
  const read = lines
    .filter((each) => each.text !== '' && !each.text.startsWith('#'))
    .map((each) => readLine(each.text, each.line, rulebook))
  const issues = read.flatMap((each) => (each.ok ? [] : each.error))
  const entries = read.flatMap((each) => (each.ok ? [each.value] : []))
  if (issues.length === 0 && entries.length === 0)
    return err([issue(1, 'no-results', 'There are no results: a line for each board, such as "1 1-0".')])
  const first = new Map<number, number>()
  for (const { board, line } of entries) {
    const before = first.get(board)
    if (before === undefined) first.set(board, line)
    else issues.push(issue(line, 'board-twice', `Board ${board} stands in line ${before} already.`))
  }
  return issues.length === 0 ? ok(entries) : err(issues.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)))
}

const readLine = (text: string, line: number, rulebook: PairingSystem): Result<Entry, readonly OwnIssue[]> => {
  const found = /^(\d{1,5})\s*(?:[.:,;]\s*|\s+)(\S.*)$/.exec(text)
  if (found === null)
    return err([issue(line, 'board-malformed', `A line is the number of a board and its result, such as "1 1-0", not "${text}".`)])
  return readEntry(Number(found[1]), found[2]!, line, rulebook)
}

/** Of a match the results of its boards stand one after the other. */
export const readEntry = (board: number, text: string, line: number, { id, traits }: PairingSystem): Result<Entry, readonly OwnIssue[]> => {
  const whole = parseResult(text, traits)
  const words = whole === null ? text.split(/[\s,;]+/).filter((word) => word !== '') : [text]
  const results = whole === null ? words.map((word) => parseResult(word, traits)) : [whole]
  const unknown = results.indexOf(null)
  const told = unknown === -1 ? text : words[unknown]
  if (unknown !== -1 || results.length === 0)
    return err([issue(line, 'result-unknown', `"${told}" on board ${board} is no result under ${id}. ${resultsTaken(traits)}`)])
  return ok({ board, results: results as readonly EnteredResult[], text, line })
}

export const issue = (line: number, code: string, message: string): OwnIssue => ({ line, code, message, severity: 'error' })
