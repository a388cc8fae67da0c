import type { Question, Term } from '../question.ts'
import { longestBeginning } from './list-file.ts'

/** A question in the words of FTS5; `whole` takes long words for complete, which is quicker than all that begin so. */
export const matchOf = ({ parts }: Extract<Question, { kind: 'words' }>, whole: boolean): string =>
  parts
    .map((oneOf) => `(${oneOf.map((terms) => `(${terms.map((term) => termOf(term, whole)).join(' AND ')})`).join(' OR ')})`)
    .join(' AND ')

const termOf = ({ words, begins }: Term, whole: boolean): string =>
  `(${words.map((word) => `"${word.replaceAll('"', '""')}"${begins && !(whole && isLong(word)) ? ' *' : ''}`).join(' OR ')})`

const isLong = (word: string): boolean => word.length > longestBeginning

export const hasLong = ({ parts }: Extract<Question, { kind: 'words' }>): boolean =>
  parts.some((oneOf) => oneOf.some((terms) => terms.some(({ words, begins }) => begins && words.some(isLong))))
