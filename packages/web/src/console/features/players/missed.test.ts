import { expect, test } from 'vitest'
import type { Tournament } from '../../api/types.ts'
import { missedBy } from './missed.ts'
import type { Player } from './player.ts'

const player = (id: number, firstRound: number) => ({ id, firstRound }) as Player
const rounds = [1, 2, 3].map((round) => ({ round, boards: [{ white: 1, black: round === 2 ? 9 : 2 }] }))
const tournament = { rounds, draft: null } as unknown as Tournament

test('a late entry has missed what was over before, and no round that was played after all', () => {
  expect(missedBy(player(8, 4), tournament)).toEqual([1, 2, 3])
  expect(missedBy(player(9, 4), tournament)).toEqual([1, 3])
  expect(missedBy(player(8, 2), tournament)).toEqual([1])
  expect(missedBy(player(1, 1), tournament)).toEqual([])
  expect(missedBy(player(8, 4), { ...tournament, draft: {} } as Tournament)).toEqual([])
})
