import { describe, expect, it } from 'vitest'
import { type PlayerId, playerId, roundNumber } from '../model/ids.ts'
import { allResults, draw, opened, playRound, publish, refusalOf, whiteWins } from '../testing/desk-steps.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, execute } from './desk.ts'
import { evolve } from './evolve.ts'
import type { BoardResult } from './result.ts'

describe('a replay of results', () => {
  it('fills the boards that it made itself, and leaves those of others as they were', () => {
    const { state } = run(opened(), ...publish)
    const [own, round] = [new WeakSet<object>(), roundNumber(1)]
    const entered = (board: number) => ({ kind: 'result-entered', round, board, result: whiteWins }) as const
    const first = evolve(state, entered(0), own)
    const boards = first.rounds[0]!.boards
    const second = evolve(first, entered(1), own)
    expect(second.rounds[0]!.boards).toBe(boards)
    expect(second.rounds[0]!.boards.map(({ result }) => result)).toEqual([whiteWins, whiteWins, null])
    expect(state.rounds[0]!.boards.map(({ result }) => result)).toEqual([null, null, null])
    const third = evolve(second, entered(2))
    expect(second.rounds[0]!.boards.map(({ result }) => result)).toEqual([whiteWins, whiteWins, null])
    expect(third.rounds[0]!.boards.map(({ result }) => result)).toEqual([whiteWins, whiteWins, whiteWins])
  })
})

describe('results', () => {
  const published = (confirmResults = false): Desk =>
    run(run(opened(), { kind: 'change-settings', changes: { confirmResults } }), ...publish)
  const round = roundNumber(1)

  it.each([
    [{ white: 'win', black: 'win', rated: true }, false],
    [{ white: 'win', black: 'draw', rated: true }, false],
    [{ white: 'draw', black: 'loss', rated: true }, true],
    [{ white: 'loss', black: 'loss', rated: true }, true],
    [{ white: 'forfeit-loss', black: 'forfeit-loss', rated: true }, true],
    [{ white: 'forfeit-win', black: 'forfeit-loss', rated: false }, false],
    [{ white: 'adjourned', black: 'adjourned', rated: true }, true],
  ] as const)('%j is possible: %s', (result, possible) => {
    expect(execute(published(), { kind: 'enter-result', round, board: 0, result }).ok).toBe(possible)
  })

  it('with confirmation, a report counts when the opponent says the same; a disagreement waits for the arbiter', () => {
    const desk = published(true)
    const { white, black } = desk.state.rounds[0]!.boards[0]!
    const report = (by: PlayerId, result: BoardResult): DeskCommand => ({ kind: 'report-result', round, board: 0, by, result })
    const one = run(desk, report(white, whiteWins))
    expect(one.state.rounds[0]?.boards[0]?.result).toBeNull()
    expect(run(one, report(black, draw)).state.rounds[0]?.boards[0]?.result).toBeNull()
    expect(run(one, report(black, whiteWins)).state.rounds[0]?.boards[0]?.result).toEqual(whiteWins)
    expect(refusalOf(desk, report(playerId(99), draw))?.code).toBe('not-a-player-of-the-board')
  })

  it('C.04.2 4.3: what a correction reaches depends on when it comes', () => {
    const one = playRound(opened('fide-dutch-2026', 4))
    const two = run(one, ...publish)
    const correct = (at: Desk, number: number): DeskCommand => ({
      kind: 'enter-result',
      round: roundNumber(number),
      board: 0,
      result: draw,
      reason: `after ${at.state.rounds.length}`,
    })
    expect(run(one, correct(one, 1)).history.at(-1)?.event.kind).toBe('result-entered')
    expect(run(two, correct(two, 1)).history.at(-1)?.event).toMatchObject({ kind: 'result-corrected', effect: 'pairing-after-next' })
    const late = run(two, ...allResults(two), correct(two, 1))
    expect(late.history.at(-1)?.event).toMatchObject({ effect: 'rating-only' })
    expect(late.state.rounds[0]?.boards[0]).toMatchObject({ result: whiteWins, ratingResult: draw })
    // With a game of round 2 open again there is time once more, and the later correction stands over the earlier one.
    const again = run(late, { kind: 'enter-result', round: roundNumber(2), board: 0, result: null }, correct(late, 1))
    expect(again.state.rounds[0]?.boards[0]).toMatchObject({ result: draw, ratingResult: null })
    // Round 2 recalled, round 1 is the last one again: a new result leaves nothing of the correction for rating.
    const recalled = run(late, { kind: 'recall-round', round: roundNumber(2), reason: 'wrong result', confirmed: true })
    const entered = run(recalled, { ...(correct(late, 1) as Extract<DeskCommand, { kind: 'enter-result' }>), result: whiteWins })
    expect(entered.state.rounds[0]?.boards[0]).toMatchObject({ result: whiteWins, ratingResult: null })
  })

  it('a result typed over another one than the board has meanwhile is refused, with theirs, until somebody insists', () => {
    const desk = run(published(), { kind: 'enter-result', round, board: 0, result: whiteWins })
    const mine = (result: BoardResult | null, over: BoardResult | null): DeskCommand => ({
      kind: 'enter-result',
      round,
      board: 0,
      result,
      over,
    })
    expect(refusalOf(desk, mine(draw, null))).toMatchObject({ code: 'result-changed', confirmable: true, theirs: whiteWins })
    expect(refusalOf(desk, mine(null, draw))).toMatchObject({ code: 'result-changed', theirs: whiteWins })
    expect(refusalOf(published(), mine(draw, whiteWins))).toMatchObject({ code: 'result-changed', theirs: null })
    expect(run(desk, mine(draw, { rated: true, black: 'loss', white: 'win' })).state.rounds[0]?.boards[0]?.result).toEqual(draw)
    expect(refusalOf(desk, mine(whiteWins, null))).toBeNull()
    const insisted = run(desk, { ...mine(draw, null), confirmed: true } as DeskCommand)
    expect(insisted.state.rounds[0]?.boards[0]?.result).toEqual(draw)
  })

  it('missing results stop the next pairing unless the arbiter counts them as adjourned', () => {
    expect(refusalOf(published(), { kind: 'pair-round' })).toMatchObject({
      code: 'results-missing',
      article: 'C.04.2 3.1',
      confirmable: true,
      open: [{ round: 1, games: 3 }],
    })
    expect(run(published(), { kind: 'pair-round', confirmed: true }).state.draft?.round).toBe(2)
  })

  it('a game of an older round that is still adjourned is asked about before each pairing', () => {
    const adjourned: BoardResult = { white: 'adjourned', black: 'adjourned', rated: true }
    const first = run(published(), ...allResults(published()), { kind: 'enter-result', round, board: 0, result: adjourned })
    const second = playRound(first)
    expect(refusalOf(second, { kind: 'pair-round' })).toMatchObject({ code: 'results-missing', article: 'C.04.2 3.1', confirmable: true })
    expect(run(second, { kind: 'pair-round', confirmed: true }).state.draft?.round).toBe(3)
    const decided = run(second, { kind: 'enter-result', round, board: 0, result: draw })
    expect(refusalOf(decided, { kind: 'pair-round' })).toBeNull()
  })
})
