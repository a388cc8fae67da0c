import { type PlayerId, roundNumber } from '../../model/ids.ts'
import { absent, type Outcome, opponentOf } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import { pointsFromTenths } from '../../model/points.ts'
import type { TeamEntry, TeamOutcome } from '../../model/team.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { Board } from '../../pairing/round-pairing.ts'
import { leftOf, roundsOfTables, sectionsOf } from './pair-round.ts'
import { settingsOf } from './rules.ts'

export type Withdrawal = {
  readonly player: PlayerId
  readonly completed: number
  readonly games: number
  /** Whether the points scored by and against the player count in the final standings. */
  readonly counts: boolean
}

/** Somebody who has left, and the first round without them: a game of an earlier round that is still open is not lost yet. */
export type Departure = { readonly player: PlayerId; readonly from: number }

/** CFC 653, 664 (FIDE 1970), FIDE C.05 6.6: a player who leaves with at least half of the games completed stays in the standings. */
export const withdrawalOf = (tournament: Tournament, player: Player): Withdrawal => {
  const { sections } = settingsOf(tournament)
  const section = sections?.find((ids) => ids.includes(player.id)) ?? tournament.players
  const games = (section.length - 1) * cyclesOf(tournament)
  const completed = player.outcomes.filter((outcome) => outcome.kind === 'game' && outcome.result !== 'adjourned').length
  return { player: player.id, completed, games, counts: 2 * completed >= games }
}

const cyclesOf = (tournament: Tournament): number => (settingsOf(tournament).double ? 2 : 1)

/** A game of the tables that is not played because somebody has left. */
export type UnplayedGame = Board & {
  readonly round: number
  /** False if one of the two left before half of the games: then it is worth nothing. */
  readonly counts: boolean
}

/** A round robin after some have left, as far as it has been paired. */
export type AfterWithdrawals = {
  /** As tie-breaks see it: games with a player who left before half of the games are no games. */
  readonly counted: Tournament
  /**
   * As tables, cards and files show it: such games keep their result and are worth no points. Everybody has the same points in both, and no points for rounds to
   * come.
   */
  readonly listed: Tournament
  /** Who has left with less than half of the games completed. */
  readonly struck: ReadonlySet<PlayerId>
  readonly unplayed: readonly UnplayedGame[]
}

/**
 * CFC 653, 664; FIDE C.05 6.6: with less than half of the games completed, the results stay in the table (and count for rating), but nobody's points include them.
 * With half or more, the games not played are lost by default and won by the opponents. The tournament itself, which is what was played and paired, does not change.
 */
export const afterWithdrawals = (tournament: Tournament, departures: readonly Departure[], rounds: number): AfterWithdrawals => {
  const { players } = tournament
  const from = new Map(departures.map((departure) => [departure.player, departure.from]))
  const left = players.filter(({ id }) => from.has(id))
  if (left.length === 0) return { counted: tournament, listed: tournament, struck: new Set(), unplayed: [] }
  const struck = new Set(left.filter((player) => !withdrawalOf(tournament, player).counts).map(({ id }) => id))
  const unplayed = unplayedGames(tournament, new Set(from.keys()), struck, rounds)
  const boards = new Map(unplayed.flatMap((game) => [game.white, game.black].map((id) => [`${game.round} ${id}`, game] as const)))
  const last = unplayed.reduce((most, { round }) => Math.max(most, round), 0)
  const plus = settingsOf(tournament).withdrawals === 'fide'

  /** What a round of somebody shows, and whether it is worth anything. */
  const roundOf = (player: Player, own: Outcome, round: number): { readonly shown: Outcome; readonly counts: boolean } => {
    const game = boards.get(`${round} ${player.id}`)
    const opponent = game === undefined ? opponentOf(own) : game.white === player.id ? game.black : game.white
    const counts = !struck.has(player.id) && (opponent === null || !struck.has(opponent))
    const departed = [player.id, opponent].filter((id) => id !== null && from.has(id)) as readonly PlayerId[]
    const isOpen = own.kind === 'game' && own.result === 'adjourned' && departed.some((id) => round >= from.get(id)!)
    if (opponent === null || (game === undefined && !isOpen)) return { shown: own, counts }
    const colour = game === undefined ? (own.kind === 'game' ? own.colour : null) : game.white === player.id ? 'white' : 'black'
    const result = from.has(player.id) ? 'loss' : 'win'
    if (game === undefined || counts || plus) return { shown: { kind: 'forfeit', opponent, colour, result }, counts }
    return { shown: own, counts }
  }
  const withRounds = (outcomeOf: (round: ReturnType<typeof roundOf>) => Outcome): Tournament => ({
    ...tournament,
    players: players.map((player) => ({
      ...player,
      outcomes: Array.from({ length: Math.min(rounds, Math.max(player.outcomes.length, last)) }, (_, at) =>
        outcomeOf(roundOf(player, player.outcomes[at] ?? absent, at + 1)),
      ),
    })),
  })
  return {
    counted: withRounds(({ shown, counts }) => (counts ? shown : noGame)),
    listed: withRounds(({ shown, counts }) => (counts ? shown : worthNothing(shown))),
    struck,
    unplayed,
  }
}

/** The tournament as its final standings count it after these players have left. Of a large field only so many `rounds` are made as are asked for. */
export const asCountedAfterWithdrawals = (
  tournament: Tournament,
  withdrawn: readonly PlayerId[],
  rounds = withdrawn.length === 0 ? 0 : roundsOfTables(tournament),
): Tournament =>
  afterWithdrawals(
    tournament,
    withdrawn.map((player) => ({ player, from: 1 })),
    rounds,
  ).counted

const noGame: Outcome = Object.freeze({ kind: 'bye', bye: 'zero-point' })

const worthNothing = (outcome: Outcome): Outcome => (outcome.kind === 'absent' ? outcome : { ...outcome, points: pointsFromTenths(0) })

/**
 * The games that the tables have in these rounds and that were not played because one of the two has left. Rounds made by hand may have moved games: nobody has two
 * in one round, and no two meet more often than the tables say.
 */
const unplayedGames = (
  tournament: Tournament,
  left: ReadonlySet<PlayerId>,
  struck: ReadonlySet<PlayerId>,
  rounds: number,
): readonly UnplayedGame[] => {
  const byId = new Map(tournament.players.map((player) => [player.id, player]))
  const pairOf = ({ white, black }: Board): string => (white < black ? `${white} ${black}` : `${black} ${white}`)
  const met = new Map<string, number>()
  const meet = (board: Board): void => void met.set(pairOf(board), (met.get(pairOf(board)) ?? 0) + 1)
  for (const id of left)
    for (const outcome of byId.get(id)?.outcomes ?? []) {
      const opponent = opponentOf(outcome)
      // Of two who have both left, one says it for both.
      if (opponent !== null && !(left.has(opponent) && opponent < id)) meet({ white: id, black: opponent })
    }
  const isFree = (id: PlayerId, round: number): boolean => {
    const outcome = byId.get(id)!.outcomes[round - 1] ?? absent
    // A player who was away on request is not there to win by default.
    if (outcome.kind === 'bye') return left.has(id) || outcome.bye === 'pairing-allocated'
    return outcome.kind === 'absent'
  }
  const found: UnplayedGame[] = []
  const sections = sectionsOf(tournament)
  for (let round = 1; round <= rounds; round++)
    for (const board of gamesLeftIn(tournament, round, sections)) {
      const { white, black } = board
      if (!left.has(white) && !left.has(black)) continue
      if (!isFree(white, round) || !isFree(black, round) || (met.get(pairOf(board)) ?? 0) >= cyclesOf(tournament)) continue
      meet(board)
      found.push({ white, black, round, counts: !struck.has(white) && !struck.has(black) })
    }
  return found
}

/** CFC 651, 652: the games that the tables have in a round, as far as rounds made by hand have left them, whoever is there. */
export const gamesLeftIn = (tournament: Tournament, round: number, sections = sectionsOf(tournament)): readonly Board[] =>
  sections.flatMap((players) => leftOf(tournament, players, roundNumber(round))?.games ?? [])

/**
 * CFC 653, 664: the same for the matches of teams that have left. `shown` has the teams as players, counted or listed: listed, matches that count for nobody stay as they were
 * played.
 */
export const teamsAfterWithdrawals = (tournament: Tournament, shown: Tournament): Tournament => {
  const rows = new Map(shown.players.map(({ id, outcomes }) => [id, outcomes]))
  const counted = (own: TeamOutcome, as: Outcome): TeamOutcome => {
    if (as.kind === 'forfeit' && own.kind !== 'forfeit' && as.points === undefined)
      return { kind: 'forfeit', opponent: as.opponent, colour: as.colour, result: as.result }
    return as.kind === 'bye' && (own.kind === 'match' || own.kind === 'forfeit') ? { kind: 'bye', bye: 'zero-point' } : own
  }
  const teamOf = (team: TeamEntry): TeamEntry => ({
    ...team,
    outcomes: (rows.get(team.id) ?? []).map((as, index) => counted(team.outcomes[index] ?? { kind: 'absent' }, as)),
  })
  return { ...tournament, ...(tournament.teams === undefined ? {} : { teams: tournament.teams.map(teamOf) }) }
}
