import { effectiveRating, type KindOfPlay, type OfficialRatings } from './official-ratings.ts'
import { playByRate } from './rate-of-play.ts'

/** Which of the official ratings counts, in the order in which TRF26 lists them (172). `own`: the organiser's, as it is entered. */
export const ratingMethods = ['fide', 'national', 'fide-else-national', 'national-else-fide', 'highest', 'lowest', 'own'] as const
export type RatingMethod = (typeof ratingMethods)[number]

/** FIDE C.04.2 2.2.3: who comes first of those with one rating and one title. `name` unless something else was said before. */
export const ordersOfEquals = ['name', 'entry', 'lot'] as const
export type OrderOfEquals = (typeof ordersOfEquals)[number]

/** What the organiser declares about ratings. */
export type RatingChoice = {
  readonly method: RatingMethod
  /** null: what the rate of play makes of it. */
  readonly play: KindOfPlay | null
  /** Whose national ratings count; empty: those of the federation of the event. */
  readonly federation: string
  readonly equals: OrderOfEquals
  /** What lots among equals are drawn from. */
  readonly lot: string
}

export const usualRatings: RatingChoice = Object.freeze({
  method: 'fide-else-national',
  play: null,
  federation: '',
  equals: 'name',
  lot: '',
})

/** A rating that counts, and why: whose list, and of which kind of play. */
export type CountingRating = { readonly rating: number; readonly of: 'fide' | 'national'; readonly play: KindOfPlay }

type Methods = Readonly<Record<RatingMethod, (fide: CountingRating | null, national: CountingRating | null) => CountingRating | null>>

const better = (a: CountingRating, b: CountingRating): boolean => a.rating >= b.rating

const methods: Methods = {
  fide: (fide) => fide,
  national: (_, national) => national,
  'fide-else-national': (fide, national) => fide ?? national,
  'national-else-fide': (fide, national) => national ?? fide,
  highest: (fide, national) => (fide === null || national === null ? (fide ?? national) : better(fide, national) ? fide : national),
  lowest: (fide, national) => (fide === null || national === null ? (fide ?? national) : better(national, fide) ? fide : national),
  own: () => null,
}

/** The official rating that counts by a method; null: there is none, and the player is unrated unless the arbiter says otherwise. */
export const countingRating = (official: OfficialRatings | undefined, method: RatingMethod, play: KindOfPlay): CountingRating | null => {
  const by = (of: 'fide' | 'national'): CountingRating | null => {
    const rating = effectiveRating(official?.[of], play)
    return rating === null ? null : { ...rating, of }
  }
  return methods[method](by('fide'), by('national'))
}

/** The kind of play of an event: as declared, else by its rate of play, else standard. */
export const playOf = ({ play }: Pick<RatingChoice, 'play'>, rateOfPlay: string): KindOfPlay => play ?? playByRate(rateOfPlay) ?? 'standard'
