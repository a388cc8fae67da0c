import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { useFolder } from '../testing/worked-example.ts'

const folder = useFolder()

/** A report as Swiss-Manager writes one: rulers, CRLF, blanks at the end, Latin-1, a 092 that names no edition. */
const report = (start: string): Buffer => {
  const player = (id: number, name: string, points: string, round: string): string =>
    `001 ${String(id).padStart(4)} m    ${name.padEnd(33)} ${2200 - 10 * id} GER             1980/00/00 ${points.padStart(4)} ${String(id).padStart(4)}  ${round}  `
  const lines = [
    '         1         2         3',
    '123456789012345678901234567890',
    '012 Open in Köln',
    `042 ${start}`,
    '062 4',
    '092 Individual: Swiss-System',
    player(1, 'Müller, Jörg', '1.0', '   3 w 1'),
    player(2, 'Weiß, Anna', '0.5', '   4 b ='),
    player(3, 'Groß, Udo', '0.0', '   1 b 0'),
    player(4, 'Klein, Eva', '0.5', '   2 w ='),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1')
}
const write = (start: string): string => {
  const file = folder.path('open.trf')
  writeFileSync(file, report(start))
  return file
}
const said = (stderr: string): number => stderr.split('\n').filter((line) => line.includes('edition-by-date')).length

test.each([
  ['check', []],
  ['pair', ['--initial-colour', 'white']],
  ['explain', ['--round', '1']],
])('zug %s takes the edition of the day, and says so once; --rules overrules', async (command, more) => {
  const old = await runZug([command, write('2025/11/02'), ...more])
  expect(old.stderr).toContain('2025/11/02, so fide-dutch-2017 is taken')
  expect(said(old.stderr)).toBe(1)
  const asked = await runZug([command, write('2025/11/02'), ...more, '--rules', 'fide-dutch-2026'])
  expect(said(asked.stderr)).toBe(0)
  const today = await runZug([command, write('2026/03/01'), ...more])
  expect(said(today.stderr)).toBe(0)
})

test('zug check --json says which edition it was', async () => {
  const checked = async (start: string) => JSON.parse((await runZug(['check', write(start), '--json'])).stdout).files[0]
  expect(await checked('2025/11/02')).toMatchObject({
    rulebook: 'fide-dutch-2017',
    warnings: [expect.anything(), expect.stringContaining('edition-by-date')],
  })
  expect((await checked('2026/03/01')).rulebook).toBe('fide-dutch-2026')
})

test('in place of another engine the edition of today is used, as that engine does', async () => {
  const paired = await runZug(['--dutch', write('2025/11/02'), '-p'])
  expect(said(paired.stderr)).toBe(0)
  expect(paired.stdout).toMatch(/^2\n/)
})
