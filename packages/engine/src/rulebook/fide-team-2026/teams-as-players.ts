import { pairingNumber } from '../../model/ids.ts'
import { gamePoints, isForfeited, matchVerdict } from '../../model/match-points.ts'
import { absent, type Outcome } from '../../model/outcome.ts'
import { newPlayer } from '../../model/player.ts'
import { type Points, pointsFromTenths } from '../../model/points.ts'
import { type ScoringSystem, scoringSystem } from '../../model/scoring.ts'
import type { TeamOutcome } from '../../model/team.ts'
import { boardCount, type TeamScoring, teamScoring } from '../../model/team-values.ts'
import type { Tournament } from '../../model/tournament.ts'
import { type FideTeamSettings, matchesUnder } from './rules.ts'

/**
 * C.04.6 1.1.1, 1.2.1, 1.4, 1.6.1: a team event as a tournament whose players are the teams. Its place by number among the teams is its TPN, its games are its matches, worth 2, 1, 0 or what the
 * report says, with the colour that board 1 was scheduled with. A match is played where one of its boards was; one with forfeits only is forfeited. The bye brings
 * what a draw does, in match and in game points. Where game points are the score, each round is worth them.
 */
export const teamsAsPlayers = <T extends Tournament>(tournament: T, rules: FideTeamSettings): T => {
  const { teams, ...rest } = tournament as Tournament
  if (teams === undefined) return tournament
  const byId = new Map(teams.map((team) => [team.id, team]))
  // At the desk teams share their ids with players; numbers are those of teams alone.
  const numberOf = new Map([...byId.keys()].sort((a, b) => a - b).map((id, at) => [id, at + 1]))
  const inGames = rules.primary === 'game-points'
  const values = teamScoring(matchesUnder(rules), tournament)
  const worth = gamesOf(tournament, values)
  const outcomeOf = (own: TeamOutcome, other: TeamOutcome | undefined): Outcome => {
    const outcome = asOutcome(own, other, tournament, values)
    if (outcome.kind === 'absent') return outcome
    const gameScore = worth(own)
    return { ...outcome, gameScore, ...(inGames ? { points: gameScore } : {}) }
  }
  const entrants: Tournament = {
    ...rest,
    scoring: inGames ? onEveryBoard(tournament, values) : inMatches(values),
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

const inMatches = ({ win, draw, loss, byeMatchPoints }: TeamScoring): ScoringSystem =>
  scoringSystem(win, draw, loss, { forfeitLoss: loss, pairingAllocatedBye: byeMatchPoints })

/** Where game points are the score: what a round is worth of which nothing but the result is known, every board as the match. */
const onEveryBoard = (tournament: Tournament, { byeGamePoints }: TeamScoring): ScoringSystem => {
  const { scoring } = tournament
  const all = (points: number): Points => pointsFromTenths(boardCount(tournament) * points)
  const [forfeitWin, forfeitLoss] = [all(scoring.forfeitWin), all(scoring.forfeitLoss)]
  return scoringSystem(all(scoring.winWhite), all(scoring.drawWhite), all(scoring.lossWhite), {
    forfeitWin,
    forfeitLoss,
    pairingAllocatedBye: byeGamePoints,
  })
}

const asOutcome = (own: TeamOutcome, other: TeamOutcome | undefined, { scoring }: Tournament, values: TeamScoring): Outcome => {
  if (own.kind === 'absent') return absent
  if (own.kind === 'bye') return { kind: 'bye', bye: own.bye }
  if (own.kind === 'forfeit') return { kind: 'forfeit', opponent: own.opponent, colour: own.colour, result: own.result }
  const { opponent, colour } = own
  const verdict = matchVerdict(own.boards, other?.kind === 'match' ? other.boards : [], scoring, values.missedByBoth)
  if (isForfeited(own.boards)) {
    // Each missed as many boards as the other: nobody won, and the points are those of a draw.
    if (verdict === 'draw') return { kind: 'forfeit', opponent, colour, result: 'loss', points: values.draw }
    return { kind: 'forfeit', opponent, colour, result: verdict }
  }
  const open = verdict === 'draw' && own.boards.some(({ result }) => result === 'adjourned')
  return { kind: 'game', opponent, colour, result: open ? 'adjourned' : verdict, rated: true }
}

/** What a round brings a team in game points. */
const gamesOf = (tournament: Tournament, { byeGamePoints }: TeamScoring): ((own: TeamOutcome) => Points) => {
  const { scoring } = tournament
  const boards = boardCount(tournament)
  return (own) => {
    switch (own.kind) {
      case 'match':
        return gamePoints(own.boards, scoring)
      case 'forfeit':
        return pointsFromTenths(boards * (own.result === 'win' ? scoring.forfeitWin : scoring.forfeitLoss))
      case 'bye':
        if (own.bye === 'pairing-allocated') return byeGamePoints
        return pointsFromTenths(boards * { 'half-point': scoring.drawWhite, 'full-point': scoring.winWhite, 'zero-point': 0 }[own.bye])
      case 'absent':
        return pointsFromTenths(0)
    }
  }
}
