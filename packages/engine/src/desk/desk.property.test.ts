import { describe, expect, it } from 'vitest'
import { playerId, roundNumber } from '../model/ids.ts'
import { rulebooks } from '../pairing/pair-round.ts'
import { type Dice, makeDice } from '../testing/dice.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, emptyDesk, execute, extendDesk, openDesk } from './desk.ts'
import { canonical } from './receipt.ts'
import type { BoardResult, SideResult } from './result.ts'

const seed = Number(process.env.ZUG_SEED ?? 20261115)
const individual = rulebooks.filter(({ id }) => !id.includes('team'))

const pick = <T>(dice: Dice, items: readonly T[]): T => items[dice.between(0, items.length - 1)]!

const randomResult = (dice: Dice): BoardResult => {
  const sides: readonly (readonly [SideResult, SideResult])[] = [
    ['win', 'loss'],
    ['draw', 'draw'],
    ['loss', 'win'],
    ['forfeit-win', 'forfeit-loss'],
    ['forfeit-loss', 'forfeit-loss'],
    ['adjourned', 'adjourned'],
    ['win', 'win'],
  ]
  const [white, black] = pick(dice, sides)
  return { white, black, rated: true }
}

/** Sensible and senseless commands alike: the desk must keep its word under both. */
const randomCommand = (dice: Dice, desk: Desk): DeskCommand => {
  const { state } = desk
  const anyone = playerId(dice.between(1, Math.max(1, state.nextId)))
  const round = roundNumber(dice.between(1, state.rounds.length + 2))
  const board = dice.between(0, 4)
  const last = state.rounds.at(-1)
  const open = last?.boards.findIndex(({ result }) => result === null) ?? -1
  if (last !== undefined && open !== -1 && dice.chance(0.6))
    return { kind: 'enter-result', round: last.round, board: open, result: randomResult(dice) }
  return pick<() => DeskCommand>(dice, [
    () => ({
      kind: 'enter-player',
      player: { name: `P${dice.between(1, 40)}`, rating: dice.between(1000, 2500), club: `C${dice.between(1, 3)}` },
    }),
    () => ({ kind: 'correct-player', player: anyone, changes: { rating: dice.between(1000, 2500) } }),
    () => ({ kind: 'remove-player', player: anyone }),
    () => ({ kind: 'withdraw', player: anyone }),
    () => ({ kind: 're-enter', player: anyone }),
    () => ({ kind: 'check-in', player: anyone, present: dice.chance(0.8) }),
    () => ({ kind: 'request-bye', bye: { player: anyone, round, bye: pick(dice, ['half-point', 'zero-point', 'full-point']) } }),
    () => ({ kind: 'cancel-bye', player: anyone, round }),
    () => ({ kind: 'give-numbers' }),
    () => ({ kind: 'draw-lots', seed: String(dice.between(1, 9)) }),
    () => ({
      kind: 'forbid-pair',
      prohibition: { strength: 'wish', who: { kind: 'same-club' }, firstRound: round, lastRound: null },
      confirmed: true,
    }),
    () => ({ kind: 'pair-round', confirmed: dice.chance(0.5) }),
    () => ({ kind: 'pair-round', confirmed: true }),
    () => ({ kind: 'publish-round' }),
    () => ({ kind: 'publish-round' }),
    () => ({ kind: 'discard-draft' }),
    () => ({ kind: 'start-manual', reason: 'test' }),
    () => ({ kind: 'change-draft', change: { kind: 'flip', board }, confirmed: dice.chance(0.7) }),
    () => ({ kind: 'change-draft', change: { kind: 'swap', a: anyone, b: playerId(dice.between(1, 8)) }, confirmed: true }),
    () => ({ kind: 'change-draft', change: { kind: 'unpair', board }, confirmed: true }),
    () => ({ kind: 'finish-manual' }),
    () => ({ kind: 'amend-pairing', change: { kind: 'flip', board }, reason: 'competition-rules' }),
    () => ({ kind: 'enter-result', round, board, result: randomResult(dice), reason: 'typing error' }),
    () => ({ kind: 'report-result', round, board, by: anyone, result: randomResult(dice) }),
    () => ({ kind: 'change-settings', changes: { numberOfRounds: dice.between(1, 9) }, confirmed: dice.chance(0.5) }),
    () => ({ kind: 'finish-tournament' }),
    () => ({ kind: 'undo' }),
    () => ({ kind: 'redo' }),
  ])()
}

const faultsOf = (desk: Desk): readonly string[] =>
  desk.state.rounds.flatMap(({ round, boards, unpaired }) => {
    const places = [...boards.flatMap(({ white, black }) => [white, black]), ...unpaired.map(({ player }) => player)]
    return new Set(places).size === places.length ? [] : [`round ${round} has a player twice`]
  })

const pairingsOf = (desk: Desk): string =>
  canonical(desk.state.rounds.map(({ boards }) => boards.map(({ white, black }) => [white, black])))

describe.each(individual.map(({ id }) => id))(`random life of a tournament by %s (ZUG_SEED=${seed})`, (rulebook) => {
  it('keeps its word under any sequence of commands', () => {
    let published = 0
    for (let game = 0; game < 6; game++) {
      const dice = makeDice(seed + game)
      let desk = start(dice, rulebook)
      for (let step = 0; step < 70; step++) {
        const command = randomCommand(dice, desk)
        const before = canonical(desk.state)
        const result = execute(desk, command)
        expect(canonical(desk.state), `${command.kind} changed its input`).toBe(before)
        if (!result.ok) continue
        const next = result.value.desk
        expect(canonical(openDesk(next.history).state), `${command.kind}: state is not its replay`).toBe(canonical(next.state))
        expect(canonical(extendDesk(desk, result.value.recorded).state), `${command.kind}: state is not its extension`).toBe(
          canonical(next.state),
        )
        expect(faultsOf(next)).toEqual([])
        const kinds = new Set(result.value.recorded.map(({ event }) => event.kind))
        if (!kinds.has('round-published') && !kinds.has('pairing-amended')) expect(pairingsOf(next), command.kind).toBe(pairingsOf(desk))
        const undone = kinds.has('undone') || kinds.has('redone') ? null : execute(next, { kind: 'undo' })
        if (undone?.ok && result.value.recorded.length > 0) {
          expect(canonical(undone.value.desk.state), `undo of ${command.kind}`).toBe(before)
          const redone = execute(undone.value.desk, { kind: 'redo' })
          expect(redone.ok && canonical(redone.value.desk.state)).toBe(canonical(next.state))
        }
        desk = next
      }
      published += desk.state.rounds.length
    }
    expect(published).toBeGreaterThan(3)
  })
})

const start = (dice: Dice, rulebook: string): Desk => {
  const commands: readonly DeskCommand[] = [
    { kind: 'create-tournament', settings: { rulebook, numberOfRounds: dice.between(3, 7) } },
    { kind: 'draw-lots', seed: 'start' },
    { kind: 'import-players', players: Array.from({ length: dice.between(4, 11) }, (_, i) => ({ name: `Start ${i}`, rating: 2000 - i })) },
  ]
  return commands.reduce((desk, command) => {
    const result = execute(desk, command)
    if (!result.ok) throw new Error(result.error.message)
    return result.value.desk
  }, emptyDesk)
}
