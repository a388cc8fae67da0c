import { type DeskState, isTeamEvent, rulebookAt } from '@zug/engine/desk'
import { createMemory, type PlayerId, type Tournament } from '@zug/engine/model'
import { afterWithdrawals, asDeclared, entrantsOf, teamsAfterWithdrawals } from '@zug/engine/pairing'
import {
  type BoardRow,
  boardStandings,
  type Crosstable,
  crosstable,
  type Exact,
  makeTieBreak,
  presetFor,
  rankEntrants,
  ranksOf,
  readTieBreaks,
  type Standings,
  type StandingsOptions,
  type StandingsRow,
  type TieBreaksRead,
  tieBreaksOf,
  toNumber,
  withoutRank,
} from '@zug/engine/standings'
import { afterLeaving, departuresOf, tournamentNow } from '../tournaments/moments.ts'
import { groupMembers } from './groups.ts'

const tables = createMemory<DeskState, number | null, Standings>()

/** Standings after a round (all published when null), by the tie-breaks declared; made once a state. */
export const standingsOf = (state: DeskState, asked: number | null): Standings => {
  const round = asked === null || asked >= state.rounds.length ? null : asked
  return tables.of(state, round, () => ranked(state, round))
}

const ranked = (state: DeskState, round: number | null): Standings => {
  const tournament = membersAsCounted(state)
  const { counted } = afterLeaving(state)
  const options = { ...rankedBy(state, tournament), ...(round === null ? {} : { round }) }
  const table = rankEntrants(tournament, counted, options)
  return withoutExpelled({ ...table, issues: [...tieBreaksOfEvent(state).issues, ...table.issues] }, state)
}

const rankedBy = (state: DeskState, tournament: Tournament): StandingsOptions => {
  const seed = state.lots?.seed
  const preset = presetFor(tournament)
  const { tieBreaks } = tieBreaksOfEvent(state)
  return {
    tieBreaks,
    breaks: tieBreaks.map(makeTieBreak).join() === tieBreaksOf(preset).map(makeTieBreak).join() ? preset.breaks : 'all',
    ...(seed === undefined ? {} : { lotsSeed: seed }),
  }
}

/** An event as the standings count it: without games of those whose withdrawal takes them back. */
export const counter = (state: DeskState): ((event: Tournament) => Tournament) => {
  const left = departuresOf(state)
  return (event) => afterWithdrawals(entrantsOf(asDeclared(event)), left, state.rounds.length).counted
}

/** Everybody's place as the standings would have it if this event were so, in the order of its players; 0 for whoever is in no list. Not for teams. */
export const ranker = (state: DeskState): ((event: Tournament) => readonly number[]) => {
  const options = rankedBy(state, tournamentNow(state))
  const counted = counter(state)
  const noPlace = unrankedIn(state)
  return (event) => {
    const entrants = counted(event)
    const { players } = entrants
    const ranks = ranksOf(entrants, options)
    const out = players.flatMap(({ id }, at) => (noPlace.has(id) ? [ranks[at]!] : []))
    const placeOf = new Map(players.map(({ id }, at) => [id, ranks[at]! - out.filter((rank) => rank < ranks[at]!).length]))
    return event.players.map(({ id }) => (noPlace.has(id) ? 0 : (placeOf.get(id) ?? 0)))
  }
}

/** Who has no place: expelled, or gone from a round robin before half of the games (FIDE C.05 6.6, CFC 653). */
const unrankedIn = (state: DeskState): ReadonlySet<PlayerId> =>
  new Set([...[...state.players.values()].flatMap(({ id, expelled }) => (expelled === true ? [id] : [])), ...afterLeaving(state).struck])

/** An expelled player is in no list. In a round robin the results of the others against them stay in the table, and so does the row. */
const withoutExpelled = (table: Standings, state: DeskState): Standings => {
  const unranked = withoutRank(table, unrankedIn(state))
  return rulebookAt(state).traits.drawnFrom === 'tables'
    ? unranked
    : { ...unranked, rows: unranked.rows.filter((row) => row.unranked !== true) }
}

/** Those of the settings that apply, and what is wrong with the others: lists of earlier versions may have codes that do not exist. */
export const tieBreaksOfEvent = (state: DeskState): TieBreaksRead =>
  readTieBreaks(state.settings!.tieBreaks, isTeamEvent(state) ? 'teams' : 'players')

/** Codes of the settings that decide nothing, as they were entered. */
export const leftOutOf = ({ issues }: Pick<Standings, 'issues'>): readonly string[] => [
  ...new Set(issues.flatMap((issue) => (issue.code === 'tie-break-empty' || issue.code === 'tie-break-duplicate' ? [] : [issue.text]))),
]

/** What was played stands in it, whether it counts or not. */
export const crosstableOf = (state: DeskState, round: number | null): Crosstable =>
  crosstable(standingsOf(state, round), afterLeaving(state))

/** The same for the matches of teams that left. */
const membersAsCounted = (state: DeskState): Tournament => {
  const tournament = tournamentNow(state)
  return tournament.teams === undefined || departuresOf(state).length === 0
    ? tournament
    : teamsAfterWithdrawals(tournament, afterLeaving(state).counted)
}

const number = (value: Exact | null): number | null => (value === null ? null : toNumber(value))

/** Is not paired any more after this round. */
const hasLeft = ({ players, teams }: DeskState, id: PlayerId, round: number): boolean => {
  const from = (teams.get(id) ?? players.get(id))?.withdrawnFrom ?? null
  return from !== null && from <= round + 1
}

export const standingsView = (state: DeskState, table: Standings) => ({
  of: table.of,
  round: table.round,
  final: table.final,
  edition: table.edition,
  system: table.system,
  tieBreaks: table.criteria.slice(1).map(makeTieBreak),
  ...(leftOutOf(table).length === 0 ? {} : { tieBreaksLeftOut: leftOutOf(table) }),
  openGames: table.openGames,
  groups: groupMembers(state),
  rows: table.rows.map((row) => ({
    rank: row.rank,
    shared: row.shared,
    ...(row.unranked === true ? { unranked: true } : {}),
    player: row.player.id,
    name: row.player.name,
    title: row.player.title,
    rating: row.player.rating === null ? null : Math.round(row.player.rating),
    points: row.points / 10,
    ...(hasLeft(state, row.player.id, table.round) ? { withdrawn: true } : {}),
    ...(row.gamePoints === undefined ? {} : { gamePoints: row.gamePoints / 10 }),
    values: row.values.slice(1).map(number),
  })),
})

/** How every value of one player came about, term by term. */
export const workingView = (table: Standings, row: StandingsRow) => ({
  round: table.round,
  player: row.player.id,
  rank: row.rank,
  criteria: row.working().map(({ value, note, terms }, at) => ({
    criterion: makeTieBreak(table.criteria[at]!),
    value: number(value),
    note,
    terms: terms.map((term) => ({
      ...term,
      score: number(term.score),
      times: number(term.times),
      value: toNumber(term.value),
    })),
  })),
})

const boardRow = ({ rank, shared, player, team, games, points, share, performance }: BoardRow) => ({
  rank,
  shared,
  player: player.id,
  name: player.name,
  title: player.title,
  rating: player.rating,
  team: team.id,
  teamName: team.name,
  games,
  points: points / 10,
  percentage: Math.round(toNumber(share) * 1000) / 10,
  performance,
})

/** The members of a team event board by board; nothing where players are paired. */
export const boardsView = (state: DeskState, round: number | null) => {
  const table = boardStandings(membersAsCounted(state), round ?? undefined)
  if (table === null) return { round: state.rounds.length, boards: [], all: [] }
  return {
    round: table.round,
    boards: table.boards.map(({ board, rows }) => ({ board, rows: rows.map(boardRow) })),
    all: table.all.map(boardRow),
  }
}
