import { squadsOf } from '@zug/engine/files'
import type { PlayerId } from '@zug/engine/model'
import { expect, test } from 'vitest'
import type { Team } from '../player.ts'
import { likelyBoards, teamCommands } from './teams.ts'

const idOf = (index: number): PlayerId => (100 + index) as PlayerId
const team = (id: number, name: string, boards: readonly number[]) => ({ id, name, boards, alternates: [] }) as unknown as Team

test('players are grouped by team, by board where there are boards, else in the order of the list', () => {
  const squads = squadsOf([
    { index: 0, team: 'Zug', board: '2' },
    { index: 1, team: 'Baar', board: '' },
    { index: 2, team: ' zug', board: '1' },
    { index: 3, team: '', board: '1' },
    { index: 4, team: 'Baar', board: '' },
    { index: 5, team: 'Zug', board: '' },
  ])
  expect(squads).toEqual([
    { name: 'Zug', members: [2, 0, 5] },
    { name: 'Baar', members: [1, 4] },
  ])
})

test('a match has as many boards as most squads have players, or as the teams there are', () => {
  const squads = [4, 4, 3, 6].map((size, at) => ({ name: `T${at}`, members: Array.from({ length: size }, (_, index) => index) }))
  expect(likelyBoards(squads, [])).toBe(4)
  expect(likelyBoards(squads, [team(9, 'Zug', [1, 2])])).toBe(2)
  expect(likelyBoards([], [])).toBe(1)
  const fives = ['A', 'B', 'C'].map((name) => ({ name, members: [0, 1, 2, 3, 4] }))
  expect(likelyBoards(fives, [])).toBe(4)
})

test('the first are the boards, the others alternates; who comes to a team that is there is its alternate', () => {
  const commands = teamCommands(
    [
      { name: 'Cham', members: [3, 1, 2] },
      { name: 'ZUG', members: [0] },
    ],
    2,
    true,
    [team(9, 'Zug', [1, 2])],
    idOf,
  )
  expect(commands).toEqual([
    { kind: 'enter-team', name: 'Cham', boards: [103, 101], alternates: [102] },
    { kind: 'change-line-up', team: 9, boards: [1, 2], alternates: [100] },
  ])
  expect(teamCommands([{ name: 'Cham', members: [1] }], 2, true, [], () => undefined)).toEqual([])
})

test('who joins a team that is short of players fills its empty board first', () => {
  const squads = [{ name: 'Zug', members: [0, 1] }]
  const short = [team(9, 'Zug', [1, 2, 3])]
  expect(teamCommands(squads, 4, true, short, idOf)).toEqual([
    { kind: 'change-line-up', team: 9, boards: [1, 2, 3, 100], alternates: [101] },
  ])
  // Without the setting matches have the boards that the teams had.
  expect(teamCommands(squads, 4, false, short, idOf)).toEqual([
    { kind: 'change-line-up', team: 9, boards: [1, 2, 3], alternates: [100, 101] },
  ])
})
