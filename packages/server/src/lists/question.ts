import { marks, sound, wordsOf } from './fold.ts'

/** One of these words, or how they begin. */
export type Term = { readonly words: readonly string[]; readonly begins: boolean }
/** One of these, each of which is all of its terms. */
export type OneOf = readonly (readonly Term[])[]

/** What somebody typed, as something an index can answer. */
export type Question =
  /** A number: of the federation or of FIDE. */
  | { readonly kind: 'number'; readonly begins: string }
  /** Every part must hold. */
  | { readonly kind: 'words'; readonly parts: readonly OneOf[] }

const longest = 80
const mostWords = 8
/** Of a name with hyphens: each is looked for by itself. */
const mostPieces = 4

const isYear = (word: string): boolean => /^(19|20)\d\d$/.test(word)

/**
 * How a question is asked, the strictest first: as it was typed, then as it sounds. Years are those of birth, three letters may be a federation, and a word of
 * digits is a number. None when nothing was typed that could be looked for.
 */
export const questionsOf = (typed: string): readonly Question[] => {
  const words = wordsOf(typed.slice(0, longest)).slice(0, mostWords)
  const [only] = words
  if (words.length === 1 && only!.some((piece) => /\d{3}/.test(piece)) && !isYear(only!.join('')))
    return [{ kind: 'number', begins: typed.trim().toUpperCase() }]
  if (words.length === 0) return []
  return [asTyped, asHeard].map((forms) => ({ kind: 'words', parts: words.map((pieces) => partOf(pieces, forms)) }))
}

type Forms = (word: string) => readonly string[]

const asTyped: Forms = (word) => [word]

/** Where writing and sound are one, the index has the word without a sign. */
const asHeard: Forms = (word) => {
  const heard = sound(word)
  // What is left of too little fits everybody.
  return heard.length < Math.min(3, word.length) ? [word] : [heard, marks.sound + heard]
}

const partOf = (pieces: readonly string[], forms: Forms): OneOf => {
  const [only] = pieces
  if (pieces.length === 1 && isYear(only!)) return [[{ words: [marks.birth + only], begins: false }]]
  const begins = (word: string): Term => ({ words: forms(word), begins: true })
  if (pieces.length > 1) return [pieces.slice(0, mostPieces).map(begins), [begins(pieces.join(''))]]
  const federation: OneOf = /^[a-z]{3}$/.test(only!) ? [[{ words: [marks.federation + only], begins: false }]] : []
  return [[begins(only!)], ...federation]
}

/** Beginnings of so many letters are found at once; what is longer counts as complete first, and as a beginning only when nobody has it. */
export const longestBeginning = 6

export const isLong = (word: string): boolean => word.length > longestBeginning

export type WordQuestion = Extract<Question, { kind: 'words' }>

const hasLong = ({ parts }: WordQuestion): boolean =>
  parts.some((oneOf) => oneOf.some((terms) => terms.some(({ words, begins }) => begins && words.some(isLong))))

/** `whole`: long words are taken for complete. */
export type Way = { readonly question: WordQuestion; readonly whole: boolean }

/** The ways of asking one after the other, the strictest first; the second ones only if the first find nobody. */
export const waysOf = (questions: readonly Question[]): readonly (readonly Way[])[] => {
  const words = questions.filter((question) => question.kind === 'words')
  return [words.map((question) => ({ question, whole: true })), words.filter(hasLong).map((question) => ({ question, whole: false }))]
}
