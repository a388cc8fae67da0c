import type { RoundKind } from './field.ts'

type Nothing = Readonly<Record<never, never>>

/** What there is to remark on a term, on what was cut, and on a whole tie-break. Points are numbers, not tenths. */
export type NoteData = {
  /** 14, 15.2: a forfeit counted as played; `draws` as in `adjusted`. */
  'forfeit-as-played': { readonly draws: readonly number[] }
  /** 16.3: rounds of the opponent that count as draws. */
  adjusted: { readonly draws: readonly number[] }
  dummy: Nothing
  'dummy-capped-by-opponent': { readonly opponent: number }
  'dummy-capped-by-draws': { readonly draws: number }
  'measured-by-draw': Nothing
  'unplayed-win': Nothing
  'unplayed-win-or-bye': Nothing
  'forfeit-won': Nothing
  unplayed: { readonly kind: Exclude<RoundKind, 'game'> }
  'no-game-played': Nothing
  'no-game-counts': Nothing
  'no-game-score': Nothing
  'no-lots': Nothing
  'by-hand': Nothing
  seed: { readonly seed: string }
  mean: { readonly of: number }
  'mean-of-games': { readonly games: number }
  board: { readonly board: number }
  'without-last': { readonly boards: number }
  'board-by-board': Nothing
  'one-by-one': Nothing
  'game-points-differ': Nothing
  unrated: Nothing
  'too-many-tied': { readonly tied: number }
  'among-tied': { readonly tied: number }
  'not-tied': Nothing
  'not-met': Nothing
  place: { readonly place: number; readonly tied: number; readonly allMet: boolean }
  expected: { readonly scored: number }
  'expected-at': { readonly rating: number }
  scored: { readonly scored: number }
  performance: { readonly average: number; readonly scored: number; readonly games: number; readonly difference: number }
  combination: { readonly scored: number; readonly strength: number; readonly divisor: number }
  'cut-least': Nothing
  'cut-most': Nothing
  'cut-voluntary': Nothing
  'cut-first-rounds': Nothing
  'below-limit': Nothing
}

export type NoteCode = keyof NoteData
/** A remark: what it is about, and the article where one says so. Words are made of it elsewhere. */
export type Note = { [C in NoteCode]: { readonly code: C; readonly article: string | null } & NoteData[C] }[NoteCode]

/** `note('mean', { of: 3 })`, `note('dummy', '16.4')`, `note('adjusted', { draws: [2] }, '16.3')`. */
export function note<C extends NoteCode>(
  code: C,
  ...about: Nothing extends NoteData[C] ? [article?: string] : [NoteData[C], article?: string]
): Note
export function note(code: NoteCode, first?: object | string, second?: string): Note {
  const data = typeof first === 'object' ? first : {}
  return { code, article: (typeof first === 'string' ? first : second) ?? null, ...data } as Note
}
