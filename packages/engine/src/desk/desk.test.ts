import { describe, expect, it } from 'vitest'
import { type PlayerId, playerId, roundNumber } from '../model/ids.ts'
import { enter, opened, playRound, publish, refusalOf } from '../testing/desk-steps.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, emptyDesk, openDesk } from './desk.ts'
import { replay } from './history.ts'
import { locksOf } from './locks.ts'
import { tournamentOf } from './tournament.ts'

describe('the life of a tournament', () => {
  it('goes from creation to the finish, and standings are final only then', () => {
    let desk = opened()
    for (let round = 0; round < 3; round++) {
      expect(refusalOf(desk, { kind: 'finish-tournament' })?.code).toBe('not-final')
      desk = playRound(desk)
    }
    desk = run(desk, { kind: 'finish-tournament' })
    expect(refusalOf(desk, { kind: 'pair-round' })?.code).toBe('finished')
    expect(run(desk, { kind: 'reopen-tournament', reason: 'wrong result on board 1' }).state.finished).toBe(false)
  })

  it('gives numbers by the initial order when the first round is paired, and to a late entry its place', () => {
    const desk = run(playRound(opened()), enter('Late', 1990))
    expect(desk.state.players.get(playerId(7))?.firstRound).toBe(2)
    const paired = run(desk, { kind: 'pair-round' })
    expect(tournamentOf(paired.state).players.find(({ name }) => name === 'Late')?.pairingNumber).toBe(2)
  })

  it('C.04.2 2.4: rounds a late entry has missed count nothing, or what the rules of the event say', () => {
    const late = run(playRound(playRound(opened())), enter('Late', 1990))
    const player = playerId(7)
    const ask = (round: number, bye: 'half-point' | 'zero-point', confirmed = false): DeskCommand => ({
      kind: 'request-bye',
      bye: { player, round: roundNumber(round), bye },
      confirmed,
    })
    const outcomes = (desk: Desk) => tournamentOf(desk.state).players.find(({ name }) => name === 'Late')!.outcomes
    expect(outcomes(late)).toEqual([{ kind: 'absent' }, { kind: 'absent' }])
    expect(refusalOf(late, ask(1, 'half-point'))).toMatchObject({ code: 'bye-refused', article: 'C.04.2 2.4', confirmable: true })
    const given = run(late, ask(1, 'half-point', true), ask(2, 'half-point', true))
    expect(outcomes(given)).toEqual([
      { kind: 'bye', bye: 'half-point' },
      { kind: 'bye', bye: 'half-point' },
    ])
    expect(openDesk(given.history).state).toEqual(given.state)
    expect(outcomes(run(given, { kind: 'undo' }))[1]).toEqual({ kind: 'absent' })
    expect(outcomes(run(given, ask(2, 'zero-point')))[1]).toEqual({ kind: 'bye', bye: 'zero-point' })
    const paired = run(given, { kind: 'pair-round' })
    expect(refusalOf(paired, ask(1, 'zero-point'))?.code).toBe('draft-open')
    // Whoever was there has a place in the round, and it stays.
    const other: DeskCommand = {
      kind: 'request-bye',
      bye: { player: playerId(1), round: roundNumber(1), bye: 'half-point' },
      confirmed: true,
    }
    expect(refusalOf(late, other)).toMatchObject({ code: 'round-passed', article: 'C.04.2 4.4' })
  })

  it('C.04.2 4.4: a late entry gets a game against whoever has the bye, and no bye for a round that is played', () => {
    const published = run(opened('fide-dutch-2026', 3, 5), ...publish, enter('Late', 1990))
    const [{ player: alone, bye }] = published.state.rounds[0]!.unpaired as [{ player: PlayerId; bye: string }]
    expect(bye).toBe('pairing-allocated')
    const late = playerId(6)
    const bring = (white: PlayerId, black: PlayerId): DeskCommand => ({
      kind: 'amend-pairing',
      change: { kind: 'pair', white, black },
      reason: 'late-entry',
    })
    const amended = run(published, bring(late, alone))
    expect(amended.state.rounds[0]!.boards.at(-1)).toMatchObject({ white: late, black: alone })
    expect(amended.state.rounds[0]!.unpaired).toEqual([])
    const ask: DeskCommand = { kind: 'request-bye', bye: { player: late, round: roundNumber(1), bye: 'half-point' }, confirmed: true }
    expect(refusalOf(amended, ask)?.code).toBe('round-passed')
    const { white } = published.state.rounds[0]!.boards[0]!
    const swap: DeskCommand = { kind: 'amend-pairing', change: { kind: 'swap', a: white, b: alone }, reason: 'late-entry' }
    expect(refusalOf(published, swap)?.article).toBe('C.04.2 4.4')
  })

  it('says by name who cannot be paired', () => {
    const keepApart = (a: number, b: number): DeskCommand => ({
      kind: 'forbid-pair',
      prohibition: {
        strength: 'law',
        who: { kind: 'players', players: [playerId(a), playerId(b)] },
        firstRound: roundNumber(1),
        lastRound: null,
      },
    })
    const desk = run(opened('fide-dutch-2026', 3, 4), keepApart(1, 2), keepApart(1, 3), keepApart(1, 4))
    expect(refusalOf(desk, { kind: 'pair-round' })).toMatchObject({
      code: 'no-legal-pairing',
      stuck: { named: [{ name: 'Player A' }], more: 0 },
    })
  })

  it('a name is something one can see', () => {
    const desk = opened()
    for (const name of ['', ' ', '\u00a0', '\u200b', '\ufeff', '\u3164', '\u200d\u2060', '\u2800'])
      for (const command of [
        { kind: 'enter-player', player: { name } },
        { kind: 'import-players', players: [{ name }] },
        { kind: 'correct-player', player: playerId(1), changes: { name } },
      ] satisfies DeskCommand[])
        expect([command.kind, refusalOf(desk, command)?.code]).toEqual([command.kind, 'player-nameless'])
    for (const name of ['名', '=', '👨‍👩‍👧', 'א\u200f']) expect(refusalOf(desk, { kind: 'enter-player', player: { name } })).toBeNull()
  })

  it('who is to come later may have a bye for a round before that', () => {
    const desk = run(opened(), { kind: 'enter-player', player: { name: 'Late' }, fromRound: roundNumber(3) })
    const asked = run(desk, { kind: 'request-bye', bye: { player: playerId(7), round: roundNumber(1), bye: 'half-point' } }, ...publish)
    expect(asked.state.rounds[0]!.unpaired).toContainEqual({ player: playerId(7), bye: 'half-point' })
    expect(tournamentOf(asked.state).players.find(({ name }) => name === 'Late')!.outcomes).toEqual([{ kind: 'bye', bye: 'half-point' }])
    expect(refusalOf(desk, { kind: 'enter-player', player: { name: 'Later' }, fromRound: roundNumber(4) })?.code).toBe('unknown-round')
  })

  it('C.04.2 2.3: numbers are not given again after round 4 has been paired', () => {
    let desk = opened('fide-dutch-2026', 6, 8)
    for (let round = 0; round < 4; round++) desk = playRound(desk)
    expect(refusalOf(desk, { kind: 'give-numbers' })?.article).toBe('C.04.2 2.3')
  })

  it('settings that decide pairings are locked once a round is paired, and say why; others can be insisted on', () => {
    const desk = run(opened(), { kind: 'pair-round' })
    expect(locksOf(desk.state).map(({ setting }) => setting)).toContain('rules')
    const refusal = refusalOf(desk, { kind: 'change-settings', changes: { rules: { rulebook: 'fide-dutch-2017' } } })
    expect(refusal).toMatchObject({ code: 'setting-locked', setting: 'rules', reason: 'decides-pairings', confirmable: false })
    expect(refusalOf(desk, { kind: 'change-settings', changes: { numberOfRounds: 4 } })?.confirmable).toBe(true)
    expect(run(desk, { kind: 'change-settings', changes: { numberOfRounds: 4 }, confirmed: true }).state.settings?.numberOfRounds).toBe(4)
  })

  it('refuses scoring that no rule allows', () => {
    const scoring = { ...opened().state.settings!.scoring, pairingAllocatedBye: 20 as never }
    expect(refusalOf(emptyDesk, { kind: 'create-tournament', settings: { scoring } })).toMatchObject({
      code: 'bye-worth-too-much',
      setting: 'scoring',
    })
  })
})

describe('history', () => {
  it('undo and redo are events, restore exactly, and stop at what is published', () => {
    const before = opened()
    const after = run(before, enter('Extra', 1500))
    const undone = run(after, { kind: 'undo' })
    expect(undone.state).toEqual(before.state)
    expect(run(undone, { kind: 'redo' }).state).toEqual(after.state)
    expect(undone.history).toHaveLength(after.history.length + 1)
    expect(refusalOf(run(before, ...publish), { kind: 'undo' })?.code).toBe('nothing-to-undo')
  })

  it('any earlier moment can be rebuilt', () => {
    const desk = playRound(opened())
    for (const { sequence } of desk.history) expect(replay(desk.history, sequence)).toEqual(openDesk(desk.history.slice(0, sequence)).state)
  })

  it('a receipt is the same for the same inputs, and another for others', () => {
    const receipt = (desk: Desk) => run(desk, ...publish).state.rounds[0]!.receipt
    expect(receipt(opened())).toEqual(receipt(opened()))
    expect(receipt(run(opened(), { kind: 'correct-player', player: playerId(1), changes: { rating: 2400 } })).short).not.toBe(
      receipt(opened()).short,
    )
    expect(receipt(opened())).toMatchObject({ round: 1, rulebook: 'fide-dutch-2026' })
  })
})
