/** More than any record has: what goes on beyond is no text of lines. */
const mostInLine = 100_000_000

/**
 * The lines of a text. Not node:readline, which also breaks at U+2028, and JSON may contain that. Each piece is looked at once, however long a line is;
 * beyond any that could be meant `tooLong` is thrown.
 */
export const linesOf = async function* (chunks: AsyncIterable<Buffer>, tooLong: () => Error, most = mostInLine): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let pieces: string[] = []
  let length = 0
  const keep = (piece: string): void => {
    pieces.push(piece)
    length += piece.length
    if (length > most) throw tooLong()
  }
  for await (const chunk of chunks) {
    const [first, ...others] = decoder.decode(chunk, { stream: true }).split('\n') as [string, ...string[]]
    keep(first)
    const last = others.pop()
    if (last === undefined) continue
    yield pieces.join('')
    yield* others
    pieces = []
    length = 0
    keep(last)
  }
  keep(decoder.decode())
  const rest = pieces.join('')
  if (rest !== '') yield rest
}
