import { expect, test } from 'vitest'
import { isTestFile, readSourceFiles, type SourceFile } from './testing/source/source-files.ts'

/** Literals that look like sentences and are not: names, titles, and what files are made of. */
const names: readonly { readonly in: RegExp; readonly literal?: RegExp; readonly why: string }[] = [
  { in: /(^|\/)((common-)?articles|criteria)\.ts$/, why: 'titles of articles and criteria stand with what they name' },
  { in: /^standings\/(presets\.ts|tie-breaks\/)/, why: 'titles of tie-breaks' },
  {
    in: /^rulebook\/[\w-]+\/(description|in-reports)\.ts$/,
    literal: /^(Individual|Team): /,
    why: 'what record 092 of a report says of the rules',
  },
  { in: /^simulation\//, literal: /^Random tournament/, why: 'names of tournaments and people that are made up' },
  { in: /^formats\/trf\/as-paired-records\.ts$/, literal: /^Zug: rounds /, why: 'a line of a report, which is read again' },
  { in: /^rulebook\/by-the-book\/budget\.ts$/, why: 'thrown, and caught by its type' },
]
const title = /^\s*title: /

/** What a broken invariant says is for whoever mends it. */
const isThrown = (before: string): boolean => /\bnew \w*Error\(\s*$/.test(before)

type Literal = { readonly line: number; readonly text: string; readonly before: string }

/** The texts of a file, without comments; what stands in braces of a template is left out. */
const literalsOf = (text: string): readonly Literal[] => {
  const found: Literal[] = []
  const tokens = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token.startsWith('/')) continue
    const before = text.slice(Math.max(0, index - 40), index)
    found.push({ line: text.slice(0, index).split('\n').length, text: token.slice(1, -1).replace(/\$\{[^}]*\}/g, 'x'), before })
  }
  return found
}

/** Three words or more, with a capital at the beginning or a stop at the end. */
const isSentence = (text: string): boolean => {
  const words = text.split(/\s+/).filter((word) => /^[\p{L}’'-]{2,}[,.;:]?$|^x[,.;:]?$/u.test(word))
  return words.length >= 3 && words.some((word) => word.length > 2) && (/^\p{Lu}\p{Ll}/u.test(text) || /[\p{L}x]\.$/u.test(text))
}

const isName = (path: string, literal: string): boolean => names.some((one) => one.in.test(path) && (one.literal?.test(literal) ?? true))

const sentencesIn = ({ path, text }: SourceFile): readonly string[] =>
  literalsOf(text)
    .filter(({ text: literal, before }) => isSentence(literal) && !isThrown(before) && !isName(path, literal))
    .filter(({ line }) => !title.test(text.split('\n')[line - 1]!))
    .map(({ line, text: literal }) => `${path}:${line} ${literal}`)

const sources = readSourceFiles('engine').filter(({ path }) => !isTestFile(path))

test('the engine says codes and data: no file has a sentence', () => {
  expect(sources.flatMap(sentencesIn)).toEqual([])
})

test.each([
  ["const a = { text: 'The two have met.' }", 1],
  ['const a = `Round $' + '{round} is not published yet`', 1],
  ["throw new Error('The table has no such cell.')", 0],
  ["// A comment says 'The two have met.'", 0],
  ["const a = ['bye-barred', 'two words', 'C.1 to C.5']", 0],
])('finds %s', (text, count) => {
  expect(sentencesIn({ path: 'a.ts', text })).toHaveLength(count)
})
