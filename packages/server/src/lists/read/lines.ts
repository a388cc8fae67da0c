import { isZip } from '../../exchange/zip-directory.ts'
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

const [lineFeed, carriageReturn] = [10, 13]

/** Says so as soon as a line of a table is longer than any is. A workbook has no lines, and a tournament as JSON may have one only. */
export const createLineCheck = () => {
  let line = 1
  let length = 0
  let checked: boolean | null = null
  return {
    take: (piece: Buffer): void => {
      checked ??= !isZip(piece) && !/^\s*\{/.test(piece.toString('latin1', 0, 64))
      if (!checked) return
      const mark = piece.includes(lineFeed) ? lineFeed : carriageReturn
      for (let at = 0; ; ) {
        const end = piece.indexOf(mark, at)
        length += (end < 0 ? piece.length : end) - at
        if (length > longestLine) throw new ListError({ code: 'list-line-too-long', line, most: longestLine })
        if (end < 0) return
        line += 1
        length = 0
        at = end + 1
      }
    },
  }
}
