import type { DeskCommand } from '../desk/commands.ts'
import { type Desk, emptyDesk, execute } from '../desk/desk.ts'
import type { BoardResult } from '../desk/result.ts'
import type { RulebookId } from '../model/rules.ts'
import { rulesOf } from './rules-of.ts'
import { run } from './run-commands.ts'

export const whiteWins: BoardResult = { white: 'win', black: 'loss', rated: true }
export const draw: BoardResult = { white: 'draw', black: 'draw', rated: true }

export const refusalOf = (desk: Desk, command: DeskCommand) => {
  const result = execute(desk, command)
  return result.ok ? null : result.error
}

export const enter = (name: string, rating: number): DeskCommand => ({ kind: 'enter-player', player: { name, rating } })
export const opened = (rulebook: RulebookId = 'fide-dutch-2026', rounds = 3, players = 6): Desk =>
  run(
    emptyDesk,
    { kind: 'create-tournament', settings: { rules: rulesOf(rulebook), numberOfRounds: rounds } },
    { kind: 'draw-lots', seed: 'hall' },
    ...Array.from({ length: players }, (_, i) => enter(`Player ${String.fromCharCode(65 + i)}`, 2000 - 50 * i)),
  )
export const publish: readonly DeskCommand[] = [{ kind: 'pair-round' }, { kind: 'publish-round' }]
export const allResults = (desk: Desk, result: BoardResult = whiteWins): readonly DeskCommand[] => {
  const last = desk.state.rounds.at(-1)!
  return last.boards.map((_, board) => ({ kind: 'enter-result', round: last.round, board, result }))
}
export const playRound = (desk: Desk): Desk => {
  const published = run(desk, ...publish)
  return run(published, ...allResults(published))
}
