import { padEnd, padStart, textWidth } from './text-width.ts'

export type Column = { readonly title: string; readonly align: 'left' | 'right' }

/** Rows under aligned headings, two blanks between columns, no blanks at line ends. The first line is the heading. */
export const tableLines = (columns: readonly Column[], rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = columns.map((column, at) => rows.reduce((most, row) => Math.max(most, textWidth(row[at] ?? '')), textWidth(column.title)))
  const line = (cells: readonly string[]): string =>
    columns
      .map((column, at) => (column.align === 'left' ? padEnd : padStart)(cells[at] ?? '', widths[at]!))
      .join('  ')
      .trimEnd()
  return [line(columns.map((column) => column.title)), ...rows.map(line)]
}
