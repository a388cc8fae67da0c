import { describe, expect, test } from 'vitest'
import { issueText } from '../../../../messages/src/issues/issue-text.ts'
import { pointsFor } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { usualRatings } from '../../model/tournament-rating.ts'
import { rulesOf } from '../../testing/rules-of.ts'
import { told } from '../../testing/told.ts'
import { parseTournamentJson } from '../json/read.ts'
import { makeTournamentJson } from '../json/write.ts'
import { parseTrf } from './read.ts'
import { makeTrf } from './write.ts'

/** Two rounds of four players; 4 had a half-point bye in the second. `points` replaces those of player 1. */
const file = (records: readonly string[], points = '2.0'): string =>
  [
    '012 Open',
    `001    1      Ada                               2100                             ${points}          3 w 1     2 b 1`,
    '001    2      Bo                                2000                             1.0          4 b 1     1 w 0',
    '001    3      Cy                                1900                             1.0          1 b 0  0000 - U',
    '001    4      Di                                1800                             0.5          2 w 0  0000 - H',
    ...records,
    '',
  ].join('\r\n')

const read = (text: string): Tournament => {
  const parsed = parseTrf(text)
  if (!parsed.ok) throw new Error(told(parsed.error))
  return parsed.value.tournament
}
const written = (tournament: Tournament): readonly string[] => makeTrf(tournament, { dialect: 'trf26' }).text.split('\r\n')

describe('every record of TRF26 for individual events', () => {
  test.each<readonly [string, string, Partial<Tournament>]>([
    ['number of rounds', '142 5', { numberOfRounds: 5 }],
    ['initial colour', '152 B', { initialColour: 'black' }],
    ['federation and kind of ratings', '172 SUI NIDOF', { ratings: { ...usualRatings, method: 'national-else-fide', federation: 'SUI' } }],
    ['pairing controller', '182 Zug 0.1', {}],
    ['type', '192 FIDE_DUTCH_BAKU', { rules: rulesOf('fide-dutch-2026', { acceleration: 'baku' }) }],
    ['tie-breaks', '202 BH/C1,BH,SB', {}],
    ['standings', '212 PTS,BH/C1,BH,SB', {}],
    ['time control', '222 40/6000+30:900+30', {}],
    ['announced byes', '240 H 003    2', {}],
    ['virtual points', '250       1.0 001 002 0001 0002', {}],
    ['forbidden pairs', '260 001 005    1    4', {}],
    ['points by decision', '299 H         1.0  002    4', {}],
    ['points by decision in every round', '299 H         1.0  000    4', {}],
    ['points of no result', '299          1.0   002    4', {}],
    ['a comment', '### a ruler or a remark', {}],
    ['a national record', 'SUI    4      Di                                1750 SUI        4711 2001', {}],
  ])('%s: %s', (_, record, expected) => {
    // Only the arbiter's decision for player 4 changes points; the warning for it is allowed.
    const tournament = read(file([record]))
    expect(tournament).toMatchObject(expected)
    expect(written(tournament)).toContain(record)
    expect(read(written(tournament).join('\r\n'))).toEqual(tournament)
  })

  test('162: the scoring', () => {
    const scored = file(['162  W 3.0    D 1.0    P 1.0'])
      .replace('2.0     ', '6.0     ')
      .replace(' 1.0          4 b', ' 3.0          4 b')
      .replace(' 0.5 ', ' 1.0 ')
    const tournament = read(scored)
    expect(tournament.scoring).toMatchObject({ winWhite: 30, drawBlack: 10, halfPointBye: 10, pairingAllocatedBye: 10 })
    expect(read(written(tournament).join('\r\n'))).toEqual(tournament)
  })

  test('C.04.2 3.1: a game that goes on is ? with its points in 162 X, and comes back; a finished event says neither', () => {
    const finished = read(file([]))
    expect(written(finished).some((line) => /^162 |\?/.test(line))).toBe(false)
    const [first] = finished.players[0]!.outcomes
    if (first?.kind !== 'game') throw new Error('the first game was played')
    const ids = [finished.players[0]!.id, first.opponent]
    const goesOn = finished.players.map((player) => {
      const [before, ...after] = player.outcomes
      return ids.includes(player.id) && before?.kind === 'game'
        ? { ...player, outcomes: [{ ...before, result: 'adjourned' as const }, ...after] }
        : player
    })
    const tournament = { ...finished, players: goesOn }
    const lines = written(tournament)
    expect(lines.filter((line) => line.startsWith('162'))).toEqual([expect.stringMatching(/^162 {2}X +0\.5$/)])
    expect(lines.filter((line) => line.startsWith('001') && / [wb] \?/.test(line))).toHaveLength(2)
    expect(read(lines.join('\r\n')).players.map(({ outcomes }) => outcomes)).toEqual(goesOn.map(({ outcomes }) => outcomes))
  })
})

describe('299: points by decision of the arbiter', () => {
  const worth = (tournament: Tournament, player: number) =>
    tournament.players[player - 1]!.outcomes.map((outcome) => pointsFor(outcome, tournament.scoring))

  test.each([
    ['a win of round 2, by the columns of the table', '299 W         0.5  002    1', '1.5', 1, [10, 5]],
    ['a win of round 2, by the columns of the sample', '299 W       0.5   2    1', '1.5', 1, [10, 5]],
    ['every win', '299 W  0.0  0.5 000    1    2', '1.0', 1, [5, 5]],
    ['a draw of round 2, when it was a win', '299 D         0.0  002    1', '2.0', 1, [10, 10]],
    ['the pairing-allocated bye', '299 F         0.0  002    3', '2.0', 3, [0, 0]],
  ])('%s', (_, record, points, player, expected) => {
    expect(worth(read(file([record], points)), player)).toEqual(expected)
  })

  test('the points of the file may be those with the decision', () => {
    const parsed = parseTrf(file(['299 W         0.5  002    1'], '1.5'))
    expect(parsed.ok && parsed.value.warnings).toEqual([])
  })

  test('JSON carries it, no other dialect does, and it says so', () => {
    const tournament = read(file(['299 W         0.5  002    1'], '1.5'))
    const json = parseTournamentJson(makeTournamentJson(tournament))
    expect(json.ok && json.value).toEqual(tournament)
    for (const dialect of ['trf06', 'trf16', 'trfx', 'trfbx'] as const) {
      const made = makeTrf(tournament, { dialect })
      expect(made.issues.map(({ code }) => code)).toEqual(['abnormal-points-not-carried'])
      expect(worth(read(made.text), 1)).toEqual([10, 10])
    }
  })

  test('records of 2026 have no place in the reports of 2006 and 2016', () => {
    const tournament = read(file(['202 BH', '222 5400+30', '### kept']))
    const made = makeTrf(tournament, { dialect: 'trf16' })
    expect(made.issues.map((issue) => `${issue.code}: ${issueText(issue)}`)).toEqual([
      'records-not-carried: TRF16 cannot carry the records 202 222.',
    ])
    expect(made.text).toContain('### kept')
    expect(makeTrf(tournament, { dialect: 'trfx' }).issues).toEqual([])
  })

  test('a second 192 that was passed over does not become the first one in a dialect that has none', () => {
    const tournament = read(file(['192 FIDE_DUTCH_2017', '192 FIDE_DUTCH_2026']))
    for (const dialect of ['trf16', 'trfx', 'trfbx', 'trf26'] as const)
      expect(read(makeTrf(tournament, { dialect }).text).rules).toEqual(rulesOf('fide-dutch-2017'))
  })

  test('bbpPairings refuses teams and points for an unknown result: TRF(bx) is written without them', () => {
    const tournament = read(file(['013 Team                            1    2', '162  W 1.0    D 0.5    X 0.0', '202 BH']))
    const made = makeTrf(tournament, { dialect: 'trfbx' })
    expect(made.issues.map((issue) => `${issue.code}: ${issueText(issue)}`)).toEqual([
      'records-not-carried: TRFBX cannot carry the records 162 013.',
    ])
    expect(made.text).not.toMatch(/^(013|162)/m)
    expect(made.text).toMatch(/^202 BH$/m)
    expect(makeTrf(tournament, { dialect: 'trf26' }).issues).toEqual([])
  })
})
