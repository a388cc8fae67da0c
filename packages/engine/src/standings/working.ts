import { type Exact, exact } from './exact.ts'
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
  round: data.round ?? null,
  opponent: data.opponent ?? null,
  score: data.score ?? null,
  times: data.times ?? null,
  note: data.note ?? null,
  cut: data.cut ?? null,
  value,
})

/** A tie-break of everybody, by index. Standings ask for the value of each; how it came about is asked for seldom, and takes far longer to tell. */
export type Measure = { readonly value: (index: number) => Exact | null; readonly working: (index: number) => Working }

/** For what has no terms, or few. */
export const fromWorking = (working: (index: number) => Working): Measure => ({ value: (index) => working(index).value, working })

/** A summand in whole numbers; with `cut` it does not count. Made by the thousand: written out, without spreads, which are slow where they add keys. */
export type Part = { readonly amount: number; readonly cut: Note | null }

/** The sum of the parts that are not cut. */
export const total = (parts: readonly Part[]): number => {
  let sum = 0
  for (const { amount, cut } of parts) if (cut === null) sum += amount
  return sum
}

export const termsOf = <P extends Part>(unit: number, parts: readonly P[], tell: (part: P) => Partial<Term>): readonly Term[] =>
  parts.map((part) => term(exact(part.amount, unit), { ...tell(part), cut: part.cut }))

/** A sum of parts, of which `unit` make one; `tell` says of a part what is not seen in its amount. */
export const summing = <P extends Part>(
  unit: number,
  partsOf: (index: number) => readonly P[],
  tell: (part: P) => Partial<Term>,
): Measure => ({
  value: (index) => exact(total(partsOf(index)), unit),
  working: (index) => {
    const parts = partsOf(index)
    return { value: exact(total(parts), unit), terms: termsOf(unit, parts, tell), note: null }
  },
})
