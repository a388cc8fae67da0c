import { expect, test } from 'vitest'
import { parseTrf } from '../formats/trf/read.ts'
import { makeTrf } from '../formats/trf/write.ts'
import { roundNumber } from '../model/ids.ts'
import { toNumber } from '../standings/exact.ts'
import { standings } from '../standings/standings.ts'
import { opened, publish, refusalOf } from '../testing/desk-steps.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import type { Desk } from './desk.ts'
import type { BoardResult, SideResult } from './result.ts'
import { tournamentOf } from './tournament.ts'

type Both = readonly [SideResult, SideResult]
const round = roundNumber(1)
const [won, lost, drawn]: readonly Both[] = [
  ['win', 'loss'],
  ['loss', 'win'],
  ['draw', 'draw'],
]
const [came, missed]: readonly Both[] = [
  ['forfeit-win', 'forfeit-loss'],
  ['forfeit-loss', 'forfeit-win'],
]

const start = run(opened('fide-double-swiss-2026', 3, 8), ...publish)

/** The two games of a match, the side with White in the first one first. */
const match = (desk: Desk, board: number, ...games: readonly Both[]): DeskCommand => {
  const { white, black } = desk.state.rounds[0]!.boards[board]!
  const side = (player: typeof white, at: 0 | 1) => games.map((game) => ({ player, result: game[at] }))
  const result: BoardResult = {
    white: 'adjourned',
    black: 'adjourned',
    rated: true,
    match: { white: side(white, 0), black: side(black, 1) },
  }
  return { kind: 'enter-result', round, board, result }
}
const outcomes = (desk: Desk, board: number) => {
  const { white, black } = desk.state.rounds[0]!.boards[board]!
  const { players } = tournamentOf(desk.state)
  return [white, black].map((id) => players.find((player) => player.id === id)!.outcomes[0])
}

test.each([
  [won!, drawn!, ['win', 'loss']],
  [won!, lost!, ['draw', 'draw']],
  [won!, missed!, ['draw', 'draw']],
  [drawn!, ['draw', 'loss'] as Both, ['win', 'loss']],
  [won!, ['adjourned', 'adjourned'] as Both, ['adjourned', 'adjourned']],
])('C.04.5 0: the games %j and %j make a match %j', (first, second, results) => {
  const desk = run(start, match(start, 0, first, second))
  expect(outcomes(desk, 0)).toMatchObject(results.map((result, at) => ({ kind: 'game', result, games: [first[at], second[at]] })))
})

test('C.04.5 0: whoever forfeits both games has lost the match by forfeit, and the other has the games that were there', () => {
  expect(outcomes(run(start, match(start, 0, came!, came!)), 0)).toMatchObject([
    { kind: 'forfeit', result: 'win' },
    { kind: 'forfeit', result: 'loss' },
  ])
  const [winner, loser] = outcomes(run(start, match(start, 0, came!, ['forfeit-loss', 'forfeit-loss'])), 0)
  expect([winner, loser]).toMatchObject([
    { kind: 'forfeit', result: 'win', points: 10 },
    { kind: 'forfeit', result: 'loss' },
  ])
})

test('a match has two games of its two players', () => {
  expect(refusalOf(start, match(start, 0, won!))?.code).toBe('impossible-result')
  expect(refusalOf(start, match(start, 0, won!, won!, won!))?.code).toBe('impossible-result')
  expect(refusalOf(start, match(start, 0, won!, ['win', 'win']))?.code).toBe('impossible-result')
  const { result, ...rest } = match(start, 0, won!, won!) as Extract<DeskCommand, { kind: 'enter-result' }>
  const turned = { ...rest, result: { ...result!, match: { white: result!.match!.black, black: result!.match!.white } } }
  expect(refusalOf(start, turned)?.code).toBe('impossible-result')
})

test('standings count games, and the report has them', () => {
  const desk = run(
    start,
    match(start, 0, won!, drawn!),
    match(start, 1, won!, won!),
    match(start, 2, lost!, drawn!),
    match(start, 3, came!, came!),
  )
  const tournament = tournamentOf(desk.state)
  const { text, issues } = makeTrf(tournament, { dialect: 'trf26' })
  expect(issues).toEqual([])
  const again = parseTrf(text)
  expect(again.ok && again.value.tournament.players.map(({ outcomes }) => outcomes)).toEqual(
    tournament.players.map(({ outcomes }) => outcomes),
  )
  const rows = standings(tournament, { tieBreaks: [] }).rows.map(({ values }) => toNumber(values[0]!))
  expect(rows).toEqual([2, 2, 1.5, 1.5, 0.5, 0.5, 0, 0])
})
