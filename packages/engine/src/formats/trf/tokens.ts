import { textColumn } from './columns.ts'

/** A word of a record that is read by blanks, with the column it starts in. */
export type Token = { readonly text: string; readonly column: number }

export const tokensOf = (line: string, from: number = textColumn): readonly Token[] =>
  Array.from(line.slice(from - 1).matchAll(/\S+/g), (match) => ({ text: match[0], column: match.index + from }))

/** A whole number without sign of at most `digits` digits; null otherwise. */
export const parseNatural = (text: string, digits = 4): number | null =>
  text.length >= 1 && text.length <= digits && /^\d+$/.test(text) ? Number(text) : null
