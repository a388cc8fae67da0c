import type { PlayerId } from '../model/ids.ts'
import type { RoundIssue } from '../model/issues/rounds.ts'
import { openBoards } from '../model/open-match.ts'
import type { Outcome } from '../model/outcome.ts'
import type { TeamEntry, TeamOutcome } from '../model/team.ts'
import { boardCount } from '../model/team-values.ts'
import type { Tournament } from '../model/tournament.ts'
import { err, ok, type Result } from '../result.ts'
import { roundIssue } from './round-issues.ts'
import type { RoundPairing } from './round-pairing.ts'

/**
 * The tournament with a round that was just paired: its games are open, whoever asked for a bye has it, everybody else was away. Of a team event the matches are
 * those of the regular boards; a team with fewer players loses the others by forfeit. The round must be the next one, and everybody on it somebody of the tournament, once.
 */
export const withRound = (tournament: Tournament, pairing: RoundPairing): Result<Tournament, readonly RoundIssue[]> => {
  const { teams, players, requestedByes } = tournament
  const entrants: readonly { readonly id: PlayerId; readonly outcomes: readonly unknown[] }[] = teams ?? players
  const paired = entrants.reduce((most, { outcomes }) => Math.max(most, outcomes.length), 0)
  const { round } = pairing
  if (round <= paired) return err([roundIssue('round-paired-already', { round })])
  if (round > paired + 1) return err([roundIssue('round-too-far', { round, paired })])
  const issues = faultsOf(pairing, new Set(entrants.map(({ id }) => id)), teams === undefined ? 'player' : 'team')
  if (issues.length > 0) return err(issues)

  const asked = new Map(requestedByes.flatMap((each) => (each.round === round ? [[each.player, each.bye] as const] : [])))
  const boards = new Map(pairing.boards.flatMap((board) => [[board.white, board] as const, [board.black, board] as const]))
  const without = (id: PlayerId): Extract<TeamOutcome, { kind: 'bye' | 'absent' }> => {
    if (id === pairing.bye) return { kind: 'bye', bye: 'pairing-allocated' }
    const bye = asked.get(id)
    return bye === undefined ? { kind: 'absent' } : { kind: 'bye', bye }
  }
  const side = (id: PlayerId): { readonly opponent: PlayerId; readonly colour: 'white' | 'black' } | null => {
    const board = boards.get(id)
    return board === undefined
      ? null
      : board.white === id
        ? { opponent: board.black, colour: 'white' }
        : { opponent: board.white, colour: 'black' }
  }
  const left = { requestedByes: requestedByes.filter((each) => each.round > round) }
  if (teams === undefined) {
    const next = (id: PlayerId): Outcome => {
      const own = side(id)
      return own === null ? without(id) : { kind: 'game', ...own, result: 'adjourned', rated: true }
    }
    return ok({ ...tournament, ...left, players: players.map((each) => ({ ...each, outcomes: [...each.outcomes, next(each.id)] })) })
  }
  const byId = new Map(teams.map((team) => [team.id, team]))
  const next = (team: TeamEntry): TeamOutcome => {
    const own = side(team.id)
    if (own === null) return without(team.id)
    return { kind: 'match', ...own, boards: openBoards(team.boards, byId.get(own.opponent)!.boards, boardCount(tournament)) }
  }
  return ok({ ...tournament, ...left, teams: teams.map((team) => ({ ...team, outcomes: [...team.outcomes, next(team)] })) })
}

const faultsOf = ({ boards, bye }: RoundPairing, known: ReadonlySet<PlayerId>, of: 'player' | 'team'): readonly RoundIssue[] => {
  const seen = new Set<PlayerId>()
  return [...boards.flatMap(({ white, black }) => [white, black]), ...(bye === null ? [] : [bye])].flatMap((entrant) => {
    if (!known.has(entrant)) return [roundIssue('entrant-unknown', { entrant, of })]
    if (seen.has(entrant)) return [roundIssue('entrant-twice', { entrant, of })]
    seen.add(entrant)
    return []
  })
}
