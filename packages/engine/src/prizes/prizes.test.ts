import { describe, expect, test } from 'vitest'
import type { Contender } from './contender.ts'
import { ageOf, outsideBy } from './contender.ts'
import { type PrizeCategory, type PrizeFund, type Sharing, sharings } from './fund.ts'
import { awardPrizes } from './index.ts'
import { readFund } from './read-fund.ts'
import { split } from './share.ts'

const contender = (id: number, points: number, more: Partial<Contender> = {}): Contender => ({
  id,
  points,
  rating: 2400 - 10 * id,
  sex: 'm',
  birth: '1990',
  club: '',
  federation: 'SUI',
  firstTime: false,
  gain: 0,
  ...more,
})
const category = (id: string, money: readonly number[], more: Partial<PrizeCategory> = {}): PrizeCategory => ({
  id,
  name: id,
  prizes: money.map((each) => ({ money: each })),
  filter: {},
  sharing: sharings.none,
  by: 'rank',
  group: 'all',
  ...more,
})
const fund = (categories: readonly PrizeCategory[], more: Partial<PrizeFund> = {}): PrizeFund => ({
  currency: 'CHF',
  coin: 1,
  least: 0,
  ages: { inYear: 2026 },
  categories,
  together: 'apart',
  ...more,
})
const field = (...points: readonly number[]): readonly Contender[] => points.map((each, at) => contender(at + 1, each))
const paid = (of: PrizeFund, standings: readonly Contender[]): readonly number[] => {
  const { awards } = awardPrizes(of, standings)
  return standings.map(({ id }) => awards.filter(({ player }) => player === id).reduce((sum, { money }) => sum + money, 0))
}

describe('examples worked by hand', () => {
  test.each<[string, Sharing, readonly number[], readonly number[], readonly number[]]>([
    ['Hort, two, one and three level', sharings.hort, [1000, 500, 350, 200, 150, 100], [6, 6, 5, 4, 4, 4], [875, 625, 350, 175, 150, 125]],
    ['Hort, four level', sharings.hort, [10000, 8000, 6000, 4000], [5, 5, 5, 5], [8500, 7500, 6500, 5500]],
    ['three level on one prize, equal', sharings.equal, [60], [4, 4, 4], [20, 20, 20]],
    ['three level on one prize, Hort', sharings.hort, [60], [4, 4, 4], [40, 10, 10]],
    ['each place its own', sharings.none, [300, 200, 100], [4, 4, 4, 4], [300, 200, 100, 0]],
    ['a mix: four of five parts equal', { own: 20 }, [100, 50], [3, 3], [80, 70]],
    ['what does not go into coins is from the top', sharings.equal, [100], [3, 3, 3], [34, 33, 33]],
  ])('%s', (_, sharing, prizes, points, expected) => {
    expect(paid(fund([category('places', prizes, { sharing })]), field(...points))).toEqual(expected)
  })

  test('whole francs: what is left over is given coin by coin from the top, and less than a coin to the first', () => {
    expect(paid(fund([category('places', [10050], { sharing: sharings.equal })], { coin: 100 }), field(3, 3, 3))).toEqual([
      3450, 3300, 3300,
    ])
  })

  test('a share below the least is not paid: those who stand higher share', () => {
    const places = category('places', [60], { sharing: sharings.equal })
    expect(paid(fund([places], { least: 30 }), field(4, 4, 4))).toEqual([30, 30, 0])
  })

  test('CFC 11: four of one score pool two places and two class prizes; the class prize that is left goes on', () => {
    const of = (name: string) => ({ group: 'all', filter: { club: name } })
    const standings = [
      contender(1, 10),
      contender(2, 10),
      contender(3, 8),
      contender(4, 8, { club: 'A' }),
      contender(5, 8, { club: 'A' }),
      contender(6, 8, { club: 'B' }),
      contender(7, 6, { club: 'A' }),
    ]
    const categories = [
      category('places', [25000, 20000, 15000, 10000]),
      category('A', [7500, 5000], of('A')),
      category('B', [7500], of('B')),
    ]
    expect(paid(fund(categories, { together: 'pooled' }), standings)).toEqual([22500, 22500, 10000, 10000, 10000, 10000, 5000])
  })

  test('pooled: why those who came before have no part of a prize', () => {
    const standings = [
      contender(1, 4, { club: 'B' }),
      contender(2, 3.5, { club: 'A' }),
      contender(3, 3, { club: 'A' }),
      contender(4, 3, { club: 'B' }),
      contender(5, 2, { club: 'B' }),
      contender(6, 1, { club: 'A' }),
    ]
    const cup = { money: 0, thing: 'cup', worth: 0 }
    const categories = [
      category('places', [2500, 2000, 1700]),
      category('A', [], { prizes: [{ money: 1000 }, { ...cup, money: 500 }], filter: { club: 'A' } }),
    ]
    const { awards } = awardPrizes(fund(categories, { together: 'pooled' }), standings)
    const why = (player: number, thing: string | null = null) =>
      awards.find((award) => award.player === player && award.thing === thing)!.before
    const first = { player: 1, because: { kind: 'holds', category: 'places', place: 1, value: 2500 } }
    const second = { player: 2, because: { kind: 'holds', category: 'places', place: 2, value: 2000 } }
    expect(why(1)).toEqual([])
    expect(why(2)).toEqual([first])
    // The third place and the first prize of A in one pot: both who came before have more, and those level are in it.
    expect([why(3), why(4)]).toEqual([
      [first, second],
      [first, second],
    ])
    expect(why(6)).toEqual([
      { player: 1, because: { kind: 'outside', part: 'club' } },
      second,
      { player: 3, because: { kind: 'holds', category: 'places', place: 3, value: 1350 } },
      { player: 4, because: { kind: 'outside', part: 'club' } },
      { player: 5, because: { kind: 'outside', part: 'club' } },
    ])
    expect(why(2, 'cup')).toEqual([{ player: 1, because: { kind: 'outside', part: 'club' } }])
  })

  test('pooled: four of one score, one of them a junior with a prize of his own in the pot', () => {
    const standings = [contender(1, 4), contender(2, 4), contender(3, 4), contender(4, 4, { birth: '2012' })]
    const categories = [category('places', [30000, 20000]), category('youth', [15000], { filter: { age: { to: 18 } } })]
    expect(paid(fund(categories, { together: 'pooled' }), standings)).toEqual([16250, 16250, 16250, 16250])
  })

  test('pooled: who is outside of all that is left of a pot has no part of it', () => {
    const standings = [
      contender(1, 5, { rating: 2300 }),
      contender(2, 4, { rating: 2000 }),
      contender(3, 4, { rating: 1700, birth: '2012' }),
      contender(4, 4, { rating: 1600, birth: '2012' }),
    ]
    const categories = [
      category('places', [10000]),
      category('below 1800', [6000], { filter: { rating: { below: 1800 } } }),
      category('juniors', [6000], { filter: { age: { to: 18 } } }),
    ]
    expect(paid(fund(categories, { together: 'pooled' }), standings)).toEqual([10000, 0, 6000, 6000])
  })

  test('whose prize goes to somebody whose share was rounded down comes back to the places', () => {
    const gains = [-1.1, -0.5, 0.2, -0.9]
    const standings = [50, 40, 0, 0].map((points, at) => contender(at + 1, points, { gain: gains[at]! }))
    const places = [23600, 11000, 10000, 4000].map((money) => ({ money }))
    const cup = { money: 9800, thing: 'cup', worth: 3200 }
    const categories = [category('places', [], { prizes: places }), category('gain', [], { prizes: [cup], by: 'gain' })]
    const { awards, unclaimed } = awardPrizes(fund(categories, { coin: 10000 }), standings)
    expect([...awards, ...unclaimed].reduce((sum, { money }) => sum + money, 0)).toBe(48600 + 9800)
    expect(new Set(awards.map(({ player }) => player)).size).toBe(awards.length)
  })

  test('one of the places and one other: only the places are shared', () => {
    const women = { name: 'Women', prizes: [300, 100], for: { sex: 'w' } }
    const said = { each: 'places-and-one', sharing: 'equal', categories: [{ name: 'Places', prizes: [800, 200] }, women] }
    const read = readFund(said, 2026)
    const standings = [contender(1, 5, { sex: 'w' }), contender(2, 5, { sex: 'w' })]
    expect(read.ok && paid(read.value, standings)).toEqual([80000, 60000])
  })

  test('pooled: a class winner who gets more of the class alone keeps it', () => {
    const standings = [contender(1, 4), contender(2, 4), contender(3, 4, { sex: 'w' })]
    const categories = [category('places', [30000]), category('women', [20000], { filter: { sex: 'w' } })]
    // 500 in one pot would be 166.67 each.
    expect(paid(fund(categories, { together: 'pooled' }), standings)).toEqual([15000, 15000, 20000])
  })

  test('one prize a person: whoever takes the larger prize of a category leaves the places, and those behind move up', () => {
    const standings = [contender(1, 6), contender(2, 5, { sex: 'w' }), contender(3, 4), contender(4, 3, { sex: 'w' }), contender(5, 2)]
    const categories = [category('places', [500, 200, 100]), category('women', [300, 150], { filter: { sex: 'w' } })]
    const { awards, unclaimed } = awardPrizes(fund(categories), standings)
    expect(awards.map(({ player, category: of, place, money }) => [player, of, place, money])).toEqual([
      [1, 'places', 1, 500],
      [3, 'places', 2, 200],
      [5, 'places', 3, 100],
      [2, 'women', 1, 300],
      [4, 'women', 2, 150],
    ])
    expect(unclaimed).toEqual([])
    expect(awards.find(({ player }) => player === 3)!.before).toEqual([
      { player: 2, because: { kind: 'holds', category: 'women', place: 1, value: 300 } },
    ])
    expect(awards.find(({ player }) => player === 4)!.before).toEqual([
      { player: 1, because: { kind: 'outside', part: 'sex' } },
      { player: 3, because: { kind: 'outside', part: 'sex' } },
    ])
  })

  test('Hort: whoever would get more in the places after others have left stays there, and the prize goes to the next', () => {
    const standings = [contender(1, 5), contender(2, 5), contender(3, 5, { birth: '2012' }), contender(4, 5)]
    const categories = [
      category('places', [27600, 13100], { sharing: sharings.hort }),
      category('best', [20705, 19500]),
      category('juniors', [19600], { filter: { age: { to: 18 } } }),
    ]
    // At first 188.87 in the places against 207.05; when the others have gone the place is worth 276.
    expect(paid(fund(categories), standings)).toEqual([27600, 20705, 19600, 19500])
  })

  test('several prizes a person: categories in groups of their own', () => {
    const categories = [category('places', [500]), category('women', [300], { filter: { sex: 'w' }, group: 'women' })]
    expect(paid(fund(categories), [contender(1, 6, { sex: 'w' })])).toEqual([800])
  })

  test('the biggest gain over expectation has its own order, and things are never shared', () => {
    const standings = [contender(1, 6, { gain: 0.5 }), contender(2, 5, { gain: 2.1 }), contender(3, 4, { gain: null })]
    const cup = { money: 0, thing: 'cup', worth: 0 }
    const categories = [
      category('places', [], { prizes: [cup, { money: 90 }], sharing: sharings.equal }),
      category('gain', [50], { by: 'gain', group: 'gain' }),
    ]
    const { awards } = awardPrizes(fund(categories), standings)
    expect(awards.map(({ player, money, thing }) => [player, money, thing])).toEqual([
      [1, 0, 'cup'],
      [2, 90, null],
      [2, 50, null],
    ])
  })
})

test.each([
  ['2010', { inYear: 2026 }, 16],
  ['2010-12-31', { inYear: 2026 }, 16],
  ['2010-06-05', { onDay: '2026-06-05' }, 16],
  ['2010-06-06', { onDay: '2026-06-05' }, 15],
  ['2010', { onDay: '2026-06-05' }, 15],
  ['', { inYear: 2026 }, null],
] as const)('born %s: in %j %s years old', (birth, ages, years) => {
  expect(ageOf(birth, ages)).toBe(years)
})

test.each<[Partial<Contender>, PrizeCategory['filter'], string | null]>([
  [{ rating: 1800 }, { rating: { below: 1800 } }, 'rating'],
  [{ rating: 1799 }, { rating: { from: 1600, below: 1800 } }, null],
  [{ rating: null }, { rating: { below: 1800 } }, 'unrated'],
  [{ rating: null }, { rating: { below: 1800 }, unrated: 'in' }, null],
  [{ rating: 1500 }, { unrated: 'only' }, 'unrated'],
  [{ rating: null }, {}, null],
  [{ birth: '2014' }, { age: { from: 12, to: 14 } }, null],
  [{ birth: '2015' }, { age: { from: 12, to: 14 } }, 'age'],
  [{ birth: '' }, { age: { to: 14 } }, 'age'],
  [{ club: ' sg Zug' }, { club: 'SG Zug' }, null],
  [{ firstTime: false }, { firstTime: true }, 'firstTime'],
])('%j under %j: %s', (more, filter, part) => {
  expect(outsideBy(contender(1, 3, more), category('x', [1], { filter }), { inYear: 2026 })).toBe(part)
})

describe('the last coin', () => {
  test('is the first one’s of those who lost the same by rounding, whatever they have', () => {
    expect(split([10_000, 6050, 2000], 18_050, sharings.hort, 1)).toEqual([8009, 6033, 4008])
    expect(split([100, 100, 0], 200, sharings.equal, 1)).toEqual([67, 67, 66])
  })
})
