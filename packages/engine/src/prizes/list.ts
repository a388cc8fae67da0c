import type { Award, PassedOver, PrizeList, Unclaimed, Working } from './award.ts'
import { type Contender, outsideBy } from './contender.ts'
import type { Money, Prize, PrizeCategory, PrizeFund } from './fund.ts'
import type { Group, Settled } from './settle.ts'
import { type Share, shareValue } from './share.ts'

/** A settled group as a list: what everybody takes, how much it is and why it is theirs. */
export const listOf = (
  { main, inMain, orders, slots }: Group,
  { shares, held, left }: Settled,
  standings: readonly Contender[],
  fund: PrizeFund,
): Omit<PrizeList, 'regrets'> => {
  const holdingOf = new Map<number, PassedOver['because']>([
    ...shares.map((share) => [share.player, holds(main, share.place, shareValue(share))] as const),
    ...[...held].map(([player, { category, place, value }]) => [player, holds(category, place, value)] as const),
  ])
  const before = (category: PrizeCategory, player: number): readonly PassedOver[] => {
    const order = category.id === main.id ? inMain : orders.get(category.id)!
    const eligible = order.slice(
      0,
      order.findIndex(({ id }) => id === player),
    )
    const higher =
      category.by === 'rank'
        ? standings.slice(
            0,
            standings.findIndex(({ id }) => id === player),
          )
        : []
    const outside = higher.flatMap((contender): readonly PassedOver[] => {
      const part = outsideBy(contender, category, fund.ages)
      return part === null ? [] : [{ player: contender.id, because: { kind: 'outside', part } }]
    })
    const passed = eligible.flatMap(({ id }): readonly PassedOver[] => {
      const because = holdingOf.get(id)
      return because === undefined || (because.kind === 'holds' && because.category === category.id) ? [] : [{ player: id, because }]
    })
    return [...passed, ...outside]
  }
  const fromMain = shares.map(
    (share): Award => ({
      category: main.id,
      place: share.place,
      player: share.player,
      money: share.money,
      thing: share.thing,
      worth: share.worth,
      working: workingOf(share, main),
      before: before(main, share.player),
    }),
  )
  const fromSlots = [...held].map(([player, { category, place }]): Award => {
    const { money, thing = null, worth = 0 } = category.prizes[place - 1]!
    return { category: category.id, place, player, money, thing, worth, working: { kind: 'own' }, before: before(category, player) }
  })
  const taken = new Set(held.values())
  const unclaimed = [
    ...main.prizes.flatMap((prize, at) => (at < inMain.length - left.size ? [] : [unclaimedOf(main, at + 1, prize)])),
    ...slots.filter((slot) => !taken.has(slot)).map(({ category, place }) => unclaimedOf(category, place, category.prizes[place - 1]!)),
  ]
  return { awards: [...fromMain, ...fromSlots], unclaimed }
}

const holds = ({ id }: PrizeCategory, place: number, value: Money): PassedOver['because'] => ({ kind: 'holds', category: id, place, value })

const workingOf = ({ among, pot, own }: Share, { sharing }: PrizeCategory): Working =>
  among === 1 || sharing.own === 100 ? { kind: 'own' } : { kind: 'shared', pot, among, own, share: sharing.own }

const unclaimedOf = ({ id }: PrizeCategory, place: number, { money, thing }: Prize): Unclaimed => ({
  category: id,
  place,
  money,
  thing: thing ?? null,
})
