import { describe, expect, test } from 'vitest'
import { type PlayerId, playerId, roundNumber } from '../model/ids.ts'
import { pointsFromTenths } from '../model/points.ts'
import type { Tournament } from '../model/tournament.ts'
import { buildTournament } from '../testing/build-tournament.ts'
import { readGolden } from '../testing/read-golden.ts'
import { checkRound, type KnownToReferee, type RefereedBracket, type RefereeReport } from './check-round.ts'
import type { RoundPairing } from './round-pairing.ts'

const rulebook = 'fide-dutch-2017'
const example = readGolden('worked-example-2016.trf')
const ids = (...numbers: readonly number[]): readonly PlayerId[] => numbers.map(playerId)

/** "1-8 9-2 14": boards with White first, and the bye. Everybody else is not paired. */
const pairingFrom = (tournament: Tournament, round: number, text: string): RoundPairing => {
  const parts = text.split(' ').map((part) => part.split('-').map((number) => playerId(Number(number))))
  const boards = parts.flatMap(([white, black]) => (black === undefined ? [] : [{ white: white!, black }]))
  const bye = parts.find((part) => part.length === 1)?.[0] ?? null
  const dealtWith = parts.flat()
  const notPaired = tournament.players.map(({ id }) => id).filter((id) => !dealtWith.includes(id))
  return { kind: 'pairing', rulebook, round: roundNumber(round), boards, bye, notPaired }
}

const check = (tournament: Tournament, round: number, text: string, known: KnownToReferee = {}): RefereeReport =>
  checkRound(tournament, roundNumber(round), pairingFrom(tournament, round, text), rulebook, known)

const found = (report: RefereeReport): readonly string[] =>
  report.violations.map(({ code, article }) => (article === undefined ? code : `${code} ${article}`))

/** The failures of a card that are not nothing, as "C.10 3". */
const failures = ({ card }: RefereedBracket): readonly string[] =>
  card.flatMap((line) => {
    if (line.kind === 'count') return line.value === 0 ? [] : [`${line.article} ${line.value}`]
    if (line.kind === 'differences') return line.values.every((value) => value === 0) ? [] : [`${line.article} ${line.values.join(',')}`]
    return line.unpaired === 0 ? [] : [`${line.article} ${line.unpaired}/${line.scores.join(',')}`]
  })

/** The boards of the worked example in the order they were published. */
const book = [
  '1-8 9-2 3-10 11-4 5-12 13-6 7-14',
  '5-1 2-7 6-3 4-9 8-11 10-13 14',
  '2-5 3-4 11-6 14-1 7-10 12-8 9-13',
  '6-2 4-5 1-3 11-7 10-14 8-9 13-12',
  '2-1 5-11 4-6 3-7 9-10 14-12 13-8',
  '2-4 7-5 1-6 11-14 10-8 3-13 12-9',
]

describe('the referee on the worked example', () => {
  test.each([1, 2, 3, 4, 5, 6])('round %i is as it should be', (round) => {
    expect(found(check(example, round, book[round - 1]!))).toEqual([])
  })

  test('round 2: brackets, floats and report cards', () => {
    const report = check(example, 2, book[1]!)
    expect(report.brackets.map(({ movedDown, residents, downfloaters }) => [movedDown, residents, downfloaters])).toEqual([
      [[], ids(1, 2, 3, 5, 6, 7), []],
      [[], ids(4, 11), ids(4, 11)],
      [ids(4, 11), ids(8, 9, 10, 13, 14), ids(14)],
    ])
    // C.7 of the first bracket sees 4 and 11, who have met, without being able to help them.
    expect(report.brackets.map(failures)).toEqual([
      ['C.7 2/5,5', 'C.10 1', 'C.11 1'],
      ['C.5 2', 'C.6 10,10', 'C.7 1/0'],
      ['C.5 1', 'C.6 10,5,5,0'],
    ])
  })

  test('A.9: round 5: the PPB is known by its worse C.6, the CLB follows', () => {
    const report = check(example, 5, book[4]!)
    expect(report.brackets.map(({ kind }) => kind).slice(-3)).toEqual(['normal', 'penultimate', 'collapsed'])
    expect(report.brackets.at(-2)).toMatchObject({ movedDown: [14], residents: [8, 13], downfloaters: [14] })
    expect(report.brackets.at(-1)).toMatchObject({ movedDown: [14], residents: [12], downfloaters: [] })
  })

  test('A.9: who knows where the PPB was, or that there was none, says so', () => {
    const kinds = (known: KnownToReferee) => check(example, 5, book[4]!, known).brackets.map(({ kind }) => kind)
    expect(kinds({ collapsingScore: null })).not.toContain('penultimate')
    expect(kinds({ collapsingScore: pointsFromTenths(35) })).toEqual(['penultimate', 'collapsed'])
  })
})

describe('the referee finds', () => {
  const three = buildTournament(['2w1 3b1', '1b0 4w1', '4w1 1w0', '3b0 2b0'], { numberOfRounds: 3, initialColour: 'white' })
  const odd = buildTournament(['U', '3w1', '2b0'], { numberOfRounds: 3, initialColour: 'white' })
  const fresh = buildTournament(['', '', '', ''], { numberOfRounds: 3, initialColour: 'white' })

  test.each([
    ['A.9: a player left out', fresh, 1, '1-3 2', ['left-out A.9', 'needless-bye C.04.1.c', 'wrong-list-of-unpaired']],
    ['A.9: a player paired twice', fresh, 1, '1-3 2-3 4', ['paired-twice A.9', 'needless-bye C.04.1.c']],
    ['A.9: a player paired with himself', fresh, 1, '1-3 2-2 4', ['own-opponent A.9', 'needless-bye C.04.1.c']],
    ['a stranger', fresh, 1, '1-3 2-4 9', ['unknown-player', 'needless-bye C.04.1.c']],
    ['C.1: a rematch', three, 3, '1-2 3-4', ['rematch C.1', 'rematch C.1', 'wrong-colours E.1']],
    ['C.2: a second bye', odd, 2, '3-2 1', ['rematch C.1', 'barred-bye C.2']],
    ['E.5: wrong colours', fresh, 1, '3-1 4-2', ['wrong-colours E.5']],
    ['C.04.2.D.9: boards out of order', fresh, 1, '4-2 1-3', ['wrong-board-order C.04.2.D.9']],
    ['nothing', fresh, 1, '1-3 4-2', []],
  ])('%s', (_, tournament, round, text, expected) => {
    expect(found(check(tournament, round, text))).toEqual(expected)
  })

  test('C.3: two absolute preferences, unless a topscorer has one', () => {
    const rows = ['3w1 4w1', '4w1 3w1', '1b0 2b0', '2b0 1b0']
    expect(found(check(buildTournament(rows, { numberOfRounds: 9 }), 3, '1-2 3-4'))).toContain('absolute-colours C.3')
    const last = check(buildTournament(rows, { numberOfRounds: 3 }), 3, '2-1 3-4')
    expect(last.violations.map(({ code, player }) => [code, player])).toEqual([['absolute-colours', 3]])
    expect(failures(last.brackets[0]!)).toEqual(['C.7 2/0,0', 'C.8 1', 'C.9 1', 'C.10 1'])
  })

  test('a forbidden pair, in its rounds only', () => {
    const forbiddenPairs = [{ players: ids(1, 3), firstRound: roundNumber(1), lastRound: roundNumber(1) }]
    expect(found(check({ ...fresh, forbiddenPairs }, 1, '1-3 4-2'))).toEqual(['forbidden-pair'])
    const later = [{ players: ids(1, 3), firstRound: roundNumber(2), lastRound: null }]
    expect(found(check({ ...fresh, forbiddenPairs: later }, 1, '1-3 4-2'))).toEqual([])
  })

  test('C.04.2.D.4: somebody who is away, and a wrong list of those', () => {
    const away = { ...fresh, requestedByes: [{ player: playerId(4), round: roundNumber(1), bye: 'half-point' as const }] }
    expect(found(check(away, 1, '1-3 2-4'))).toEqual(['not-to-be-paired C.04.2.D.4', 'wrong-list-of-unpaired'])
    expect(found(check(away, 1, '1-2 3'))).toEqual([])
    const unlisted = { ...pairingFrom(away, 1, '1-2 3'), notPaired: [] }
    expect(found(checkRound(away, roundNumber(1), unlisted, rulebook))).toEqual(['wrong-list-of-unpaired'])
  })

  test('a round it does not know', () => {
    const pairing = pairingFrom(fresh, 1, '1-3 4-2')
    expect(found(checkRound(fresh, roundNumber(2), pairing, rulebook))).toEqual(['wrong-round'])
  })

  test('an initial colour that the first board contradicts', () => {
    const unknown = { ...fresh, initialColour: null }
    expect(found(check(unknown, 1, '3-1 2-4'))).toEqual([])
    expect(found(check(unknown, 1, '3-1 4-2'))).toEqual(['wrong-colours E.5'])
  })
})

describe('the referee of 2026 finds', () => {
  const judge = (rows: readonly string[], round: number, text: string, data: Partial<Tournament> = {}) => {
    const tournament = buildTournament(rows, { numberOfRounds: 5, initialColour: 'white', ...data })
    return checkRound(tournament, roundNumber(round), pairingFrom(tournament, round, text), 'fide-dutch-2026')
  }
  const five = ['3w1', '4b1', '1b0', '2w0', 'Z']

  test.each([
    ['fide-dutch-2026 1.9: a player left out', five, 2, '2-1 3-5', ['left-out 1.9', 'wrong-list-of-unpaired']],
    ['fide-dutch-2026 C1: a rematch', five, 2, '3-1 2-5 4', ['rematch C1']],
    [
      'fide-dutch-2026 C2: a bye after a full-point bye',
      ['2w1', '1b0', 'F'],
      2,
      '2-1 3',
      ['rematch C1', 'barred-bye C2', 'bye-too-high C5'],
    ],
    ['fide-dutch-2026 C5: a bye for a higher score than need be', five, 2, '4-1 3-5 2', ['bye-too-high C5']],
    ['fide-dutch-2026 C.04.2 3.6: boards out of order', five, 2, '3-5 2-1 4', ['wrong-board-order C.04.2 3.6']],
    ['fide-dutch-2026 C9: nothing, but it measures it', five, 2, '2-1 3-4 5', []],
    ['nothing at all', five, 2, '2-1 3-5 4', []],
  ])('%s', (_, rows, round, text, expected) => {
    expect(found(judge(rows, round, text))).toEqual(expected)
  })

  test('fide-dutch-2026 C3: two absolute preferences before the last round', () => {
    const rows = ['3w1 4w1', '4w1 3w1', '1b0 2b0', '2b0 1b0']
    expect(found(judge(rows, 3, '1-2 3-4'))).toContain('absolute-colours C3')
  })

  test.each([
    ['who played most has the bye', '2-1 3-5 4', 0],
    ['who missed a round has it', '2-1 3-4 5', 1],
  ])('fide-dutch-2026 C9: %s', (_, text, unplayed) => {
    const card = judge(five, 2, text).brackets.at(-1)!.card
    expect(card.find(({ article }) => article === 'C9')).toEqual({ article: 'C9', kind: 'count', value: unplayed })
    expect(card.find(({ article }) => article === 'C5')).toEqual({ article: 'C5', kind: 'count', value: 0 })
  })
})
