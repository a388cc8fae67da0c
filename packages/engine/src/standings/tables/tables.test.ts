import { describe, expect, test } from 'vitest'
import { pairingNumber, playerId } from '../../model/ids.ts'
import type { RulebookId } from '../../model/rules.ts'
import type { Tournament } from '../../model/tournament.ts'
import { rulesDeclared } from '../../pairing/description-of.ts'
import { asDeclared } from '../../pairing/rulebook-of.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { rulesOf } from '../../testing/rules-of.ts'
import { codesFrom } from '../../testing/standings-of.ts'
import { roundRobinExercise, swissExercise } from '../../testing/tie-break-fixtures.ts'
import { standings } from '../standings.ts'
import { crosstable, crosstableTable } from './crosstable.ts'
import { notationOf } from './notation-of.ts'
import { cardHeading, cardTable, playerCard } from './player-card.ts'
import { tableText } from './text-table.ts'
import { wallChart, wallChartTable } from './wall-chart.ts'

const cfc = (tournament: Tournament): Tournament => asDeclared({ ...tournament, rules: rulesDeclared({ rulebook: 'cfc' }, null) })

describe('crosstable', () => {
  test('of a Swiss: opponents by their line, with colour and result', () => {
    const event = buildTournament(['2w1 3b= H', '1b0 U 3w+', 'Z 1w= 2b-'])
    expect(
      tableText(crosstableTable(crosstable(standings(event, { tieBreaks: codesFrom('WON') })), notationOf(event))).split('\n'),
    ).toEqual([
      '   Name      Rtg    1    2    3  Pts  Rk  WON',
      '1  Player 1       2w1  3b½  HPB    2   1    1',
      '2  Player 2       1b0  PAB  3w+    2   2    0',
      '3  Player 3       ZPB  1w½  2b-    ½   3    0',
      '',
    ])
  })

  test('of a round robin: players against players', () => {
    const table = tableText(
      crosstableTable(crosstable(standings(roundRobinExercise(), { tieBreaks: codesFrom('DE,SB') })), notationOf(roundRobinExercise())),
    )
    expect(table.split('\n')).toEqual([
      '   Name      Rtg  1  2  3  4  5  6  Pts  Rk  DE    SB',
      '1  Player 1       ×  1  1  1  ½  0   3½   1   1  9.25',
      '2  Player 2       0  ×  ½  1  1  1   3½   2   2  6.25',
      '3  Player 3       0  ½  ×  1  1  1   3½   2   2  6.25',
      '4  Player 6       0  0  0  ×  +  ½   1½   4   1  2.25',
      '5  Player 5       ½  0  0  -  ×  1   1½   5   2  3.25',
      '6  Player 4       1  0  0  ½  0  ×   1½   6   3  4.25',
      '',
    ])
  })
})

test('the cards of everybody look through the list of players once, not once for each', () => {
  const event = buildTournament(Array.from({ length: 200 }, () => 'U'))
  let reads = 0
  const players = new Proxy(event.players, {
    get: (list, at, receiver) => {
      if (typeof at === 'string' && /^\d+$/.test(at)) reads += 1
      return Reflect.get(list, at, receiver)
    },
  })
  const watched = { ...event, players }
  for (const { id } of event.players) expect(playerCard(watched, id)!.rounds).toHaveLength(1)
  expect(reads).toBeLessThanOrEqual(4 * 200)
})

describe('player card', () => {
  test('opponent, colour, float, result and progressive score of each round', () => {
    const event = buildTournament(['2w1 3b= Z', '1b0 U 3w+', 'H 1w= 2b-'])
    expect(tableText(cardTable(playerCard(event, playerId(1))!)).split('\n')).toEqual([
      'R  Opp  Name      Col  Flt  Res  Pnts',
      '1    2  Player 2  W         1       1',
      '2    3  Player 3  B    ↓    ½      1½',
      '3                           ZPB    1½',
      '',
    ])
    const floats = (rulebook: RulebookId, id: number) =>
      playerCard({ ...event, rules: rulesOf(rulebook) }, playerId(id))!.rounds.map(({ float }) => float)
    expect(floats('fide-dutch-2026', 3)).toEqual(['down', 'up', null])
    expect(playerCard({ ...event, teams: [] }, playerId(3))!.rounds.map(({ float }) => float)).toEqual([null, null, null])
    expect(floats('fide-dutch-2017', 3)).toEqual(['down', 'up', 'down'])
    expect(floats('fide-dutch-2012', 2)).toEqual([null, 'down', 'down'])
    expect(floats('fide-dutch-1998', 2)).toEqual([null, 'down', null])
    expect(playerCard(event, playerId(9))).toBeNull()
  })

  test('the heading has what identifies the player', () => {
    const event = buildTournament(['2w1', '1b0'])
    const players = event.players.map((player) => ({ ...player, title: 'GM' as const, rating: 2650, federation: 'ITA', fideId: '890123' }))
    expect(cardHeading(playerCard({ ...event, players }, playerId(1))!)).toBe('(GM) Player 1 2650 ITA FIDE 890123  No 1')
  })
})

describe('wall chart', () => {
  test('by pairing number, in the signs of the manual', () => {
    const event = buildTournament(['2w1 3b= H', '1b0 U 3w+', 'Z 1w= 2b-'])
    expect(tableText(wallChartTable(wallChart(event))).split('\n')).toEqual([
      'Player    PN    1  Pts    2  Pts     3  Pts',
      'Player 1   1  2W+    1  3B=   1½   HPB    2',
      'Player 2   2  1B-    0  PAB    1  +000    2',
      'Player 3   3  ZPB    0  1W=    ½  -000    ½',
      '',
    ])
    expect(wallChart(swissExercise(), 2).rows[0]!.cells).toHaveLength(2)
  })

  test('CFC 616: a default keeps its opponent and is marked, scores without a game are circled', () => {
    const event = cfc(buildTournament(['2w1 3b= H', '1b0 U 3w+', 'Z 1w= 2b-']))
    expect(tableText(wallChartTable(wallChart(event))).split('\n')).toEqual([
      'Player    PN    1  Pts       2  Pts       3  Pts',
      'Player 1   1  2W+    1     3B=   1½  bye(½)    2',
      'Player 2   2  1B-    0  bye(1)    1     3+F    2',
      'Player 3   3  (0)    0     1W=    ½     2-F    ½',
      '',
    ])
    const half = { ...event, rules: rulesDeclared({ rulebook: 'cfc', variations: ['616.1'] }, null) }
    expect(tableText(wallChartTable(wallChart(asDeclared(half))))).toContain('bye(½)    ½     3+F')
    const cross = tableText(crosstableTable(crosstable(standings(event, { tieBreaks: codesFrom('CFC672') })), notationOf(event)))
    expect(cross).toContain('3w1F')
    expect(cross).not.toMatch(/PAB|HPB|ZPB/)
  })

  test('numbers are the pairing numbers, whatever the ids', () => {
    const event = buildTournament(['2w1', '1b0'])
    const players = event.players.map((player) => ({ ...player, pairingNumber: pairingNumber(3 - player.id) }))
    expect(tableText(wallChartTable(wallChart({ ...event, players }))).split('\n')[1]).toBe('Player 2   1  2B-    0')
    expect(tableText(cardTable(playerCard({ ...event, players }, playerId(1))!))).toMatch(/1 +1 +Player 2 +W/)
  })
})
