import { type DeskCommand, emptyDesk, execute } from '@zug/engine/desk'
import { playerId, roundNumber } from '@zug/engine/model'
import { afterEach, expect, test, vi } from 'vitest'
import { executeAll } from './bulk.ts'

afterEach(() => vi.restoreAllMocks())

const players = 200
const entered = [
  { kind: 'create-tournament', settings: { numberOfRounds: 3 } },
  { kind: 'import-players', players: Array.from({ length: players }, (_, at) => ({ name: `Player ${at + 1}`, rating: 2000 - at })) },
] as const satisfies readonly DeskCommand[]

const after = (commands: readonly DeskCommand[], desk = emptyDesk) =>
  commands.reduce((at, command) => {
    const done = execute(at, command)
    if (!done.ok) throw new Error(done.error.code)
    return done.value.desk
  }, desk)

/** How often players are copied meanwhile. */
const copiesWhile = (work: () => unknown): number => {
  const { Map: Usual } = globalThis
  let copies = 0
  class Counting<K, V> extends Usual<K, V> {
    constructor(from?: Iterable<readonly [K, V]> | null) {
      super(from)
      if (this.size >= 10) copies += 1
    }
  }
  vi.stubGlobal('Map', Counting)
  try {
    work()
  } finally {
    vi.unstubAllGlobals()
  }
  return copies
}

test('many commands come to what each after the other does, copy the players once for all of them, and leave the desk of before as it was', () => {
  const before = after(entered)
  const commands: readonly DeskCommand[] = Array.from({ length: 100 }, (_, at) =>
    at % 2 === 0
      ? { kind: 'correct-player', player: playerId(at + 1), changes: { club: `Club ${at}` } }
      : { kind: 'check-in', player: playerId(at + 1), present: true },
  )
  const untouched = JSON.stringify([...before.state.players])
  expect(copiesWhile(() => executeAll(before, commands))).toBeLessThan(5)
  const done = executeAll(before, commands)
  if (!done.ok) throw new Error('refused')
  expect(done.value.desk.state).toEqual(after(commands, before).state)
  expect(JSON.stringify([...before.state.players])).toBe(untouched)
})

test('one that is refused leaves nothing of those before it', () => {
  const before = after(entered)
  const untouched = JSON.stringify([...before.state.players])
  const done = executeAll(before, [
    { kind: 'correct-player', player: playerId(1), changes: { club: 'Club' } },
    { kind: 'request-bye', bye: { player: playerId(9999), round: roundNumber(1), bye: 'half-point' } },
  ])
  expect(done).toMatchObject({ ok: false, error: { command: 1 } })
  expect(JSON.stringify([...before.state.players])).toBe(untouched)
})

test('a list of players is entered without copying it for each of them', () => {
  expect(copiesWhile(() => after(entered))).toBeLessThan(5)
})
