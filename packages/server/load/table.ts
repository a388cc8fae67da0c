/** A table in Markdown. */
export const tableOf = (headings: readonly string[], lines: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`)
    .join('\n')

/** Where a page has the output of a script: between two comments that name it. */
export const outputOf = (script: string) => {
  const begin = `<!-- npm run ${script} -- --write -->`
  const end = `<!-- end of the output of npm run ${script} -->`
  /** What stands there; null: the page has no marks. */
  const foundIn = (page: string): string | null => {
    const [from, to] = [page.indexOf(begin), page.indexOf(end)]
    return from === -1 || to < from ? null : page.slice(from + begin.length, to).trim()
  }
  return {
    foundIn,
    putInto: (page: string, output: string): string => {
      if (foundIn(page) === null) throw new Error(`The page has no marks for the output of npm run ${script}.`)
      const from = page.indexOf(begin) + begin.length
      return `${page.slice(0, from)}\n\n${output}\n\n${page.slice(page.indexOf(end))}`
    },
  }
}
