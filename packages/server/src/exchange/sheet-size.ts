/** How far a sheet reaches. */
export type SheetSize = { readonly rows: number; readonly columns: number }

const columnOf = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/**
 * Measured on the text of a sheet before anything is built of it, since one cell far out makes a table of a whole sheet. It may say more than there is,
 * never less; null when an address is none.
 */
export const sheetSize = (sheet: string): SheetSize | null => {
  let [row, column] = [0, 0]
  let [rows, cells, inRow, widest, addressed, addressedRows] = [0, 0, 0, 0, 0, 0]
  for (const [, tag, address] of sheet.matchAll(/<(?:[\w.-]+:)?(row|c)(?=[\s/>])|[\s"'/]r\s*=\s*["']?([^"'\s/>]*)/g)) {
    if (tag === 'row') {
      rows += 1
      inRow = 0
    } else if (tag === 'c') {
      cells += 1
      inRow += 1
      widest = Math.max(widest, inRow)
    } else {
      const [, letters, digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address ?? '') ?? []
      if (letters === undefined) return null
      if (letters === '') addressedRows += 1
      else addressed += 1
      row = Math.max(row, Number(digits))
      column = Math.max(column, columnOf(letters))
    }
  }
  return { rows: row + Math.max(0, rows - addressedRows), columns: column + (cells > addressed ? widest : 0) }
}
