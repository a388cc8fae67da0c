import { boardPoints, gamePoints, isForfeited, matchVerdict } from '../../model/match-points.ts'
import type { ByeKind } from '../../model/outcome.ts'
import { pointsFromTenths } from '../../model/points.ts'
import type { TeamEntry, TeamOutcome } from '../../model/team.ts'
import { boardCount, teamScoring } from '../../model/team-values.ts'
import type { Tournament } from '../../model/tournament.ts'
import { matchScoringOf } from '../../pairing/description-of.ts'
import { systemOf } from '../edition.ts'
import type { Team, TeamEvent, TeamRound } from './team-event.ts'

/**
 * The teams of a tournament with their results, for team standings; null when it has no teams. A match is worth by its game points what the report says (362), else
 * what the rulebook has (CFC 647: 1, ½ or 0); so is the pairing-allocated bye of a Swiss (320, C.04.6 1.4). A match won by default counts as won on every board, as C.07 12 has it; one of
 * which every board was forfeited was not played (C.07 16).
 */
export const teamEventOf = (tournament: Tournament): TeamEvent | null => {
  const { teams, scoring, numberOfRounds, rules } = tournament
  if (teams === undefined) return null
  const boards = boardCount(tournament)
  const system = systemOf(tournament)
  const values = teamScoring(matchScoringOf(tournament), tournament, system === 'swiss')
  const onAll = (points: number) => pointsFromTenths(boards * points)
  const byes: Readonly<Record<ByeKind, Pick<TeamRound, 'matchPoints' | 'gamePoints'>>> = {
    'pairing-allocated': { matchPoints: values.byeMatchPoints, gamePoints: values.byeGamePoints },
    'full-point': { matchPoints: values.win, gamePoints: onAll(scoring.winWhite) },
    'half-point': { matchPoints: values.draw, gamePoints: onAll(scoring.drawWhite) },
    'zero-point': { matchPoints: pointsFromTenths(0), gamePoints: pointsFromTenths(0) },
  }
  const roundOf = (own: TeamOutcome, other: TeamOutcome | undefined): TeamRound => {
    switch (own.kind) {
      case 'match': {
        const { opponent, colour } = own
        const mine = own.boards.map(({ result }) => boardPoints(result, scoring))
        const verdict = matchVerdict(own.boards, other?.kind === 'match' ? other.boards : [], scoring, values.missedByBoth)
        const worth = { boards: mine, matchPoints: values[verdict], gamePoints: gamePoints(own.boards, scoring) }
        if (!isForfeited(own.boards)) return { kind: 'match', opponent, colour, ...worth }
        return { kind: 'forfeit', opponent, result: verdict === 'win' ? 'win' : 'loss', ...worth }
      }
      case 'forfeit': {
        const won = own.result === 'win'
        const worth = { matchPoints: won ? values.win : values.loss, gamePoints: onAll(won ? scoring.forfeitWin : scoring.forfeitLoss) }
        return { kind: 'forfeit', opponent: own.opponent, result: own.result, ...worth }
      }
      case 'bye':
        return { kind: 'bye', bye: own.bye, ...byes[own.bye] }
      case 'absent':
        return { kind: 'bye', bye: 'zero-point', ...byes['zero-point'] }
    }
  }
  const byId = new Map<number, TeamEntry>(teams.map((team) => [team.id, team]))
  const teamOf = ({ id, name, outcomes }: TeamEntry): Team => ({
    number: id,
    name,
    rating: null,
    rounds: outcomes.map((own, index) => roundOf(own, own.kind === 'match' ? byId.get(own.opponent)?.outcomes[index] : undefined)),
  })
  return {
    teams: teams.map(teamOf),
    boards,
    numberOfRounds,
    primary: rules !== null && 'primary' in rules && rules.primary === 'game-points' ? 'GP' : 'MP',
    matchPoints: { win: values.win, draw: values.draw, loss: values.loss },
    gamePoints: { win: scoring.winWhite, draw: scoring.drawWhite, loss: scoring.lossWhite },
    system,
  }
}
