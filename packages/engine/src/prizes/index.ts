import { awardApart } from './apart.ts'
import type { PrizeList } from './award.ts'
import type { Contender } from './contender.ts'
import type { PrizeFund } from './fund.ts'
import { awardPooled } from './pooled.ts'

/** Who takes which prize, group by group, and why. `standings`: everybody who may win one, the first place first. */
export const awardPrizes = (fund: PrizeFund, standings: readonly Contender[]): PrizeList => {
  const lists = [...new Set(fund.categories.map(({ group }) => group))].map((name) => {
    const group = fund.categories.filter(({ group }) => group === name)
    return fund.together === 'pooled' ? awardPooled(group, standings, fund) : awardApart(group, standings, fund)
  })
  return {
    awards: lists.flatMap(({ awards }) => awards),
    unclaimed: lists.flatMap(({ unclaimed }) => unclaimed),
    regrets: lists.flatMap(({ regrets }) => regrets),
  }
}
