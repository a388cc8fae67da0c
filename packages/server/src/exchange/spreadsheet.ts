import { err, ok, type Result } from '@zug/engine/model'
import { readSheet } from 'read-excel-file/node'
import { limits } from '../limits.ts'
import { type Limits, type Part, pack, unpack } from './archive.ts'
import { withAddresses } from './cell-addresses.ts'
import { type DeskIssue, deskIssue } from './issues.ts'
import { sheetSize } from './sheet-size.ts'
import { hasLongPiece } from './xml-pieces.ts'

export const isSpreadsheet = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

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

/** The first sheet as comma-separated text, so that it is read like any other table. */
export const spreadsheetText = async (bytes: Uint8Array): Promise<Result<string, readonly DeskIssue[]>> => {
  const unpacked = await unpack(bytes, (name) => /\.(xml|rels)$/.test(name), bounds)
  if (unpacked.kind !== 'parts') return err(unpacked.kind === 'too-large' ? [deskIssue('xlsx-too-large', 'error', {})] : damaged)
  for (const part of unpacked.parts) {
    const issues = tooFar(part)
    if (issues !== null) return err(issues)
  }
  try {
    const rows = await readSheet(pack(unpacked.parts.map(addressed)))
    return ok(rows.map((row) => row.map((cell) => quoted(cellText(cell))).join(',')).join('\r\n'))
  } catch {
    return err(damaged)
  }
}
