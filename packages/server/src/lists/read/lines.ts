import { ListError } from '../list-issue.ts'

/** No line of a list is nearly as long. */
const longestLine = 65_536

/** Lines out of pieces of text, without their ends; a last line without an end counts. */
export const createLines = () => {
  let rest = ''
  let line = 0
  return {
    take: (piece: string): readonly string[] => {
      const lines = (rest + piece).split('\n')
      rest = lines.pop()!
      line += lines.length
      if (rest.length > longestLine) throw new ListError({ code: 'list-line-too-long', line: line + 1, most: longestLine })
      return lines.map((one) => (one.endsWith('\r') ? one.slice(0, -1) : one))
    },
    end: (): string => rest,
  }
}
