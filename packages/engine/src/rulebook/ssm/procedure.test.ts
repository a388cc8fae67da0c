import { describe, expect, test } from 'vitest'
import { roundNumber } from '../../model/ids.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { ssmField, ssmPairs, ssmSteps } from '../../testing/players/make-ssm-competitor.ts'
import { stepsOf } from './by-the-book/pair-round.ts'

const level = (count: number): readonly number[] => Array.from({ length: count }, () => 0)
const pairSteps = (steps: readonly string[]): readonly string[] => steps.filter((step) => !/^C[12] /.test(step))

describe('one bracket', () => {
  test('C1: brackets from the highest score, each ranked', () => {
    expect(ssmSteps(ssmField([4, 4, 2, 2])).filter((step) => step.startsWith('C1'))).toEqual(['C1 bracket 1 2', 'C1 bracket 3 4'])
  })

  test('C2: S1 and S2 keep the ranking', () => {
    expect(ssmSteps(ssmField(level(5)))[1]).toBe('C2 1 2 | 3 4 5')
  })

  test('C3: first with first, second with second', () => {
    expect(ssmPairs(ssmField(level(6)))).toBe('1-4 2-5 3-6')
  })

  test('C3: who remains of an odd bracket goes down', () => {
    expect(pairSteps(ssmSteps(ssmField([2, 2, 2, 0])))).toEqual(['C3 1-2', 'C3 down 3', 'C3 3-4'])
  })

  test('C4: the next S2 player when the first cannot be had', () => {
    expect(ssmPairs(ssmField(level(6), [[1, 4]]))).toBe('1-5 2-4 3-6')
    expect(pairSteps(ssmSteps(ssmField(level(6), [[1, 4]])))[0]).toBe('C4 1-5 not 4 (B1)')
  })

  test('C4: all possibilities within S2: nobody takes the only opponent of another', () => {
    const met = [
      [2, 5],
      [2, 6],
    ] as const
    expect(ssmPairs(ssmField(level(6), met))).toBe('1-5 2-4 3-6')
    expect(pairSteps(ssmSteps(ssmField(level(6), met)))[0]).toBe('C4 1-5 not 4 (others, C6)')
  })

  test('C5: B5 is omitted first, for the one who needs it', () => {
    const field = ssmField([2, 0, 0, 0], [], { 1: { floatLastRound: 'down' } })
    expect(pairSteps(ssmSteps(field))).toEqual(['C3 down 1', 'C5 1-3 without B5', 'C3 2-4'])
  })

  test('C5: then B4', () => {
    const club = { group: 'Alfa' }
    const field = ssmField(level(4), [[1, 4]], { 1: club, 2: club, 3: club })
    // 1 can meet 2 or 3, both of the club; 4 is left to the other.
    expect(pairSteps(ssmSteps(field))).toEqual(['C5 1-3 without B4', 'C3 2-4'])
  })

  test('C5: the complementary subgroup of S1 is S2: nobody of S1 is taken while S2 serves', () => {
    const field = ssmField([2, 2, 2, 2], [], { 1: { group: 'Alfa' }, 3: { group: 'Alfa' } })
    expect(ssmPairs(field)).toBe('1-4 2-3')
  })

  test('C6: an S1 player without opponent in S2 changes places with the first S2 player', () => {
    const met = [
      [1, 3],
      [1, 4],
    ] as const
    expect(ssmSteps(ssmField(level(4), met))).toEqual([
      'C1 bracket 1 2 3 4',
      'C2 1 2 | 3 4',
      'C6 1 for 3',
      'C2 2 3 | 1 4',
      'C3 2-1',
      'C3 3-4',
    ])
    expect(ssmPairs(ssmField(level(4), met))).toBe('1-2 3-4')
  })

  test('C6: ends when everybody has been in S1', () => {
    const met = [1, 2, 3]
      .flatMap((a) => [4, 5, 6].map((b) => [a, b] as const))
      .concat([
        [1, 2],
        [1, 3],
        [2, 3],
        [4, 6],
        [5, 6],
      ])
    // Only 4 and 5 can meet.
    const steps = ssmSteps(ssmField([2, 2, 2, 2, 2, 2, 0, 0, 0, 0], met))
    expect(steps.filter((step) => step.startsWith('C7'))).toEqual(['C7 down 1 2 3 6'])
  })

  test('A6: an exchange changes the subgroups, a transposition the bracket', () => {
    expect(
      ssmSteps(
        ssmField(
          [2, 2, 2, 0],
          [
            [1, 2],
            [1, 3],
          ],
        ),
      ),
    ).toEqual([
      'C1 bracket 1 2 3',
      'C2 1 | 2 3',
      'C6 1 for 2',
      'C2 2 | 1 3',
      'C4 2-3 not 1 (B1)',
      'C3 down 1',
      'C1 bracket 1 4',
      'C2 1 | 4',
      'C3 1-4',
    ])
  })
})

describe('from bracket to bracket', () => {
  test('C7: who can meet nobody in the bracket goes down, and the others start again', () => {
    expect(
      pairSteps(
        ssmSteps(
          ssmField(
            [2, 2, 2, 2, 0, 0],
            [
              [1, 2],
              [1, 3],
              [1, 4],
            ],
          ),
        ),
      ),
    ).toEqual(['C7 down 1', 'C3 2-3', 'C3 down 4', 'C3 1-5', 'C3 4-6'])
  })

  test('C7: in the last bracket, such a player has the bye', () => {
    expect(
      ssmPairs(
        ssmField(
          [0, 0, 0],
          [
            [1, 2],
            [1, 3],
          ],
        ),
      ),
    ).toBe('2-3 1')
  })

  test('C7: unless it would be a second bye: then C9 combines', () => {
    const field = ssmField(
      [2, 2, 0, 0, 0],
      [
        [3, 4],
        [3, 5],
      ],
      { 3: { mayTakeBye: false } },
    )
    expect(pairSteps(ssmSteps(field))).toEqual(['C3 1-2', 'C9 combination 1 2 3 4 5', 'C3 1-3', 'C3 2-4', 'C9 bye 5'])
  })

  test('C8: all free players go down when there are no p pairs', () => {
    // Of the upper four, everybody can meet 1 only; an exchange does not help.
    const steps = pairSteps(
      ssmSteps(
        ssmField(
          [2, 2, 2, 2, 0, 0],
          [
            [2, 3],
            [2, 4],
            [3, 4],
          ],
        ),
      ),
    )
    expect(steps).toEqual(['C3 1-3', 'C6 2 for 4', 'C6 4 for null', 'C8 down 2 4', 'C3 2-5', 'C3 4-6'])
  })

  test('C9: the last bracket is combined with the one above, whose pairs are undone (A7)', () => {
    expect(pairSteps(ssmSteps(ssmField([4, 4, 2, 2, 0, 0], [[5, 6]])))).toEqual([
      'C3 1-2',
      'C3 3-4',
      'C9 combination 3 4 5 6',
      'C3 3-5',
      'C3 4-6',
    ])
  })

  test('A7: a combination may go on to the top', () => {
    const met = [
      [3, 4],
      [3, 5],
      [3, 6],
      [4, 5],
      [4, 6],
      [5, 6],
    ] as const
    expect(ssmPairs(ssmField([4, 4, 2, 2, 0, 0], met))).toBe('none')
    expect(
      ssmPairs(
        ssmField(
          [4, 4, 2, 2],
          [
            [3, 4],
            [1, 3],
          ],
        ),
      ),
    ).toBe('1-4 2-3')
  })

  test('C9: an odd last bracket has the bye', () => {
    expect(ssmSteps(ssmField(level(3))).at(-1)).toBe('C9 bye 3')
  })

  test('nobody to pair', () => expect(ssmPairs([])).toBe(''))
})

test('the steps of a round are frozen events with their articles', () => {
  const steps = stepsOf(buildTournament(['', '', '']), roundNumber(1))
  expect(steps.map(({ article }) => article)).toEqual(['C1', 'C2', 'C3', 'C9'])
  expect(steps.every(Object.isFrozen)).toBe(true)
})
