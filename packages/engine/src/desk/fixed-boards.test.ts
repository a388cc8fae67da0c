import { describe, expect, it } from 'vitest'
import { playerId, roundNumber } from '../model/ids.ts'
import { allResults, opened, playRound, publish, refusalOf } from '../testing/desk-steps.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, openDesk } from './desk.ts'
import { alongTheHall, type BoardConflict, boardNumbers, numberBoards, type Seating } from './fixed-boards.ts'

const fix = (player: number, board: number | null, rounds: readonly number[] | null = null, published?: true): DeskCommand => ({
  kind: 'fix-board',
  player: playerId(player),
  number: board,
  rounds: rounds?.map(roundNumber) ?? null,
  ...(published === undefined ? {} : { published }),
})

const pairing = (...pairs: readonly (readonly [number, number])[]): Seating['boards'] =>
  pairs.map(([white, black]) => ({ white: playerId(white), black: playerId(black) }))

const fixedAt = (...seats: readonly (readonly [number, number])[]) =>
  seats.map(([player, board]) => ({ player: playerId(player), number: board }))

const four = pairing([1, 5], [6, 2], [3, 7], [8, 4])

/** Where each player sits in a round. */
const numbersIn = (desk: Desk, round: number): readonly number[] =>
  boardNumbers(desk.state.rounds[round - 1]!, desk.state.settings!.firstBoard)

describe('numbers of boards', () => {
  it('go from the first board on in the order of the pairing where nothing is fixed', () => {
    expect(boardNumbers({ boards: four }, 1)).toEqual([1, 2, 3, 4])
    expect(boardNumbers({ boards: four }, 21)).toEqual([21, 22, 23, 24])
  })

  it('give a fixed board to its player, and the others what is left in their order', () => {
    expect(boardNumbers({ boards: four, fixed: fixedAt([8, 1]) }, 1)).toEqual([2, 3, 4, 1])
    expect(boardNumbers({ boards: four, fixed: fixedAt([1, 3]) }, 1)).toEqual([3, 1, 2, 4])
    expect(numberBoards({ boards: four, fixed: fixedAt([1, 3]) }, 1).boards[0]).toEqual({ at: 0, number: 3, fixed: 1 })
    expect(alongTheHall({ boards: four, fixed: fixedAt([1, 3]) }, 1).map(({ at }) => at)).toEqual([1, 2, 0, 3])
  })

  it('take no notice of who does not play', () => {
    expect(numberBoards({ boards: four, fixed: fixedAt([9, 2]) }, 1)).toMatchObject({
      boards: [{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4 }],
      conflicts: [],
    })
  })

  const conflicts: readonly (readonly [string, ReturnType<typeof fixedAt>, readonly number[], readonly BoardConflict[]])[] = [
    [
      'of two who meet the first keeps',
      fixedAt([1, 3], [5, 4]),
      [3, 1, 2, 4],
      [{ kind: 'opponent', gives: playerId(5), number: 4, keeps: playerId(1) }],
    ],
    ['two who meet at the board of both have no conflict', fixedAt([1, 3], [5, 3]), [3, 1, 2, 4], []],
    [
      'a board asked twice is of the first',
      fixedAt([2, 4], [3, 4]),
      [1, 4, 2, 3],
      [{ kind: 'taken', gives: playerId(3), number: 4, keeps: playerId(2) }],
    ],
    [
      'what one of two who meet leaves is free for a third',
      fixedAt([1, 3], [5, 4], [2, 4]),
      [3, 4, 1, 2],
      [{ kind: 'opponent', gives: playerId(5), number: 4, keeps: playerId(1) }],
    ],
    [
      'a board beyond the last is kept, and said',
      fixedAt([1, 40]),
      [40, 1, 2, 3],
      [{ kind: 'beyond', player: playerId(1), number: 40, first: 1, last: 4 }],
    ],
  ]
  it.each(conflicts)('%s', (_, fixed, numbers, said) => {
    expect(boardNumbers({ boards: four, fixed }, 1)).toEqual(numbers)
    expect(numberBoards({ boards: four, fixed }, 1).conflicts).toEqual(said)
  })
})

describe('a fixed board at the desk', () => {
  it('moves nobody in the pairing, and the receipt is that of the same pairing without it', () => {
    const plain = run(opened(), ...publish)
    const desk = run(opened(), fix(6, 1), ...publish)
    const { fixed, ...round } = desk.state.rounds[0]!
    expect(round).toEqual(plain.state.rounds[0])
    expect(fixed).toEqual([{ player: 6, number: 1 }])
    expect(numbersIn(desk, 1)).toEqual([2, 3, 1])
    expect(openDesk(desk.history).state).toEqual(desk.state)
  })

  it('shows in the draft at once, and counts in its rounds only', () => {
    const drafted = run(opened(), { kind: 'pair-round' }, fix(6, 1, [1, 3]))
    expect(boardNumbers(drafted.state.draft!, 1)).toEqual([2, 3, 1])
    const first = run(drafted, { kind: 'publish-round' })
    const second = playRound(run(first, ...allResults(first)))
    expect(second.state.rounds.map(({ fixed }) => fixed !== undefined)).toEqual([true, false])
  })

  it('leaves a round that is out as it is, unless the arbiter wants it moved', () => {
    const out = run(opened(), ...publish)
    expect(numbersIn(run(out, fix(6, 1)), 1)).toEqual([1, 2, 3])
    const moved = run(out, fix(6, 1, null, true))
    expect(numbersIn(moved, 1)).toEqual([2, 3, 1])
    expect(run(moved, { kind: 'undo' }).state).toEqual(out.state)
    expect(numbersIn(run(moved, fix(6, null)), 1)).toEqual([2, 3, 1])
    expect(run(moved, fix(6, null, null, true)).state).toEqual(out.state)
  })

  it('is kept by the lower pairing number, whoever asked first', () => {
    const desk = run(opened(), fix(6, 3), fix(1, 3), ...publish)
    expect(numberBoards(desk.state.rounds[0]!, 1).conflicts).toEqual([{ kind: 'taken', gives: 6, number: 3, keeps: 1 }])
  })

  it('goes with its player', () => {
    expect(run(opened(), fix(6, 3), { kind: 'remove-player', player: playerId(6) }).state.fixedBoards).toBeUndefined()
    expect(run(opened(), fix(6, 3), fix(1, 2), { kind: 'remove-player', player: playerId(6) }).state.fixedBoards).toHaveLength(1)
  })

  it('is named in refusals by the number that stands on it', () => {
    const desk = run(opened(), fix(6, 1), ...publish)
    const result = { white: 'win', black: 'win', rated: true } as const
    expect(refusalOf(desk, { kind: 'enter-result', round: roundNumber(1), board: 2, result })).toMatchObject({
      code: 'impossible-result',
      board: 1,
    })
  })

  it('is refused for nobody, for no board, for no round, and where there is nothing to free or to move', () => {
    expect(refusalOf(opened(), fix(99, 1))?.code).toBe('unknown-player')
    expect(refusalOf(opened(), fix(1, 0))?.code).toBe('fixed-board-out-of-range')
    expect(refusalOf(opened(), fix(1, 1.5))?.code).toBe('fixed-board-out-of-range')
    expect(refusalOf(opened(), fix(1, 1, [4]))).toMatchObject({ code: 'unknown-round', round: 4, rounds: 3 })
    expect(refusalOf(opened(), fix(1, null))).toMatchObject({ code: 'no-fixed-board', entrant: { id: 1 } })
    expect(refusalOf(opened(), fix(1, 2, null, true))?.code).toBe('round-not-published')
  })
})
