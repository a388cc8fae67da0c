import { limits } from '../limits.ts'
import { hasErrors, type IssueList, report } from './issues.ts'
import { isRuler } from './ruler.ts'

/** One record: its three-character id, and the whole line so that columns can be read from it. */
export type TrfLine = { readonly number: number; readonly id: string; readonly text: string }

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/
const idPattern = /^[0-9A-Za-z]{3}$/

/** `complete` is false when a line could not be read at all: it may have been a player's. */
export type TrfLines = { readonly lines: readonly TrfLine[]; readonly complete: boolean }

/** Splits at CR, LF or CRLF. Null: refused because of its size, and an issue says so. */
export const splitLines = (source: string, list: IssueList): TrfLines | null => {
  if (source.length > limits.characters) {
    report(list, 'file-too-large', { line: 1, most: limits.characters })
    return null
  }
  const lines: TrfLine[] = []
  const text = source.slice(source.startsWith('\uFEFF') ? 1 : 0, endOfText(source))
  const rows = text.replace(/(?:\r\n?|\n)$/, '').split(/\r\n?|\n/, limits.lines + 1)
  if (rows.length > limits.lines) {
    report(list, 'too-many-lines', { line: rows.length, most: limits.lines })
    return null
  }
  for (const [at, row] of rows.entries()) if (row !== '') readLine(row, at + 1, lines, list)
  return { lines, complete: !hasErrors(list) }
}

/** DOS programs end a file with Ctrl-Z. */
const endOfText = (source: string): number => {
  const end = source.trimEnd().length
  return source.charCodeAt(end - 1) === 0x1a ? end - 1 : source.length
}

const readLine = (raw: string, number: number, lines: TrfLine[], list: IssueList): void => {
  if (raw.length > limits.lineLength) {
    report(list, 'line-too-long', { line: number, column: limits.lineLength + 1, most: limits.lineLength })
    return
  }
  const control = raw.search(controlCharacter)
  if (control >= 0) {
    const character = raw.charCodeAt(control).toString(16).padStart(4, '0').toUpperCase()
    report(list, 'control-character', { line: number, column: control + 1, character })
    return
  }
  const replaced = raw.indexOf('\uFFFD')
  if (replaced >= 0) report(list, 'not-utf8', { line: number, column: replaced + 1 })
  const tab = raw.indexOf('\t')
  if (tab >= 0) report(list, 'tab-as-blank', { line: number, column: tab + 1 })
  const line = (tab >= 0 ? raw.replaceAll('\t', ' ') : raw).trimEnd()
  if (line === '') return
  // A remark has three of them in TRF26; people write one.
  if (line.startsWith('#')) {
    lines.push({ number, id: '###', text: `### ${line.replace(/^#{1,3} ?/, '')}`.trimEnd() })
    return
  }
  if (isRuler(line)) return
  const id = line.slice(0, 3)
  if (!idPattern.test(id) || (line.length > 3 && line[3] !== ' ')) {
    report(list, 'record-id-malformed', { line: number, column: 1, text: line.slice(0, 4) })
    return
  }
  // Programs write headings of which they know nothing. Only a player without a line is a fault.
  if (line.length === 3 && id !== '001') return
  lines.push({ number, id: id.toUpperCase(), text: line })
}
