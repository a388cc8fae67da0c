import type { Contender } from './contender.ts'
import { type Money, type Prize, type PrizeCategory, type PrizeFund, prizeValue, type Sharing } from './fund.ts'

/** What somebody has of the prizes of a category, and how it comes about. */
export type Share = {
  readonly player: number
  /** Counted from 1, among those who take part. */
  readonly place: number
  readonly money: Money
  readonly thing: string | null
  readonly worth: Money
  /** Those on equal points between whom the pot was shared, and what of it was the place's own. */
  readonly pot: Money
  readonly among: number
  readonly own: Money
}

/** Shares of the prizes among people in their order: those who are level share, whoever has nothing is not in it. */
export const sharesOf = (
  inOrder: readonly Contender[],
  { prizes, sharing, by }: Pick<PrizeCategory, 'prizes' | 'sharing' | 'by'>,
  { coin, least }: Pick<PrizeFund, 'coin' | 'least'>,
): readonly Share[] => {
  const shares: Share[] = []
  for (let first = 0; first < Math.min(inOrder.length, prizes.length); ) {
    const tied = inOrder.slice(first).filter((other) => isLevel(other, inOrder[first]!, by))
    const places = prizes.slice(first, first + tied.length)
    // Where every place keeps its own, nobody shares.
    const many = sharing.own === 100 ? places.length : sharersOf(places, tied.length, sharing, least)
    const own = tied.slice(0, many).map((_, at) => places[at]?.money ?? 0)
    const pot = own.reduce((sum, money) => sum + money, 0)
    const paid = split(own, pot, sharing, coin)
    for (const [at, { id }] of tied.slice(0, many).entries()) {
      const { thing = null, worth = 0 } = places[at] ?? {}
      if (paid[at]! > 0 || thing !== null)
        shares.push({ player: id, place: first + at + 1, money: paid[at]!, thing, worth, pot, among: many, own: own[at]! })
    }
    first += tied.length
  }
  return shares
}

const isLevel = (a: Contender, b: Contender, by: PrizeCategory['by']): boolean =>
  by === 'gain' ? a.gain === b.gain : a.points === b.points

/** All who are tied, but not so many that those without a place of their own would get less than the least. */
const sharersOf = (places: readonly Prize[], tied: number, { own }: Sharing, least: Money): number => {
  const pot = places.reduce((sum, { money }) => sum + money, 0)
  let many = tied
  while (many > places.length && (pot * (100 - own)) / (100 * many) < least) many -= 1
  return many
}

/** Exactly the pot: down to the coin, then a coin more for whoever lost most by it, the first of equals first; whatever is less than a coin is the first one's. */
export const split = (own: readonly Money[], pot: Money, sharing: Sharing, coin: Money): readonly Money[] => {
  // Everything in parts of a hundredth of a place, whole numbers: those who lost the same must not differ by the rounding of fractions.
  const parts = 100 * own.length
  const exact = own.map((money) => sharing.own * money * own.length + (100 - sharing.own) * pot)
  const paid = exact.map((money) => Math.floor(money / (parts * coin)) * coin)
  const left = pot - paid.reduce((sum, money) => sum + money, 0)
  const lost = exact.map((money, at) => money - paid[at]! * parts)
  const lostMost = exact.map((_, at) => at).toSorted((a, b) => lost[b]! - lost[a]! || a - b)
  for (const at of lostMost.slice(0, Math.floor(left / coin))) paid[at]! += coin
  if (paid.length > 0) paid[0]! += left % coin
  return paid
}

export const shareValue = ({ money, worth }: Pick<Share, 'money' | 'worth'>): Money => prizeValue({ money, worth })
