import { describe, expect, test } from 'vitest'
import type { Contender } from './contender.ts'
import type { FundSaid } from './description.ts'
import { awardPrizes } from './index.ts'
import { readFund } from './read-fund.ts'

/** Points and rating, best first; `young`: of the age of the youth prize. */
type Line = readonly [points: number, rating?: number, young?: 'young']

type Example = {
  /** Where it was published, and by which rule. Figures alone are taken from there. */
  readonly source: string
  readonly fund: FundSaid
  readonly standings: readonly Line[]
  /** What each takes, in the currency; null: the source is silent or undecided. */
  readonly takes: readonly (number | null)[]
}

const places = (prizes: readonly number[]) => ({ name: 'Places', prizes })
const under = (rating: number, prizes: readonly number[]) => ({ name: `U${rating}`, prizes, for: { rating: { below: rating } } })
const level = (many: number, points: number): readonly Line[] => Array.from({ length: many }, () => [points] as const)

const examples: readonly Example[] = [
  {
    source: 'German Wikipedia, Hort-System: six prizes, two, one and three level',
    fund: { sharing: 'hort', categories: [places([1000, 500, 350, 200, 150, 100])] },
    standings: [...level(2, 8), [7.5], ...level(3, 7)],
    takes: [875, 625, 350, 175, 150, 125],
  },
  {
    // In whole euros there each of the last three is rounded up, and a euro more is paid than was offered; to the cent it is what was offered.
    source: 'German Wikipedia, Hort-System, earlier editions (de-academic.com, de.wiki.li): 32, 22 and 17 of 31.67, 21.67 and 16.66',
    fund: { sharing: 'hort', categories: [places([100, 80, 60, 40, 20, 10])] },
    standings: [...level(2, 8), [7.5], ...level(3, 7)],
    takes: [95, 85, 60, 31.67, 21.67, 16.66],
  },
  {
    source: 'superglobalcalculator, chess tournament prize split: three level for second to fourth',
    fund: { sharing: 'equal', categories: [places([2000, 1000, 500, 300, 200])] },
    standings: [[6], ...level(3, 5), [4]],
    takes: [2000, 600, 600, 600, 200],
  },
  {
    source: 'US Chess forum 19995, page 1: three level on two prizes, 56 in all',
    fund: { sharing: 'equal', categories: [places([35, 21])] },
    standings: [...level(3, 3), [2]],
    takes: [18.67, 18.67, 18.66, 0],
  },
  {
    source: 'US Chess forum 13188, by 32B4: a place before a class prize of the same amount',
    fund: { each: 'pooled', categories: [places([250, 150, 100]), under(2200, [100])] },
    standings: [
      [4, 2500],
      [3.5, 2100],
      [3.5, 2100],
      [3, 2300],
      [2.5, 2100],
    ],
    takes: [250, 125, 125, 0, 100],
  },
  {
    // The source has 116.57 for a third of 350, a slip, and leaves open which class prize remains.
    source: 'US Chess forum 13188, further on: three prizes for three, of two classes',
    fund: { each: 'pooled', categories: [places([250, 150, 100]), under(2200, [100]), under(2000, [100])] },
    standings: [
      [4, 2500],
      [3.5, 2100],
      [3.5, 2100],
      [3.5, 1900],
      [3, 2100],
      [2.5, 1900],
    ],
    takes: [250, 116.67, 116.67, 116.66, null, null],
  },
  {
    source: 'US Chess forum 19995, page 2, question 2, by 32B3: third and the class prize in one pot',
    fund: { each: 'pooled', categories: [places([25, 20, 17]), under(1400, [10])] },
    standings: [
      [4, 1600],
      [3.5, 1380],
      [3, 1200],
      [3, 1550],
    ],
    takes: [25, 20, 13.5, 13.5],
  },
  {
    source: 'help of WinTD, as tourneygeek.com cites it (23 October 2019): a youth prize in the pot of four',
    fund: {
      each: 'pooled',
      ages: { inYear: 2026 },
      categories: [places([300, 200]), { name: 'Youth', prizes: [150], for: { age: { to: 18 } } }],
    },
    standings: [[4], [4], [4], [4, 2000, 'young']],
    takes: [162.5, 162.5, 162.5, 162.5],
  },
  {
    source: 'tourneygeek.com, the same without anybody of the age',
    fund: {
      each: 'pooled',
      ages: { inYear: 2026 },
      categories: [places([300, 200]), { name: 'Youth', prizes: [150], for: { age: { to: 18 } } }],
    },
    standings: [[4], [4], [4], [4]],
    takes: [125, 125, 125, 125],
  },
  {
    source: 'US Chess forum 3426: both class prizes above third place go to those they are for',
    fund: {
      each: 'pooled',
      categories: [
        places([300, 200, 100]),
        { name: 'A', prizes: [125], for: { rating: { from: 1800, below: 2000 } } },
        { name: 'X', prizes: [125], for: { rating: { from: 2000, below: 2200 } } },
      ],
    },
    standings: [
      [5, 2300],
      [5, 2300],
      [4.5, 2100],
      [4.5, 1900],
      [4, 2100],
      [4, 1900],
    ],
    takes: [250, 250, 125, 125, null, null],
  },
  {
    source: 'US Chess forum 21917: first alone, three level for second to fourth; the rest is disputed there',
    fund: { each: 'pooled', categories: [places([12000, 6000, 3000, 1500, 1000, 800]), under(1700, [2000, 1000])] },
    standings: [
      [8.5, 1753],
      [7.5, 1702],
      [7.5, 1700],
      [7.5, 1700],
      [7, 1750],
      [7, 1676],
      [7, 1675],
      [7, 1650],
    ],
    takes: [12000, 3500, 3500, 3500, null, null, null, null],
  },
  {
    // Others in the thread read 32B3 otherwise: 536 for the one outside of the class and 817 for the three in it.
    source: 'US Chess forum 16785: four level on third, fourth and two class prizes, as SwisSys 8.882 has it',
    fund: { each: 'pooled', categories: [places([2375, 1149, 536, 306, 230]), under(2400, [1379, 766])] },
    standings: [
      [5, 2673],
      [4.5, 2699],
      [4, 2495],
      [4, 2391],
      [4, 2387],
      [4, 2385],
    ],
    takes: [2375, 1149, 746.75, 746.75, 746.75, 746.75],
  },
]

describe('published examples', () => {
  test.each(examples)('$source', ({ fund, standings, takes }) => {
    const read = readFund(fund, 2026)
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    const field = standings.map(
      ([points, rating = 2000, young], at): Contender => ({
        id: at + 1,
        points,
        rating,
        sex: 'm',
        birth: young === undefined ? '1980' : '2012',
        club: '',
        federation: '',
        firstTime: false,
        gain: 0,
      }),
    )
    const { awards, unclaimed } = awardPrizes(read.value, field)
    const paid = field.map(({ id }) => awards.filter(({ player }) => player === id).reduce((sum, { money }) => sum + money, 0) / 100)
    expect(paid.map((amount, at) => (takes[at] === null ? null : amount))).toEqual(takes)
    // Whatever the source leaves open: no cent more or less is paid than was offered.
    const offered = read.value.categories.flatMap(({ prizes }) => prizes).reduce((sum, { money }) => sum + money, 0)
    expect([...awards, ...unclaimed].reduce((sum, { money }) => sum + money, 0)).toBe(offered)
  })
})
