import { pairingNumber } from '../../model/ids.ts'
import { gamePoints } from '../../model/match-points.ts'
import { absent, type Outcome } from '../../model/outcome.ts'
import { newPlayer } from '../../model/player.ts'
import { type Points, pointsFromTenths } from '../../model/points.ts'
import { scoringSystem } from '../../model/scoring.ts'
import type { TeamBoard, TeamEntry, TeamOutcome } from '../../model/team.ts'
import { matchValuesOf, teamByeValuesOf, usualMatchValues } from '../../model/team-values.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { FideTeamSettings } from './rules.ts'

/**
 * C.04.6 1.1.1, 1.2.1, 1.4, 1.6.1: a team event as a tournament whose players are the teams. Its place by number among the teams is its TPN, its games are its matches, worth 2, 1, 0 or what the
 * report says, with the colour that board 1 was scheduled with. A match is played where one of its boards was; one with forfeits only is forfeited. The bye brings
 * what a draw does, in match and in game points. Where game points are the score, each round is worth them.
 */
export const teamsAsPlayers = <T extends Tournament>(tournament: T, { primary }: Pick<FideTeamSettings, 'primary'>): T => {
  const { teams, ...rest } = tournament as Tournament
  if (teams === undefined) return tournament
  const byId = new Map(teams.map((team) => [team.id, team]))
  // At the desk teams share their ids with players; numbers are those of teams alone.
  const numberOf = new Map([...byId.keys()].sort((a, b) => a - b).map((id, at) => [id, at + 1]))
  const values = matchValuesOf(tournament.extra) ?? usualMatchValues
  const pairingAllocatedBye = teamByeValuesOf(tournament.extra)?.matchPoints ?? values.draw
  const scoring = scoringSystem(values.win, values.draw, values.loss, { forfeitLoss: values.loss, pairingAllocatedBye })
  const worth = gamesOf(tournament, teams)
  const outcomeOf = (own: TeamOutcome, other: TeamOutcome | undefined): Outcome => {
    const outcome = asOutcome(own, other, tournament)
    if (outcome.kind === 'absent') return outcome
    const gameScore = worth(own)
    return { ...outcome, gameScore, ...(primary === 'game-points' ? { points: gameScore } : {}) }
  }
  const entrants: Tournament = {
    ...rest,
    scoring,
    players: teams.map((team) =>
      newPlayer({
        id: team.id,
        pairingNumber: pairingNumber(numberOf.get(team.id)!),
        name: team.name,
        outcomes: team.outcomes.map((own, at) => outcomeOf(own, 'opponent' in own ? byId.get(own.opponent)?.outcomes[at] : undefined)),
      }),
    ),
  }
  return entrants as T
}

const isForfeit = ({ result }: TeamBoard): boolean => result === 'forfeit-win' || result === 'forfeit-loss'

const asOutcome = (own: TeamOutcome, other: TeamOutcome | undefined, { scoring }: Tournament): Outcome => {
  if (own.kind === 'absent') return absent
  if (own.kind === 'bye') return { kind: 'bye', bye: own.bye }
  if (own.kind === 'forfeit') return { kind: 'forfeit', opponent: own.opponent, colour: own.colour, result: own.result }
  const { opponent, colour } = own
  const lead = gamePoints(own.boards, scoring) - (other?.kind === 'match' ? gamePoints(other.boards, scoring) : 0)
  if (own.boards.length > 0 && own.boards.every(isForfeit)) return { kind: 'forfeit', opponent, colour, result: lead > 0 ? 'win' : 'loss' }
  const even = own.boards.some(({ result }) => result === 'adjourned') ? 'adjourned' : 'draw'
  return { kind: 'game', opponent, colour, result: lead > 0 ? 'win' : lead < 0 ? 'loss' : even, rated: true }
}

/** What a round brings a team in game points. */
const gamesOf = ({ scoring, extra }: Tournament, teams: readonly TeamEntry[]): ((own: TeamOutcome) => Points) => {
  const boards = teams.reduce((most, team) => Math.max(most, team.boards.length), 0)
  const bye = teamByeValuesOf(extra)?.gamePoints ?? pointsFromTenths(boards * scoring.drawWhite)
  return (own) => {
    switch (own.kind) {
      case 'match':
        return gamePoints(own.boards, scoring)
      case 'forfeit':
        return pointsFromTenths(boards * (own.result === 'win' ? scoring.forfeitWin : scoring.forfeitLoss))
      case 'bye':
        if (own.bye === 'pairing-allocated') return bye
        return pointsFromTenths(boards * { 'half-point': scoring.drawWhite, 'full-point': scoring.winWhite, 'zero-point': 0 }[own.bye])
      case 'absent':
        return pointsFromTenths(0)
    }
  }
}
