import { ageOf, type Contender, type FilterPart, outsideBy } from './contender.ts'
import type { PrizeCategory, PrizeFund } from './fund.ts'

/** Players who may belong to a category, but of whom a condition of it is not known: they are left out. */
export type Undecided = {
  readonly category: string
  /** `eventYear`: the year of the event is not known, so nobody has an age. */
  readonly part: Extract<FilterPart, 'sex' | 'rating' | 'age' | 'club' | 'federation' | 'gain'> | 'eventYear'
  readonly players: readonly number[]
}

type Part = Undecided['part']

/** What a category asks that is not known of somebody. A band of ratings that takes in those without one needs no rating. */
const unknownParts = (contender: Contender, { filter, by }: PrizeCategory, ages: PrizeFund['ages']): readonly Part[] => {
  const { sex, rating, unrated = 'out', age, club, federation } = filter
  const asked: readonly (readonly [Part, boolean])[] = [
    ['sex', sex !== undefined && contender.sex === null],
    ['rating', rating !== undefined && unrated === 'out' && contender.rating === null],
    ['age', age !== undefined && ageOf(contender.birth, ages) === null],
    ['club', club !== undefined && contender.club.trim() === ''],
    ['federation', federation !== undefined && contender.federation.trim() === ''],
    ['gain', by === 'gain' && contender.rating === null],
  ]
  return asked.flatMap(([part, unknown]) => (unknown ? [part] : []))
}

/** Whether everything that is known fits. */
const mayBelong = (contender: Contender, category: PrizeCategory, unknown: readonly Part[], ages: PrizeFund['ages']): boolean => {
  const { rating, unrated, ...others } = category.filter
  const filter = Object.fromEntries(
    Object.entries(unknown.includes('rating') ? others : category.filter).filter(([part]) => !unknown.includes(part as Part)),
  )
  return outsideBy(contender, { ...category, filter, by: unknown.includes('gain') ? 'rank' : category.by }, ages) === null
}

export const undecidedIn = ({ categories, ages }: PrizeFund, contenders: readonly Contender[]): readonly Undecided[] =>
  categories.flatMap((category): readonly Undecided[] => {
    if (category.filter.age !== undefined && 'inYear' in ages && Number.isNaN(ages.inYear))
      return [{ category: category.id, part: 'eventYear', players: [] }]
    const players = new Map<Part, number[]>()
    for (const contender of contenders) {
      const unknown = unknownParts(contender, category, ages)
      if (unknown.length === 0 || !mayBelong(contender, category, unknown, ages)) continue
      for (const part of unknown) players.set(part, [...(players.get(part) ?? []), contender.id])
    }
    return [...players].map(([part, ids]) => ({ category: category.id, part, players: ids }))
  })
