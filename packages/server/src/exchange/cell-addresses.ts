import { tagsOf } from './xml-pieces.ts'

/** 1 is A, 27 is AA. */
const lettersOf = (column: number): string =>
  column === 0 ? '' : lettersOf(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26))

const columnOf = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const attribute = /\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const addressIn = (tag: string): string | undefined => {
  for (const [, name, double, single] of tag.matchAll(attribute)) if (name === 'r') return double ?? single
  return undefined
}

/** Rows and cells may leave out where they stand (ISO/IEC 29500-1, 18.3.1.4 and 18.3.1.73): then they follow the one before. The reader wants to be told. */
export const withAddresses = (sheet: string): string => {
  const pieces: string[] = []
  let [row, column, done] = [0, 0, 0]
  for (const [from, to] of tagsOf(sheet)) {
    const [opening, name] = /^<(?:[\w.-]+:)?(row|c)(?=[\s/>])/.exec(sheet.slice(from, Math.min(to, from + 100))) ?? []
    if (opening === undefined) continue
    const address = addressIn(sheet.slice(from, to))
    if (name === 'row') [row, column] = [address === undefined ? row + 1 : Number(address), 0]
    else column = address === undefined ? column + 1 : columnOf(/^[A-Z]*/.exec(address)![0])
    if (address !== undefined) continue
    pieces.push(sheet.slice(done, from + opening.length), ` r="${name === 'row' ? '' : lettersOf(column)}${row}"`)
    done = from + opening.length
  }
  return done === 0 ? sheet : pieces.join('') + sheet.slice(done)
}
