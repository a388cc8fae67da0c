import { parsePlayersCsv, parseTournamentJson } from '@zug/engine/files'
import { err, ok, type Result, type Tournament } from '@zug/engine/model'
import { parseTrf } from '@zug/engine/trf'
import { decodeText } from './decode-text.ts'
import { deskIssue, type FileIssue } from './issues.ts'
import { isSpreadsheet, spreadsheetText } from './spreadsheet.ts'

export const importFormats = ['trf', 'json', 'table'] as const
export type ImportFormat = (typeof importFormats)[number]

/** A tournament, or a start list, and every adjustment that reading it took. */
export type ReadFile = { readonly format: ImportFormat; readonly tournament: Tournament; readonly adjustments: readonly FileIssue[] }

/** A TRF line begins with a three-character record; a table begins with the names of its columns. */
const formatOf = (text: string): ImportFormat =>
  /^\s*\{/.test(text) ? 'json' : /^\uFEFF?(\d{3}|XX.|BB.|###) /m.test(text) ? 'trf' : 'table'

/** What a file holds as text, and what was said about it on the way. */
export type FileText = { readonly format: ImportFormat; readonly text: string; readonly adjustments: readonly FileIssue[] }

export const textOfFile = async (bytes: Uint8Array): Promise<Result<FileText, readonly FileIssue[]>> => {
  if (isSpreadsheet(bytes)) {
    const sheet = await spreadsheetText(bytes)
    return sheet.ok ? ok({ format: 'table', text: sheet.value, adjustments: [] }) : sheet
  }
  const { text, guessed } = decodeText(bytes)
  const encoding: readonly FileIssue[] =
    guessed === null ? [] : [{ source: 'encoding', code: 'not-utf8', severity: 'warning', encoding: guessed }]
  return ok({ format: formatOf(text), text, adjustments: encoding })
}

/** Reads whatever people have: TRF of any dialect, JSON, CSV, a table pasted from a spreadsheet, XLSX. Nothing is written anywhere. */
export const readFile = async (bytes: Uint8Array): Promise<Result<ReadFile, readonly FileIssue[]>> => {
  const file = await textOfFile(bytes)
  return file.ok ? readText(file.value.format, file.value.text, file.value.adjustments) : file
}

export const readText = (format: ImportFormat, text: string, before: readonly FileIssue[]): Result<ReadFile, readonly FileIssue[]> => {
  if (format === 'json') {
    const parsed = parseTournamentJson(text)
    return parsed.ok ? ok({ format, tournament: parsed.value, adjustments: before }) : err([...before, ...parsed.error])
  }
  const parsed = format === 'trf' ? parseTrf(text) : parsePlayersCsv(text)
  if (!parsed.ok) return err([...before, ...parsed.error])
  const { tournament, warnings } = parsed.value
  return ok({ format, tournament, adjustments: [...before, ...warnings, ...rulebookNote(tournament)] })
}

const rulebookNote = ({ rules }: Tournament): readonly FileIssue[] =>
  rules?.rulebook !== 'other' ? [] : [deskIssue('rulebook-unknown', 'warning', { name: rules.name })]
