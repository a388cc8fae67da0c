import { describe, expect, test } from 'vitest'
import { playerId, roundNumber } from '../model/ids.ts'
import type { RulebookId } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import { buildTournament } from '../testing/build-tournament.ts'
import { fastest } from '../testing/fastest.ts'
import { randomTournament } from '../testing/random/random-tournament.ts'
import { checkRound, type RefereeReport } from './check-round.ts'
import { pairRound } from './pair-round.ts'
import { allocation, type DueColour, dueColour, dueColour1998, dueColour2012, type Letter } from './referee/colours.ts'
import type { Row } from './referee/sheet.ts'
import type { RoundPairing } from './round-pairing.ts'

/** "1-8 9-2 14": boards with White first, and the bye. Everybody else is not paired. */
const judge = (rulebook: RulebookId, rows: readonly string[], text: string, data: Partial<Tournament> = {}): RefereeReport => {
  const tournament = buildTournament(rows, { numberOfRounds: 9, initialColour: 'white', ...data })
  const round = roundNumber(rows[0]!.split(' ').filter(Boolean).length + 1)
  const parts = text.split(' ').map((part) => part.split('-').map((number) => playerId(Number(number))))
  const boards = parts.flatMap(([white, black]) => (black === undefined ? [] : [{ white: white!, black }]))
  const bye = parts.find((part) => part.length === 1)?.[0] ?? null
  const notPaired = tournament.players.map(({ id }) => id).filter((id) => !parts.flat().includes(id))
  return checkRound(tournament, round, { kind: 'pairing', rulebook, round, boards, bye, notPaired }, rulebook)
}

const found = ({ violations }: RefereeReport): readonly string[] =>
  violations.map(({ code, article }) => (article === undefined ? code : `${code} ${article}`))

const fresh = ['', '', '', '']
const five = ['3w1', '4b1', '1b0', '2w0', 'U']
const unplayed = ['2w+', '1b-', '4w+', '3b-']
const twice = ['3w1 4w1', '4w1 3w1', '1b0 2b0', '2b0 1b0']
const after = (fifth: string): readonly string[] => [...five.slice(0, 4), fifth]

describe.each([
  ['fide-dutch-2012', 'B.1.a', 'B.1.b'],
  ['fide-dutch-1998', 'B.1', 'B.1'],
] as const)('the referee of %s finds', (rulebook, rematch, bye) => {
  test.each([
    ['nothing', fresh, '1-3 4-2', []],
    ['nothing in a round with a bye', five, '2-1 3-5 4', []],
    ['a player left out', fresh, '1-3', ['left-out A.5', 'left-out A.5', 'wrong-list-of-unpaired']],
    ['a player paired twice', fresh, '1-3 2-3 4', ['paired-twice A.5', 'needless-bye A.5']],
    ['a rematch (fide-dutch-2012 B.1.a, fide-dutch-1998 B.1)', five, '2-5 3-1 4', [`rematch ${rematch}`]],
    ['a second bye', five, '2-1 3-4 5', [`barred-bye ${bye}`]],
    ['a bye after a full-point bye', after('F'), '2-1 3-4 5', [`barred-bye ${bye}`]],
    ['a bye after the opponent was absent', ['3w1', '4b+', '1b0', '2w-', 'Z'], '4-1 3-5 2', [`barred-bye ${bye}`]],
    ['no fault in a bye after an absence worth nothing', after('Z'), '2-1 3-4 5', []],
    ['wrong colours in round 1', fresh, '1-3 2-4', ['wrong-colours E.5']],
    ['wrong colours in round 2', five, '1-2 3-5 4', ['wrong-colours E.1']],
    ['nothing where two without a game have their colours turned round in round 2', unplayed, '3-1 2-4', []],
    ['their colours not turned round', unplayed, '1-3 4-2', ['wrong-colours E.5', 'wrong-colours E.5']],
    ['boards in the wrong order', fresh, '4-2 1-3', ['wrong-board-order F.1']],
    ['two absolute preferences', twice, '2-1 3-4', ['absolute-colours B.2', 'absolute-colours B.2']],
  ])('%s', (_, rows, text, expected) => {
    expect(found(judge(rulebook, rows, text))).toEqual(expected)
  })

  test('fide-dutch-2012 F.5, fide-dutch-1998 F.5: somebody who is away', () => {
    const requestedByes = [{ player: playerId(4), round: roundNumber(1), bye: 'zero-point' as const }]
    expect(found(judge(rulebook, fresh, '1-3 2-4', { requestedByes }))).toEqual(['not-to-be-paired F.5', 'wrong-list-of-unpaired'])
  })

  test('a forbidden pair', () => {
    const forbiddenPairs = [{ players: [playerId(1), playerId(3)], firstRound: roundNumber(1), lastRound: null }]
    expect(found(judge(rulebook, fresh, '1-3 4-2', { forbiddenPairs }))).toEqual(['forbidden-pair'])
  })

  test('fide-dutch-2012 B.2, fide-dutch-1998 B.2: in the last round topscorers may meet', () => {
    const { violations } = judge(rulebook, twice, '2-1 3-4', { numberOfRounds: 3 })
    expect(violations.map(({ code, player }) => [code, player])).toEqual([['absolute-colours', 3]])
  })

  test('any two boards turned round or exchanged, or one missing, whatever the tournament', () => {
    const articles = new Set<string>()
    for (let seed = 1; seed <= 60; seed++)
      for (const { tournament, round, answer } of randomTournament(seed, (one, r) => pairRound(one, r, rulebook)!)) {
        if (answer.kind !== 'pairing' || tournament.initialColour === null) continue
        const pairing = answer as RoundPairing
        const faults = (boards: RoundPairing['boards']) =>
          found(checkRound(tournament, round, { ...pairing, boards }, rulebook, { legalityOnly: true }))
        for (const [at, { white, black }] of pairing.boards.entries()) {
          const about = { seed, round, at }
          const turned = faults(pairing.boards.with(at, { white: black, black: white }))
          expect({ ...about, turned }).toEqual({ ...about, turned: [expect.stringMatching(/^wrong-colours E\.[1-5]$/)] })
          articles.add(turned[0]!.slice(-3))
          expect({ ...about, missing: faults(pairing.boards.toSpliced(at, 1)) }).toEqual({
            ...about,
            missing: ['left-out A.5', 'left-out A.5'],
          })
          if (at === 0) continue
          const exchanged = faults(pairing.boards.with(at, pairing.boards[at - 1]!).with(at - 1, { white, black }))
          expect({ ...about, exchanged }).toEqual({ ...about, exchanged: ['wrong-board-order F.1'] })
        }
      }
    expect([...articles].sort()).toEqual(['E.1', 'E.2', 'E.3', 'E.4', 'E.5'])
  })

  test('nothing wrong with 2,000 players in no time', () => {
    const count = 2000
    const rows = Array.from({ length: count }, (_, at) => (at < count / 2 ? `${at + 1 + count / 2}w1` : `${at + 1 - count / 2}b0`))
    const tournament = buildTournament(rows, { numberOfRounds: 9, initialColour: 'white' })
    const pairs = (from: number) => Array.from({ length: count / 4 }, (_, at) => [from + at, from + at + count / 4] as const)
    // Everybody of a score has had the same colour: the higher ranked player gets the due one.
    const boards = [
      ...pairs(1).map(([higher, lower]) => ({ white: playerId(lower), black: playerId(higher) })),
      ...pairs(count / 2 + 1).map(([higher, lower]) => ({ white: playerId(higher), black: playerId(lower) })),
    ]
    const round = roundNumber(2)
    const pairing: RoundPairing = { kind: 'pairing', rulebook, round, boards, bye: null, notPaired: [] }
    const took = fastest(2000, () => expect(found(checkRound(tournament, round, pairing, rulebook, { legalityOnly: true }))).toEqual([]))
    expect(took).toBeLessThan(2000)
  })
})

describe('where the editions differ', () => {
  const bye = (rulebook: RulebookId) => found(judge(rulebook, after('H'), '2-1 3-4 5'))

  test('fide-dutch-2012 B.1.b: half a point without playing bars from the bye', () => {
    expect(bye('fide-dutch-2012')).toEqual(['barred-bye B.1.b'])
  })

  test('fide-dutch-1998 B.1: half a point is no bar', () => {
    expect(bye('fide-dutch-1998')).toEqual([])
  })

  const row = (place: number, due: DueColour, letters: string, topscorer: boolean): Row => {
    const colours = [...letters] as Letter[]
    return { place, colours, due: due(colours, topscorer, true) } as unknown as Row
  }
  test.each([
    ['fide-dutch-2012 E.3: a wider colour difference is no stronger preference', dueColour2012, 'WBWBWBB', 'BBWWBB', false, 2, 'W'],
    ['from 2016 on it is', dueColour, 'WBWBWBB', 'BBWWBB', false, 1, 'B'],
    ['fide-dutch-2012 E.3: topscorers keep their absolute preferences', dueColour2012, 'BWBB', 'WWBB', true, 2, 'W'],
    [
      'fide-dutch-1998 A.7: above 50 % even colours are a mild preference, others a strong one',
      dueColour1998,
      'BWBB',
      'WWBB',
      true,
      1,
      'W',
    ],
    ['fide-dutch-1998 A.7: before the last round they are absolute', dueColour1998, 'BWBB', 'WWBB', false, 2, 'W'],
  ] as const)('%s', (_, due, higher, lower, topscorer, rule, colour) => {
    expect(allocation(row(0, due, higher, topscorer), row(1, due, lower, topscorer), 'W')).toEqual({ rule, higher: colour })
  })
})

describe('report cards', () => {
  /** The failures of each bracket that are not nothing, as "B.4 3". */
  const failures = ({ brackets }: RefereeReport): readonly (readonly string[])[] =>
    brackets.map(({ card }) =>
      card.flatMap((line) => {
        if (line.kind === 'count') return line.value === 0 ? [] : [`${line.article} ${line.value}`]
        const values = line.kind === 'differences' ? line.values : line.scores
        return values.length === 0 ? [] : [`${line.article} ${values.join(',')}`]
      }),
    )
  // 1, 2, 3 and 7 have a point: 1 and 3 are due Black, 2 White. Then a bracket of three, in which the bye of round 1 floats again.
  const seven = ['4w1', '5b1', '6w1', '1b0', '2w0', '3b0', 'U']
  const floater = ['C.14 1', 'B.3 10']

  test.each([
    ['fide-dutch-2012 B.4: a preference denied', seven, '3-1 2-7 4-5 6', [['B.4 1', 'C.10.e 1'], floater]],
    ['fide-dutch-2012 B.4: none denied', seven, '2-1 7-3 4-5 6', [[], floater]],
    ['fide-dutch-2012 B.5: a downfloat as in the last round', five, '2-1 3-5 4', [[...floater, 'C.10.d 1'], floater]],
    [
      'fide-dutch-2012 A.3: a moved-down player not paired',
      five,
      '2-1 3-4 5',
      [
        [...floater, 'C.10.d 1'],
        ['A.3 1', 'A.11 10', 'C.14 1', 'B.3 20'],
      ],
    ],
    ['fide-dutch-1998 B.4: a preference denied', seven, '3-1 2-7 4-5 6', [['B.4 1'], floater]],
    ['fide-dutch-1998 B.5: a downfloat as in the last round', five, '2-1 3-5 4', [[...floater, 'C.9 2'], floater]],
    [
      'fide-dutch-1998 A.3: a moved-down player not paired',
      five,
      '2-1 3-4 5',
      [
        [...floater, 'C.9 2'],
        ['A.3 1', 'C.14 1', 'B.3 20'],
      ],
    ],
    [
      'fide-dutch-2012 C.12: the following bracket cannot be paired with this floater',
      ['4w1', 'F', 'F', '1b0'],
      '2-3 4-1',
      [[...floater, 'C.12 10,0'], []],
    ],
  ])('%s', (title, rows, text, expected) => {
    expect(failures(judge(title.slice(0, 15) as RulebookId, rows, text))).toEqual(expected)
  })
})
