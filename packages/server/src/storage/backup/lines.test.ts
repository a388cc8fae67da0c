import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

const all = async (lines: AsyncIterable<string>): Promise<readonly string[]> => {
  const found: string[] = []
  for await (const line of lines) found.push(line)
  return found
}
const tooLong = (): Error => new Error('too long')

const inPieces = async function* (text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test.each([1, 2, 3, 7, 1000])('lines are the same in pieces of %i bytes', async (size) => {
  const text = `{"a":"Zürich\u2028"}\n\n♞\nlast`
  expect(await all(linesOf(inPieces(text, size), tooLong))).toEqual(text.split('\n'))
  expect(await all(linesOf(inPieces(`${text}\n`, size), tooLong))).toEqual(text.split('\n'))
})

test('a line without an end is given up, and read no further', async () => {
  let read = 0
  const endless = async function* (): AsyncGenerator<Buffer> {
    for (;;) {
      read += 1
      yield Buffer.alloc(1000, 'a')
    }
  }
  await expect(all(linesOf(endless(), tooLong, 50_000))).rejects.toThrow('too long')
  expect(read).toBe(51)
})
