import { expect, test } from 'vitest'
import { makePgn, type PgnGame } from './write.ts'

const game: PgnGame = {
  event: 'Zug Open',
  site: 'Zug',
  date: '2026-06-01',
  round: 4,
  board: 12,
  white: { name: 'Keller, Anna', title: 'GM', rating: 2561, fideId: '1300001' },
  black: { name: 'Novák, Tomáš', rating: null, fideId: '' },
  result: '1/2-1/2',
}

test('a game has the seven tags in their order, then what is known besides, and the result', () => {
  expect(makePgn([game])).toBe(`[Event "Zug Open"]
[Site "Zug"]
[Date "2026.06.01"]
[Round "4.12"]
[White "Keller, Anna"]
[Black "Novák, Tomáš"]
[Result "1/2-1/2"]
[Board "12"]
[WhiteTitle "GM"]
[WhiteElo "2561"]
[WhiteFideId "1300001"]

1/2-1/2
`)
})

test('games stand apart by an empty line; what is not known has its sign', () => {
  const text = makePgn([game, { ...game, event: '', site: '', date: '', white: { name: '' }, result: '*', timeControl: '90+30' }])
  expect(text).toContain('1/2-1/2\n\n[Event "?"]\n[Site "?"]\n[Date "????.??.??"]')
  expect(text).toContain('[White "?"]')
  expect(text).toMatch(/\[TimeControl "90\+30"\]\n\n\*\n$/)
})

test('quotes, backslashes and ends of lines in a name break nothing', () => {
  const text = makePgn([{ ...game, white: { name: 'O"Neil \\ X"]\n[Result "1-0' } }])
  expect(text).toContain('[White "O\\"Neil \\\\ X\\"] [Result \\"1-0"]')
  expect(text.match(/^\[Result /gm)).toHaveLength(1)
})

test('a game that was not played says so', () => {
  expect(makePgn([{ ...game, result: '1-0', unplayed: true }])).toContain('[Termination "abandoned"]')
})
