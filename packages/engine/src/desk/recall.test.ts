import { describe, expect, it } from 'vitest'
import { playerId, roundNumber } from '../model/ids.ts'
import { allResults, draw, enter, opened, playRound, publish, refusalOf, whiteWins } from '../testing/desk-steps.ts'
import { run } from '../testing/run-commands.ts'
import { changedPlaces } from './changed-places.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, openDesk } from './desk.ts'
import { integrityOf } from './integrity.ts'
import { reportOf } from './report.ts'

const recall = (round: number, more: Partial<Extract<DeskCommand, { kind: 'recall-round' }>> = {}): DeskCommand => ({
  kind: 'recall-round',
  round: roundNumber(round),
  reason: 'Board 2 of round 1 was entered the wrong way round',
  ...more,
})

describe('a published round taken back', () => {
  const second = (): Desk => run(playRound(opened()), ...publish)

  it('is kept with its receipt and reason, and the earlier results can be set right before it is paired again', () => {
    const before = second()
    const desk = run(before, recall(2))
    expect(desk.state.rounds).toHaveLength(1)
    expect(desk.state.recalled).toMatchObject([{ ...before.state.rounds[1], reason: expect.stringContaining('wrong way') }])
    expect(openDesk(desk.history).state).toEqual(desk.state)
    const again = run(desk, { kind: 'enter-result', round: roundNumber(1), board: 1, result: draw }, ...publish)
    expect(again.history.at(-1)?.event).toMatchObject({ kind: 'round-published', round: { round: 2 } })
    expect(again.state.rounds[1]!.receipt.short).not.toBe(before.state.rounds[1]!.receipt.short)
    expect(again.state.recalled).toHaveLength(1)
    expect(reportOf(again).asPaired).toBeUndefined()
  })

  it('takes an edit by hand with it: of the round as it is published again, nothing says it was made by hand', () => {
    const [first, second] = run(playRound(opened()), { kind: 'pair-round' }).state.draft!.boards
    const swap: DeskCommand = { kind: 'change-draft', change: { kind: 'swap', a: first!.black, b: second!.black }, confirmed: true }
    const session: readonly DeskCommand[] = [
      { kind: 'pair-round' },
      { kind: 'start-manual', reason: 'family' },
      swap,
      { kind: 'finish-manual' },
    ]
    const bye: DeskCommand = {
      kind: 'request-bye',
      bye: { player: playerId(6), round: roundNumber(1), bye: 'full-point' },
      confirmed: true,
    }
    const byHand = run(playRound(run(opened(), bye)), ...session, { kind: 'publish-round' })
    const standing = (desk: Desk) => integrityOf(desk.history).flatMap(({ kind, recalled }) => (recalled === true ? [] : [kind]))
    expect(standing(byHand)).toEqual(['full-point-bye', 'by-hand'])
    const again = run(byHand, recall(2), ...publish)
    expect(standing(again)).toEqual(['full-point-bye', 'recalled'])
    expect(integrityOf(again.history).find(({ kind }) => kind === 'by-hand')).toMatchObject({ round: 2, recalled: true })
    expect(standing(run(again, recall(2), ...session, { kind: 'publish-round' }))).toEqual([
      'full-point-bye',
      'recalled',
      'recalled',
      'by-hand',
    ])
  })

  it('stays taken back: undo goes no further, and a later undo brings nothing of it', () => {
    const desk = run(second(), recall(2))
    expect(refusalOf(desk, { kind: 'undo' })?.code).toBe('nothing-to-undo')
    const drafted = run(desk, { kind: 'pair-round' })
    expect(run(drafted, { kind: 'undo' }).state).toEqual(desk.state)
    expect(refusalOf(run(drafted, { kind: 'undo' }), { kind: 'undo' })?.code).toBe('nothing-to-undo')
  })

  it('is the last one, needs a reason, and waits until the draft is gone', () => {
    const desk = second()
    expect(refusalOf(desk, recall(1))).toMatchObject({ code: 'recall-last-only', last: 2 })
    expect(refusalOf(desk, recall(3))?.code).toBe('round-not-published')
    expect(refusalOf(opened(), recall(1))?.code).toBe('round-not-published')
    expect(refusalOf(desk, recall(2, { reason: ' ' }))).toMatchObject({ code: 'reason-missing', of: 'recall' })
    expect(refusalOf(desk, recall(2, { joins: [playerId(99)] }))?.code).toBe('unknown-player')
    expect(refusalOf(run(run(desk, ...allResults(desk)), { kind: 'pair-round' }), recall(2))?.code).toBe('draft-open')
    const twice = run(desk, recall(2))
    expect(refusalOf(twice, recall(2))?.code).toBe('round-not-published')
  })

  it('asks first when results or reports would be lost, and keeps them beside the round', () => {
    const desk = second()
    const [board] = desk.state.rounds[1]!.boards.slice(1)
    const played = run(
      run(desk, { kind: 'change-settings', changes: { confirmResults: true } }),
      { kind: 'enter-result', round: roundNumber(2), board: 0, result: whiteWins },
      { kind: 'report-result', round: roundNumber(2), board: 1, by: board!.white, result: draw },
    )
    expect(refusalOf(played, recall(2))).toMatchObject({ code: 'recall-loses', results: 1, reports: 1, boards: 3, confirmable: true })
    const taken = run(played, recall(2, { confirmed: true }))
    expect(taken.state.recalled?.[0]?.boards[0]?.result).toEqual(whiteWins)
    expect(run(taken, ...publish).state.rounds[1]?.boards.every(({ result }) => result === null)).toBe(true)
  })

  it('takes in who came after it was published, and only when that was asked', () => {
    const late = run(second(), enter('Late', 1990), {
      kind: 'request-bye',
      bye: { player: playerId(7), round: roundNumber(2), bye: 'half-point' },
      confirmed: true,
    })
    const has = (desk: Desk) => desk.state.rounds[1]!.boards.some(({ white, black }) => white === 7 || black === 7)
    const without = run(late, recall(2), ...publish)
    expect(without.state.rounds[1]?.unpaired).toContainEqual({ player: 7, bye: 'half-point' })
    const joined = run(late, recall(2, { joins: [playerId(7)] }), ...publish)
    expect(joined.state.players.get(playerId(7))?.firstRound).toBe(2)
    expect(has(without)).toBe(false)
    const place = joined.state.rounds[1]!
    expect(has(joined) || place.unpaired.some(({ player, bye }) => player === 7 && bye === 'pairing-allocated')).toBe(true)
  })

  it('a result that was typed for the withdrawn pairing is not taken for the next one', () => {
    const before = second()
    const { white, black } = before.state.rounds[1]!.boards[0]!
    const again = run(before, recall(2), { kind: 'enter-result', round: roundNumber(1), board: 0, result: draw }, ...publish)
    const late: DeskCommand = {
      kind: 'enter-result',
      round: roundNumber(2),
      board: 0,
      result: whiteWins,
      over: null,
      players: [white, black],
    }
    const now = again.state.rounds[1]!.boards[0]!
    expect([now.white, now.black]).not.toEqual([white, black])
    expect(refusalOf(again, late)).toMatchObject({ code: 'other-players', players: [{ id: white }, { id: black }] })
    expect(run(again, { ...late, players: [now.white, now.black] }).state.rounds[1]?.boards[0]?.result).toEqual(whiteWins)
  })

  it('goes back further one round at a time', () => {
    const desk = run(second(), recall(2), recall(1, { confirmed: true }))
    expect(desk.state.rounds).toEqual([])
    expect(desk.state.recalled?.map(({ round }) => round)).toEqual([2, 1])
    expect(playRound(desk).state.rounds).toHaveLength(1)
  })
})

it('a round that is drafted cannot be taken out of the number of rounds', () => {
  const drafted = run(playRound(opened()), { kind: 'pair-round' })
  expect(refusalOf(drafted, { kind: 'change-settings', changes: { numberOfRounds: 1 }, confirmed: true })?.code).toBe('draft-open')
})

describe('what changes between two pairings', () => {
  const [a, b, c, d, e] = [1, 2, 3, 4, 5].map(playerId) as [
    ReturnType<typeof playerId>,
    ReturnType<typeof playerId>,
    ReturnType<typeof playerId>,
    ReturnType<typeof playerId>,
    ReturnType<typeof playerId>,
  ]
  const bye = (player: typeof a) => ({ player, bye: 'pairing-allocated' as const })

  it('names everybody with another opponent, colour or bye; a board alone is marked', () => {
    const old = { boards: [board(a, b), board(c, d)], unpaired: [bye(e)] }
    expect(changedPlaces(old, old)).toEqual([])
    const swapped = changedPlaces(old, { boards: [board(c, d), board(a, b)], unpaired: [bye(e)] })
    expect(swapped).toHaveLength(4)
    expect(swapped.every(({ moved }) => moved)).toBe(true)
    const flipped = changedPlaces(old, { boards: [board(b, a), board(c, d)], unpaired: [bye(e)] })
    expect(flipped.map(({ player, moved }) => [player, moved])).toEqual([
      [b, false],
      [a, false],
    ])
    const gone = changedPlaces(old, { boards: [board(a, e)], unpaired: [bye(c)] })
    expect(gone.map(({ player, is }) => [player, is.kind])).toEqual([
      [a, 'board'],
      [e, 'board'],
      [c, 'unpaired'],
      [b, 'nowhere'],
      [d, 'nowhere'],
    ])
  })
  const board = (white: typeof a, black: typeof a) => ({ white, black })
})
