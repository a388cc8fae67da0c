import { expect, test } from 'vitest'
import { makeRandom, type Random } from '../random.ts'
import type { Award } from './award.ts'
import { type Contender, outsideBy } from './contender.ts'
import { type PrizeCategory, type PrizeFund, sharings } from './fund.ts'
import { awardPrizes } from './index.ts'

const funds = 10_000

const below = (random: Random, many: number): number => random.between(0, many - 1)

const randomStandings = (random: Random): readonly Contender[] => {
  const many = 1 + below(random, 14)
  return Array.from(
    { length: many },
    (_, at): Contender => ({
      id: at + 1,
      points: below(random, 6),
      rating: below(random, 6) === 0 ? null : 1200 + 100 * below(random, 10),
      sex: below(random, 3) === 0 ? 'w' : 'm',
      birth: String(1950 + below(random, 70)),
      club: ['A', 'B'][below(random, 2)]!,
      federation: 'SUI',
      firstTime: below(random, 2) === 0,
      gain: below(random, 4) === 0 ? null : below(random, 50) / 10 - 2,
    }),
  ).toSorted((a, b) => b.points - a.points)
}

const filters: readonly PrizeCategory['filter'][] = [
  { sex: 'w' },
  { rating: { below: 1700 } },
  { rating: { from: 1500, below: 1900 }, unrated: 'in' },
  { unrated: 'only' },
  { age: { to: 18 } },
  { age: { from: 60 } },
  { club: 'A' },
  { firstTime: true },
  {},
]

const descending = (random: Random, most: number, coin: number): readonly number[] =>
  Array.from({ length: 1 + below(random, most) }, () => coin * (1 + below(random, 400))).toSorted((a, b) => b - a)

const randomFund = (random: Random, together: PrizeFund['together']): PrizeFund => {
  const coin = random.pick([1, 5, 100])
  const sharing = [sharings.none, sharings.equal, sharings.hort, { own: below(random, 101) }][below(random, 4)]!
  const places: PrizeCategory = {
    id: 'places',
    name: 'places',
    prizes: descending(random, 6, coin).map((money) => ({ money })),
    filter: {},
    sharing,
    by: 'rank',
    group: 'one',
  }
  const others = Array.from(
    { length: below(random, 5) },
    (_, at): PrizeCategory => ({
      ...places,
      id: `c${at}`,
      prizes: descending(random, 3, coin).map((money) => ({ money, ...(below(random, 8) === 0 ? { thing: 'book', worth: 5 } : {}) })),
      filter: filters[below(random, filters.length)]!,
      sharing: sharings.none,
      by: below(random, 5) === 0 ? 'gain' : 'rank',
      group: below(random, 4) === 0 ? `own ${at}` : 'one',
    }),
  )
  return {
    currency: 'CHF',
    coin,
    least: 0,
    ages: { inYear: 2026 },
    categories: [places, ...others],
    together,
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const worth = ({ money, worth: more }: { readonly money: number; readonly worth?: number }): number => money + (more ?? 0)

/** What a place of the shared category would be if exactly these took part, worked out by fractions alone, without coins. */
const shareAmong = (those: readonly Contender[], player: Contender, { prizes, sharing }: PrizeCategory, least: number): number => {
  const level = those.filter(({ points }) => points === player.points)
  const first = those.indexOf(level[0]!)
  const places = prizes.slice(first, first + level.length)
  const pot = sum(places.map(({ money }) => money))
  // Those without a place of their own share only as far as the least is reached.
  const sharers = level.filter((_, at) => at < places.length || ((100 - sharing.own) * pot) / (100 * (at + 1)) >= least)
  const tied = sharing.own === 100 ? level : sharers
  if (!tied.includes(player)) return 0
  const own = prizes[those.indexOf(player)]?.money ?? 0
  return (sharing.own * own + ((100 - sharing.own) * pot) / tied.length) / 100
}

test(`${funds} random funds: all money is paid once, nobody has two prizes of a group, and nobody could take a larger one`, () => {
  for (let seed = 1; seed <= funds; seed++) {
    const random = makeRandom(String(seed))
    const [made, standings] = [randomFund(random, 'apart'), randomStandings(random)]
    // Shares below a threshold are not paid, in every third fund.
    const fund = { ...made, least: seed % 3 === 0 ? made.coin * below(random, 120) : 0 }
    const { awards, unclaimed, regrets } = awardPrizes(fund, standings)
    const offered = sum(fund.categories.flatMap(({ prizes }) => prizes.map(({ money }) => money)))
    expect([seed, sum(awards.map(({ money }) => money)) + sum(unclaimed.map(({ money }) => money))]).toEqual([seed, offered])
    for (const group of new Set(fund.categories.map(({ group: name }) => name))) {
      const categories = fund.categories.filter(({ group: name }) => name === group)
      const here = awards.filter(({ category }) => categories.some(({ id }) => id === category))
      expect([seed, new Set(here.map(({ player }) => player)).size]).toEqual([seed, here.length])
      expect([seed, regrets, wishes(categories, here, standings, fund)]).toEqual([seed, [], []])
    }
  }
})

/** Whoever could be better off: a prize that is free or is held by somebody behind, or the places again. */
const wishes = (
  [main, ...others]: readonly PrizeCategory[],
  awards: readonly Award[],
  standings: readonly Contender[],
  fund: PrizeFund,
): readonly string[] => {
  const has = (id: number): number => {
    const award = awards.find(({ player }) => player === id)
    return award === undefined ? -1 : worth(award)
  }
  const better = others.flatMap((category) => {
    const order = standings.filter((contender) => outsideBy(contender, category, fund.ages) === null)
    if (category.by === 'gain') order.sort((a, b) => b.gain! - a.gain!)
    return category.prizes.flatMap((prize, at) => {
      const holder = awards.find((award) => award.category === category.id && award.place === at + 1)
      const ahead =
        holder === undefined
          ? order
          : order.slice(
              0,
              order.findIndex(({ id }) => id === holder.player),
            )
      return ahead.filter(({ id }) => has(id) < worth(prize)).map(({ id }) => `${id} wants ${category.id} ${at + 1}`)
    })
  })
  const inMain = standings.filter((contender) => outsideBy(contender, main!, fund.ages) === null)
  const away = new Set(awards.filter(({ category }) => category !== main!.id).map(({ player }) => player))
  const back = inMain.flatMap((contender) => {
    if (!away.has(contender.id)) return []
    const those = inMain.filter((other) => other === contender || !away.has(other.id))
    return shareAmong(those, contender, main!, fund.least) > has(contender.id) + fund.coin ? [`${contender.id} wants the places`] : []
  })
  return [...better, ...back]
}

test('2,000 random funds in the Canadian way: all money is paid once, and those of the highest score win as much as by any choice of their prizes', () => {
  for (let seed = 1; seed <= 2_000; seed++) {
    const random = makeRandom(String(seed))
    const [fund, standings] = [randomFund(random, 'pooled'), randomStandings(random).slice(0, 7)]
    const { awards, unclaimed } = awardPrizes(fund, standings)
    const offered = sum(fund.categories.flatMap(({ prizes }) => prizes.map(({ money }) => money)))
    expect([seed, sum(awards.map(({ money }) => money)) + sum(unclaimed.map(({ money }) => money))]).toEqual([seed, offered])
    const one = fund.categories.filter(({ group }) => group === 'one')
    const top = standings.filter(({ points }) => points === standings[0]!.points)
    const each = top.map(({ id }) =>
      sum(awards.filter(({ category, player }) => player === id && one.some((of) => of.id === category)).map(({ money }) => money)),
    )
    const most = mostOf(one, top, fund)
    // In one pot they win all they can; who stands apart with a class does so for more than an equal share of it.
    if (Math.max(...each) - Math.min(...each) <= fund.coin) expect([seed, sum(each)]).toEqual([seed, most])
    else expect([seed, Math.max(...each) + fund.coin > most / top.length]).toEqual([seed, true])
  }
})

/** The most that these could win with one prize each, by trying every way. */
const mostOf = (categories: readonly PrizeCategory[], players: readonly Contender[], fund: PrizeFund): number => {
  const [player, ...rest] = players
  if (player === undefined) return 0
  const taken = new Set<string>()
  const best = (those: readonly Contender[]): number => {
    const [one, ...more] = those
    if (one === undefined) return 0
    let most = best(more)
    for (const category of categories) {
      if (outsideBy(one, category, fund.ages) !== null) continue
      // Of equal rights the largest that is free is as good as any.
      const at = category.prizes.findIndex((_, place) => !taken.has(`${category.id} ${place}`))
      if (at < 0) continue
      taken.add(`${category.id} ${at}`)
      most = Math.max(most, category.prizes[at]!.money + best(more))
      taken.delete(`${category.id} ${at}`)
    }
    return most
  }
  return best([player, ...rest])
}
