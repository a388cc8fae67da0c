import { expect, test } from 'vitest'
import { memberGames } from '../../../model/member-outcomes.ts'
import { parseTrf } from '../read.ts'
import { makeTrf } from '../write.ts'

const line = (id: number, points: string, rest: string) =>
  `001 ${String(id).padStart(4)}      ${`Player ${id}`.padEnd(33)} 2000                             ${points} ${String(id).padStart(4)}  ${rest}`

/** Two teams on four boards, the colours of which are those of 352, with a reserve at the last one. */
const file = (colours: string, ...records: readonly string[]): string =>
  [
    '012 League',
    '142 3',
    '192 FIDE_TEAM',
    `352 ${colours}`,
    line(1, '1.0', '   6 w 1'),
    line(2, '0.5', '   7 b ='),
    line(3, '0.0', '   8 b 0'),
    line(4, '0.0', '0000 - Z'),
    line(5, '1.0', '   9 w +'),
    line(6, '0.0', '   1 b 0'),
    line(7, '0.5', '   2 w ='),
    line(8, '1.0', '   3 w 1'),
    line(9, '0.0', '   5 b -'),
    `${'310   1 Alpha                            ALP'.padEnd(73)}   1    2    3    4    5`,
    `${'310   2 Beta                             BET'.padEnd(73)}   6    7    8    9`,
    '300 001 001 002 0001 0002 0003 0005',
    '300 001 002 001 0006 0007 0008 0009',
    ...records,
  ].join('\n')

const read = (text: string) => {
  const parsed = parseTrf(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}
const written = (text: string) => makeTrf(read(text).tournament, { dialect: 'trf26', lineEnd: '\n' })

test('TRF26 352: colours that do not alternate are the colours of the members, and written again', () => {
  const { tournament } = read(file('WBBW'))
  expect(tournament.teams![0]!.outcomes[0]).toMatchObject({ kind: 'match', opponent: 2, colour: 'white' })
  expect(tournament.rules).toMatchObject({ boardColours: 'WBBW' })
  const colours = [1, 2, 3, 5, 6, 7, 8, 9].map((id) => memberGames(tournament).get(id)![0]!.outcome)
  expect(colours.map((outcome) => ('colour' in outcome ? outcome.colour : null))).toEqual([
    'white',
    'black',
    'black',
    'white',
    'black',
    'white',
    'white',
    'black',
  ])
  const { text, issues } = written(file('WBBW'))
  expect(issues).toEqual([])
  expect(text).toContain('352 WBBW\n')
  expect(read(text).tournament).toEqual(tournament)
  expect(written(file('WBBW').replace('192 FIDE_TEAM', '192 CUSTOM_TEAM_SWISS')).text).not.toContain('boardColours')
})

test('TRF26 801, 802: a team with its rounds is written from what happened, and read for comparison alone', () => {
  const { text } = written(file('WBBW'))
  expect(text.split('\n').filter((one) => /^80[12]/.test(one))).toEqual([
    '801 1 ALP   2 2.5  2 w 1=0+ 1235',
    '801 2 BET   0 1.5  1 b 0=1- 1234',
    '802   1 ALP      2.0    2.5   2 w  2.5',
    '802   2 BET      0.0    1.5   1 b  1.5',
  ])
  const again = read(text)
  expect([again.tournament.extra.filter(({ id }) => /^80/.test(id)), again.warnings]).toEqual([[], []])
  const wrong = read(file('WBBW', '802   1 ALP      1.0    2.5   2 w  2.5'))
  expect(wrong.warnings).toMatchObject([
    { code: 'team-points-mismatch', what: 'match-points', team: 1, points: 10, expected: 20, column: 15 },
  ])
})

test('TRF26 801, 802: byes by their names, a match that was missed with f', () => {
  const { tournament } = read(file('WBBW'))
  const [one, two] = tournament.teams!
  const third = { ...two!, id: 3 as never, name: 'Gamma', nickname: 'GAM', boards: [], alternates: [] }
  const teams = [
    { ...one!, outcomes: [{ kind: 'forfeit', opponent: two!.id, colour: 'white', result: 'win' }] },
    { ...two!, outcomes: [{ kind: 'forfeit', opponent: one!.id, colour: 'black', result: 'loss' }] },
    { ...third, outcomes: [{ kind: 'bye', bye: 'pairing-allocated' }] },
  ] as never
  const players = tournament.players.map((player) => ({ ...player, outcomes: [] }))
  const { text } = makeTrf({ ...tournament, teams, players }, { dialect: 'trf26', lineEnd: '\n' })
  expect(text.split('\n').filter((one) => /^80[12]/.test(one))).toEqual([
    '801 1 ALP   2 4.0  2 w ++++',
    '801 2 BET   0 0.0  1 b ----',
    '801 3 GAM   1 2.0      UUUU',
    '802   1 ALP      2.0    4.0   2 w  4.0f',
    '802   2 BET      0.0    0.0   1 b  0.0f',
    '802   3 GAM      1.0    2.0 PAB    2.0',
  ])
})
