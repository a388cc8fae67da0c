import { makeCsvRow } from '@zug/engine/files'
import writeExcelFile from 'write-excel-file/node'

/** A table to be opened in a spreadsheet: headings first, then rows of texts and numbers. */
export type Table = { readonly name: string; readonly rows: readonly (readonly (string | number | null)[])[] }

/** A workbook of one sheet. */
export const workbookOf = async ({ name, rows }: Table): Promise<Uint8Array<ArrayBuffer>> => {
  const [head = [], ...lines] = rows
  const data = [
    head.map((value) => ({ value: value ?? '', fontWeight: 'bold' as const })),
    ...lines.map((line) => line.map((value) => (value === null ? null : { value }))),
  ]
  const sheet = name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Zug'
  return new Uint8Array(await writeExcelFile([{ sheet, data, stickyRowsCount: 1 }]).toBuffer())
}

/** With commas and a mark that says UTF-8, as spreadsheets want it. Texts that a spreadsheet would take for a formula are told to be none. */
export const csvOf = ({ rows }: Table): string => `\ufeff${rows.map((row) => makeCsvRow(row)).join('\r\n')}\r\n`
