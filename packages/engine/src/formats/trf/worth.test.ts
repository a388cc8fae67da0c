import { expect, test } from 'vitest'
import { teamEventOf } from '../../standings/teams/team-event-of.ts'
import { parseTrf } from './read.ts'
import { makeTrf } from './write.ts'

const line = (id: number, points: string, rest: string) =>
  `001 ${String(id).padStart(4)}      ${`Player ${id}`.padEnd(33)} 2000                             ${points} ${String(id).padStart(4)}  ${rest}`

/** Three teams on two boards: 1 beats 2 by default on both boards, 3 has the bye; then 3 and 1 draw, and 2 has it. */
const teams = (...records: readonly string[]): string =>
  [
    '012 League',
    '142 3',
    '192 FIDE_TEAM_TYPEB_MP_GP',
    ...records,
    line(1, '2.0', '   3 w +     5 b 1'),
    line(2, '1.0', '   4 b +     6 w 0'),
    line(3, '1.0', '   1 b -  0000 - U'),
    line(4, '1.0', '   2 w -  0000 - U'),
    line(5, '1.0', '0000 - U     1 w 0'),
    line(6, '2.0', '0000 - U     2 b 1'),
    `${'310   1 Alpha'.padEnd(73)}   1    2`,
    `${'310   2 Beta'.padEnd(73)}   3    4`,
    `${'310   3 Gamma'.padEnd(73)}   5    6`,
  ].join('\n')

const read = (text: string) => {
  const parsed = parseTrf(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value.tournament
}

test('TRF26 320, 362: what matches and the bye are worth is declared by the rules, and written again', () => {
  const tournament = read(teams('362 TW 3.0   TD 1.0   TL 0.0', '320  2.0  1.5 003 002'))
  expect(tournament.rules).toMatchObject({ matchWin: 30, matchDraw: 10, matchLoss: 0, byeMatchPoints: 20, byeGamePoints: 15 })
  expect(tournament.extra.filter(({ id }) => id === '362' || id === '320')).toEqual([])
  const rounds = teamEventOf(tournament)!.teams.map(({ rounds }) => rounds.map(({ matchPoints, gamePoints }) => [matchPoints, gamePoints]))
  // biome-ignore format: a team a line
  expect(rounds).toEqual([[[30, 20], [10, 10]], [[0, 0], [20, 15]], [[20, 15], [10, 10]]])
  const { text, issues } = makeTrf(tournament, { dialect: 'trf26', lineEnd: '\n' })
  expect(issues).toEqual([])
  expect(text.split('\n').filter((one) => /^(362|320)/.test(one))).toEqual(['362 TW 3.0   TD 1.0   TL 0.0', '320  2.0  1.5 003 002'])
  expect(read(text).rules).toEqual(tournament.rules)
})

test('TRF26 320: the usual bye is not spelled out in the rules; another one is written before anybody had it', () => {
  const usual = read(teams('320  1.0  1.0 003 002'))
  expect(usual.rules).toMatchObject({ matchWin: 20, byeMatchPoints: null, byeGamePoints: null })
  const fresh = {
    ...usual,
    rules: { ...usual.rules, byeGamePoints: 20 } as never,
    teams: usual.teams!.map((team) => ({ ...team, outcomes: [] })),
  }
  const { text } = makeTrf(
    { ...fresh, players: fresh.players.map((player) => ({ ...player, outcomes: [] })) },
    { dialect: 'trf26', lineEnd: '\n' },
  )
  expect(text).toContain('320  1.0  2.0\n')
  expect(read(text).rules).toMatchObject({ byeMatchPoints: null, byeGamePoints: 20 })
})

test('TRF26 320: a bye that is declared to be worth the usual stays declared, before and after somebody had it', () => {
  const usual = read(teams('320  1.0  1.0 003 002'))
  const fresh = {
    ...usual,
    players: usual.players.map((player) => ({ ...player, outcomes: [] })),
    teams: usual.teams!.map((team) => ({ ...team, outcomes: [] })),
  }
  for (const event of [usual, fresh])
    for (const said of [
      { byeMatchPoints: 10, byeGamePoints: 10 },
      { byeMatchPoints: 10, byeGamePoints: null },
      { byeMatchPoints: null, byeGamePoints: 10 },
      { byeMatchPoints: 10, byeGamePoints: 20 },
      { byeMatchPoints: null, byeGamePoints: null },
    ]) {
      const { text, issues } = makeTrf({ ...event, rules: { ...event.rules, ...said } as never }, { dialect: 'trf26', lineEnd: '\n' })
      expect({ issues, rules: read(text).rules, extra: read(text).extra }).toMatchObject({ issues: [], rules: said, extra: event.extra })
    }
})

test('C.07 16: a match forfeited on every board was not played, and the winner has a dummy for it', () => {
  const event = teamEventOf(read(teams()))!
  expect(event.teams.map(({ rounds }) => rounds[0]!.kind)).toEqual(['forfeit', 'forfeit', 'bye'])
})

test('TRF26 162 P: the bye of a Double-Swiss is what the event says', () => {
  const rows = ['   2 w 1     2 b 1', '   1 b 0     1 w 0', '0000 - U          ']
  const points = ['2.0', '0.0', '2.0']
  const text = (record: string) =>
    ['012 Double', '142 6', '192 FIDE_DOUBLESWISS', record, ...rows.map((row, at) => line(at + 1, points[at]!, row))].join('\n')
  const tournament = read(text('162  W 1.0    D 0.5    P 2.0'))
  expect(tournament.rules).toMatchObject({ byePoints: 20 })
  const made = makeTrf(tournament, { dialect: 'trf26', lineEnd: '\n' })
  expect(made.issues).toEqual([])
  expect(made.text).toMatch(/^162 .*P 2\.0/m)
  expect(read(made.text).rules).toEqual(tournament.rules)
})
