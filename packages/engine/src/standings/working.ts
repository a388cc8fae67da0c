import { type Exact, sum } from './exact.ts'
import type { Note } from './note.ts'

/** One summand of a tie-break. */
export type Term = {
  /** From 1; null when the term is not about one round. */
  readonly round: number | null
  /** Player id or team number; null for a dummy or when there is none. */
  readonly opponent: number | null
  /** What is counted of the opponent: adjusted score, rating, performance. */
  readonly score: Exact | null
  /** Own result it is multiplied with. */
  readonly times: Exact | null
  /** What the term brings, were it not cut. */
  readonly value: Exact
  /** Why `score` is what it is; null when there is nothing to say. */
  readonly note: Note | null
  /** Why the term does not count; null when it does. */
  readonly cut: Note | null
}

/** How a tie-break came about for one participant. `value` is null where the tie-break says nothing about them. */
export type Working = { readonly value: Exact | null; readonly terms: readonly Term[]; readonly note: Note | null }

export const term = (value: Exact, data: Partial<Term> = {}): Term => ({
  round: null,
  opponent: null,
  score: null,
  times: null,
  note: null,
  cut: null,
  ...data,
  value,
})

/** The sum of the terms that are not cut. */
export const summed = (terms: readonly Term[], note: Note | null = null): Working => ({
  value: sum(terms.filter(({ cut }) => cut === null).map(({ value }) => value)),
  terms,
  note,
})
