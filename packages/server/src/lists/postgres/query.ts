import { isLong, type Question, type Term } from '../question.ts'

/** A question in the words of PostgreSQL's text search; `whole` takes long words for complete. */
export const queryOf = ({ parts }: Extract<Question, { kind: 'words' }>, whole: boolean): string =>
  parts.map((oneOf) => `(${oneOf.map((terms) => `(${terms.map((term) => termOf(term, whole)).join(' & ')})`).join(' | ')})`).join(' & ')

const termOf = ({ words, begins }: Term, whole: boolean): string =>
  `(${words.map((word) => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'${begins && !(whole && isLong(word)) ? ':*' : ''}`).join(' | ')})`
