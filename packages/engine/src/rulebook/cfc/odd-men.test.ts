import { describe, expect, test } from 'vitest'
import { playerId, roundNumber } from '../../model/ids.ts'
import { buildCfc, freshCfc, pairedAs } from '../../testing/build-cfc.ts'
import { explainer } from './explain/index.ts'
import { settingsIssues } from './settings-issues.ts'
import { traceRound } from './trace.ts'

const groups = (points: Readonly<Record<number, readonly number[]>>, ...apart: readonly (readonly number[])[]) =>
  ({
    virtualPoints: new Map(Object.entries(points).map(([id, values]) => [Number(id), values])),
    forbiddenPairs: apart.map((players) => ({ players, firstRound: 1, lastRound: null })),
  }) as object

/** 1, 2 and 3 have won, 4, 5 and 6 have lost; 4 has had White and is due Black, like 3. */
const threeWinners = ['5w1', '4b1', '6w1', '2w0', '1b0', '3b0']

describe('who is the odd man', () => {
  test('cfc 623: the lowest ranked', () => expect(pairedAs(buildCfc(threeWinners), 2)).toBe('2-1 4-3 5-6'))

  test('cfc 623: the next lowest when he has met all of the next group', () => {
    expect(pairedAs(buildCfc(['5w1', 'U', '4w1', '3b0', '1b0']), 2)).toBe('3-1 4-2 bye 5')
  })

  test('cfc 623: the lowest again, into the second lower group, when all have met all of the next', () => {
    expect(pairedAs(buildCfc(['2w1 3b1', '1b0 4w1', '4w= 1w0', '3b= 2b0']), 3)).toBe('4-1 2-3')
  })

  test('cfc 623: the others must be able to meet', () => {
    expect(pairedAs(freshCfc(4, groups({ 1: [10], 2: [10], 3: [10] }, [1, 2])), 1)).toBe('1-3 4-2')
  })

  test('cfc 623: two who have met are both odd men', () => {
    expect(pairedAs(buildCfc(['2w=', '1b=', '4w1', '3b0']), 2)).toBe('1-3 2-4')
  })
})

describe('whom he meets', () => {
  test('cfc 624: the highest ranked he has not met', () => {
    expect(pairedAs(freshCfc(4, groups({ 1: [10] })), 1)).toBe('1-2 3-4')
    expect(pairedAs(freshCfc(4, groups({ 1: [10] }, [1, 2])), 1)).toBe('1-3 4-2')
  })

  test('cfc 624.1: the highest ranked who is due the opposite colour', () => {
    expect(pairedAs(buildCfc(threeWinners, { cfc: { variations: ['624.1'] } }), 2)).toBe('2-1 5-3 6-4')
  })

  test('cfc 619.1: not somebody he asked not to meet, in the first two rounds, if there is another', () => {
    const asked = { cfc: { variations: ['619.1'], apart: [[3, 4]] } } as object
    expect(pairedAs(buildCfc(threeWinners, asked), 2)).toBe('2-1 5-3 6-4')
    const alone = { cfc: { variations: ['619.1'], apart: [[3, 4, 5, 6]] } } as object
    expect(pairedAs(buildCfc(threeWinners, alone), 2)).toBe('2-1 4-3 5-6')
    const tournament = buildCfc(threeWinners, asked)
    const oddMan = [...traceRound(tournament, roundNumber(2))].find(({ kind }) => kind === 'odd-man')
    expect(oddMan).toMatchObject({ player: 3, opponent: 5, passedOver: [{ player: 4, article: '619.1' }] })
    expect(explainer(tournament, roundNumber(2)).whyNot(playerId(3), playerId(4))).toMatchObject({
      kind: 'comes-first',
      articles: ['619.1'],
    })
  })

  /** In round 1, 3 was an odd man and 6 his opponent. */
  const drawn = ['4w=', '5b=', '6w=', '1b=', '2w=', '3b=']
  const marked = groups({ 1: [0, 10], 2: [0, 10], 3: [10, 10] })

  test('cfc 624.2: nobody twice, if it can be avoided', () => {
    expect(pairedAs(buildCfc(drawn, { ...marked, numberOfRounds: 8 }), 2)).toBe('2-1 4-3 6-5')
    const announced = buildCfc(drawn, { ...marked, numberOfRounds: 8, cfc: { variations: ['624.2'] } })
    expect(pairedAs(announced, 2)).toBe('3-1 2-4 6-5')
    expect(explainer(announced, roundNumber(2)).whyNotUnpaired(playerId(3))).toMatchObject({ kind: 'comes-first', articles: ['624.2'] })
  })

  test('cfc 624.2: except in the last quarter of the tournament', () => {
    expect(pairedAs(buildCfc(drawn, { ...marked, numberOfRounds: 2, cfc: { variations: ['624.2'] } }), 2)).toBe('2-1 4-3 6-5')
  })

  test('cfc 624.2: the last quarter rounded up, or down where that is announced', () => {
    const paired = (numberOfRounds: number, variation: '624.2' | '624.2-down') =>
      pairedAs(buildCfc(drawn, { ...marked, numberOfRounds, cfc: { variations: [variation] } }), 2)
    // A quarter of two rounds is one round, or none.
    expect(paired(2, '624.2')).toBe('2-1 4-3 6-5')
    expect(paired(2, '624.2-down')).toBe('3-1 2-4 6-5')
    expect(settingsIssues(buildCfc(drawn, { numberOfRounds: null, cfc: { variations: ['624.2-down'] } }), 2)).toMatchObject([
      { code: 'setting-without-effect', variation: '624.2' },
    ])
  })

  test('cfc 625: two odd men in the order of their rank', () => {
    expect(pairedAs(freshCfc(6, groups({ 1: [10], 2: [10] }, [1, 2])), 1)).toBe('1-3 4-2 5-6')
  })

  test('cfc 625: rank decides who is paired when only one can be', () => {
    expect(pairedAs(freshCfc(6, groups({ 1: [20], 2: [20], 3: [10] }, [1, 2])), 1)).toBe('1-3 4-2 5-6')
    expect(pairedAs(freshCfc(6, groups({ 1: [20], 2: [20], 6: [10] }, [1, 2])), 1)).toBe('1-6 3-2 5-4')
  })

  test('cfc 626: not a player with an unfinished game', () => {
    const apart = groups({ 1: [0, 10], 2: [0, 10], 3: [0, 10] })
    expect(pairedAs(buildCfc(['4w=', '5b=', '6w=', '1b=', '2w=', '3b='], apart), 2)).toBe('2-1 4-3 6-5')
    const unfinished = buildCfc(['4w=', '5b=', '6w*', '1b=', '2w=', '3b*'], apart)
    expect(pairedAs(unfinished, 2)).toBe('3-1 2-4 6-5')
    expect(explainer(unfinished, roundNumber(2)).whyNotUnpaired(playerId(3))).toMatchObject({ kind: 'comes-first', articles: ['626'] })
  })
})
