import { type Contender, outsideBy } from './contender.ts'
import { type Money, type PrizeCategory, type PrizeFund, prizeValue } from './fund.ts'
import { type Share, sharesOf, shareValue } from './share.ts'

/** A prize of a category that does not share. */
export type Slot = { readonly category: PrizeCategory; readonly at: number; readonly place: number; readonly value: Money }

/** The categories of a group, each with its contenders, the best first; the first category shares. */
export type Group = {
  readonly main: PrizeCategory
  readonly inMain: readonly Contender[]
  readonly orders: ReadonlyMap<string, readonly Contender[]>
  /** The largest first. */
  readonly slots: readonly Slot[]
}

export type Settled = {
  readonly shares: readonly Share[]
  readonly held: ReadonlyMap<number, Slot>
  /** Those who had a share and took a larger prize instead. */
  readonly left: ReadonlySet<number>
  /** Those who did not leave, whatever they saw. */
  readonly stay: ReadonlySet<number>
}

export const groupOf = ([main, ...others]: readonly PrizeCategory[], standings: readonly Contender[], fund: PrizeFund): Group => ({
  main: main!,
  inMain: orderOf(main!, standings, fund),
  orders: new Map(others.map((category) => [category.id, orderOf(category, standings, fund)])),
  slots: others
    .flatMap((category, at) => category.prizes.map((prize, place): Slot => ({ category, at, place: place + 1, value: prizeValue(prize) })))
    .toSorted((a, b) => b.value - a.value || a.at - b.at || a.place - b.place),
})

/** A category's contenders, the best first. */
export const orderOf = (category: PrizeCategory, standings: readonly Contender[], fund: PrizeFund): readonly Contender[] => {
  const those = standings.filter((contender) => outsideBy(contender, category, fund.ages) === null)
  return category.by === 'rank' ? those : those.toSorted((a, b) => b.gain! - a.gain!)
}

/**
 * One prize a person. Of the prizes that are not shared the largest goes first, to the best in its order who has nothing larger. Whoever had a share and takes a
 * larger prize leaves the shared places, those behind move up, and it begins again: shares only ever grow, so it ends. Rounding to the coin may make one smaller all the same, and
 * its owner takes the prize of somebody who had left for it: they come back and stay. `staying`: those who do not leave.
 */
export const settle = ({ main, inMain, orders, slots }: Group, staying: ReadonlySet<number>, fund: PrizeFund): Settled => {
  const left = new Set<number>()
  const stay = new Set(staying)
  for (;;) {
    const shares = sharesAmong(inMain, left, main, fund)
    const share = new Map(shares.map((one) => [one.player, shareValue(one)]))
    const held = new Map<number, Slot>()
    // Prizes come the largest first, so whoever was passed over in a category is passed over for all that follow in it.
    const passed = new Map<string, number>()
    for (const slot of slots) {
      const order = orders.get(slot.category.id)!
      const mayTake = ({ id }: Contender): boolean => !held.has(id) && !stay.has(id) && (share.get(id) ?? -1) < slot.value
      let at = passed.get(slot.category.id) ?? 0
      while (at < order.length && !mayTake(order[at]!)) at += 1
      passed.set(slot.category.id, at)
      const taker = order[at]
      if (taker !== undefined) held.set(taker.id, slot)
    }
    const leaves = [...held.keys()].find((player) => share.has(player))
    if (leaves !== undefined) {
      left.add(leaves)
      continue
    }
    const back = [...left].find((player) => !held.has(player))
    if (back === undefined) return { shares, held, left, stay }
    left.delete(back)
    stay.add(back)
  }
}

export const sharesAmong = (
  inMain: readonly Contender[],
  gone: ReadonlySet<number>,
  main: PrizeCategory,
  fund: PrizeFund,
): readonly Share[] =>
  sharesOf(
    inMain.filter(({ id }) => !gone.has(id)),
    main,
    fund,
  )
