/** Rows of text under headings: what a table is before a terminal, a page or paper gives it a look. */
export type TextTable = {
  readonly columns: readonly { readonly title: string; readonly align: 'left' | 'right' }[]
  readonly rows: readonly (readonly string[])[]
}

export const left = (title: string) => ({ title, align: 'left' as const })
export const right = (title: string) => ({ title, align: 'right' as const })

const width = (text: string): number => [...text].length

/** Plain text with two blanks between columns and none at the ends of lines. */
export const tableText = ({ columns, rows }: TextTable): string => {
  const widths = columns.map(({ title }, at) => rows.reduce((most, row) => Math.max(most, width(row[at] ?? '')), width(title)))
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ align }, at) => {
        const cell = cells[at] ?? ''
        const blanks = ' '.repeat(widths[at]! - width(cell))
        return align === 'left' ? cell + blanks : blanks + cell
      })
      .join('  ')
      .trimEnd()
  return `${[columns.map(({ title }) => title), ...rows].map(line).join('\n')}\n`
}
