import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { playerId, standardScoring } from '@zug/engine/model'
import { expect, it } from 'vitest'
import { type Match, resultOfMatch, withBoard } from '../match.ts'
import { rebased, typedBoards } from './rebase.ts'
import { result, shown } from './testing/hands.ts'

const side = (first: number): Match['white'] => [0, 1, 2].map((at) => ({ player: playerId(first + at), result: 'adjourned' as const }))
const open: Match = { white: side(1), black: side(11) }
const of = (match: Match): BoardResult => resultOfMatch(match, standardScoring)

it.each([
  ['my boards over theirs, theirs elsewhere', withBoard(open, 0, 'white'), of(withBoard(open, 2, 'black')), '[1–0 . 0–1]'],
  ['mine on the same board', withBoard(open, 0, 'white'), of(withBoard(open, 0, 'black')), '[1–0 . .]'],
  ['only what I typed', withBoard(withBoard(open, 0, 'white'), 1, 'draw'), of(withBoard(open, 1, 'black')), '[1–0 0–1 .]'],
  ['over no match, mine as it is', withBoard(open, 0, 'white'), null, '[1–0 . .]'],
  ['over a forfeit, mine as it is', withBoard(open, 0, 'white'), result('1–0'), '[1–0 . .]'],
] as const)('%s', (_, mine, theirs, expected) => {
  expect(shown(rebased(of(mine), [0], theirs, standardScoring))).toBe(expected)
})

it('a game is mine or theirs', () => {
  expect(rebased(result('1–0'), [], result('0–1'), standardScoring)).toEqual(result('1–0'))
  expect(rebased(null, [], result('0–1'), standardScoring)).toBeNull()
})

it('boards that were typed; somebody else on a board is typed, too', () => {
  expect(typedBoards(withBoard(open, 1, 'draw'), null)).toEqual([1])
  expect(typedBoards(withBoard(withBoard(open, 1, 'draw'), 0, 'white'), of(withBoard(open, 1, 'draw')))).toEqual([0])
  const seated: Match = { ...open, white: open.white.map((entry, at) => (at === 2 ? { ...entry, player: playerId(4) } : entry)) }
  expect(typedBoards(seated, of(open))).toEqual([2])
})
