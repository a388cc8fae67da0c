import { type DeskBoardResult as BoardResult, emptyDesk, execute } from '@zug/engine/desk'
import { playerId, roundNumber, standardScoring } from '@zug/engine/model'
import { describe, expect, it } from 'vitest'
import { hasBegun, isDone, type Match, openMatch, resultOfMatch, type Team, withBoard, withPlayer } from './match.ts'
import type { Outcome } from './outcomes.ts'

const team = (id: number, first: number): Team =>
  ({
    id: playerId(id),
    name: `T${id}`,
    boards: [playerId(first), playerId(first + 1)],
    alternates: [playerId(first + 2)],
  }) as unknown as Team
const [home, away] = [team(7, 1), team(8, 4)]
const open = openMatch(home, away)
const results = ({ white, black }: Match) => white.map(({ result }, at) => `${result} ${black[at]!.result}`)

describe('a match', () => {
  it('begins with as many open boards as both teams fill', () => {
    expect(results(open)).toEqual(['adjourned adjourned', 'adjourned adjourned'])
    expect(openMatch({ ...home, boards: home.boards.slice(1) }, away).black).toHaveLength(1)
    expect([hasBegun(open, open), isDone(open)]).toEqual([false, false])
  })

  it('has the declared boards; one that a team cannot fill is lost by forfeit, and that alone is no result', () => {
    const short = openMatch({ ...home, boards: home.boards.slice(1) }, away, 2)
    expect(results(short)).toEqual(['adjourned adjourned', 'forfeit-loss forfeit-win'])
    expect([hasBegun(short, short), hasBegun(withBoard(short, 0, 'draw'), short)]).toEqual([false, true])
    expect(hasBegun(withPlayer(open, 'white', 0, null), open)).toBe(true)
  })

  it('who moves to a board changes places; where nobody came it is lost by default, until somebody does', () => {
    expect(withPlayer(open, 'white', 0, playerId(2)).white.map(({ player }) => player)).toEqual([2, 1])
    const missing = withPlayer(open, 'black', 1, null)
    expect(results(missing)[1]).toBe('forfeit-win forfeit-loss')
    expect(results(withPlayer(missing, 'white', 1, null))[1]).toBe('forfeit-loss forfeit-loss')
    expect(results(withPlayer(missing, 'black', 1, playerId(6)))[1]).toBe('adjourned adjourned')
  })

  /** A device that shows another result than the desk records would see conflicts with itself. */
  it('CFC 647: stands as the desk will record it', () => {
    const commands = [
      { kind: 'create-tournament', settings: { rules: { rulebook: 'cfc-team' }, numberOfRounds: 3 } },
      { kind: 'draw-lots', seed: 'x' },
      { kind: 'import-players', players: [1, 2, 3, 4, 5, 6].map((n) => ({ name: `P${n}`, rating: 2000 - n })) },
      { kind: 'enter-team', name: 'T7', boards: home.boards, alternates: home.alternates },
      { kind: 'enter-team', name: 'T8', boards: away.boards, alternates: away.alternates },
      { kind: 'pair-round' },
      { kind: 'publish-round' },
    ] as const
    const desk = commands.reduce((at, command) => {
      const done = execute(at, command)
      if (!done.ok) throw new Error(done.error.code)
      return done.value.desk
    }, emptyDesk)
    const swapped = desk.state.rounds[0]!.boards[0]!.white !== home.id
    const outcomes: readonly Outcome[] = ['white', 'draw', 'black', 'black-forfeit', 'zero-zero', 'adjourned']
    for (const first of outcomes)
      for (const second of outcomes) {
        const match = withBoard(withBoard(swapped ? openMatch(away, home) : open, 0, first), 1, second)
        const result: BoardResult = resultOfMatch(match, standardScoring)
        const done = execute(desk, { kind: 'enter-result', round: roundNumber(1), board: 0, result })
        expect(done.ok && done.value.desk.state.rounds[0]!.boards[0]!.result).toEqual(result)
      }
  })
})
