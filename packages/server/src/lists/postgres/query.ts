import { marks, sound } from '../fold.ts'
import { isLong, type OneOf, type Term, type Way } from '../question.ts'

/**
 * The first letters of a word, one, two and three, are words of the index too: where beginnings meet, whoever has them all is found without gathering
 * everybody who has one.
 */
const mostLetters = 3
const mark = '^'

const bare = (word: string): string => (word.startsWith(marks.sound) ? word.slice(marks.sound.length) : word)

const firstLetters = (word: string): string => mark + bare(word).slice(0, mostLetters)

/** A word with all that it is found by, as a vector of text search is written. */
export const lexemesOf = (word: string): string => {
  const heard = sound(word)
  const found = new Set([word])
  if (heard !== word) found.add(marks.sound + heard)
  for (const begun of [word, heard])
    for (let letters = 1; letters <= mostLetters && letters <= begun.length; letters++) found.add(mark + begun.slice(0, letters))
  return [...found].map(lexeme).join(' ')
}

export const lexeme = (token: string): string => (/['\\\s:]/.test(token) ? `'${token.replaceAll(/['\\]/g, '$&$&')}'` : token)

/** Ways of asking in the words of PostgreSQL's text search: what the index is asked for all of them, and what must hold for each. */
export const wordsOf = (ways: readonly Way[]): { readonly index: string; readonly filters: readonly string[] } => ({
  index: [...new Set(ways.map((way) => `(${indexQueryOf(way)})`))].join(' | '),
  filters: ways.map(filterOf),
})

const filterOf = ({ question, whole }: Way): string =>
  question.parts
    .map((part) => partOf(part, (word, begins) => (begins && !(whole && isLong(word)) ? `${quoted(word)}:*` : quoted(word))))
    .join(' & ')

/**
 * What the index is asked: short beginnings by their first letters alone, so that more may be found than `filterOf` lets pass. Few have a longer one, which the
 * index has to gather before it can be met with others; asked alone it need not be met.
 */
const indexQueryOf = ({ question, whole }: Way): string =>
  question.parts
    .map((part) =>
      partOf(part, (word, begins) => {
        if (!begins || (whole && isLong(word))) return quoted(word)
        return bare(word).length > mostLetters + (question.parts.length > 1 ? 1 : 0) ? `${quoted(word)}:*` : quoted(firstLetters(word))
      }),
    )
    .join(' & ')

type WordOf = (word: string, begins: boolean) => string

const partOf = (oneOf: OneOf, wordOf: WordOf): string =>
  `(${oneOf.map((terms) => `(${terms.map((term) => termOf(term, wordOf)).join(' & ')})`).join(' | ')})`

const termOf = ({ words, begins }: Term, wordOf: WordOf): string =>
  `(${[...new Set(words.map((word) => wordOf(word, begins)))].join(' | ')})`

const quoted = (word: string): string => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
