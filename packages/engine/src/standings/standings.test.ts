import { describe, expect, test } from 'vitest'
import { emptyInfo } from '../model/tournament.ts'
import { buildTournament } from '../testing/build-tournament.ts'
import { rulesOf } from '../testing/rules-of.ts'
import { codesFrom } from '../testing/standings-of.ts'
import { swissExercise } from '../testing/tie-break-fixtures.ts'
import { plainCode } from './code.ts'
import { editionOf, systemOf } from './edition.ts'
import { standings } from './standings.ts'
import { standingsTable } from './tables/standings-table.ts'
import { tableText } from './tables/text-table.ts'
import { workingLines } from './tables/working-text.ts'

describe('standings', () => {
  test('shared ranks, points first, equals by pairing number', () => {
    const { rows, final, criteria } = standings(buildTournament(['3w1', '4w1', '1b0', '2b0'], { numberOfRounds: 1 }), { tieBreaks: [] })
    expect(rows.map(({ rank, shared, player }) => [rank, shared, player.id])).toEqual([
      [1, true, 1],
      [1, true, 2],
      [3, true, 3],
      [3, true, 4],
    ])
    expect([final, criteria.map(({ name }) => name)]).toEqual([true, ['PTS']])
  })

  test('after an earlier round, as if it were the last', () => {
    const before = standings(swissExercise(), { round: 3, tieBreaks: codesFrom('BH') })
    expect([before.round, before.final, before.rows[0]!.player.id, before.rows[0]!.points]).toEqual([3, false, 4, 25])
    expect(standings(swissExercise(), { tieBreaks: [] }).final).toBe(true)
    expect(standings(swissExercise(), { round: 99, tieBreaks: [] }).round).toBe(5)
  })

  test('not final while rounds remain or games are open', () => {
    expect(standings(buildTournament(['2w1', '1b0'], { numberOfRounds: 2 }), { tieBreaks: [] }).final).toBe(false)
    const open = standings(buildTournament(['2w*', '1b*']), { tieBreaks: [] })
    expect([open.final, open.openGames]).toEqual([false, [{ round: 1, player: 1, opponent: 2 }]])
    expect(standings(buildTournament(['', '']), { tieBreaks: [] }).final).toBe(false)
  })

  test('an event without players or rounds', () => {
    expect(standings(buildTournament([]), { tieBreaks: codesFrom('DE,BH,ARO') }).rows).toEqual([])
    const rows = standings(buildTournament(['', '']), { tieBreaks: codesFrom('DE,BH/C1,FB,AOB,KS,PS') }).rows
    expect(rows.map(({ rank }) => rank)).toEqual([1, 1])
  })

  test('virtual points of an acceleration do not count', () => {
    const event = buildTournament(['2w1', '1b0'])
    const accelerated = { ...event, virtualPoints: new Map([[event.players[1]!.id, [10 as never]]]) }
    expect(standings(accelerated, { tieBreaks: [] }).rows.map(({ points }) => points)).toEqual([10, 0])
  })

  test.each([
    ['2025/11/01', null, '2023'],
    ['2026/02/28', null, '2023'],
    ['2026/03/01', null, '2026'],
    ['01.04.2026', null, '2026'],
    ['26/02/01', null, '2023'],
    ['', null, '2026'],
    ['', 'fide-dutch-2017', '2023'],
    ['', 'fide-dutch-2026', '2026'],
    ['2026/05/01', 'fide-dutch-2017', '2026'],
  ] as const)("started '%s' under %s: edition %s", (startDate, rulebook, edition) => {
    expect(editionOf(buildTournament([], { rules: rulebook === null ? null : rulesOf(rulebook), info: { ...emptyInfo, startDate } }))).toBe(
      edition,
    )
  })

  test('begun with its first round, where no day of the start is given', () => {
    const dated = (roundDates: readonly string[]) => buildTournament([], { info: { ...emptyInfo, startDate: '0000/00/00', roundDates } })
    expect(editionOf(dated(['25/11/01']))).toBe('2023')
    expect(editionOf(dated(['26/03/01']))).toBe('2026')
  })

  test('round robins say so in rulebook, 192 or 092', () => {
    expect(systemOf(buildTournament([]))).toBe('swiss')
    expect(systemOf(buildTournament([], { rules: rulesOf('round-robin') }))).toBe('round-robin')
    expect(systemOf(buildTournament([], { info: { ...emptyInfo, typeCode: 'FIDE_DOUBLEROUNDROBIN' } }))).toBe('round-robin')
    expect(systemOf(buildTournament([], { info: { ...emptyInfo, type: 'Individual: Round Robin' } }))).toBe('round-robin')
  })

  test('as a table', () => {
    const event = buildTournament(['3w1 4b=', '4w1 3b=', '1b0 2w=', '2b0 1w='])
    expect(tableText(standingsTable(standings(event, { tieBreaks: codesFrom('BH,DE') }))).split('\n')).toEqual([
      'Rk  No    Name      Rtg  Pts   BH  DE',
      ' 1   1    Player 1        1½  1.0   1',
      '     2    Player 2        1½  1.0   1',
      ' 3   3    Player 3         ½  3.0   1',
      '     4    Player 4         ½  3.0   1',
      '',
    ])
  })

  test('the working names opponent, adjusted score, what was cut and why', () => {
    const table = standings(swissExercise(), { tieBreaks: codesFrom('BH/C1,SB') })
    const lines = workingLines(table, table.rows.find(({ player }) => player.id === 4)!)
    expect(lines.slice(6)).toEqual([
      'BH/C1 11.5  Buchholz, C.07 8.1',
      '    round 1, 12 Player 12, 3, adjusted: round 4, 5 as a draw (16.3)',
      '  ✗ round 2, 2.5, unplayed: dummy, capped at 5 draws (16.4.2), cut: voluntarily unplayed round (16.5)',
      '    round 3, 13 Player 13, 1.5',
      '    round 4, 3 Player 3, 3.5',
      '    round 5, 1 Player 1, 3.5',
      'SB 9.25  Sonneborn-Berger, C.07 9.1',
      '    round 1, 12 Player 12, 3 × 1 = 3, adjusted: round 4, 5 as a draw (16.3)',
      '    round 2, 2.5 × 0.5 = 1.25, unplayed: dummy, capped at 5 draws (16.4.2)',
      '    round 3, 13 Player 13, 1.5 × 1 = 1.5',
      '    round 4, 3 Player 3, 3.5 × 0.5 = 1.75',
      '    round 5, 1 Player 1, 3.5 × 0.5 = 1.75',
    ])
  })
})

test('fide-c07 16.4.1: the working names the opponent whose score is the limit', () => {
  const event = buildTournament(['2w+ 3b1', '1b- Z', 'Z 1w0'])
  const table = standings(event, { tieBreaks: codesFrom('BH') })
  const lines = workingLines(table, table.rows.find(({ player }) => player.id === 1)!)
  expect(lines.at(-2)).toBe('    round 1, 0.5, unplayed: dummy, capped at the score of Player 2 (16.4.1)')
})

test('fide-c07 9.2: the working says which reading of Koya it is', () => {
  const table = standings(swissExercise(), { tieBreaks: codesFrom('KS,KS/G') })
  const titles = workingLines(table, table.rows[0]!).filter((line) => line.startsWith('KS'))
  expect(titles.map((line) => line.replace(/ \d.*? {2}/, ': '))).toEqual([
    'KS: Koya system, in a Swiss unplayed rounds as against a dummy, C.07 9.2',
    'KS/G: Koya system, games played only, C.07 9.2',
  ])
})

test('a tie-break that cannot be computed here is an issue, not an exception, and the others decide', () => {
  const event = buildTournament(['2w1', '1b0'])
  const codes = [plainCode('EDE'), plainCode('XY'), ...codesFrom('BH')]
  const table = standings(event, { tieBreaks: codes })
  expect(table.issues.map(({ code }) => code)).toEqual(['tie-break-for-teams', 'tie-break-unknown'])
  expect(table.criteria.map(({ name }) => name)).toEqual(['PTS', 'BH'])
  expect(table.rows.map(({ rank }) => rank)).toEqual([1, 2])
})
