import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { trfDialects } from './dialect.ts'
import { parseTrf } from './read.ts'
import { makeTrf } from './write.ts'

const folder = new URL('./fixtures/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.trf'))
const read = (text: string) => {
  const result = parseTrf(text)
  if (!result.ok) throw new Error(JSON.stringify(result.error.slice(0, 3)))
  return result.value
}

describe.each(files)('%s', (file) => {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const { tournament, dialect } = read(text)

  test('is recognised as the dialect its name says, and loses nothing in it', () => {
    expect(file.startsWith(`${dialect}-`)).toBe(true)
    const made = makeTrf(tournament, { dialect })
    expect(made.issues).toEqual([])
    expect(read(made.text).tournament).toEqual(tournament)
  })

  test.each(trfDialects)('in %s: what is not reported as lost comes back', (target) => {
    const made = makeTrf(tournament, { dialect: target })
    const again = parseTrf(made.text)
    if (made.issues.length === 0) expect(again.ok && again.value.tournament).toEqual(tournament)
    if (again.ok) expect(makeTrf(again.value.tournament, { dialect: target }).text).toBe(made.text)
  })

  test.each(['\r', '\n', '\r\n'])('line ends %j, a byte order mark and blanks at the end change nothing', (end) => {
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line !== '')
    expect(read(`\uFEFF${lines.map((line) => `${line}   `).join(end)}${end}`).tournament).toEqual(tournament)
  })

  test('a writer who keeps the columns writes the same player records', () => {
    const records = (source: string) => source.split(/\r\n|\r|\n/).flatMap((line) => (line.startsWith('001') ? [line.trimEnd()] : []))
    if (dialect !== 'trf26') expect(records(makeTrf(tournament, { dialect }).text).sort()).toEqual(records(text).sort())
  })
})
