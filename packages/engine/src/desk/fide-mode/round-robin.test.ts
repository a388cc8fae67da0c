import { describe, expect, it } from 'vitest'
import { playerId } from '../../model/ids.ts'
import type { RoundRobinRules } from '../../rulebook/round-robin/rules.ts'
import { allResults, opened, publish, refusalOf } from '../../testing/desk-steps.ts'
import { rulesOf } from '../../testing/rules-of.ts'
import { run } from '../../testing/run-commands.ts'
import type { DeskCommand } from '../commands.ts'
import type { Desk } from '../desk.ts'

type Pair = readonly [number, number]

const robin = (rules: Partial<RoundRobinRules> = {}, rounds = 5): Desk =>
  run(opened('round-robin', rounds, 6), {
    kind: 'change-settings',
    changes: { rules: { ...rulesOf('round-robin'), ...rules }, numberOfRounds: rounds, fideMode: true, tieBreaks: ['SB'] },
  })
const byHand: readonly DeskCommand[] = [{ kind: 'pair-round' }, { kind: 'start-manual', reason: 'The guest arrives late' }]
const unpairAll = (desk: Desk): Desk =>
  desk.state.draft!.boards.reduce((at) => run(at, { kind: 'change-draft', change: { kind: 'unpair', board: 0 }, confirmed: true }), desk)
const pair = ([white, black]: Pair): DeskCommand => ({
  kind: 'change-draft',
  change: { kind: 'pair', white: playerId(white), black: playerId(black) },
})
const asked = (desk: Desk, command: DeskCommand): string | null => {
  const refusal = refusalOf(desk, command)
  return refusal?.code === 'fide-mode' ? `${refusal.level}: ${refusal.asks.map(({ code }) => code)}` : (refusal?.code ?? null)
}
const boardsOf = (desk: Desk): readonly Pair[] => desk.state.draft!.boards.map(({ white, black }) => [white, black] as const)
/** This round as given, by hand. */
const made = (desk: Desk, pairs: readonly Pair[]): Desk => {
  const seated = pairs.reduce((at, one) => run(at, { ...pair(one), confirmed: true }), unpairAll(run(desk, ...byHand)))
  const round = run(seated, { kind: 'finish-manual', confirmed: true }, { kind: 'publish-round' })
  return run(round, ...allResults(round))
}
const played = (desk: Desk): Desk => {
  const round = run(desk, ...publish)
  return run(round, ...allResults(round))
}

describe('round-robin 651: rounds of a round robin made by hand', () => {
  it('are changed in a session with a begin and an end, and compared with the tables', () => {
    const session = unpairAll(run(robin(), ...byHand))
    expect(asked(session, { kind: 'publish-round' })).toBe('manual-open')
    expect(asked(session, { kind: 'finish-manual' })).toBe('without-board')
    const seated = [
      [1, 2],
      [3, 4],
      [5, 6],
    ].reduce((at, [white, black]) => run(at, { ...pair([white!, black!]), confirmed: true }), session)
    expect(asked(seated, { kind: 'finish-manual' })).toBe('confirm: fide-by-hand')
  })

  it('ask before two meet again', () => {
    const desk = played(robin())
    const [white, black] = desk.state.rounds[0]!.boards.map((board) => [board.white, board.black])[0]!
    const session = unpairAll(run(desk, ...byHand))
    expect(asked(session, pair([white!, black!]))).toBe('confirm: rule-broken')
    expect(asked(session, pair([black!, white!]))).toBe('confirm: rule-broken')
  })

  it('ask before somebody has one colour a third time running', () => {
    // 1 has White against 6 and, by hand, against 2.
    const second = made(played(robin()), [
      [1, 2],
      [3, 6],
      [4, 5],
    ])
    expect(second.state.rounds.map(({ boards }) => boards.find(({ white }) => white === 1) !== undefined)).toEqual([true, true])
    const session = unpairAll(run(second, ...byHand))
    expect(asked(session, pair([1, 3]))).toBe('confirm: fide-third-colour')
    expect(asked(session, pair([5, 1]))).toBeNull()
  })

  it('leave the other rounds of the tables: one that was played before its turn is not paired again', () => {
    const tables = [1, 2, 3, 4, 5].map((round) => boardsOf(run(roundsBefore(round), { kind: 'pair-round' })))
    // Round 2 is played as the tables have round 3.
    let desk = made(played(robin()), tables[2]!)
    const later: (readonly Pair[])[] = []
    for (const _ of [3, 4, 5]) {
      later.push(boardsOf(run(desk, { kind: 'pair-round' })))
      desk = played(desk)
    }
    expect(later).toEqual([tables[1], tables[3], tables[4]])
  })

  it('leave what can still be played where no round of the tables is whole', () => {
    const first = boardsOf(run(robin(), { kind: 'pair-round' }))
    expect(first).toEqual([
      [1, 6],
      [2, 5],
      [3, 4],
    ])
    // One game of every later round, so that none is whole.
    let desk = made(robin(), [
      [6, 4],
      [1, 2],
      [5, 3],
    ])
    desk = made(desk, [
      [2, 6],
      [3, 1],
      [4, 5],
    ])
    const third = run(desk, { kind: 'pair-round' })
    const pairs = third.state.rounds.flatMap(({ boards }) =>
      boards.map(({ white, black }) => `${Math.min(white, black)}-${Math.max(white, black)}`),
    )
    for (const [white, black] of boardsOf(third)) expect(pairs).not.toContain(`${Math.min(white, black)}-${Math.max(white, black)}`)
  })

  it('651: twice: a game whose colours were played already has the others', () => {
    const double = robin({ double: true }, 10)
    const turned = made(double, [
      [6, 1],
      [2, 5],
      [3, 4],
    ])
    let desk = turned
    for (let round = 2; round <= 5; round++) desk = played(desk)
    const sixth = boardsOf(run(desk, { kind: 'pair-round' }))
    expect(sixth).not.toContainEqual([6, 1])
    const all = [6, 7, 8, 9, 10].reduce((at) => played(at), desk)
    const games = all.state.rounds.flatMap(({ boards }) => boards.map(({ white, black }) => `${white}-${black}`))
    expect([games.length, new Set(games).size]).toEqual([30, 30])
  })
})

/** As the tables have them. */
const roundsBefore = (round: number): Desk => Array.from({ length: round - 1 }).reduce((desk: Desk) => played(desk), robin())
