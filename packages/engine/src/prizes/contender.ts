import type { Sex } from '../model/player.ts'
import type { PrizeCategory, PrizeFilter, PrizeFund } from './fund.ts'

/** Somebody who may win a prize, as the standings have them. */
export type Contender = {
  readonly id: number
  /** In units that are equal if and only if the points are. */
  readonly points: number
  readonly rating: number | null
  readonly sex: Sex | null
  /** A year or a day; empty if it is not known. */
  readonly birth: string
  readonly club: string
  readonly federation: string
  readonly firstTime: boolean
  /** Points above what the ratings let one expect; null where that cannot be said. */
  readonly gain: number | null
}

export const filterParts = ['sex', 'rating', 'unrated', 'age', 'club', 'federation', 'firstTime', 'gain'] as const satisfies (
  | keyof PrizeFilter
  | 'gain'
)[]
export type FilterPart = (typeof filterParts)[number]

/** The first part of a category that somebody does not fulfil; null: they are in it. What is not known is not fulfilled. */
export const outsideBy = (contender: Contender, { filter, by }: PrizeCategory, ages: PrizeFund['ages']): FilterPart | null => {
  const { sex, rating, unrated = 'out', age, club, federation, firstTime } = filter
  if (by === 'gain' && contender.gain === null) return 'gain'
  if (sex !== undefined && contender.sex !== sex) return 'sex'
  if (contender.rating === null ? unrated === 'out' && rating !== undefined : unrated === 'only') return 'unrated'
  if (rating !== undefined && contender.rating !== null && !isWithin(contender.rating, rating)) return 'rating'
  if (age !== undefined && !hasAge(ageOf(contender.birth, ages), age)) return 'age'
  if (club !== undefined && !isSame(contender.club, club)) return 'club'
  if (federation !== undefined && !isSame(contender.federation, federation)) return 'federation'
  return firstTime === true && !contender.firstTime ? 'firstTime' : null
}

const isWithin = (
  rating: number,
  { from = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY }: NonNullable<PrizeFilter['rating']>,
) => rating >= from && rating < below

const hasAge = (age: number | null, { from = 0, to = Number.POSITIVE_INFINITY }: NonNullable<PrizeFilter['age']>): boolean =>
  age !== null && age >= from && age <= to

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** In the year of the event everybody has the age they reach in it. On a day, whoever is known by the year alone may not be old enough yet: nobody is made older than known. */
export const ageOf = (birth: string, ages: PrizeFund['ages']): number | null => {
  const [, year, month, day] = /^(\d{4})(?:\D(\d\d)\D(\d\d))?/.exec(birth) ?? []
  if (year === undefined) return null
  if ('inYear' in ages) return ages.inYear - Number(year)
  const had = month === undefined ? '12-31' : `${month}-${day}`
  return Number(ages.onDay.slice(0, 4)) - Number(year) - (ages.onDay.slice(5) < had ? 1 : 0)
}
