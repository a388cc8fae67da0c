import type { Language } from '../language.ts'
import type { RatingWords } from './en.ts'

/** By what a rating changes, as the desk answers it. `by` is null where nobody but the desk may know it. */
export type Basis =
  | {
      readonly kind: 'fide'
      readonly k: number
      readonly by: 'list' | 'reached-2400' | 'junior' | 'usual' | null
      readonly capped: boolean
    }
  | {
      readonly kind: 'fide-first'
      readonly average: number
      readonly hundredths: number
      readonly difference: number
      readonly because: 'too-few-games' | 'no-points' | 'below-floor' | null
    }
  | {
      readonly kind: 'cfc'
      readonly k: number
      readonly crossed: boolean
      readonly bonus: { readonly threshold: number; readonly forExceeding: number } | null
    }
  | { readonly kind: 'cfc-first' }

/** With so many decimals, as the language writes them. */
export const decimal = (value: number, decimals: number, language: Language): string =>
  value.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** The same with its sign. */
export const signed = (value: number, decimals: number, language: Language): string =>
  value.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals, signDisplay: 'exceptZero' })

type Line = {
  readonly rating: number | null
  readonly difference: number | null
  readonly counted: number | null
  readonly expected: number | null
}

/** The difference and what counts of it; or why the game does not count though both have a rating. */
export const differenceText = (own: number | null, line: Line, words: RatingWords, language: Language): string => {
  const { rating, difference, counted, expected } = line
  if (own !== null && rating !== null && expected === null) return words.apart
  if (difference === null || counted === null) return ''
  const whole = signed(difference, 0, language)
  return counted === difference ? whole : words.counts(whole, signed(counted, 0, language))
}

/** B.02: whoever falls below it is unrated. */
const leastPublished = 1400

/** K and what it rests on, a first rating, a bonus: in sentences. */
export const basisText = (basis: Basis, after: number | null, words: RatingWords, language: Language): readonly string[] => {
  const says = words.basis
  switch (basis.kind) {
    case 'fide':
      return [
        says[basis.by ?? 'plain'](basis.k),
        ...(basis.capped ? [says.capped] : []),
        ...(after !== null && after < leastPublished ? [says.belowFloor] : []),
      ]
    case 'fide-first':
      return [
        says.first(decimal(basis.average, 1, language), basis.hundredths, signed(basis.difference, 0, language)),
        ...(basis.because !== null ? [says.because[basis.because]] : after === null ? [] : [says.firstRating(after)]),
      ]
    case 'cfc':
      return [
        says.plain(basis.k),
        ...(basis.crossed ? [says.crossed] : []),
        ...(basis.bonus === null
          ? [says.noBonus]
          : [says.bonus(decimal(basis.bonus.forExceeding, 1, language), decimal(basis.bonus.threshold, 1, language)), says.highest]),
      ]
    case 'cfc-first':
      return [after === null ? says.unratedNone : says.unratedBy(after)]
  }
}
