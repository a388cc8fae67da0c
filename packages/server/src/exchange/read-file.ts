import { parsePlayersCsv, parseTournamentJson, readStartList } from '@zug/engine/files'
import { err, ok, type Result, type Tournament } from '@zug/engine/model'
import { parseTrf } from '@zug/engine/trf'
import { decodeText } from './decode-text.ts'
import { deskIssue, type FileIssue } from './issues.ts'
import { isSpreadsheet, type Sheet, spreadsheetSheets } from './spreadsheet.ts'

export const importFormats = ['trf', 'json', 'table'] as const
export type ImportFormat = (typeof importFormats)[number]

/** A tournament, or a start list, and every adjustment that reading it took. */
export type ReadFile = {
  readonly format: ImportFormat
  readonly tournament: Tournament
  readonly adjustments: readonly FileIssue[]
  readonly sheets: Sheets | null
}

/** The sheets of a workbook by name, and the one that is read; null where a file has no sheets. */
export type Sheets = { readonly names: readonly string[]; readonly chosen: string }

/** A TRF line begins with a three-character record; a table begins with the names of its columns. */
const formatOf = (text: string): ImportFormat =>
  /^\s*\{/.test(text) ? 'json' : /^\uFEFF?(\d{3}|XX.|BB.|###) /m.test(text) ? 'trf' : 'table'

/** What a file holds as text, and what was said about it on the way. */
export type FileText = {
  readonly format: ImportFormat
  readonly text: string
  readonly adjustments: readonly FileIssue[]
  readonly sheets: Sheets | null
}

/** Which sheet of a workbook somebody asks for; else the first that `isList` says has a list. */
export type SheetChoice = { readonly sheet?: string | undefined; readonly isList?: (text: string) => boolean }

const isStartList = (text: string): boolean => readStartList(text, { teams: false }).ok

export const textOfFile = async (
  bytes: Uint8Array,
  { sheet: wanted, isList = isStartList }: SheetChoice = {},
): Promise<Result<FileText, readonly FileIssue[]>> => {
  if (isSpreadsheet(bytes)) {
    const sheets = await spreadsheetSheets(bytes)
    return sheets.ok ? ofSheet(sheets.value, wanted, isList) : sheets
  }
  const { text, guessed } = decodeText(bytes)
  const encoding: readonly FileIssue[] =
    guessed === null ? [] : [{ source: 'encoding', code: 'not-utf8', severity: 'warning', encoding: guessed }]
  return ok({ format: formatOf(text), text, adjustments: encoding, sheets: null })
}

/** A workbook whose list stands on another sheet than the first is read too, and says which sheet it was. */
const ofSheet = (
  sheets: readonly Sheet[],
  wanted: string | undefined,
  isList: (text: string) => boolean,
): Result<FileText, readonly FileIssue[]> => {
  const names = sheets.map(({ name }) => name)
  const sheet =
    wanted === undefined
      ? (sheets.find(({ text }) => sheets.length === 1 || isList(text)) ?? sheets.find(({ text }) => /[^",\s]/.test(text)) ?? sheets[0])
      : sheets.find(({ name }) => name === wanted)
  if (sheet === undefined)
    return err([
      wanted === undefined ? deskIssue('xlsx-unreadable', 'error', {}) : deskIssue('sheet-unknown', 'error', { sheet: wanted, names }),
    ])
  const chosen = { names, chosen: sheet.name }
  const note = sheets.length === 1 ? [] : [deskIssue('sheet-chosen', 'warning', { sheet: sheet.name, sheets: names.length })]
  return ok({ format: 'table', text: sheet.text, adjustments: note, sheets: chosen })
}

/** Reads whatever people have: TRF of any dialect, JSON, CSV, a table pasted from a spreadsheet, XLSX, ODS. Nothing is written anywhere. */
export const readFile = async (bytes: Uint8Array, sheet?: string): Promise<Result<ReadFile, readonly FileIssue[]>> => {
  const file = await textOfFile(bytes, { sheet })
  if (!file.ok) return file
  const { format, text, adjustments, sheets } = file.value
  const read = readText(format, text, adjustments)
  return read.ok ? ok({ ...read.value, sheets }) : read
}

export const readText = (
  format: ImportFormat,
  text: string,
  before: readonly FileIssue[],
): Result<Omit<ReadFile, 'sheets'>, readonly FileIssue[]> => {
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
