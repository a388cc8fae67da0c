const begin = '<!-- npm run faults -- --write -->'
const end = '<!-- end of the output of npm run faults -->'

export const tableOf = (lines: readonly (readonly string[])[]): string =>
  [['What happens', 'acknowledged', 'What the desk does'], ['---', '---', '---'], ...lines]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`)
    .join('\n')

/** What a page has between the marks; null: it has none. */
export const tableIn = (page: string): string | null => {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  return from === -1 || to < from ? null : page.slice(from + begin.length, to).trim()
}

export const pageWith = (page: string, table: string): string => {
  const before = tableIn(page)
  if (before === null) throw new Error('The page has no marks for the table.')
  const from = page.indexOf(begin) + begin.length
  return `${page.slice(0, from)}\n\n${table}\n\n${page.slice(page.indexOf(end))}`
}
