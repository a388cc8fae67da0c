import { describe, expect, test } from 'vitest'
import { playerId, roundNumber } from '../../model/ids.ts'
import { buildCfc, freshCfc, pairedAs } from '../../testing/build-cfc.ts'
import { byeInOrder } from './bye.ts'
import { competitorsOf } from './competitors.ts'
import { cfc } from './index.ts'

const scores = (tournament: ReturnType<typeof buildCfc>, round: number) =>
  Object.fromEntries(competitorsOf(tournament, roundNumber(round)).map(({ id, score }) => [id, score]))

describe('byes', () => {
  test('cfc 615: the lowest rated of the lowest score who has had none', () => {
    expect(pairedAs(freshCfc(5), 1)).toBe('1-3 4-2 bye 5')
    expect(pairedAs(buildCfc(['3w1', '4b1', '1b0', '2w0', 'U']), 2)).toBe('2-1 3-5 bye 4')
  })

  test('cfc 615: then a higher score, when the lowest has nobody left', () => {
    expect(pairedAs(buildCfc(['2w1', '1b0', 'U']), 2)).toBe('3-1 bye 2')
    const order = byeInOrder(competitorsOf(buildCfc(['2w1 3b1', '1b0 U', 'U 1w0']), roundNumber(3)), '', 3)
    expect(order.map(({ id }) => id)).toEqual([1])
  })

  test('cfc 615: the unrated by lot, after every rated player of the score', () => {
    const order = (seed: string) =>
      byeInOrder(competitorsOf(freshCfc(7, { ratings: [2000, 1900, null, null, null, null, null] }), roundNumber(1)), seed, 1).map(
        ({ id }) => id,
      )
    expect(order('a').slice(0, 2)).toEqual([2, 1])
    expect(order('a').slice(2).toSorted()).toEqual([3, 4, 5, 6, 7])
    expect(order('a')).toEqual(order('a'))
    expect(order('a')).not.toEqual(order('b'))
  })

  test('cfc 615: law (b) of 618 does not move the bye, and does within its score group where that is announced', () => {
    // 1 and 2 have a point more. Without 5 there are 3 and 4, who may not meet, and so nobody of equal score does.
    const parts = {
      virtualPoints: new Map([1, 2].map((id) => [id, [10]])),
      forbiddenPairs: [{ players: [3, 4], firstRound: 1, lastRound: null }],
    } as never
    expect(pairedAs(freshCfc(5, parts), 1)).toBe('1-3 4-2 bye 5')
    const announced = freshCfc(5, { ...(parts as object), cfc: { variations: ['615-laws'] } })
    expect(pairedAs(announced, 1)).toBe('1-2 3-5 bye 4')
    // Not to a higher score: without 2 or 1 there would be pairs of equal score too.
    const none = { ...(parts as object), forbiddenPairs: [{ players: [3, 4, 5], firstRound: 1, lastRound: null }] } as never
    expect(pairedAs(freshCfc(5, { ...(none as object), cfc: { variations: ['615-laws'] } }), 1)).toBe('1-3 4-2 bye 5')
  })

  test('cfc 615a: a half-point bye counts as a bye had where that is announced', () => {
    const rows = ['3w=', '4b=', '1b=', '2w=', 'H']
    expect(pairedAs(buildCfc(rows), 2)).toMatch(/bye 5$/)
    const barred = buildCfc(rows, { cfc: { variations: ['615a-bars'] } })
    expect(pairedAs(barred, 2)).toMatch(/bye 4$/)
    expect(cfc.explainer(barred, roundNumber(2)).whyNotUnpaired(playerId(5))).toMatchObject({
      kind: 'forbidden',
      obstacle: { kind: 'bye-barred', article: '615', rounds: [1] },
    })
  })

  test('cfc 615a: a half-point bye; it does not keep from the bye of another round', () => {
    const tournament = freshCfc(5, { requestedByes: [{ player: 5, round: 1, bye: 'half-point' }] as never })
    expect(pairedAs(tournament, 1)).toBe('1-3 4-2')
    const next = buildCfc(['3w1', '4b1', '1b0', '2w0', 'H'])
    expect(scores(next, 2)).toMatchObject({ 5: 5 })
    expect(competitorsOf(next, roundNumber(2)).find(({ id }) => id === 5)?.mayTakeBye).toBe(true)
  })
})

describe('scores', () => {
  test('cfc 616: a win 1, a draw ½, a bye and a default 1, the default for its player 0', () => {
    expect(scores(buildCfc(['2w1', '1b0', '4w=', '3b=', '6w+', '5b-', 'U', 'Z'], { cfc: { excused: [6] as never } }), 2)).toEqual({
      1: 10,
      2: 0,
      3: 5,
      4: 5,
      5: 10,
      6: 0,
      7: 10,
      8: 0,
    })
  })

  test('cfc 616: who defaults without notice is not paired until the director excuses him', () => {
    const rows = ['3w+', '4b1', '1b-', '2w0']
    expect(pairedAs(buildCfc(rows), 2)).toBe('2-1 bye 4')
    expect(pairedAs(buildCfc(rows, { cfc: { excused: [3] as never } }), 2)).toBe('2-1 3-4')
  })

  test('cfc 616: an excuse is for one default; the next one wants another', () => {
    const rows = ['3w+ 2b1', '4b1 1w0', '1b- 4b-', '2w0 3w+']
    const paired = (...excused: readonly unknown[]) => pairedAs(buildCfc(rows, { cfc: { excused: excused as never } }), 3)
    const without = pairedAs(buildCfc(rows), 3)
    expect(without).toContain('bye')
    expect(paired({ player: 3, round: 1 })).toBe(without)
    expect(paired(3)).toBe(without)
    expect(paired({ player: 3, round: 2 })).not.toContain('bye')
    expect(paired({ player: 3, round: 1 }, { player: 3, round: 2 })).not.toContain('bye')
  })

  test('cfc 616: who was paired again after a default had been excused', () => {
    expect(Object.keys(scores(buildCfc(['3w+ 2b1', '4b1 1w0', '1b- 4b1', '2w0 3w0']), 3))).toEqual(['1', '2', '3', '4'])
  })

  test('cfc 616.1: the bye is worth half a point', () => {
    const rows = ['3w1', '4b1', '1b0', '2w0', 'U']
    expect(scores(buildCfc(rows), 2)).toMatchObject({ 5: 10 })
    expect(scores(buildCfc(rows, { cfc: { variations: ['616.1'] } }), 2)).toMatchObject({ 5: 5 })
  })

  test('cfc 617: an unfinished game counts as a draw', () => {
    expect(scores(buildCfc(['3w*', '4b1', '1b*', '2w0']), 2)).toEqual({ 1: 5, 2: 10, 3: 5, 4: 0 })
  })

  test('cfc 617.1: or as it is adjudicated', () => {
    const ruled = { cfc: { variations: ['617.1'], adjudications: [{ round: 1, player: 3, result: 'win' }] } } as never
    expect(scores(buildCfc(['3w*', '4b1', '1b*', '2w0'], ruled), 2)).toEqual({ 1: 0, 2: 10, 3: 10, 4: 0 })
  })
})
