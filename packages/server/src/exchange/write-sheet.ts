import { makeCsvRow } from '@zug/engine/files'
import writeExcelFile from 'write-excel-file/node'

/** A table to be opened in a spreadsheet: headings first, then rows of texts and numbers. */
export type Table = { readonly name: string; readonly rows: readonly (readonly (string | number | null)[])[] }

/** The first day that such a file can name. */
const noDay = 0x0021_0000

/** Without the moment at which it was packed: the same table is the same file, as an address that has one content for ever promises. */
const timeless = (zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = zip.length - 22
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) return zip
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    view.setUint32(at + 12, noDay, true)
    view.setUint32(view.getUint32(at + 42, true) + 10, noDay, true)
    at += 46 + [28, 30, 32].reduce((sum, length) => sum + view.getUint16(at + length, true), 0)
  }
  return zip
}

/** A workbook of one sheet. */
export const workbookOf = async ({ name, rows }: Table): Promise<Uint8Array<ArrayBuffer>> => {
  const [head = [], ...lines] = rows
  const data = [
    head.map((value) => ({ value: value ?? '', fontWeight: 'bold' as const })),
    ...lines.map((line) => line.map((value) => (value === null ? null : { value }))),
  ]
  const sheet = name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Zug'
  return timeless(new Uint8Array(await writeExcelFile([{ sheet, data, stickyRowsCount: 1 }]).toBuffer()))
}

/** With commas and a mark that says UTF-8, as spreadsheets want it. Texts that a spreadsheet would take for a formula are told to be none. */
export const csvOf = ({ rows }: Table): string => `\ufeff${rows.map((row) => makeCsvRow(row)).join('\r\n')}\r\n`
