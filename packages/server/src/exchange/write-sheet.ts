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

/** A text that a spreadsheet would take for a formula is told to be none. */
const csvCell = (value: string | number | null): string => {
  const text = value === null ? '' : typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** With commas and a mark that says UTF-8, as spreadsheets want it. */
export const csvOf = ({ rows }: Table): string => `\ufeff${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
