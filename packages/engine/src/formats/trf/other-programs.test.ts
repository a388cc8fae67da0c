import { expect, test } from 'vitest'
import { parseTrf } from './read.ts'

/** Three players after a round, as TRF16 has them. */
const usual = [
  '012 Open',
  'XXR 5',
  `001    1 m GM ${'Ada'.padEnd(33)} 2000 SUI     1300001 1990/01/02  1.0    1     2 w 1`,
  `001    2 w    ${'Bo'.padEnd(33)} 1900 SUI             1990/00/00  0.0    3     1 b 0`,
  `001    3 m    ${'Cy'.padEnd(33)}      SUI                         1.0    1  0000 - U`,
]
const read = (lines: readonly string[]) => {
  const parsed = parseTrf(lines.join('\r\n'))
  return parsed.ok ? { players: parsed.value.tournament.players, extra: parsed.value.tournament.extra } : parsed.error
}
const players = (change: (line: string) => string): readonly string[] => usual.map((line) => (line.startsWith('001') ? change(line) : line))

test.each<[string, readonly string[]]>([
  ['a bye against number 0', players((line) => line.replace('0000 - U', '   0 - U'))],
  ['a bye with nobody', players((line) => line.replace('0000 - U', '     - U'))],
  ['a bye as its letter alone', players((line) => line.replace('0000 - U', '       U'))],
  [
    'ids, titles and results in lower case',
    players((line) => line.replace('GM', 'gm').replace('- U', '- u')).map((line) => line.replace('XXR', 'xxr')),
  ],
  ['points with a comma', players((line) => line.replace(/(\d)\.(\d)/, '$1,$2'))],
  ['points without decimals', players((line) => line.replace(/(\d)\.0/, '  $1'))],
  ['points from the left', players((line) => line.replace(/ (\d\.\d)/, '$1 '))],
  ['numbers with zeros', players((line) => line.replace(/^001 {4}(\d)/, '001 000$1'))],
  ['unrated as 0', players((line) => line.replace(`${' '.repeat(5)} SUI`, '    0 SUI'))],
  ['unrated as a word', players((line) => line.replace(`${' '.repeat(5)} SUI`, '  unr SUI'))],
  ['unrated as a dash', players((line) => line.replace(`${' '.repeat(5)} SUI`, '   -  SUI'))],
])('other programs write %s', (_, lines) => {
  expect(read(lines)).toEqual(read(usual))
})

test.each(['142', 'XXP ', '152', '240', '250 ', '260', 'XXA', '122'])('a record of which nothing is known says nothing: %s', (record) => {
  expect(read([record, ...usual])).toEqual(read(usual))
})

test('a player of whom nothing is known is a fault', () => {
  expect(read(['001', ...usual])).toMatchObject([{ code: 'player-id-malformed' }])
})

test.each(['# by hand', '#by hand', '### by hand', '###by hand'])('a line that begins so is a remark: %s', (remark) => {
  expect(read([remark, ...usual])).toMatchObject({ extra: [{ id: '###', text: 'by hand' }] })
})

test('½ is half a point, and a draw', () => {
  const drawn = usual.map((line) =>
    line.replace(/(1\.0 {4}1 {5}2 w) 1/, '0.5    1     2 w =').replace('0.0    3     1 b 0', '0.5    3     1 b ='),
  )
  const withSign = drawn.map((line) => line.replace(/0\.5/, '  ½').replace(/=$/, '½'))
  expect(withSign.filter((line) => line.includes('½'))).toHaveLength(2)
  expect(read(withSign)).toEqual(read(drawn))
  expect(read(drawn)).toMatchObject({ players: [{ outcomes: [{ result: 'draw' }] }, {}, {}] })
})
