import type { Award, PrizeList, Unclaimed } from './award.ts'
import type { Contender } from './contender.ts'
import { type Money, type PrizeCategory, type PrizeFund, sharings } from './fund.ts'
import { passedOver } from './pooled-before.ts'
import { orderOf } from './settle.ts'
import { split } from './share.ts'

type Slot = { readonly category: PrizeCategory; readonly at: number; readonly place: number; readonly money: Money }
/** Prizes that go to some people together. */
type Pool = { readonly players: readonly Contender[]; readonly slots: readonly Slot[] }

/**
 * The Canadian way (CFC handbook, tournament rules 11): those on equal points put the prizes that they can win in one pot, one a person and the largest first,
 * and share it equally; those of a class who would get more of the prizes of their class alone keep these.
 */
export const awardPooled = (group: readonly PrizeCategory[], standings: readonly Contender[], fund: PrizeFund): PrizeList => {
  const may = new Map(group.map((category) => [category.id, new Set(orderOf(category, standings, fund).map(({ id }) => id))]))
  let free = group
    .flatMap((category, at) => category.prizes.map(({ money }, place): Slot => ({ category, at, place: place + 1, money })))
    .toSorted((a, b) => b.money - a.money || a.at - b.at || a.place - b.place)
  const pools: Pool[] = []
  for (const points of [...new Set(standings.map((contender) => contender.points))].toSorted((a, b) => b - a)) {
    // Whoever is outside of all that is left has no part in the pot of the others.
    const inReach = (those: readonly Contender[]): readonly Contender[] =>
      those.filter(({ id }) => free.some(({ category, money }) => money > 0 && may.get(category.id)!.has(id)))
    let players = inReach(standings.filter((contender) => contender.points === points))
    for (let own = bestAlone(players, group, free, may); own !== null; own = bestAlone(players, group, free, may)) {
      pools.push(own)
      free = free.filter((slot) => !own!.slots.includes(slot))
      players = inReach(players.filter((player) => !own!.players.includes(player)))
    }
    const slots = winnable(players, free, may)
    if (slots.length > 0) pools.push({ players, slots })
    free = free.filter((slot) => !slots.includes(slot))
  }
  const things = giveThings(group, standings, may)
  return {
    awards: [
      ...passedOver(
        pools.flatMap((pool) => awardsOf(pool, fund.coin)),
        group,
        standings,
        fund.ages,
      ),
      ...passedOver(things.awards, group, standings, fund.ages),
    ],
    unclaimed: [...free.filter(({ money }) => money > 0).map(unclaimedOf), ...things.unclaimed],
    regrets: [],
  }
}

const unclaimedOf = ({ category, place, money }: Slot): Unclaimed => ({ category: category.id, place, money, thing: null })

/** Things are not shared: beside the money everybody may have one, the best of a category first. */
const giveThings = (
  group: readonly PrizeCategory[],
  standings: readonly Contender[],
  may: May,
): Pick<PrizeList, 'awards' | 'unclaimed'> => {
  const had = new Set<number>()
  const awards: Award[] = []
  const unclaimed: Unclaimed[] = []
  for (const category of group)
    for (const [at, { thing, worth = 0 }] of category.prizes.entries()) {
      if (thing === undefined) continue
      const taker = standings.find(({ id }) => may.get(category.id)!.has(id) && !had.has(id))
      const prize = { category: category.id, place: at + 1, money: 0, thing }
      if (taker === undefined) unclaimed.push(prize)
      else awards.push({ ...prize, player: taker.id, worth, working: { kind: 'own' }, before: [] })
      if (taker !== undefined) had.add(taker.id)
    }
  return { awards, unclaimed }
}

type May = ReadonlyMap<string, ReadonlySet<number>>

/** The largest prizes for which each can be given to another of them: taken in order of size, each is kept if all kept so far still can. */
const winnable = (players: readonly Contender[], free: readonly Slot[], may: May): readonly Slot[] => {
  const of = new Map<number, Slot>()
  const give = (slot: Slot, tried: Set<number>): boolean => {
    const those = may.get(slot.category.id)!
    const freely = players.find(({ id }) => !of.has(id) && those.has(id))
    if (freely !== undefined) {
      of.set(freely.id, slot)
      return true
    }
    for (const { id } of players) {
      if (tried.has(id) || !those.has(id)) continue
      tried.add(id)
      if (!give(of.get(id)!, tried)) continue
      of.set(id, slot)
      return true
    }
    return false
  }
  // Where one prize of a category had nobody left to go to, none of it has later: what is kept stays kept.
  const over = new Set<string>()
  return free.filter((slot) => {
    const { id } = slot.category
    if (slot.money === 0 || of.size === players.length || over.has(id)) return false
    const given = give(slot, new Set())
    if (!given) over.add(id)
    return given
  })
}

const eachOf = ({ players, slots }: Pool): number => slots.reduce((sum, { money }) => sum + money, 0) / Math.max(1, players.length)

/** Those of one class, if its prizes alone give each of them more than the pot of all. */
const bestAlone = (
  players: readonly Contender[],
  [, ...classes]: readonly PrizeCategory[],
  free: readonly Slot[],
  may: May,
): Pool | null => {
  const together = eachOf({ players, slots: winnable(players, free, may) })
  const alone = classes
    .map((category): Pool => {
      const those = players.filter(({ id }) => may.get(category.id)!.has(id))
      return { players: those, slots: free.filter((slot) => slot.category === category && slot.money > 0).slice(0, those.length) }
    })
    .filter((pool) => pool.players.length < players.length && eachOf(pool) > together)
  return alone.toSorted((a, b) => eachOf(b) - eachOf(a))[0] ?? null
}

const awardsOf = ({ players, slots }: Pool, coin: Money): readonly Award[] => {
  const pot = slots.reduce((sum, { money }) => sum + money, 0)
  const paid = split(
    players.map(() => 0),
    pot,
    sharings.equal,
    coin,
  )
  const prizes = slots.map(({ category, place }) => ({ category: category.id, place }))
  const [first] = prizes
  return players.flatMap(({ id }, at) =>
    paid[at] === 0
      ? []
      : [
          {
            ...first!,
            player: id,
            money: paid[at]!,
            thing: null,
            worth: 0,
            working: players.length === 1 ? { kind: 'own' } : { kind: 'pooled', pot, among: players.length, prizes },
            before: [],
          } satisfies Award,
        ],
  )
}
