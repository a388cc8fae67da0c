import { kindsOfPlay, type ListRatings, type OfficialRatings } from '../../model/official-ratings.ts'
import { ordersOfEquals, type RatingChoice, ratingMethods, usualRatings } from '../../model/tournament-rating.ts'
import { boolean, integer, nullable, object, omittable, oneOf, optional, text } from './checks.ts'

const rating = optional(nullable(integer(0, 9999)), null)

const coefficient = omittable(integer(1, 99))
const k = object<NonNullable<ListRatings['k']>>({ standard: coefficient, rapid: coefficient, blitz: coefficient })

const list = object<ListRatings>({
  standard: rating,
  rapid: rating,
  blitz: rating,
  list: optional(text(), ''),
  month: optional(text(), ''),
  federation: optional(text(), ''),
  id: optional(text(), ''),
  inactive: omittable(boolean),
  k: omittable(k),
})

/** What rating lists say of a player. */
export const official = object<OfficialRatings>({ fide: omittable(list), national: omittable(list) })

/** Which of it counts. */
export const ratings = object<RatingChoice>({
  method: optional(oneOf(...ratingMethods), usualRatings.method),
  play: optional(nullable(oneOf(...kindsOfPlay)), usualRatings.play),
  federation: optional(text(), usualRatings.federation),
  equals: optional(oneOf(...ordersOfEquals), usualRatings.equals),
  lot: optional(text(), usualRatings.lot),
})
