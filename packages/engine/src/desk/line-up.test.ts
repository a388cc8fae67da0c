import { describe, expect, it } from 'vitest'
import { type PlayerId, playerId, roundNumber } from '../model/ids.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, emptyDesk, execute } from './desk.ts'
import { lineUpIn, lineUpsOf } from './line-up.ts'
import type { BoardResult } from './result.ts'
import { tournamentOf } from './tournament.ts'

/** Four teams of two boards and a reserve; players 1 to 12, teams 13 to 16: those of the first are 1, 2 and 3. */
const published = (): Desk =>
  run(
    emptyDesk,
    { kind: 'create-tournament', settings: { rules: { rulebook: 'cfc-team' }, numberOfRounds: 3 } },
    { kind: 'draw-lots', seed: 'team' },
    { kind: 'import-players', players: Array.from({ length: 12 }, (_, i) => ({ name: `P${i + 1}`, rating: 2000 - 20 * i })) },
    ...[0, 3, 6, 9].map(
      (t): DeskCommand => ({
        kind: 'enter-team',
        name: `T${t}`,
        boards: [playerId(t + 1), playerId(t + 2)],
        alternates: [playerId(t + 3)],
      }),
    ),
    { kind: 'pair-round' },
    { kind: 'publish-round' },
  )

const team = playerId(13)
const lineUp = (seats: readonly number[], round?: number): DeskCommand => ({
  kind: 'change-line-up',
  team,
  boards: seats.map(playerId),
  alternates: [1, 2, 3].filter((id) => !seats.includes(id)).map(playerId),
  ...(round === undefined ? {} : { round: roundNumber(round) }),
})
const seatsIn = ({ state }: Desk, round: number): readonly PlayerId[] => lineUpIn(state, state.teams.get(team)!, round)
const recorded = ({ state }: Desk, round: number) => tournamentOf(state).teams!.find(({ id }) => id === team)!.outcomes[round - 1]!

/** All matches of the last round: that of the team as it is said, the others won by White. */
const played = (desk: Desk, own: 'as-lined-up' | 'won-by-forfeit' = 'as-lined-up'): Desk => {
  const { round, boards } = desk.state.rounds.at(-1)!
  const side = (id: PlayerId, result: 'win' | 'loss') =>
    lineUpIn(desk.state, desk.state.teams.get(id)!, round).map((player) => ({ player, result }))
  const results = boards.map(({ white, black }): BoardResult => {
    if (own === 'won-by-forfeit' && (white === team || black === team))
      return { white: white === team ? 'forfeit-win' : 'forfeit-loss', black: black === team ? 'forfeit-win' : 'forfeit-loss', rated: true }
    return { white: 'win', black: 'loss', rated: true, match: { white: side(white, 'win'), black: side(black, 'loss') } }
  })
  return run(desk, ...results.map((result, board): DeskCommand => ({ kind: 'enter-result', round, board, result })))
}
const next = (desk: Desk): Desk => run(desk, { kind: 'pair-round' }, { kind: 'publish-round' })

describe('the line-up of a round', () => {
  it('is of that round, leaves the order of the members, and the next round proposes it', () => {
    const first = run(published(), lineUp([3, 1], 1))
    expect([first.state.teams.get(team)!.boards, seatsIn(first, 1)]).toEqual([
      [1, 2],
      [3, 1],
    ])
    expect(recorded(first, 1)).toMatchObject({ kind: 'match', boards: [{ player: 3 }, { player: 1 }] })
    const second = next(played(first))
    expect(seatsIn(second, 2)).toEqual([3, 1])
    const changed = run(second, lineUp([1, 2], 2))
    expect([seatsIn(changed, 1), seatsIn(changed, 2), seatsIn(next(played(changed)), 3)]).toEqual([
      [3, 1],
      [1, 2],
      [1, 2],
    ])
    expect(lineUpsOf(changed.state, changed.state.teams.get(team)!)).toEqual([{ round: 1, seats: [3, 1] }])
  })

  it('of a match that was won without play stays with the round, whatever comes later', () => {
    const first = played(run(published(), lineUp([3, 1], 1)), 'won-by-forfeit')
    expect(recorded(first, 1)).toMatchObject({ kind: 'forfeit', lineUp: [3, 1] })
    const second = run(next(first), lineUp([2, 3], 2))
    expect(recorded(second, 1)).toMatchObject({ lineUp: [3, 1] })
  })

  it('stays where the order of the members changes; the match at hand and what comes take the new order', () => {
    const forfeited = next(played(published(), 'won-by-forfeit'))
    const changed = run(forfeited, lineUp([2, 1]))
    expect(changed.state.teams.get(team)!.boards).toEqual([2, 1])
    expect(recorded(changed, 1)).toMatchObject({ lineUp: [1, 2] })
    expect(recorded(changed, 2)).toMatchObject({ boards: [{ player: 2 }, { player: 1 }] })
    const over = run(played(forfeited), lineUp([2, 1]))
    expect([recorded(over, 2), seatsIn(next(over), 3)]).toMatchObject([{ boards: [{ player: 1 }, { player: 2 }] }, [2, 1]])
    // What was handed in for the round at hand is not lost with it.
    expect(seatsIn(run(forfeited, lineUp([3, 2], 2), lineUp([2, 1])), 2)).toEqual([3, 2])
  })

  it('is of a published round without a result, and of members', () => {
    const code = (desk: Desk, command: DeskCommand): string | null => {
      const result = execute(desk, command)
      return result.ok ? null : result.error.code
    }
    const desk = published()
    expect([code(desk, lineUp([3, 1], 2)), code(played(desk), lineUp([3, 1], 1)), code(desk, lineUp([3], 1))]).toEqual([
      'round-not-published',
      'result-entered',
      'line-up-incomplete',
    ])
    expect(code(desk, { kind: 'change-line-up', team, boards: [playerId(1), playerId(4)], alternates: [], round: roundNumber(1) })).toBe(
      'member-of-team',
    )
  })
})
