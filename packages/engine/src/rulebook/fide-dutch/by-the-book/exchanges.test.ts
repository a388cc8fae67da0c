import { describe, expect, test } from 'vitest'
import { applyExchange, compareExchanges, type Exchange, exchanges } from './exchanges.ts'

const s1 = [1, 2, 3, 4, 5]
const s2 = [6, 7, 8, 9, 10, 11]
const all = [...exchanges(s1, s2)]
const ofSize = (size: number): readonly Exchange[] => all.filter(({ down }) => down.length === size)
const placeOf = (down: readonly number[], up: readonly number[]): number =>
  ofSize(down.length).findIndex((one) => one.down.join() === down.join() && one.up.join() === up.join()) + 1
const exchange = (down: readonly number[], up: readonly number[]): Exchange => ({ down, up })

/** The tables of the 2012 text, which the comparison rules of 2017 and 2026 give as well: row leaves S2, column leaves S1. */
const single = `
      5   4   3   2   1
 6    1   3   6  10  15
 7    2   5   9  14  20
 8    4   8  13  19  24
 9    7  12  18  23  27
10   11  17  22  26  29
11   16  21  25  28  30`

const double = `
        5,4 5,3 5,2 5,1 4,3 4,2 4,1 3,2 3,1 2,1
6,7       1   3   7  14   8  16  28  29  45  65
6,8       2   6  13  24  15  27  43  44  64  85
6,9       4  11  22  37  25  41  60  62  83 104
6,10      9  20  35  53  39  58  79  81 102 120
6,11     17  32  50  71  55  76  96  99 117 132
7,8       5  12  23  38  26  42  61  63  84 105
7,9      10  21  36  54  40  59  80  82 103 121
7,10     18  33  51  72  56  77  97 100 118 133
7,11     30  48  69  90  74  94 113 115 130 141
8,9      19  34  52  73  57  78  98 101 119 134
8,10     31  49  70  91  75  95 114 116 131 142
8,11     46  67  88 108  92 111 126 128 139 146
9,10     47  68  89 109  93 112 127 129 140 147
9,11     66  87 107 123 110 125 137 138 145 149
10,11    86 106 122 135 124 136 143 144 148 150`

type Entry = { readonly down: readonly number[]; readonly up: readonly number[]; readonly place: number }

const entriesOf = (table: string): readonly Entry[] => {
  const [head, ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const numbers = (cell: string): readonly number[] =>
    cell
      .split(',')
      .map(Number)
      .sort((a, b) => a - b)
  return rows.flatMap(([up, ...cells]) =>
    cells.map((cell, column) => ({ down: numbers(head![column]!), up: numbers(up!), place: Number(cell) })),
  )
}

describe('fide-dutch-2017 D.2: exchanges between S1 and S2', () => {
  test.each([
    ['one player', single, 30],
    ['two players', double, 150],
  ])('D.2: the table for %s', (_, table, count) => {
    const entries = entriesOf(table)
    expect(entries).toHaveLength(count)
    expect(entries.map(({ down, up }) => placeOf(down, up))).toEqual(entries.map(({ place }) => place))
  })

  test('D.2: three players begin with 543 for 678', () => {
    expect(
      ofSize(3)
        .slice(0, 6)
        .map(({ down, up }) => `${down.toReversed().join('')}/${up.join(',')}`),
    ).toEqual(['543/6,7,8', '543/6,7,9', '542/6,7,8', '543/6,7,10', '543/6,8,9', '542/6,7,9'])
  })

  test.each([
    ['D.2.a: one BSN before two', exchange([1], [11]), exchange([4, 5], [6, 7])],
    ['D.2.b: 6 for 4 before 8 for 5', exchange([4], [6]), exchange([5], [8])],
    ['D.2.b: 8+6 for 4+3 before 9+8 for 5+4', exchange([3, 4], [6, 8]), exchange([4, 5], [8, 9])],
    ['D.2.c: moving 5 before moving 4', exchange([5], [7]), exchange([4], [6])],
    ['D.2.c: 5-2 before 4-3', exchange([2, 5], [6, 7]), exchange([3, 4], [6, 7])],
    ['D.2.c: 5-4-1 before 5-3-2', exchange([1, 4, 5], [6, 7, 8]), exchange([2, 3, 5], [6, 7, 8])],
    ['D.2.d: moving 6 before moving 7', exchange([4], [6]), exchange([4], [7])],
    ['D.2.d: 6-9 before 7-8', exchange([4, 5], [6, 9]), exchange([4, 5], [7, 8])],
    ['D.2.d: 6-7-10 before 6-8-9', exchange([3, 4, 5], [6, 7, 10]), exchange([3, 4, 5], [6, 8, 9])],
  ])('%s', (_, first, second) => {
    expect(compareExchanges(first, second)).toBeLessThan(0)
    expect(compareExchanges(second, first)).toBeGreaterThan(0)
  })

  test('D.2: every exchange comes once', () => {
    // 11 over 5 compositions of S1, the original one excepted.
    expect(all).toHaveLength(461)
    expect(new Set(all.map(({ down, up }) => `${down}/${up}`)).size).toBe(461)
  })

  test('B.6: both subgroups are sorted again', () => {
    expect(applyExchange(s1, s2, exchange([2, 5], [6, 9]))).toEqual({ s1: [1, 3, 4, 6, 9], s2: [2, 5, 7, 8, 10, 11] })
  })
})
