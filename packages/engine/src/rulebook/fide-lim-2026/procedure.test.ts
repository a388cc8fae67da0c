import { describe, expect, test } from 'vitest'
import { makeLimPlayer as player } from '../../testing/players/make-lim-player.ts'
import { pairByMatching } from './by-matching/pair-round.ts'
import { pairByTheBook } from './by-the-book/pair-round.ts'
import type { RoundFacts } from './compatible.ts'
import type { Competitor } from './competitor.ts'
import { pairsOf } from './paired-round.ts'
import { limDefaults } from './rules.ts'

/** After two rounds: one point is the median. */
const usual: RoundFacts = { ...limDefaults, lastRound: false, median: 10 }

/** Groups in the order they are paired, as `score: floaters with type > pairs`; by the book, and the same by matching. */
const told = (field: readonly Competitor[], facts: Partial<RoundFacts> = {}): string => {
  const round = pairByTheBook(field, { ...usual, ...facts })
  expect(pairByMatching(field, { ...usual, ...facts })).toEqual(round)
  if (round.kind !== 'paired') return round.kind
  const groups = round.groups.map((group) => {
    const floaters = group.floaters.map(({ player: { id }, type }) => `${id}${type}`).join()
    const pairs = pairsOf(group).map(({ first, second }) => `${first.id}-${second.id}`)
    return `${group.score / 10}:${floaters === '' ? '' : ` ${floaters} >`} ${pairs.join(' ')}`.trim()
  })
  const cracked = round.cracked.map(({ pair: { first, second }, from }) => `${from} ${first.id}-${second.id}`)
  return [...(round.bye === null ? [] : [`bye ${round.bye.id}`]), ...groups, ...cracked.map((one) => `cracked ${one}`)].join('; ')
}

describe('fide-lim-2026 1.1, fide-lim-2026 8.2: the bye', () => {
  test('the lowest numbered of the lowest score', () =>
    expect(told([player(1, 1, 'B'), player(2, 1, 'W'), player(3, 0, 'B'), player(4, 0, 'W'), player(5, 0, 'W')])).toMatch(/^bye 5/))
  test('not who may not have it, nor who is needed', () => {
    expect(told([player(1, 1, 'B'), player(2, 1, 'W'), player(3, 0, 'B', [], { mayTakeBye: false })])).toMatch(/^bye 2/)
    expect(told([player(1, 1, 'B', [2]), player(2, 1, 'W', [1]), player(3, 0, 'B')])).toMatch(/^bye 2/)
  })
})

describe('fide-lim-2026 2.1: compatible', () => {
  test('who have met cannot be paired, nor who must have the same colour', () => {
    expect(told([player(1, 1, 'B', [2]), player(2, 1, 'W', [1])])).toBe('impossible')
    expect(told([player(1, 1, 'BB'), player(2, 1, 'WBB')])).toBe('impossible')
    expect(told([player(1, 1, 'BB'), player(2, 1, 'WB')])).toBe('1: 1-2')
  })
  test('fide-lim-2026 6: in the last round equal scores meet whatever their colours; others by one reading only', () => {
    expect(told([player(1, 1, 'BB'), player(2, 1, 'WBB')], { lastRound: true })).toBe('1: 1-2')
    expect(told([player(1, 2, 'BB'), player(2, 1, 'WBB')], { lastRound: true })).toBe('impossible')
    expect(told([player(1, 2, 'BB'), player(2, 1, 'WBB')], { lastRound: true, lastRoundColours: 'everybody' })).toBe('2: 1d >; 1: 1-2')
  })
  // 1 and 3 must have White; with 4, who is due White as well but need not have it, nobody has a third colour.
  test('fide-lim-2026 6: a third colour in the last round has to be necessary, or by one reading not', () => {
    const field = [player(1, 1, 'BB', [2]), player(2, 1, 'WBW', [1]), player(3, 1, 'WBB', [4]), player(4, 1, 'BWB', [3])]
    expect(told(field)).toBe('1: 1-4 2-3')
    expect(told(field, { lastRound: true })).toBe('1: 1-4 2-3')
    expect(told(field, { lastRound: true, lastRoundColours: 'same-score' })).toBe('1: 1-3 2-4')
    // With 2 due White for good there is no other way: colours give way.
    const needed = [player(1, 1, 'BB', [2]), player(2, 1, 'WBB', [1]), player(3, 1, 'WBB', [4]), player(4, 1, 'BWB', [3])]
    expect(told(needed)).toBe('impossible')
    expect(told(needed, { lastRound: true })).toBe('1: 1-3 2-4')
  })
})

test('fide-lim-2026 2.2, fide-lim-2026 3.2, fide-lim-2026 8.1, fide-lim-2026 8.3: from the top down, from the bottom up, the median last', () =>
  expect(
    told([
      player(1, 2, 'BW'),
      player(2, 2, 'WB'),
      player(3, 2, 'BW'),
      player(4, 1, 'WB'),
      player(5, 1, 'BW'),
      player(6, 0, 'WB'),
      player(7, 0, 'BW'),
      player(8, 0, 'WB'),
    ]),
    // 3 is due Black like 1 and floats down; 6, the highest numbered due White like 8, floats up.
  ).toBe('2: 3d > 1-2; 0: 6d > 8-7; 1: 3-4 6-5'))

describe('fide-lim-2026 2.3: floaters', () => {
  test('fide-lim-2026 2.3.1: who has played everybody of the group', () =>
    expect(told([player(1, 2, 'BW', [2, 3]), player(2, 2, 'WB', [1]), player(3, 2, 'BW', [1]), player(4, 1, 'WB')])).toBe(
      '2: 1d > 2-3; 1: 1-4',
    ))
  test('fide-lim-2026 2.3.2, fide-lim-2026 2.3.3: whose colour nobody can give', () => {
    expect(told([player(1, 2, 'WBWW'), player(2, 2, 'BWW'), player(3, 2, 'BW'), player(4, 1, 'WB')])).toBe('2: 2d > 1-3; 1: 2-4')
    expect(told([player(1, 2, 'WW'), player(2, 2, 'BWW'), player(3, 1, 'BW'), player(4, 1, 'WB')])).toBe('2: 1d,2d >; 1: 1-4 2-3')
  })
  test('fide-lim-2026 2.3.4, fide-lim-2026 3.2.4: as many due White as Black: the lowest numbered', () =>
    expect(told([player(1, 2, 'B'), player(2, 2, 'W'), player(3, 2), player(4, 1)])).toBe('2: 3d > 1-2; 1: 3-4'))
  test('fide-lim-2026 3.2.2: somebody due the colour that more are due', () =>
    expect(told([player(1, 2, 'B'), player(2, 2, 'B'), player(3, 2, 'W'), player(4, 1)])).toBe('2: 2d > 1-3; 1: 2-4'))
  test('fide-lim-2026 3.2.3: of a Maxi tournament only within 100 points', () => {
    const field = (rating: number) => [
      player(1, 2, 'B'),
      player(2, 2, 'B', [], { rating }),
      player(3, 2, 'W', [], { rating: 1900 }),
      player(4, 1),
    ]
    expect(told(field(2000), { maxi: true })).toMatch(/^2: 2d/)
    expect(told(field(2001), { maxi: true })).toMatch(/^2: 3d/)
  })
  test('fide-lim-2026 3.10: not who floated in the round before', () =>
    expect(told([player(1, 2, 'B'), player(2, 2, 'W'), player(3, 2, '', [], { floatedLast: true }), player(4, 1)])).toBe(
      '2: 2d > 1-3; 1: 2-4',
    ))
  test('fide-lim-2026 3.3, fide-lim-2026 3.5, fide-lim-2026 3.9: who has an opponent below goes before who has none', () => {
    expect(told([player(1, 2, 'B'), player(2, 2, 'W'), player(3, 2, '', [4]), player(4, 1, '', [3])])).toBe('2: 2d > 1-3; 1: 2-4')
    expect(told([player(1, 2, 'B'), player(2, 2, 'W', [4]), player(3, 2, '', [], { floatedLast: true }), player(4, 1, '', [2])])).toMatch(
      /^2: 1d > 2-3;/,
    )
    expect(
      told([player(1, 2, 'B', [4]), player(2, 2, 'W', [4]), player(3, 2, '', [], { floatedLast: true }), player(4, 1, '', [1, 2])]),
    ).toMatch(/^2: 3d > 1-2;/)
  })
  test('fide-lim-2026 3.4: upwards alike', () =>
    expect(told([player(1, 1, '', [2]), player(2, 0, '', [1]), player(3, 0, 'B'), player(4, 0, 'W')])).toBe('0: 3d > 4-2; 1: 3-1'))
  test('fide-lim-2026 3.9: who has floated already stays if somebody else can go', () =>
    expect(told([player(1, 4, 'B'), player(2, 3, 'W'), player(3, 3, 'B'), player(4, 2, 'W')], { median: 15 })).toBe(
      '4: 1d >; 3: 3d > 1-2; 2: 3-4',
    ))
  test('fide-lim-2026 3.1, fide-lim-2026 4.4: the players of the text: 2 floats in company of the lowest numbered, or instead of the one that made the number even', () => {
    const others = [3, 4, 5]
    const six = [
      player(1, 2, '', [2, ...others]),
      player(2, 2, '', [1, ...others]),
      player(3, 2, '', [1, 2]),
      player(4, 2, '', [1, 2]),
      player(5, 2, '', [1, 2]),
      player(6, 2),
    ]
    const below = [player(8, 1), player(9, 1)]
    expect(told([...six, ...below])).toMatch(/^2: 5d,2d > 1-6 3-4;/)
    const met = (numbers: readonly number[]): readonly number[] => [...numbers, 7]
    const seven = [
      player(1, 2, '', met([2, ...others])),
      player(2, 2, '', met([1, ...others])),
      player(3, 2, '', [1, 2]),
      player(4, 2, '', [1, 2]),
      player(5, 2, '', [1, 2]),
      player(6, 2),
      player(7, 2, '', [1, 2]),
    ]
    expect(told([...seven, player(8, 1)])).toMatch(/^2: 2d > 1-6 3-5 4-7;/)
  })
})

describe('fide-lim-2026 3.6, fide-lim-2026 3.7, fide-lim-2026 3.8: boards of floaters', () => {
  test('from above the highest score first, and the first who is due the other colour', () =>
    expect(
      told([player(1, 3, 'B', [2]), player(2, 2, 'B', [1]), player(3, 1, 'B'), player(4, 1, 'W'), player(5, 1, 'W'), player(6, 1, 'W')]),
    ).toBe('3: 1c >; 2: 1b,2d >; 1: 1-4 2-5 3-6'))
  test('of a Maxi tournament only within 100 points of the first', () => {
    const field = (rating: number) => [
      player(1, 2, 'B'),
      player(2, 1, 'B'),
      player(3, 1, 'W', [], { rating }),
      player(4, 1, 'W', [], { rating }),
    ]
    expect(told(field(1900), { maxi: true })).toBe('2: 1d >; 1: 1-3 2-4')
    expect(told(field(1899), { maxi: true })).toBe('2: 1d >; 1: 1-2 3-4')
  })
  test('in the median first those from above; those from below meet the highest numbered, or by one reading the lowest', () => {
    const field = [player(1, 2), player(2, 1), player(3, 1), player(4, 1), player(5, 1), player(6, 0)]
    expect(told(field)).toBe('2: 1d >; 0: 6d >; 1: 1-2 6-3 4-5')
    expect(told(field, { medianUpfloaters: 'lowest' })).toBe('2: 1d >; 0: 6d >; 1: 1-2 6-5 3-4')
  })
})

describe('fide-lim-2026 5.2: second scrutiny', () => {
  test('fide-lim-2026 2.5, fide-lim-2026 5.1, fide-lim-2026 5.6: exchanges for colours', () =>
    expect(told([player(1, 1, 'B'), player(2, 1, 'W'), player(3, 1, 'B'), player(4, 1, 'W')])).toBe('1: 1-4 2-3'))
  // 2 can have its colour from 4 alone: 1 gives way, unless what is found stays.
  const tight = [
    player(1, 1, 'B'),
    player(2, 1, 'B', [5, 6]),
    player(3, 1, 'B'),
    player(4, 1, 'W'),
    player(5, 1, 'W', [2]),
    player(6, 1, 'W', [2]),
  ]
  test('boards already found may change, or by one reading not', () => {
    expect(told(tight)).toBe('1: 1-5 2-4 3-6')
    expect(told(tight, { colourExchanges: 'one-walk' })).toBe('1: 1-4 2-3 5-6')
  })
  test('fide-lim-2026 5.7: of a Maxi tournament only within 100 points of the opponent proposed', () => {
    const field = (rating: number) => [player(1, 1, 'B'), player(2, 1, 'W'), player(3, 1, 'B'), player(4, 1, 'W', [], { rating })]
    expect(told(field(1900), { maxi: true })).toBe('1: 1-4 2-3')
    expect(told(field(1899), { maxi: true })).toBe('1: 1-3 2-4')
  })
})

describe('fide-lim-2026 2.6: a median that cannot be paired', () => {
  const blocked = [
    player(1, 2, ''),
    player(2, 2, ''),
    player(3, 2, ''),
    player(4, 2, ''),
    player(5, 1, '', [6]),
    player(6, 1, '', [5]),
    player(7, 0),
    player(8, 0),
  ]
  test('fide-lim-2026 2.6.2: with as many floaters from both sides a pairing above is cracked, the last made or by one reading the first', () => {
    expect(told(blocked)).toBe('2: 1-3 2-4; 0: 8-7; 1: 2-5 4-6; cracked above 2-4')
    expect(told(blocked, { cracking: 'first-made' })).toBe('2: 1-3 2-4; 0: 8-7; 1: 1-5 3-6; cracked above 1-3')
  })
  test('fide-lim-2026 2.6.1: with more floaters from above a pairing below is cracked', () =>
    expect(told([player(1, 2, '', [2]), player(2, 1, '', [1]), player(3, 0), player(4, 0)])).toBe(
      '2: 1c >; 0: 4-3; 1: 1-3 4-2; cracked below 4-3',
    ))
})
