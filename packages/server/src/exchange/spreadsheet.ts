import { err, ok, type Result } from '@zug/engine/model'
import readWorkbook from 'read-excel-file/node'
import { limits } from '../limits.ts'
import { type Limits, type Part, pack, unpack } from './archive.ts'
import { withAddresses } from './cell-addresses.ts'
import { type DeskIssue, deskIssue } from './issues.ts'
import { openDocumentSheets } from './open-document.ts'
import { sheetSize } from './sheet-size.ts'
import { hasLongPiece } from './xml-pieces.ts'

/** XLSX and ODS are ZIP files; the old XLS is a compound file. */
export const isSpreadsheet = (bytes: Uint8Array): boolean => beginsWith(bytes, [0x50, 0x4b, 3, 4]) || isOldExcel(bytes)
const isOldExcel = (bytes: Uint8Array): boolean => beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])
const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, at) => bytes[at] === byte)

/** A sheet as comma-separated text, so that it is read like any other table. */
export type Sheet = { readonly name: string; readonly text: string }

const bounds: Limits = { bytes: limits.unpackedBytes, entries: 2000 }
const mostCells = 500_000
const longestPiece = 100_000

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10).replaceAll('-', '/')
  return String(cell)
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const damaged = [deskIssue('xlsx-unreadable', 'error', {})]

/** null: it may be read. */
const tooFar = ({ content }: Part): readonly DeskIssue[] | null => {
  const text = new TextDecoder().decode(content)
  if (hasLongPiece(text, longestPiece)) return damaged
  if (!text.includes('sheetData')) return null
  const size = sheetSize(text)
  if (size === null) return damaged
  return size.rows * Math.max(1, size.columns) <= mostCells
    ? null
    : [deskIssue('xlsx-too-wide', 'error', { rows: size.rows, columns: size.columns })]
}

const addressed = (part: Part): Part => {
  const text = new TextDecoder().decode(part.content)
  const told = text.includes('sheetData') ? withAddresses(text) : text
  return told === text ? part : { ...part, content: Buffer.from(told) }
}

const sheetOf = (name: string, rows: readonly (readonly unknown[])[]): Sheet => ({
  name,
  text: rows.map((row) => row.map((cell) => quoted(cellText(cell))).join(',')).join('\r\n'),
})

/** All sheets of a workbook, in its order. */
export const spreadsheetSheets = async (bytes: Uint8Array): Promise<Result<readonly Sheet[], readonly DeskIssue[]>> => {
  if (isOldExcel(bytes)) return err([deskIssue('xls-old', 'error', {})])
  const unpacked = await unpack(bytes, (name) => /\.(xml|rels)$/.test(name), bounds)
  if (unpacked.kind !== 'parts') return err(unpacked.kind === 'too-large' ? [deskIssue('xlsx-too-large', 'error', {})] : damaged)
  const content = unpacked.parts.find(({ name }) => name === 'content.xml')
  if (content !== undefined) {
    const text = new TextDecoder().decode(content.content)
    if (hasLongPiece(text, longestPiece)) return err(damaged)
    const read = openDocumentSheets(text, mostCells)
    return read.ok ? ok(read.value.map(({ name, rows }) => sheetOf(name, rows))) : err([deskIssue('xlsx-too-wide', 'error', read.error)])
  }
  for (const part of unpacked.parts) {
    const issues = tooFar(part)
    if (issues !== null) return err(issues)
  }
  try {
    const sheets = await readWorkbook(pack(unpacked.parts.map(addressed)))
    return ok(sheets.map(({ sheet, data }) => sheetOf(sheet, data)))
  } catch {
    return err(damaged)
  }
}
