import type { PrizeList, Regret } from './award.ts'
import type { Contender } from './contender.ts'
import type { PrizeCategory, PrizeFund } from './fund.ts'
import { listOf } from './list.ts'
import { type Group, groupOf, type Settled, settle, sharesAmong } from './settle.ts'
import { shareValue } from './share.ts'

/**
 * The prizes of a group, one a person. Where places keep a part of their own (Hort), somebody may leave the shared places for a larger prize and find that, when
 * others have left too, the place would have brought more. Whoever would is left where they are, if they are content there in the end; else they are named.
 */
export const awardApart = (categories: readonly PrizeCategory[], standings: readonly Contender[], fund: PrizeFund): PrizeList => {
  const group = groupOf(categories, standings, fund)
  const first = settle(group, new Set(), fund)
  const stay = new Set<number>()
  for (let settled = first; ; settled = settle(group, stay, fund)) {
    if (isTempted(group, settled)) return { ...listOf(group, first, standings, fund), regrets: regretsOf(group, first, fund) }
    const [regret] = regretsOf(group, settled, fund)
    if (regret === undefined) return { ...listOf(group, settled, standings, fund), regrets: [] }
    stay.add(regret.player)
  }
}

/** Does somebody who was left in the places see a larger prize that they could have? */
const isTempted = ({ orders, slots }: Group, { shares, held, stay }: Settled): boolean => {
  const share = new Map(shares.map((one) => [one.player, shareValue(one)]))
  const holder = new Map([...held].map(([player, slot]) => [slot, player]))
  return slots.some((slot) => {
    const order = orders.get(slot.category.id)!
    const ahead = holder.has(slot)
      ? order.slice(
          0,
          order.findIndex(({ id }) => id === holder.get(slot)),
        )
      : order
    return ahead.some(({ id }) => stay.has(id) && (share.get(id) ?? -1) < slot.value)
  })
}

/** Those who left and would get more if they came back, the best first. */
const regretsOf = ({ main, inMain }: Group, { held, left }: Settled, fund: PrizeFund): readonly Regret[] =>
  inMain.flatMap(({ id }) => {
    if (!left.has(id)) return []
    const back = sharesAmong(inMain, new Set([...left].filter((other) => other !== id)), main, fund).find(({ player }) => player === id)
    const { category, value } = held.get(id)!
    return back === undefined || shareValue(back) <= value ? [] : [{ player: id, category: category.id, value, share: shareValue(back) }]
  })
