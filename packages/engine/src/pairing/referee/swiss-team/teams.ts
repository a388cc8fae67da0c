import type { Outcome } from '../../../model/outcome.ts'
import { newPlayer } from '../../../model/player.ts'
import { type Points, pointsFromTenths } from '../../../model/points.ts'
import type { RulesOf } from '../../../model/rules.ts'
import { type ScoringSystem, scoringSystem } from '../../../model/scoring.ts'
import type { BoardResult, TeamEntry } from '../../../model/team.ts'
import { matchValuesOf, teamByeValuesOf } from '../../../model/team-values.ts'
import type { Tournament } from '../../../model/tournament.ts'
import { virtualPointsOf } from '../acceleration.ts'

/** C.04.6 1: a team event as an arbiter's sheet has it, worked out without the rulebooks: each team with its matches, and the virtual points of its round. */
export const entrantsOf = (tournament: Tournament, rules: RulesOf<'fide-team-2026'>): Tournament => {
  const { teams, boardsPerMatch = 0, scoring, extra } = tournament
  if (teams === undefined) return rules.primary === 'game-points' ? tournament : withVirtualPoints(tournament)
  // A report that was not read into the rules says it itself.
  const worth = matchValuesOf(extra) ?? { win: rules.matchWin, draw: rules.matchDraw, loss: rules.matchLoss }
  const bye = teamByeValuesOf(extra) ?? { matchPoints: rules.byeMatchPoints, gamePoints: rules.byeGamePoints }
  const size = Math.max(boardsPerMatch, ...teams.map(({ boards }) => boards.length))
  const onAll = (points: number): Points => pointsFromTenths(size * points)
  const byMatches = scoringSystem(worth.win, worth.draw, worth.loss, {
    forfeitLoss: worth.loss,
    pairingAllocatedBye: bye.matchPoints ?? worth.draw,
  })
  const cellOf = (team: TeamEntry, at: number): Outcome => {
    const own = team.outcomes[at]!
    if (own.kind === 'absent') return { kind: 'absent' }
    if (own.kind === 'bye') {
      const games = {
        'pairing-allocated': bye.gamePoints ?? onAll(scoring.drawWhite),
        'half-point': onAll(scoring.drawWhite),
        'full-point': onAll(scoring.winWhite),
        'zero-point': onAll(0),
      }
      return { kind: 'bye', bye: own.bye, gameScore: games[own.bye] }
    }
    if (own.kind === 'forfeit') {
      const { opponent, colour, result } = own
      return { kind: 'forfeit', opponent, colour, result, gameScore: onAll(result === 'win' ? scoring.forfeitWin : scoring.forfeitLoss) }
    }
    const other = teams.find(({ id }) => id === own.opponent)?.outcomes[at]
    const mine = total(own.boards, scoring)
    const lead = mine - (other?.kind === 'match' ? total(other.boards, scoring) : 0)
    const { opponent, colour } = own
    if (own.boards.length > 0 && own.boards.every(({ result }) => result.startsWith('forfeit')))
      // Where each side missed as many boards, neither has won, and both have the points of a draw.
      return {
        kind: 'forfeit',
        opponent,
        colour,
        result: lead > 0 ? 'win' : 'loss',
        gameScore: mine,
        ...(lead === 0 && mine > 0 ? { points: worth.draw } : {}),
      }
    return { kind: 'game', opponent, colour, result: lead > 0 ? 'win' : lead < 0 ? 'loss' : 'draw', rated: true, gameScore: mine }
  }
  const inGames = rules.primary === 'game-points'
  const players = teams.map((team) =>
    newPlayer({
      id: team.id,
      pairingNumber: (1 + teams.filter(({ id }) => id < team.id).length) as never,
      name: team.name,
      outcomes: team.outcomes.map((_, at) => {
        const cell = cellOf(team, at)
        return inGames && cell.kind !== 'absent' ? { ...cell, points: cell.gameScore! } : cell
      }),
    }),
  )
  const { teams: _, ...rest } = tournament
  const entrants: Tournament = { ...rest, scoring: byMatches, players }
  return inGames ? entrants : withVirtualPoints(entrants)
}

/** C.04.7: the virtual points that an acceleration gives, round by round, spelled out. */
export const withVirtualPoints = (entrants: Tournament): Tournament => {
  if (entrants.virtualPoints.size > 0) return entrants
  const virtual = virtualPointsOf(entrants, false)
  const rounds = entrants.numberOfRounds ?? 0
  const points = entrants.players.map(
    ({ id }) => [id, Array.from({ length: rounds }, (_, at) => pointsFromTenths(virtual(id, at + 1)))] as const,
  )
  return { ...entrants, virtualPoints: new Map(points) }
}

const total = (boards: readonly { readonly result: BoardResult }[], scoring: ScoringSystem): Points => {
  const points = {
    win: 'winWhite',
    draw: 'drawWhite',
    loss: 'lossWhite',
    adjourned: 'drawWhite',
    'forfeit-win': 'forfeitWin',
    'forfeit-loss': 'forfeitLoss',
  } as const
  return pointsFromTenths(boards.reduce((sum, { result }) => sum + scoring[points[result]], 0))
}
