/** One page of one sheet: which rows, and over how many columns they stand. */
export type Leaf = {
  readonly sheet: HTMLElement
  readonly first: number
  readonly last: number
  readonly columns: number
  readonly lines: number
  /** How much larger than asked for: a short list is read from further away. */
  readonly grow: number
  /** Among the pages of its own sheet. */
  readonly at: number
  readonly of: number
}

/** The least width of a column, in the size of its letters. */
const widths: Readonly<Record<string, number>> = { name: 15, board: 24, rank: 21 }

/** From these widths on, in the size of its letters, a row says more (lists.css): ratings; opponents and tie-breaks. */
const roomier = [32, 24]

/** Beyond this a list of a few lines looks like a mistake. */
const largest = 1.7

const px = (element: Element, property: string): number => Number.parseFloat(getComputedStyle(element).getPropertyValue(property)) || 0

/** All pages of the screen, by what fits now. A list that needs fewer columns gets wider ones. */
export const leavesOf = (sheets: readonly HTMLElement[]): readonly Leaf[] => {
  // Each is measured as if it stood alone.
  for (const sheet of sheets) sheet.hidden = true
  return sheets.flatMap((sheet): readonly Leaf[] => {
    if (sheet.dataset.pass !== undefined) return []
    const rows = sheet.querySelector<HTMLElement>('.rows')
    if (rows === null) return [{ sheet, first: 0, last: 0, columns: 1, lines: 1, grow: 1, at: 1, of: 1 }]
    const count = rows.children.length
    sheet.hidden = false
    rows.style.removeProperty('--grow')
    const size = px(rows, 'font-size')
    const gap = px(rows, 'column-gap')
    const kind = rows.firstElementChild?.classList[1] ?? 'board'
    const fit = Math.max(1, Math.floor(rows.clientHeight / px(rows, '--row-height-px')))
    const width = (widths[kind] ?? 20) * size
    const most = Math.max(1, Math.floor((rows.clientWidth + gap) / (width + gap)))
    const columns = Number(sheet.dataset.columns ?? 0) || Math.min(most, Math.ceil(count / fit))
    const of = Math.max(1, Math.ceil(count / (fit * columns)))
    // Columns of even length: the last page of a long list is not a lonely line.
    const lines = of === 1 ? Math.ceil(count / columns) : fit
    const room = (rows.clientWidth + gap) / columns - gap
    // Larger letters must not cost what there was room for.
    const needed = roomier.find((ems) => room >= ems * size) ?? (width / size) * 1.4
    const grow = of > 1 ? 1 : Math.max(1, Math.min(largest, fit / lines, room / (needed * size)))
    // Said of the columns only where the rows have room for them (lists.css).
    sheet.toggleAttribute('data-roomy', room >= roomier[1]! * size * grow)
    sheet.hidden = true
    return Array.from({ length: of }, (_, at) => ({
      sheet,
      first: at * fit * columns,
      last: Math.min(count, (at + 1) * fit * columns),
      columns,
      lines,
      grow,
      at: at + 1,
      of,
    }))
  })
}

/** Shows one page and nothing else. */
export const show = (sheets: readonly HTMLElement[], leaf: Leaf | undefined): void => {
  for (const sheet of sheets) sheet.hidden = sheet !== leaf?.sheet
  const rows = leaf?.sheet.querySelector<HTMLElement>('.rows')
  if (leaf === undefined || rows == null) return
  rows.style.setProperty('--columns', String(leaf.columns))
  rows.style.setProperty('--lines', String(leaf.lines))
  rows.style.setProperty('--grow', String(leaf.grow))
  for (const [at, row] of [...rows.children].entries()) (row as HTMLElement).hidden = at < leaf.first || at >= leaf.last
}
