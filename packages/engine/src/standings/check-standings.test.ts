import { describe, expect, test } from 'vitest'
import type { Tournament } from '../model/tournament.ts'
import { codesFrom } from '../testing/standings-of.ts'
import { swissExercise } from '../testing/tie-break-fixtures.ts'
import { checkStandings } from './check-standings.ts'
import { declaredTieBreaks } from './declared.ts'
import { standings } from './standings.ts'

/** The exercise with the ranks that a list of tie-breaks gives, and a record that declares another. */
const recorded = (
  list: string,
  declared: readonly (readonly [string, string])[],
  change: Readonly<Record<number, number>> = {},
): Tournament => {
  const event = swissExercise()
  const { rows } = standings(event, { tieBreaks: codesFrom(list) })
  const rankOf = new Map(rows.map(({ player }, at) => [player.id, at + 1]))
  return {
    ...event,
    extra: declared.map(([id, text]) => ({ id, text })),
    players: event.players.map((player) => ({ ...player, rank: change[player.id] ?? rankOf.get(player.id)! })),
  }
}

describe('checking recorded ranks', () => {
  test('nothing to check without a list, without ranks, without rounds', () => {
    expect(checkStandings(recorded('BH', []))).toEqual({ kind: 'nothing-to-check', why: 'no-tie-breaks' })
    const event = recorded('BH', [['202', 'BH']])
    const blank = (rest: object) => ({ ...event, players: event.players.map((player) => ({ ...player, ...rest })) })
    expect(checkStandings(blank({ rank: null }))).toEqual({ kind: 'nothing-to-check', why: 'no-ranks' })
    expect(checkStandings(blank({ outcomes: [] }))).toEqual({ kind: 'nothing-to-check', why: 'no-rounds' })
  })

  test('ranks that follow the list are right; the order of those whom nothing separates is free', () => {
    const report = checkStandings(recorded('BH/C1,BH,SB', [['202', 'BH/C1,BH,SB']]))
    expect(report).toMatchObject({ kind: 'checked', criteria: ['PTS', 'BH/C1', 'BH', 'SB'], unreadable: null, differences: [] })
    expect(checkStandings(recorded('WON,TPN/R', [['212', 'PTS,WON']]))).toMatchObject({ differences: [] })
  })

  test('the first tie-break that disagrees is named', () => {
    const report = checkStandings(recorded('SB', [['202', 'WIN,BH']]))
    expect(report.kind === 'checked' && report.differences[0]).toMatchObject({
      criterion: { name: 'WIN' },
      upper: { player: 1, recorded: 4, computed: 5 },
      lower: { player: 16, recorded: 5, computed: 2 },
    })
  })

  test('points that disagree are named as points', () => {
    const report = checkStandings(recorded('BH', [['202', 'BH']], { 2: 16, 12: 1 }))
    expect(report.kind === 'checked' && report.differences[0]!.criterion.name).toBe('PTS')
  })

  test('a rank shared by two whom a tie-break separates', () => {
    const { rows } = standings(swissExercise(), { tieBreaks: codesFrom('BH') })
    const second = rows[1]!.player.id
    const third = rows[2]!.player.id
    const report = checkStandings(recorded('BH', [['202', 'BH']], { [second]: 2, [third]: 2 }))
    expect(report.kind === 'checked' && report.differences).toMatchObject([
      { criterion: { name: 'BH' }, upper: { recorded: 2 }, lower: { recorded: 2 } },
    ])
  })

  test('212 counts before 202; what cannot be computed ends the list', () => {
    const event = recorded('BH', [
      ['202', 'SB'],
      ['212', 'PTS, BH C1, OTHER_BLITZ, SB'],
    ])
    expect(declaredTieBreaks(event)).toMatchObject({
      record: '212',
      tieBreaks: [{ name: 'PTS' }, { name: 'BH', cut: 'C1' }],
      unreadable: { text: 'OTHER_BLITZ' },
    })
    expect(checkStandings(event)).toMatchObject({ kind: 'checked', criteria: ['PTS', 'BH/C1'], unreadable: 'OTHER_BLITZ' })
  })
})
