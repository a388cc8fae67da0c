import { expect, test } from 'vitest'
import type { Contender } from './contender.ts'
import { awardPrizes } from './index.ts'
import { readFund } from './read-fund.ts'

const players = 400

/** After the first round half of them have a point. `looks`: how often somebody was looked at. */
const field = () => {
  let looks = 0
  const standings = Array.from(
    { length: players },
    (_, at): Contender => ({
      get id() {
        looks += 1
        return at + 1
      },
      points: at < players / 2 ? 2 : 0,
      rating: 2400 - at,
      sex: at % 4 === 0 ? 'w' : 'm',
      birth: '1990',
      club: '',
      federation: ['SUI', 'GER', 'FRA'][at % 3]!,
      firstTime: false,
      gain: null,
    }),
  )
  return { standings, looks: () => looks }
}

const large = (each: string, sharing?: string) => {
  const filters = [{}, { federation: 'SUI' }, { sex: 'w' }]
  const categories = Array.from({ length: 20 }, (_, at) => ({
    name: `Category ${at}`,
    prizes: Array.from({ length: 25 }, (_, place) => 1000 - place),
    ...(at === 0 ? {} : { for: filters[at % 3] }),
  }))
  const fund = readFund({ each, ...(sharing === undefined ? {} : { sharing }), categories }, 2026)
  if (!fund.ok) throw new Error(JSON.stringify(fund.error))
  return fund.value
}

test.each([
  ['one', 'none', 4_000_000],
  ['one', 'equal', 3_000_000],
  ['pooled', undefined, 5_000_000],
] as const)(
  '500 prizes, %s a person, sharing %s: nobody is looked at again for every prize, and nothing is given twice',
  (each, sharing, most) => {
    const fund = large(each, sharing)
    const { standings, looks } = field()
    const offered = fund.categories.flatMap(({ prizes }) => prizes).reduce((sum, { money }) => sum + money, 0)
    const { awards, unclaimed } = awardPrizes(fund, standings)
    expect(looks()).toBeLessThan(most)
    const given = awards.reduce((sum, { money }) => sum + money, 0)
    expect(given + unclaimed.reduce((sum, { money }) => sum + money, 0)).toBe(offered)
    expect(new Set(awards.map(({ player }) => player)).size).toBe(awards.length)
  },
)
