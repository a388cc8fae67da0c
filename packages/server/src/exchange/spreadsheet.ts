import { err, type Issue, ok, type Result } from '@zug/engine'
import { readSheet } from 'read-excel-file/node'

export const isSpreadsheet = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

const mostUnpacked = 50_000_000
const mostEntries = 2000

/** What the directory at the end of a ZIP file says its entries unpack to; null when there is no directory. */
const unpackedSize = (bytes: Uint8Array): number | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let total = 0
  let entries = 0
  for (let at = 0; at + 46 <= bytes.length; at++) {
    if (view.getUint32(at, true) !== 0x02014b50) continue
    total += view.getUint32(at + 24, true)
    entries += 1
    if (entries > mostEntries) return Number.POSITIVE_INFINITY
  }
  return entries === 0 ? null : total
}

const issue = (code: string, message: string): readonly Issue[] => [{ code, message, severity: 'error' }]

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10).replaceAll('-', '/')
  return String(cell)
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** The first sheet as comma-separated text, so that it is read like any other table. */
export const spreadsheetText = async (bytes: Uint8Array): Promise<Result<string, readonly Issue[]>> => {
  const size = unpackedSize(bytes)
  if (size === null) return err(issue('xlsx-unreadable', 'This is no spreadsheet (.xlsx).'))
  if (size > mostUnpacked) return err(issue('xlsx-too-large', 'The spreadsheet is too large.'))
  try {
    const rows = await readSheet(Buffer.from(bytes))
    return ok(rows.map((row) => row.map((cell) => quoted(cellText(cell))).join(',')).join('\r\n'))
  } catch {
    return err(issue('xlsx-unreadable', 'This is no spreadsheet (.xlsx), or it is damaged.'))
  }
}
