import { boardPoints } from '../model/match-points.ts'
import { pointsFromTenths } from '../model/points.ts'
import type { TeamEntry, TeamOutcome } from '../model/team.ts'
import { matchValuesOf, teamByeValuesOf } from '../model/team-values.ts'
import type { Tournament } from '../model/tournament.ts'
import { matchScoringOf } from '../pairing/description-of.ts'
import { systemOf } from './edition.ts'
import type { Team, TeamEvent, TeamRound } from './team-event.ts'

/**
 * The teams of a tournament with their results, for team standings; null when it has no teams. A match is worth by its game points what the report says (362), else
 * what the rulebook has (CFC 647: 1, ½ or 0); a match won by default, and the pairing-allocated bye of a Swiss if neither says anything else (320, C.04.6 1.4), count as won on
 * every board, as C.07 12 has it.
 */
export const teamEventOf = (tournament: Tournament): TeamEvent | null => {
  const { teams, scoring, numberOfRounds, extra, rules } = tournament
  if (teams === undefined) return null
  const boards = teams.reduce((most, team) => Math.max(most, team.boards.length), 0)
  const system = systemOf(tournament)
  const usual = matchScoringOf(tournament)
  const values = matchValuesOf(extra) ?? usual.values
  const saidBye = teamByeValuesOf(extra)
  const all = (won: boolean) => ({
    matchPoints: won ? values.win : values.loss,
    gamePoints: pointsFromTenths(won ? boards * scoring.forfeitWin : 0),
  })
  const drawn = { matchPoints: values.draw, gamePoints: pointsFromTenths((boards * scoring.forfeitWin) / 2) }
  const roundOf = (own: TeamOutcome, other: TeamOutcome | undefined): TeamRound => {
    switch (own.kind) {
      case 'match': {
        const mine = own.boards.map(({ result }) => boardPoints(result, scoring))
        const theirs = other?.kind === 'match' ? other.boards.map(({ result }) => boardPoints(result, scoring)) : []
        const lead = sum(mine) - sum(theirs)
        const matchPoints = lead > 0 ? values.win : lead < 0 ? values.loss : values.draw
        return {
          kind: 'match',
          opponent: own.opponent,
          colour: own.colour,
          boards: mine,
          matchPoints,
          gamePoints: pointsFromTenths(sum(mine)),
        }
      }
      case 'forfeit':
        return { kind: 'forfeit', opponent: own.opponent, result: own.result, ...all(own.result === 'win') }
      case 'bye': {
        const full = own.bye === 'full-point' || (own.bye === 'pairing-allocated' && system === 'swiss')
        if (own.bye === 'zero-point') return { kind: 'bye', bye: own.bye, ...nothing }
        if (own.bye === 'pairing-allocated' && saidBye !== null) return { kind: 'bye', bye: own.bye, ...saidBye }
        if (own.bye === 'pairing-allocated' && full && usual.bye === 'draw') return { kind: 'bye', bye: own.bye, ...drawn }
        if (own.bye === 'pairing-allocated' && !full) return { kind: 'bye', bye: own.bye, ...nothing }
        if (own.bye !== 'half-point') return { kind: 'bye', bye: own.bye, ...all(full) }
        return { kind: 'bye', bye: own.bye, ...drawn }
      }
      case 'absent':
        return { kind: 'bye', bye: 'zero-point', ...nothing }
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
    matchPoints: values,
    gamePoints: { win: scoring.winWhite, draw: scoring.drawWhite, loss: scoring.lossWhite },
    system,
  }
}

const nothing = { matchPoints: pointsFromTenths(0), gamePoints: pointsFromTenths(0) }

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
