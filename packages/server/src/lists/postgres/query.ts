import type { Question, Term } from '../question.ts'

/** A question in the words of PostgreSQL's text search. */
export const queryOf = ({ parts }: Extract<Question, { kind: 'words' }>): string =>
  parts.map((oneOf) => `(${oneOf.map((terms) => `(${terms.map(termOf).join(' & ')})`).join(' | ')})`).join(' & ')

const termOf = ({ words, begins }: Term): string =>
  `(${words.map((word) => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'${begins ? ':*' : ''}`).join(' | ')})`
