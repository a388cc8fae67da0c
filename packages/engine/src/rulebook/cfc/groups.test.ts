import { describe, expect, test } from 'vitest'
import { buildCfc, freshCfc, pairedAs } from '../../testing/build-cfc.ts'

const forbidden = (...pairs: readonly (readonly number[])[]) =>
  ({ forbiddenPairs: pairs.map((players) => ({ players, firstRound: 1, lastRound: null })) }) as never

describe('the first round', () => {
  test('cfc 619: forty players, 1 meets 21, 2 meets 22, and so on', () => {
    const boards = pairedAs(freshCfc(40), 1).split(' ')
    expect(boards.slice(0, 3)).toEqual(['1-21', '22-2', '3-23'])
    expect(
      boards.map((board) =>
        board
          .split('-')
          .map(Number)
          .sort((a, b) => a - b),
      ),
    ).toEqual(Array.from({ length: 20 }, (_, index) => [index + 1, index + 21]))
  })

  test('cfc 619.1: players who asked not to meet, by a transposition in the first two rounds', () => {
    const apart = { cfc: { variations: ['619.1'], apart: [[1, 5]] } } as never
    expect(pairedAs(freshCfc(8), 1)).toBe('1-5 6-2 3-7 8-4')
    expect(pairedAs(freshCfc(8, apart), 1)).toBe('1-6 5-2 3-7 8-4')
    // Not by an interchange: with all of the bottom half to avoid, nothing is changed.
    expect(
      pairedAs(
        freshCfc(4, {
          cfc: {
            variations: ['619.1'],
            apart: [
              [1, 3],
              [1, 4],
            ],
          },
        } as never),
        1,
      ),
    ).toBe('1-3 4-2')
    // Nor without request.
    expect(pairedAs(freshCfc(8, { cfc: { apart: [[1, 5]] } } as never), 1)).toBe('1-5 6-2 3-7 8-4')
  })

  test('cfc 628: one lot gives the odd numbers of the top half their colour, the even ones the other', () => {
    expect(pairedAs(freshCfc(8, { initialColour: 'black' }), 1)).toBe('5-1 2-6 7-3 4-8')
    const drawn = (seed: string) => pairedAs(freshCfc(8, { initialColour: null, cfc: { seed } }), 1)
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(drawn))).toEqual(new Set(['1-5 6-2 3-7 8-4', '5-1 2-6 7-3 4-8']))
    // Without a record of it, round 1 tells.
    const played = buildCfc(['5b1', '6w1', '7b1', '8w1', '1w0', '2b0', '3w0', '4b0'], { initialColour: null })
    expect(pairedAs(played, 1)).toBe('5-1 2-6 7-3 4-8')
  })
})

describe('within a group', () => {
  const firstRound = ['5w1', '6b1', '7w1', '8b1', '1b0', '2w0', '3b0', '4w0']

  test('cfc 622: a transposition gives everybody his due colour', () => {
    // By order 1-3 and 2-4, and each two would be due the same colour.
    expect(pairedAs(buildCfc(firstRound), 2)).toBe('4-1 2-3 5-8 7-6')
  })

  test('cfc 622: a transposition keeps those apart who have met, the highest changed last', () => {
    expect(pairedAs(freshCfc(6, forbidden([3, 6])), 1)).toBe('1-4 6-2 3-5')
  })

  test('cfc 622: an interchange when no transposition helps, of the players nearest to the middle', () => {
    expect(pairedAs(freshCfc(4, forbidden([1, 3], [1, 4])), 1)).toBe('1-2 3-4')
    expect(pairedAs(freshCfc(6, forbidden([1, 4], [1, 5], [1, 6])), 1)).toBe('1-3 5-2 6-4')
  })

  test('cfc 622: of interchanges of as many players the nearest, and then the one of the lowest of the top half', () => {
    // 4 has met all of the bottom half. 4 and 5 change places, and the new halves 1 2 3 5 and 4 6 7 8 meet in consecutive order but for 4.
    const met = (...others: readonly number[]) => others.map((other) => [4, other] as const)
    expect(pairedAs(freshCfc(8, forbidden(...met(5, 6, 7, 8))), 1)).toBe('1-4 6-2 3-7 5-8')
    // 4 has met 1 and 2 as well; the others are in consecutive order.
    expect(pairedAs(freshCfc(8, forbidden(...met(1, 2, 5, 6, 7, 8))), 1)).toBe('1-6 7-2 3-4 5-8')
    // 1 has met all of the bottom half, and 3 has only 5 left there. 3 and 5, or 4 and 6, could change places, two places apart: 4 does, the lower.
    const stuck = forbidden([1, 5], [1, 6], [1, 7], [1, 8], [3, 6], [3, 7], [3, 8])
    expect(pairedAs(freshCfc(8, stuck), 1)).toBe('1-4 7-2 3-5 8-6')
  })

  test('cfc 622: the nearest before the lowest', () => {
    // As before, and 6 has met 7 and 8: 4 could change places with 7 only, three places off; 3 and 5 are two.
    const stuck = forbidden([1, 5], [1, 6], [1, 7], [1, 8], [3, 6], [3, 7], [3, 8], [6, 7], [6, 8])
    expect(pairedAs(freshCfc(8, stuck), 1)).toBe('1-3 6-2 7-4 5-8')
  })

  test('cfc 622: no other interchange for alternation, but a transposition after it', () => {
    // All of the top six have had both colours; 2 and 5 are due Black, the others White. 1 can meet 2 or 3: 3 and 4 change places, though 1 and 2 would both
    // have their due colours; after that 2 meets 6 and 4 meets 5, and not 2 5 and 4 6.
    const upper = ['7w= 8b=', '8b= 7w=', '9w= 10b=', '10w= 9b=', '11b= 12w=', '12w= 11b=']
    const lower = ['1b= 2b=', '2w= 1w=', '3b= 4w=', '4b= 3w=', '5w= 6w=', '6b= 5b=']
    const virtualPoints = new Map([1, 2, 3, 4, 5, 6].map((id) => [id, [0, 0, 10]])) as never
    const event = buildCfc([...upper, ...lower], { virtualPoints, ...(forbidden([1, 4], [1, 5], [1, 6]) as object) })
    expect(pairedAs(event, 3)).toMatch(/^1-3 6-2 4-5 /)
  })

  test('cfc 622: an interchange for equalisation, none for alternation', () => {
    // 1 met 4, 2 met 3. One game each: 1-3 and 2-4 would deny two equalising colours.
    expect(pairedAs(buildCfc(['4b=', '3w=', '2b=', '1w=']), 2)).toBe('1-2 3-4')
    // The same with a game more, so that colours only alternate.
    const alternating = ['5w= 4b=', '6b= 3w=', '7w= 2b=', '8b= 1w=', '1b= 8w=', '2w= 7b=', '3b= 6w=', '4w= 5b=']
    const apart = { virtualPoints: new Map([1, 2, 3, 4].map((id) => [id, [0, 0, 10]])) } as never
    expect(pairedAs(buildCfc(alternating, apart), 3)).toBe('1-3 4-2 7-5 6-8')
  })
})

describe('acceleration', () => {
  const afterOne = Array.from({ length: 16 }, (_, i) => (i < 8 ? `${i + 9}${i % 2 ? 'b' : 'w'}1` : `${i - 7}${i % 2 ? 'w' : 'b'}0`))

  test('cfc 633: the first round is paired by quarters where that is announced', () => {
    expect(pairedAs(freshCfc(8), 1)).toBe('1-5 6-2 3-7 8-4')
    expect(pairedAs(freshCfc(8, { cfc: { variations: ['633.1'] } }), 1)).toBe('1-3 4-2 5-7 8-6')
  })

  test('cfc 633.1: quarters of a field that cannot be divided by four: the upper ones are larger', () => {
    expect(pairedAs(freshCfc(10, { cfc: { variations: ['633.1'] } }), 1)).toBe('1-4 5-2 3-6 7-9 10-8')
  })

  test('cfc 633.1: later as long as there are too many perfect scores, there and in the group below', () => {
    const accelerated = (numberOfRounds: number) => pairedAs(buildCfc(afterOne, { numberOfRounds, cfc: { variations: ['633.1'] } }), 2)
    // Eight perfect scores and two rounds left: four would do.
    expect(accelerated(3)).toBe('4-1 2-3 8-5 6-7 9-12 11-10 13-16 15-14')
    // Four rounds left can do with sixteen.
    expect(accelerated(5)).toBe(pairedAs(buildCfc(afterOne, { numberOfRounds: 5 }), 2))
  })

  test('cfc 633.2: A against B and C against D, then the regrouping of the second round', () => {
    const variation = { cfc: { variations: ['633.2'] } } as const
    expect(pairedAs(freshCfc(8, variation), 1)).toBe('1-3 4-2 5-7 8-6')
    // A: 1. B: 2 and 4 (drew, 100 points more), 3. C: 5, 6 and 8 (drew, 100 less). D: 7. Odd man 1 meets 2, extra 8 of C meets 7 of D,
    // and of 4-5 3-6 the due colours make 4-6 3-5.
    expect(pairedAs(buildCfc(['3w1', '4b=', '1b0', '2w=', '7w1', '8b=', '5b0', '6w='], variation), 2)).toBe('2-1 6-4 3-5 7-8')
  })

  test('cfc 633.2: more in B than in C: the lowest of B go to the top of D', () => {
    // A: 1, 2. B: 3, 4. C: nobody, both lower games were lost by both. D: 5 to 8. Of 3-6 4-7 5-8 the due colours make 3-8 4-7 5-6.
    const rows = ['3w1', '4b1', '1b0', '2w0', '7w0', '8b0', '5b0', '6w0']
    expect(pairedAs(buildCfc(rows, { cfc: { variations: ['633.2'] } }), 2)).toBe('2-1 3-8 7-4 6-5')
  })

  test('cfc 633.2: from the third round on as in the basic system', () => {
    const rows = ['3w1 2b1', '4b1 1w0', '1b0 4w1', '2w0 3b0', '7w1 6b1', '8b1 5w0', '5b0 8w1', '6w0 7b0']
    expect(pairedAs(buildCfc(rows, { cfc: { variations: ['633.2'] } }), 3)).toBe(pairedAs(buildCfc(rows), 3))
  })
})
