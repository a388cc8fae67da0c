import { expect, test } from 'vitest'
import { parseTrf } from './read.ts'
import { makeTrf } from './write.ts'

/** Round 2 is half played: 1 beat 3, 2 and 4 still play, 5 has the bye, 6 asked for half a point, 7 did not come to play 8. */
const report = (points: readonly string[]): string => {
  const rounds = [
    '   2 w 1     3 b 1',
    '   1 b 0     4 w  ',
    '   4 w 1     1 w 0',
    '   3 b 0     2 b  ',
    '   6 w 1  0000 - U',
    '   5 b 0  0000 - H',
    '   8 w =     8 b -',
    '   7 b =     7 w +',
  ]
  const player = (text: string, at: number): string =>
    `001 ${String(at + 1).padStart(4)}      ${`Player ${at + 1}`.padEnd(33)} 2000 GER                        ${points[at]!.padStart(4)} ${String(at + 1).padStart(4)}  ${text}`
  return ['012 Open', '042 2025/03/01', ...rounds.map(player), ''].join('\r\n')
}

const columnOfPoints = (text: string): readonly string[] =>
  text.split(/\r?\n/).flatMap((line) => (line.startsWith('001') ? [line.slice(80, 84).trim()] : []))

test.each([
  ['everything, open games as drawn', '2.0 0.5 1.0 0.5 2.0 0.5 0.5 1.5'],
  ['all but open games', '2.0 0.0 1.0 0.0 2.0 0.5 0.5 1.5'],
  ['the bye that was asked for, but not the one allocated', '2.0 0.0 1.0 0.0 1.0 0.5 0.5 1.5'],
  ['no bye of the round', '2.0 0.0 1.0 0.0 1.0 0.0 0.5 1.5'],
  ['nothing of the round, though results are in', '1.0 0.0 1.0 0.0 1.0 0.0 0.5 0.5'],
])('points of a half-filled round count %s, and stay so', (_, text) => {
  const points = text.split(' ')
  const parsed = parseTrf(report(points))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  for (const dialect of ['trf06', 'trf16', 'trfx', 'trfbx', 'trf26'] as const)
    expect(columnOfPoints(makeTrf(parsed.value.tournament, { dialect }).text), dialect).toEqual(points)
})

test.each(['*', 'R'])('points that leave out games with the sign %s, of which nobody knows the result, stay so', (sign) => {
  const points = '2.0 0.0 1.0 0.0 2.0 0.5 0.5 1.5'.split(' ')
  const open = report(points).replace('4 w  ', `4 w ${sign}`).replace('2 b  ', `2 b ${sign}`)
  const parsed = parseTrf(open)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  expect(parsed.value.warnings.map(({ code }) => code)).toContain('result-unknown')
  expect(new Set(parsed.value.tournament.players.flatMap(Object.keys))).not.toContain('unsure')
  expect(columnOfPoints(makeTrf(parsed.value.tournament, { dialect: 'trf16' }).text)).toEqual(points)
})

test('points of one player without a result that others have counted are a fault', () => {
  const parsed = parseTrf(report('1.0 0.0 1.0 0.0 1.0 0.0 0.5 1.5'.split(' ')))
  expect(parsed.ok ? [] : parsed.error.filter(({ severity }) => severity === 'error')).toMatchObject([
    { code: 'points-mismatch', player: 1 },
  ])
})
