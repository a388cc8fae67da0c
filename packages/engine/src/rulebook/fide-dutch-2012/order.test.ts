import { describe, expect, test } from 'vitest'
import { havingMet } from '../../testing/players/make-competitor.ts'
import { inWords, scoregroups } from '../../testing/procedure-pairs.ts'
import { combinations } from '../by-the-book/combinations.ts'
import { exchanges } from '../fide-dutch/by-the-book/exchanges.ts'
import { transpositions } from '../fide-dutch/by-the-book/transpositions.ts'
import { pairBrackets } from './pair-brackets.ts'

const s1 = [1, 2, 3, 4, 5]
const s2 = [6, 7, 8, 9, 10, 11]
const all = [...exchanges(s1, s2)]

/** The matrices of D.2 as the text prints them: what leaves S2 by row, what leaves S1 by column, and the place in the order. */
const one = `
      5   4   3   2   1
 6    1   3   6  10  15
 7    2   5   9  14  20
 8    4   8  13  19  24
 9    7  12  18  23  27
10   11  17  22  26  29
11   16  21  25  28  30`

const two = `
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

const printed = (table: string): readonly string[] => {
  const [head, ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const places: string[] = []
  for (const [up, ...cells] of rows) for (const [column, cell] of cells.entries()) places[Number(cell) - 1] = `${head![column]} with ${up}`
  return places
}
const made = (size: number): readonly string[] =>
  all.filter(({ down }) => down.length === size).map(({ down, up }) => `${down.toReversed().join()} with ${up.join()}`)

describe('fide-dutch-2012, section D', () => {
  test('D.1: transpositions of S2 as the text numbers them', () => {
    const order = [...transpositions(s2, 6)].map((numbers) => numbers.join(' '))
    expect(order).toHaveLength(720)
    expect([0, 1, 2, 3, 5, 6, 17, 23, 24, 719].map((place) => order[place])).toEqual([
      '6 7 8 9 10 11',
      '6 7 8 9 11 10',
      '6 7 8 10 9 11',
      '6 7 8 10 11 9',
      '6 7 8 11 10 9',
      '6 7 9 8 10 11',
      '6 7 10 11 9 8',
      '6 7 11 10 9 8',
      '6 8 7 9 10 11',
      '11 10 9 8 7 6',
    ])
  })

  test('D.2: the exchange of one player, all 30 entries', () => {
    expect(printed(one)).toHaveLength(30)
    expect(made(1)).toEqual(printed(one))
  })

  test('D.2: the exchange of two players, all 150 entries', () => {
    expect(printed(two)).toHaveLength(150)
    expect(made(2)).toEqual(printed(two))
  })

  test('D.2: the exchange of three players', () => {
    expect(made(3).slice(0, 6)).toEqual([
      '5,4,3 with 6,7,8',
      '5,4,3 with 6,7,9',
      '5,4,2 with 6,7,8',
      '5,4,3 with 6,7,10',
      '5,4,3 with 6,8,9',
      '5,4,2 with 6,7,9',
    ])
    const descending = combinations(s1.toReversed(), 3).map((set) => set.join())
    expect(descending).toEqual(['5,4,3', '5,4,2', '5,4,1', '5,3,2', '5,3,1', '5,2,1', '4,3,2', '4,3,1', '4,2,1', '3,2,1'])
    const ascending = combinations(s2, 3).map((set) => set.join())
    expect(ascending).toHaveLength(20)
    expect([ascending[0], ascending[3], ascending[10], ascending.at(-1)]).toEqual(['6,7,8', '6,7,11', '7,8,9', '9,10,11'])
    expect(made(3)).toHaveLength(200)
  })

  test('D.3: sets of moved-down players', () => {
    const sets = (size: number) => combinations([1, 2, 3, 4, 5], size).map((set) => set.join('-'))
    expect(sets(4)).toEqual(['1-2-3-4', '1-2-3-5', '1-2-4-5', '1-3-4-5', '2-3-4-5'])
    expect(sets(3)).toEqual(['1-2-3', '1-2-4', '1-2-5', '1-3-4', '1-3-5', '1-4-5', '2-3-4', '2-3-5', '2-4-5', '3-4-5'])
    expect(sets(2)).toEqual(['1-2', '1-3', '1-4', '1-5', '2-3', '2-4', '2-5', '3-4', '3-5', '4-5'])
    // 1, 2 and 3, who have met, come from above; two of them can be paired, with 4 and 5. 1 can meet 4, 2 and 3 can meet 5: the set is {1, 2}.
    const players = havingMet(
      scoregroups([
        [3, 3],
        [2, 5],
        [1, 1],
      ]),
      [1, 2],
      [1, 3],
      [2, 3],
      ...[5, 6, 7, 8].map((id) => [1, id] as const),
      ...[4, 6, 7, 8].flatMap((id) => [[2, id] as const, [3, id] as const]),
    )
    expect(inWords(pairBrackets(players, 2).map(({ result }) => result))).toContain('1-4 2-5')
  })
})
