import { describe, expect, test } from 'vitest'
import { makeEntrant } from '../../testing/players/make-entrant.ts'
import { system as double } from '../fide-double-swiss-2026/system.ts'
import { system as teams } from '../fide-team-2026/system.ts'
import { pairByTheBook } from './by-the-book/pair-round.ts'
import { pairingsInOrder } from './by-the-book/pairings.ts'
import type { Competitor } from './competitor.ts'
import type { AskedOfRound } from './criterion.ts'
import type { System } from './system.ts'

const usual: AskedOfRound = { floatsSpared: false, following: 'reached', followingGroup: 'left' }

const systems = [
  ['teams', teams],
  ['players', double],
] as const

/** Brackets as `residents+upfloaters: pairs`. */
const told = (field: readonly Competitor[], asked: Partial<AskedOfRound> = {}, system: System = teams): string => {
  const round = pairByTheBook(field, system, { ...usual, ...asked })
  if (round.kind !== 'paired') return round.kind
  const ids = (some: readonly Competitor[]): string => some.map(({ id }) => id).join()
  const brackets = round.brackets.map(
    ({ residents, upfloaters, pairs }) =>
      `${ids(residents)}${upfloaters.length > 0 ? `+${ids(upfloaters)}` : ''}: ${pairs.map(({ top, bottom }) => `${top.id}-${bottom.id}`).join(' ')}`,
  )
  return [...(round.bye === null ? [] : [`bye ${round.bye.id}`]), ...brackets].join('; ')
}

const white = { colour: 'white', strength: 'strong' } as const
const mildWhite = { colour: 'white', strength: 'mild' } as const

test('fide-team-2026 3.6, fide-double-swiss-2026 3.6: the identifier orders pairings by top members, then by their partners', () => {
  const four = [1, 2, 3, 4].map((number) => makeEntrant(number, 0))
  const all = [...pairingsInOrder(four, { spend: () => undefined })]
  expect(all.map((pairs) => pairs.map(({ top, bottom }) => `${top.id}-${bottom.id}`).join(' '))).toEqual(['1-3 2-4', '1-4 2-3', '1-2 3-4'])
})

describe('fide-team-2026 3.4, fide-double-swiss-2026 3.4: the bye', () => {
  const three = (...more: readonly Partial<Competitor>[]) => more.map((one, at) => makeEntrant(at + 1, 0, [], one))
  test('3.4.4: the largest number', () => expect(told(three({}, {}, {}))).toBe('bye 3; 1,2: 1-2'))
  test('3.4.3: before that, most matches played', () => expect(told(three({}, { matches: 1 }, {}))).toBe('bye 2; 1,3: 1-3'))
  test('fide-team-2026 C2, fide-double-swiss-2026 C2: not whom C2 bars', () =>
    expect(told(three({}, {}, { mayTakeBye: false }))).toBe('bye 2; 1,3: 1-3'))
  test('3.4.1: the others must be able to play', () =>
    expect(told([makeEntrant(1, 2, [2]), makeEntrant(2, 1, [1]), makeEntrant(3, 0)])).toBe('bye 2; 1+3: 1-3'))
  test('3.4.2: the lowest score', () => expect(told([makeEntrant(1, 2), makeEntrant(2, 1), makeEntrant(3, 2)])).toBe('bye 2; 1,3: 1-3'))
  test('fide-team-2026 3.3, fide-double-swiss-2026 3.3: nobody can have it', () =>
    expect(told(three({ mayTakeBye: false }))).toBe('impossible'))
})

test('fide-team-2026 3.2, fide-double-swiss-2026 3.2: the highest score left comes first', () => {
  expect(told([makeEntrant(1, 0), makeEntrant(2, 2), makeEntrant(3, 0), makeEntrant(4, 2)])).toBe('2,4: 2-4; 1,3: 1-3')
})

describe.each(systems)('fide-team-2026 3.5, fide-double-swiss-2026 3.5: upfloaters of %s', (_, system) => {
  /** 10, 11 and 12 have met one another; below them the example of 3.5.4. */
  const example = (barred: readonly number[]) => [
    ...[10, 11, 12].map((number) =>
      makeEntrant(
        number,
        4,
        [10, 11, 12, ...barred].filter((other) => other !== number),
      ),
    ),
    ...[2, 6, 8].map((number) => makeEntrant(number, 3, barred.includes(number) ? [10, 11, 12] : [])),
    ...[1, 3, 5].map((number) => makeEntrant(number, 2.5, barred.includes(number) ? [10, 11, 12] : [])),
    makeEntrant(4, 0),
  ]
  test('fide-team-2026 C4, fide-double-swiss-2026 C4, fide-team-2026 C5, fide-double-swiss-2026 C5: as few as possible, with scores as high as possible', () =>
    expect(told(example([]), {}, system)).toMatch(/^10,11,12\+2,6,8: 2-10 6-11 8-12;/))
  test('3.5.4: the first set in order, of those that can be paired', () =>
    expect(told(example([8, 1]), {}, system)).toMatch(/^10,11,12\+2,6,3:/))

  const lone = (...more: readonly Partial<Competitor>[]) => [
    makeEntrant(1, 3),
    makeEntrant(2, 2, [], more[0]),
    makeEntrant(3, 2, [4], more[1]),
    makeEntrant(4, 2, [3], more[2]),
    makeEntrant(5, 1),
    makeEntrant(6, 1),
  ]
  test('fide-team-2026 C6, fide-double-swiss-2026 C6: the following bracket shall do without upfloaters', () =>
    expect(told(lone(), {}, system)).toBe('1+3: 1-3; 2,4: 2-4; 5,6: 5-6'))
  test('fide-team-2026 C7, fide-double-swiss-2026 C7: after that, nobody who floated in the round before', () =>
    expect(told(lone({}, { floated: true }), {}, system)).toBe('1+4: 1-4; 2,3: 2-3; 5,6: 5-6'))
  test('C7: C6 goes before C7', () =>
    expect(told(lone({}, { floated: true }, { floated: true }), {}, system)).toBe('1+3: 1-3; 2,4: 2-4; 5,6: 5-6'))
  test('C7: in the last rounds floats do not count', () =>
    expect(told(lone({}, { floated: true }), { floatsSpared: true }, system)).toBe('1+3: 1-3; 2,4: 2-4; 5,6: 5-6'))
  test('fide-team-2026 C3, fide-double-swiss-2026 C3: the rest can be paired', () =>
    expect(told([makeEntrant(1, 2), makeEntrant(2, 1), makeEntrant(3, 1, [4]), makeEntrant(4, 0, [3])], {}, system)).toBe(
      '1+3: 1-3; 2+4: 2-4',
    ))

  test('C6: C6 is silent where the following scoregroup is emptied', () =>
    expect(told([makeEntrant(1, 2), makeEntrant(2, 1), makeEntrant(3, 0), makeEntrant(4, 0)], {}, system)).toBe('1+2: 1-2; 3,4: 3-4'))
})

test('C6: where the next scoregroup has gone up before, C6 asks for the one after it, or is silent, as the reading has it', () => {
  // 1 takes 3 up, which was all of its scoregroup. If 2 takes 6, then 4 and 5 can meet, but 7 and 8 cannot.
  const field = [
    makeEntrant(1, 6, [2]),
    makeEntrant(2, 5, [1, 4, 5]),
    makeEntrant(3, 4),
    makeEntrant(4, 3, [2]),
    makeEntrant(5, 3, [2]),
    makeEntrant(6, 2),
    makeEntrant(7, 2, [8]),
    makeEntrant(8, 1, [7]),
  ]
  expect(told(field)).toBe('1+3: 1-3; 2+7: 2-7; 4,5: 4-5; 6+8: 6-8')
  expect(told(field, { followingGroup: 'of-the-round' })).toMatch(/^1\+3: 1-3; 2\+6: 2-6; 4,5/)
})

describe('fide-team-2026 3.6, fide-double-swiss-2026 3.6: pairs', () => {
  const four = (...more: readonly Partial<Competitor>[]) =>
    [1, 2, 3, 4].map((number) => makeEntrant(number, number < 4 ? 2 : 1, [], more[number - 1]))
  test('3.6.4: the first that breaks nothing', () => expect(told(four())).toBe('1,2,3+4: 1-3 2-4'))
  test('fide-team-2026 C1, fide-double-swiss-2026 C1', () => {
    const [one, two, three, last] = four() as [Competitor, Competitor, Competitor, Competitor]
    expect(told([{ ...one, met: new Set([three.id]) }, two, { ...three, met: new Set([one.id]) }, last])).toBe('1,2,3+4: 1-4 2-3')
  })
  test('fide-team-2026 C8', () => expect(told(four({ preference: white }, {}, { preference: white }))).toBe('1,2,3+4: 1-4 2-3'))
  test('fide-team-2026 C9 parts what C8 leaves', () => {
    const preference = (...strong: readonly number[]) =>
      [1, 2, 3, 4].map((number) => ({ preference: strong.includes(number) ? white : mildWhite }))
    expect(told(four(...preference(1, 3)))).toBe('1,2,3+4: 1-4 2-3')
    expect(told(four(...preference(1, 2)))).toBe('1,2,3+4: 1-3 2-4')
  })
  test('fide-team-2026 C10, after C8', () => {
    expect(told(four({}, { floated: true }))).toBe('1,2,3+4: 1-4 2-3')
    expect(told(four({ preference: white }, { floated: true }, {}, { preference: white }))).toBe('1,2,3+4: 1-2 3-4')
    expect(told(four({}, { floated: true }), { floatsSpared: true })).toBe('1,2,3+4: 1-3 2-4')
  })
  test('fide-double-swiss-2026 C8: a Double-Swiss asks for floats, and never for colours', () => {
    expect(told(four({}, { floated: true }), {}, double)).toBe('1,2,3+4: 1-4 2-3')
    expect(told(four({ preference: white }, {}, { preference: white }), {}, double)).toBe('1,2,3+4: 1-3 2-4')
  })
})
