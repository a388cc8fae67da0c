import type { DeskBoardResult, DeskTeam, RoundLineUp, SideResult } from '@zug/engine/desk'
import { renamedIn } from '@zug/engine/files'
import {
  boardCount,
  type PlayerId,
  playerId,
  roundNumber,
  type TeamBoard,
  type TeamEntry,
  type TeamOutcome,
  type Tournament,
} from '@zug/engine/model'
import { gamePoints } from '@zug/engine/pairing'

/**
 * The desk has one row of numbers for players and teams together. Where a file uses a number for both, its teams get numbers behind the players, in
 * the same order; everything that names a team follows.
 */
export const withOwnNumbers = (tournament: Tournament): Tournament => {
  const { teams, players } = tournament
  const taken = new Set(players.map(({ id }) => id))
  if (teams === undefined || !teams.some(({ id }) => taken.has(id))) return tournament
  const most = players.reduce((largest, { id }) => Math.max(largest, id), 0)
  const numbers = new Map(teams.toSorted((a, b) => a.id - b.id).map(({ id }, index) => [id, playerId(most + index + 1)]))
  const of = (id: PlayerId): PlayerId => numbers.get(id) ?? id
  return {
    ...tournament,
    teams: teams.map((team) => ({ ...team, id: of(team.id), outcomes: team.outcomes.map((outcome) => renamed(outcome, of)) })),
    requestedByes: tournament.requestedByes.map((bye) => ({ ...bye, player: of(bye.player) })),
    forbiddenPairs: tournament.forbiddenPairs.map((pairs) => ({ ...pairs, players: pairs.players.map(of) })),
    virtualPoints: new Map([...tournament.virtualPoints].map(([id, points]) => [of(id), points])),
    rules: renamedIn(tournament.rules, of),
  }
}

const renamed = (outcome: TeamOutcome, of: (id: PlayerId) => PlayerId): TeamOutcome =>
  outcome.kind === 'match' || outcome.kind === 'forfeit' ? { ...outcome, opponent: of(outcome.opponent) } : outcome

/** Boards per match as the teams of a file show it; not known if matches of the file had fewer boards. */
export const boardsIn = (tournament: Tournament): { readonly boardsPerMatch?: number } => {
  const boards = boardCount(tournament)
  const uneven = tournament.teams?.some(({ outcomes }) =>
    outcomes.some((outcome) => outcome.kind === 'match' && outcome.boards.length !== boards),
  )
  return boards === 0 || uneven === true ? {} : { boardsPerMatch: boards }
}

export const deskTeam = ({ id, name, boards, alternates, outcomes }: TeamEntry): DeskTeam => {
  const lineUps = outcomes.flatMap((outcome, at): readonly RoundLineUp[] => handedIn(outcome, boards, at + 1))
  const handed = lineUps.length === 0 ? {} : { lineUps }
  return { id, name, boards, alternates, withdrawnFrom: null, firstRound: roundNumber(1), ...handed }
}

/** Who sits where in a match of which no board is over, where it is not the order of the members; the boards of another match say it themselves. */
const handedIn = (outcome: TeamOutcome, order: readonly PlayerId[], round: number): readonly RoundLineUp[] => {
  if (outcome.kind !== 'match' || !isUntouched(outcome.boards)) return []
  const seats = outcome.boards.flatMap(({ player }) => player ?? [])
  const isShort = seats.length < Math.min(order.length, outcome.boards.length)
  return isShort || seats.some((player, at) => player !== order[at]) ? [{ round: roundNumber(round), seats }] : []
}

/** Nothing is entered of a match: it has open games, and the only forfeits are those of boards left empty at the end. */
const isUntouched = (boards: readonly TeamBoard[]): boolean => {
  const filled = boards.findLastIndex(({ player }) => player !== null) + 1
  const open = boards.findLastIndex(({ result }) => result === 'adjourned') + 1
  return (
    open > 0 &&
    boards.every(({ player, result }, at) => {
      if (at < open) return result === 'adjourned'
      return at < filled ? result === 'forfeit-win' : player === null && result === 'forfeit-loss'
    })
  )
}

/** A match as the desk keeps it; null as long as no board of it is over. */
export const matchResult = (white: TeamOutcome, black: TeamOutcome | undefined, { scoring }: Tournament): DeskBoardResult | null => {
  if (white.kind !== 'match' || black?.kind !== 'match') return forfeited(white, black)
  // An empty board says itself that it is lost; a named player who did not come was entered.
  const empty = (own: readonly TeamBoard[], other: readonly TeamBoard[]): boolean =>
    own.every(({ result }, at) => result !== 'forfeit-win' || other[at]?.player === null)
  if (isUntouched(white.boards) && isUntouched(black.boards) && empty(white.boards, black.boards) && empty(black.boards, white.boards))
    return null
  const lead = gamePoints(white.boards, scoring) - gamePoints(black.boards, scoring)
  const open = white.boards.some(({ result }) => result === 'adjourned')
  const [ofWhite, ofBlack]: readonly [SideResult, SideResult] = open
    ? ['adjourned', 'adjourned']
    : lead === 0
      ? ['draw', 'draw']
      : lead > 0
        ? ['win', 'loss']
        : ['loss', 'win']
  return { white: ofWhite, black: ofBlack, rated: true, match: { white: white.boards, black: black.boards } }
}

const forfeited = (white: TeamOutcome, black: TeamOutcome | undefined): DeskBoardResult => {
  const side = (outcome: TeamOutcome | undefined): SideResult =>
    outcome?.kind === 'forfeit' && outcome.result === 'win' ? 'forfeit-win' : 'forfeit-loss'
  const came = (outcome: TeamOutcome | undefined) => (outcome?.kind === 'forfeit' ? outcome.lineUp : undefined)
  const [ofWhite, ofBlack] = [came(white), came(black)]
  const lineUps = { ...(ofWhite === undefined ? {} : { white: ofWhite }), ...(ofBlack === undefined ? {} : { black: ofBlack }) }
  return { white: side(white), black: side(black), rated: true, ...(Object.keys(lineUps).length === 0 ? {} : { lineUps }) }
}
