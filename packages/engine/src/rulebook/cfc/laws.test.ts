import { describe, expect, test } from 'vitest'
import { roundNumber } from '../../model/ids.ts'
import { buildCfc, freshCfc, pairedAs } from '../../testing/build-cfc.ts'
import { pairRound } from './pair-round.ts'
import { uses } from './settings.ts'

/** Groups without a history: points for pairing, and pairs that may not meet. */
const groups = (points: Readonly<Record<number, number>>, ...apart: readonly (readonly number[])[]) =>
  ({
    virtualPoints: new Map(Object.entries(points).map(([id, value]) => [Number(id), [value]])),
    forbiddenPairs: apart.map((players) => ({ players, firstRound: 1, lastRound: null })),
  }) as never

describe('variations', () => {
  test('cfc 601: nothing but the basic rules without announcement', () => {
    const basic = { ...freshCfc(2), rules: null }
    expect(uses(basic, '624.1')).toBe(false)
    expect(pairedAs(basic, 1)).toBe('1-2')
  })

  test('cfc 602: a variation by its number', () => {
    const tournament = freshCfc(2, { cfc: { variations: ['624.1'] } })
    expect([uses(tournament, '624.1'), uses(tournament, '624.2')]).toEqual([true, false])
  })
})

describe('the laws', () => {
  test('cfc 610: winners meet winners, drawers drawers, losers losers', () => {
    const rows = ['7w1', '8b1', '9w=', '10b=', '11w1', '12b1', '1b0', '2w0', '3b=', '4w=', '5b0', '6w0']
    expect(pairedAs(buildCfc(rows), 2)).toBe('6-1 2-5 4-3 9-10 7-12 11-8')
  })

  test('cfc 618: (a) nobody is paired with anybody twice, a default included', () => {
    expect(pairedAs(buildCfc(['2w+', '1b-', '4w=', '3b='], { cfc: { excused: [2] as never } }), 2)).toBe('1-3 4-2')
  })

  test('cfc 618: (b) equal scores are paired whenever it is possible, whatever the order', () => {
    // 3 is the lowest of three, but only without 2 can the others be paired.
    expect(pairedAs(freshCfc(4, groups({ 1: 10, 2: 10, 3: 10 }, [1, 2])), 1)).toBe('1-3 4-2')
  })

  test('cfc 618: (b) before the rules on odd men, also in the groups below', () => {
    // The first choice of odd man 3 would be 4, and then 5 and 6 could not be paired.
    expect(pairedAs(freshCfc(6, groups({ 1: 10, 2: 10, 3: 10 }, [5, 6])), 1)).toBe('1-2 3-5 6-4')
    // Odd man 3 may meet 5 alone, and then 4 and 6 could not be paired: 2 is the odd man.
    expect(pairedAs(freshCfc(6, groups({ 1: 10, 2: 10, 3: 10 }, [3, 4], [3, 6], [4, 6])), 1)).toBe('1-3 4-2 5-6')
  })

  test('cfc 618: (c) else the score is as close as possible', () => {
    expect(pairedAs(freshCfc(4, groups({ 1: 30, 2: 20, 3: 10 }, [1, 2])), 1)).toBe('1-3 4-2')
  })

  test('cfc 620: a group is a score, rank is score and then rating', () => {
    expect(pairedAs(freshCfc(8, groups({ 5: 10, 6: 10, 7: 10, 8: 10 })), 1)).toBe('5-7 8-6 1-3 4-2')
  })

  test('cfc 621: a lower group that cannot be paired takes players from above', () => {
    expect(pairedAs(freshCfc(4, groups({ 1: 10, 2: 10 }, [3, 4])), 1)).toBe('1-3 4-2')
  })
})

describe('nothing left to pair', () => {
  const answer = (rows: readonly string[], round: number) => pairRound(buildCfc(rows), roundNumber(round))

  test('cfc 618: two players, second round', () => {
    expect(answer(['2w1', '1b0'], 2)).toMatchObject({ kind: 'no-legal-pairing', rulebook: 'cfc', stuck: [1], only: [] })
  })

  test('cfc 615: three players who have all had the bye', () => {
    expect(answer(['2w1 U 3b1', '1b0 3w1 U', 'U 2b0 1w0'], 4)).toMatchObject({ kind: 'no-legal-pairing' })
  })

  test('cfc 618: four players, more rounds than opponents', () => {
    expect(answer(['2w1 3b1 4w1', '1b0 4w1 3b1', '4w1 1w0 2w0', '3b0 2b0 1b0'], 4)).toMatchObject({ kind: 'no-legal-pairing' })
  })

  test('one player has the bye, nobody has nothing', () => {
    expect(pairedAs(freshCfc(1), 1)).toBe('bye 1')
    expect(pairedAs(freshCfc(0), 1)).toBe('')
  })

  test('a field without ratings is paired by lot and number', () => {
    expect(pairedAs(freshCfc(6, { ratings: Array(6).fill(null) }), 1)).toBe('1-4 5-2 3-6')
  })
})
