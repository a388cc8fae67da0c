import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { playerId } from '@zug/engine/model'
import { expect, test } from 'vitest'
import { toldApart } from './told-apart.ts'

const opposite = { win: 'loss', draw: 'draw', loss: 'win' } as const
const match = (...games: readonly (keyof typeof opposite)[]): BoardResult => ({
  white: 'draw',
  black: 'draw',
  rated: true,
  match: {
    white: games.map((result, at) => ({ player: playerId(at + 1), result })),
    black: games.map((result, at) => ({ player: playerId(at + 11), result: opposite[result] })),
  },
})

test('two reports of a match that come to the same are told by the boards on which they differ', () => {
  const show = (): string => '2–2'
  expect(toldApart([match('win', 'draw', 'draw', 'loss'), match('draw', 'win', 'draw', 'loss')], show)).toEqual([
    '2–2 (1: 1–0, 2: ½–½)',
    '2–2 (1: ½–½, 2: 1–0)',
  ])
  expect(toldApart([match('win', 'loss'), match('win', 'loss')], show)).toEqual(['2–2', '2–2'])
  expect(toldApart([{ white: 'win', black: 'loss', rated: true }], show)).toEqual(['2–2'])
})
