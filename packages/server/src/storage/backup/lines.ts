import { createReadStream } from 'node:fs'

/** The lines of a text file. Not node:readline, which also breaks at U+2028, and JSON may contain that. */
export const linesOf = async function* (file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  if (rest !== '') yield rest
}
