import { describe, expect, it } from 'vitest'
import { type PlayerId, playerId, roundNumber } from '../model/ids.ts'
import { allResults, draw, opened, publish, refusalOf } from '../testing/desk-steps.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import type { Desk } from './desk.ts'

describe('pairing by hand', () => {
  const drafted = (): Desk => run(opened(), { kind: 'pair-round' })

  it('needs an explicit session, names the rule each change breaks, and records the difference', () => {
    const [first, second] = drafted().state.draft!.boards
    const swap: DeskCommand = { kind: 'change-draft', change: { kind: 'swap', a: first!.black, b: second!.black } }
    expect(refusalOf(drafted(), swap)?.code).toBe('no-manual')
    const open = run(drafted(), { kind: 'start-manual', reason: 'family' })
    expect(refusalOf(open, { kind: 'publish-round' })?.code).toBe('manual-open')
    const refusal = refusalOf(open, { ...swap, change: { kind: 'flip', board: 0 } } as DeskCommand)
    expect(refusal).toMatchObject({ code: 'rule-broken', confirmable: true })
    expect(refusal?.article).toBeDefined()
    const done = run(open, { ...swap, confirmed: true } as DeskCommand, { kind: 'finish-manual' })
    expect(done.state.difference?.deskOnly).toHaveLength(2)
    expect(run(done, { kind: 'publish-round' }).state.rounds[0]?.byHand).toBe(true)
  })

  it('3.8: says that a pairing which breaks no rule is not the one the rules give, and by what', () => {
    const open = run(drafted(), { kind: 'start-manual', reason: 'x' })
    expect(open.state.manual).toMatchObject({ breaks: [], quality: null })
    const [first, second] = open.state.draft!.boards
    const swap = (a: PlayerId, b: PlayerId): DeskCommand => ({ kind: 'change-draft', change: { kind: 'swap', a, b }, confirmed: true })
    const swapped = run(open, swap(first!.black, second!.white))
    expect(swapped.state.manual?.quality).toEqual({ kind: 'later', article: '3.8' })
    expect(run(swapped, swap(first!.black, second!.white)).state.manual?.quality).toBeNull()
  })

  it('C1: sees a rematch though somebody is absent', () => {
    const first = run(opened(), ...publish)
    const bye: DeskCommand = { kind: 'request-bye', bye: { player: playerId(6), round: roundNumber(2), bye: 'zero-point' } }
    const open = run(first, ...allResults(first, draw), bye, { kind: 'pair-round' }, { kind: 'start-manual', reason: 'x' })
    const seats = open.state.draft!.boards
    const [a, b] = first.state.rounds[0]!.boards.map(({ white, black }) => [white, black]).find((pair) =>
      pair.every((id) => seats.some(({ white, black }) => white === id || black === id)),
    ) as [PlayerId, PlayerId]
    const { white, black } = seats.find((board) => board.white === a || board.black === a)!
    const swap: DeskCommand = { kind: 'change-draft', change: { kind: 'swap', a: white === a ? black : white, b } }
    expect(refusalOf(open, swap)?.article).toBe('C1')
  })

  it('does not end while somebody stands', () => {
    const open = run(
      drafted(),
      { kind: 'start-manual', reason: 'x' },
      { kind: 'change-draft', change: { kind: 'unpair', board: 0 }, confirmed: true },
    )
    expect(refusalOf(open, { kind: 'finish-manual' })?.code).toBe('without-board')
  })

  it('does not end while one stands who lost the opponent to the player with the bye', () => {
    const paired = run(opened('fide-dutch-2026', 3, 5), { kind: 'pair-round' }, { kind: 'start-manual', reason: 'x' })
    const { boards, bye } = paired.state.draft!
    const open = run(
      paired,
      { kind: 'change-draft', change: { kind: 'unpair', board: 0 }, confirmed: true },
      { kind: 'change-draft', change: { kind: 'pair', white: boards[0]!.white, black: bye! }, confirmed: true },
    )
    expect(refusalOf(open, { kind: 'finish-manual' })).toMatchObject({ code: 'without-board', players: [{ id: boards[0]!.black }] })
    const given = run(open, { kind: 'change-draft', change: { kind: 'give-bye', player: boards[0]!.black }, confirmed: true })
    expect(refusalOf(given, { kind: 'finish-manual' })).toBeNull()
  })
})
