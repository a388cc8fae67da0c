import { expect, it } from 'vitest'
import type { Tournament } from '../api/types.ts'
import { withPending } from './pending.ts'

const win = { white: 'win', black: 'loss', rated: true } as const
const draw = { white: 'draw', black: 'draw', rated: true } as const
const board = { white: 1, black: 2, result: null, ratingResult: null }
const tournament = { sequence: 10, rounds: [{ round: 1, boards: [board, board] }] } as unknown as Tournament
const shown = (after: Tournament) => after.rounds[0]!.boards.map(({ result }) => result)

it('what is on its way lies over what was read, the latest on top', () => {
  const after = withPending(tournament, [
    { round: 1, board: 0, result: win },
    { round: 1, board: 0, result: draw },
  ])
  expect(shown(after)).toEqual([draw, null])
  expect(after.rounds[0]!.boards[1]).toBe(tournament.rounds[0]!.boards[1])
})

it('what was taken lies there until a page was read that has it, and no longer: somebody may have changed it since', () => {
  const taken = [{ round: 1, board: 0, result: win, landed: 11 }]
  expect(shown(withPending(tournament, taken))).toEqual([win, null])
  const read = { ...tournament, sequence: 11 }
  expect(withPending(read, taken)).toBe(read)
})

it('a correction for the rating report only leaves the result', () => {
  const after = withPending(tournament, [{ round: 1, board: 0, result: win, ratingOnly: true }])
  expect(after.rounds[0]!.boards[0]).toMatchObject({ result: null, ratingResult: win })
})
