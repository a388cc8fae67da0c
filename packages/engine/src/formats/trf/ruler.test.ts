import { expect, test } from 'vitest'
import { parseTrf } from './read.ts'
import { isRuler } from './ruler.ts'

test.each([
  '         1         2         3         4         5         6         7         8         9         0         1',
  '1234567890123456789012345678901234567890',
  '0123456789012345678901234567890123456789',
  '0         1         2         3         4',
  '         10        20        30',
  '        8         9         10        11',
  '1........10........20........30',
  '----+----1----+----2----+----3',
  '....5...10....5...20....5...30',
  '....+....1....+....2....+....3',
  '----------------------------------------',
  '========================================',
])('a line that numbers columns is no record: %s', (line) => {
  expect(isRuler(line)).toBe(true)
  const player = `001    1      ${'Player 1'.padEnd(33)} 2000`
  const parsed = parseTrf([line, '012 Open', line, player, line, ''].join('\r\n'))
  expect(parsed).toMatchObject({ ok: true, value: { tournament: { players: [{ name: 'Player 1' }], extra: [] } } })
})

test.each([
  '062 20',
  '001',
  '132                           26/03/01  26/03/02',
  '0625',
  '0422026',
  '--',
  '9 8 7',
  '20260301',
  ' 260   1   9    1    2',
  ' 142 9',
])('but %s is one, or a fault', (line) => {
  expect(isRuler(line)).toBe(false)
})
