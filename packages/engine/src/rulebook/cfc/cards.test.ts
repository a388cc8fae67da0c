import { describe, expect, test } from 'vitest'
import { issueText } from '../../../../messages/src/issues/issue-text.ts'
import { playerId, roundNumber } from '../../model/ids.ts'
import { buildCfc, freshCfc, pairedAs } from '../../testing/build-cfc.ts'
import { competitorsOf } from './competitors.ts'
import { cfc } from './index.ts'
import { assignPairingNumbers, orderOfCards } from './pairing-order.ts'
import { ratingOnCard } from './ratings.ts'

describe('cards and ratings', () => {
  test('cfc 611: a card tells score, due colour and opponents', () => {
    const [first] = competitorsOf(buildCfc(['2w1', '1b0', 'U']), roundNumber(2))
    expect(first).toMatchObject({ id: 1, score: 10, rating: 2000, due: { colour: 'black', why: 'equalisation' } })
    expect([...first!.excluded]).toEqual([2])
  })

  test.each([
    [{ cfc: 1900, fide: 2100 }, 1900],
    [{ fide: 2100, uscf: 2200 }, 2100],
    [{ uscf: 2200 }, 2200],
    [{ bcf: 175 }, 2000],
    [{ ingo: 105 }, 2000],
    [{ estimate: 1500 }, 1500],
    [{}, null],
  ])('cfc 612: %o is rated %s on the card', (known, rating) => expect(ratingOnCard(known)).toBe(rating))
})

describe('order and numbers', () => {
  const ids = (ratings: readonly (number | null)[], place: Parameters<typeof orderOfCards>[1]) =>
    orderOfCards(freshCfc(ratings.length, { ratings }).players, place).map(({ id }) => id)
  const field = [null, 1500, 2000, 1900, 1600, 1400, null, 1800, 1700, 1300]

  test('cfc 613: by rating, the unrated at the bottom', () => {
    expect(ids(field, 'bottom')).toEqual([3, 4, 8, 9, 5, 2, 6, 10, 1, 7])
  })

  test('cfc 613: equal ratings and the unrated by a lot that can be drawn again', () => {
    const numbers = (seed: string) =>
      assignPairingNumbers(freshCfc(9, { ratings: [2000, 2000, 2000, 2000, 2000, 2100, null, null, null] }).players, seed, 'bottom').map(
        ({ pairingNumber }) => pairingNumber,
      )
    expect(numbers('Toronto')).toEqual(numbers('Toronto'))
    expect(numbers('Toronto')).not.toEqual(numbers('Montreal'))
    expect(numbers('Toronto')[5]).toBe(1)
    expect(numbers('Toronto').slice(6).sort()).toEqual([7, 8, 9])
  })

  test('cfc 613.1: (a) the unrated just below the average, here 1650', () => {
    expect(ids(field, 'below-average')).toEqual([3, 4, 8, 9, 1, 7, 5, 2, 6, 10])
  })

  test('cfc 613.1: (b) the unrated a fifth of the way up', () => {
    expect(ids(field, 'fifth-from-bottom')).toEqual([3, 4, 8, 9, 5, 2, 1, 7, 6, 10])
    expect(pairedAs(freshCfc(10, { ratings: field, cfc: { variations: ['613.1b'] } }), 1)).toBe('3-2 1-4 7-8 9-6 5-10')
  })

  test('cfc 613.1: (b) the fifth rounded up where that is announced', () => {
    const seven = [null, 1900, 1800, 1700, 1600, 1500, 1400]
    const order = (variation: '613.1b' | '613.1b-up') =>
      competitorsOf(freshCfc(7, { ratings: seven, cfc: { variations: [variation] } }), roundNumber(1)).map(({ id }) => id)
    expect(order('613.1b')).toEqual([2, 3, 4, 5, 6, 1, 7])
    expect(order('613.1b-up')).toEqual([2, 3, 4, 5, 1, 6, 7])
  })

  test('cfc 614: a late entrant has the next number and the place of his rating', () => {
    const late = buildCfc(['3w1', '4b1', '1b0', '2w0', '.', '.'], { ratings: [2000, 1900, 1800, 1700, 1600, 2100] })
    const numbered = assignPairingNumbers(
      late.players.map((player) => ({ ...player, outcomes: player.id < 5 ? player.outcomes : [] })),
      '',
      'bottom',
    )
    expect(numbered.map(({ pairingNumber }) => pairingNumber)).toEqual([1, 2, 3, 4, 5, 6])
    expect(orderOfCards(numbered, 'bottom').map(({ id }) => id)).toEqual([6, 1, 2, 3, 4, 5])
    // The round he missed is a default: he is paired with those who have nothing.
    expect(pairedAs(late, 2)).toBe('2-1 6-4 3-5')
  })

  test('cfc 614: a pairing score, for pairing only', () => {
    const late = buildCfc(['3w1', '4b1', '1b0', '2w0', '.', '.'], {
      ratings: [2000, 1900, 1800, 1700, 1600, 2100],
      virtualPoints: new Map([[6, [0, 10]]]) as never,
    })
    expect(pairedAs(late, 2)).toBe('6-1 2-3 5-4')
  })
})

describe('what has no effect as it is declared', () => {
  const warned = (parts: Parameters<typeof freshCfc>[1], round = 1) =>
    cfc.warnings?.(freshCfc(4, parts), roundNumber(round)).map((issue) => `${issue.article} ${issueText(issue)}`)

  test('cfc 601, 602: nothing in a tournament by the basic rules, or one that declares what its variations need', () => {
    expect(warned({})).toEqual([])
    expect(
      warned({ numberOfRounds: 5, cfc: { variations: ['619.1', '624.2', '631.2', '633.1'], apart: [[playerId(1), playerId(2)]] } }),
    ).toEqual([])
  })

  test('cfc 619.1: players who asked without the variation, and the variation without anybody who asked', () => {
    expect(warned({ cfc: { apart: [[playerId(1), playerId(2)]] } })).toEqual([expect.stringContaining('619.1 is not announced')])
    expect(warned({ cfc: { variations: ['619.1'] } })).toEqual([expect.stringContaining('nobody has asked')])
    expect(warned({ cfc: { variations: ['619.1'] } }, 3)).toEqual([])
  })

  test('cfc 624.2, 631.2, 633.1: the number of rounds is not declared', () => {
    expect(warned({ cfc: { variations: ['624.2', '631.2', '633.1'] } })?.map((text) => text.split(' ')[0])).toEqual([
      '624.2',
      '631.2',
      '633.1',
    ])
  })
})
