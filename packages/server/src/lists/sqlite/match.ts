import { isLong, type Question, type Term } from '../question.ts'

/** A question in the words of FTS5; `whole` takes long words for complete, which is quicker than all that begin so. */
export const matchOf = ({ parts }: Extract<Question, { kind: 'words' }>, whole: boolean): string =>
  parts
    .map((oneOf) => `(${oneOf.map((terms) => `(${terms.map((term) => termOf(term, whole)).join(' AND ')})`).join(' OR ')})`)
    .join(' AND ')

const termOf = ({ words, begins }: Term, whole: boolean): string =>
  `(${words.map((word) => `"${word.replaceAll('"', '""')}"${begins && !(whole && isLong(word)) ? ' *' : ''}`).join(' OR ')})`
