import { describe, expect, it } from 'vitest'
import { playerId } from '../model/ids.ts'
import { fastest } from '../testing/fastest.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, emptyDesk, execute, openDesk } from './desk.ts'
import type { BoardResult } from './result.ts'

const results: readonly BoardResult[] = [
  { white: 'draw', black: 'draw', rated: true },
  { white: 'win', black: 'loss', rated: true },
  { white: 'loss', black: 'win', rated: true },
]

/** 500 players, 11 rounds, everybody checked in for each of them: about 9,000 events. */
const largeEvent = (): Desk => {
  let desk = emptyDesk
  const run = (command: DeskCommand): void => {
    const result = execute(desk, command)
    if (!result.ok) throw new Error(`${command.kind}: ${result.error.code}`)
    desk = result.value.desk
  }
  run({ kind: 'create-tournament', settings: { numberOfRounds: 11 } })
  run({ kind: 'import-players', players: Array.from({ length: 500 }, (_, i) => ({ name: `Player ${i}`, rating: 2500 - i })) })
  for (let round = 1; round <= 11; round++) {
    for (let id = 1; id <= 500; id++) run({ kind: 'check-in', player: playerId(id), present: true })
    run({ kind: 'pair-round', seed: 'hall' })
    run({ kind: 'publish-round' })
    const { boards, round: number } = desk.state.rounds.at(-1)!
    boards.forEach((_, board) => {
      run({ kind: 'enter-result', round: number, board, result: results[board % 3]! })
    })
  }
  return desk
}

describe('a large event', () => {
  it('opens in under 300 ms and takes a result in under 10 ms', () => {
    const desk = largeEvent()
    expect(desk.history.length).toBeGreaterThan(8500)
    expect(fastest(300, () => openDesk(desk.history))).toBeLessThan(300)
    const command: DeskCommand = { kind: 'enter-result', round: desk.state.rounds.at(-1)!.round, board: 7, result: results[0]! }
    expect(fastest(10, () => execute(desk, command))).toBeLessThan(10)
  })
})
