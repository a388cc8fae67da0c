import { err, ok, type Result } from '@zug/engine/model'
import type { SheetSize } from './sheet-size.ts'
import { tagsOf } from './xml-pieces.ts'

export type OpenDocumentSheet = { readonly name: string; readonly rows: readonly (readonly string[])[] }

const attribute = (tag: string, name: string): string | undefined => {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? []
  const value = double ?? single
  return value === undefined ? undefined : plain(value)
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** How often a cell or a row stands there; what repeats without content to the edge of the sheet is left out. */
const timesOf = (tag: string, of: 'columns' | 'rows'): number =>
  Math.max(1, Number(attribute(tag, `table:number-${of}-repeated`) ?? 1) || 1)

/** A date without its time, a number without its format; other cells as they are shown. */
const cellValue = (tag: string): string | undefined => {
  switch (attribute(tag, 'office:value-type')) {
    case 'date':
      return attribute(tag, 'office:date-value')?.slice(0, 10).replaceAll('-', '/')
    case 'float':
      return attribute(tag, 'office:value')
    default:
      return undefined
  }
}

/** The sheets of an OpenDocument spreadsheet (ODF 1.3, part 3, 9); an error if one of them has more than `most` cells. */
export const openDocumentSheets = (xml: string, most: number): Result<readonly OpenDocumentSheet[], SheetSize> => {
  const sheets: { readonly name: string; readonly rows: string[][] }[] = []
  let row: string[] = []
  let cell: { readonly times: number; readonly value: string | undefined; readonly lines: string[] } | null = null
  let [emptyCells, emptyRows, rowTimes, done, inNote] = [0, 0, 1, 0, false]
  let size: SheetSize = { rows: 0, columns: 0 }
  const endCell = (): void => {
    const text = cell!.value ?? cell!.lines.join('\n')
    if (text === '') emptyCells += cell!.times
    else {
      size = { ...size, columns: Math.max(size.columns, row.length + emptyCells + cell!.times) }
      if (isTooFar()) return
      for (; emptyCells > 0; emptyCells--) row.push('')
      for (let time = 0; time < cell!.times; time++) row.push(text)
    }
    cell = null
  }
  const isTooFar = (): boolean => Math.max(1, size.rows) * Math.max(1, size.columns) > most
  for (const [from, to] of tagsOf(xml)) {
    const [, closing, element] = /^<(\/?)([\w:.-]+)/.exec(xml.slice(from, Math.min(to, from + 100))) ?? []
    if (cell !== null && !inNote && cell.lines.length > 0 && from > done) cell.lines[cell.lines.length - 1] += plain(xml.slice(done, from))
    done = to
    if (element === undefined) continue
    const isEmpty = xml[to - 2] === '/'
    const tag = xml.slice(from, to)
    if (element === 'table:table' && closing === '') {
      sheets.push({ name: attribute(tag, 'table:name') ?? String(sheets.length + 1), rows: [] })
      ;[emptyRows, size] = [0, { rows: 0, columns: 0 }]
    } else if (element === 'table:table-row' && closing === '') {
      ;[row, emptyCells, rowTimes] = [[], 0, timesOf(tag, 'rows')]
      if (isEmpty) emptyRows += rowTimes
    } else if (element === 'table:table-row') {
      const rows = sheets.at(-1)?.rows
      if (rows === undefined) continue
      if (row.length === 0) emptyRows += rowTimes
      else {
        size = { ...size, rows: rows.length + emptyRows + rowTimes }
        if (isTooFar()) return err(size)
        for (; emptyRows > 0; emptyRows--) rows.push([])
        for (let time = 0; time < rowTimes; time++) rows.push(row)
      }
    } else if (element === 'table:table-cell' || element === 'table:covered-table-cell') {
      if (closing === '') cell = { times: timesOf(tag, 'columns'), value: cellValue(tag), lines: [] }
      if (cell !== null && (closing !== '' || isEmpty)) endCell()
      if (isTooFar()) return err(size)
    } else if (element === 'office:annotation') inNote = closing === '' && !isEmpty
    else if (cell !== null && !inNote && closing === '') {
      if (element === 'text:p') cell.lines.push('')
      else if (cell.lines.length > 0 && element === 'text:s')
        cell.lines[cell.lines.length - 1] += ' '.repeat(Math.min(100, Number(attribute(tag, 'text:c') ?? 1) || 1))
      else if (cell.lines.length > 0 && (element === 'text:line-break' || element === 'text:tab')) cell.lines[cell.lines.length - 1] += ' '
    }
  }
  return ok(sheets)
}
