import { boardColoursOf, colourLetters } from '../../../model/board-colours.ts'
import { type PlayerId, playerId } from '../../../model/ids.ts'
import { asMembersPlayed } from '../../../model/member-outcomes.ts'
import { absent } from '../../../model/outcome.ts'
import { makePoints, type Points } from '../../../model/points.ts'
import type { TeamEntry, TeamOutcome } from '../../../model/team.ts'
import { boardCount, type MatchScoring, type MatchValues, type TeamScoring, teamScoring } from '../../../model/team-values.ts'
import type { RequestedBye, Tournament } from '../../../model/tournament.ts'
import { matchScoringOf } from '../../../pairing/description-of.ts'
import {
  type Columns,
  lineUpFields,
  makeLine,
  matchForfeitFields,
  matchScoringFields,
  nth,
  oldTeamFields,
  teamByeFields,
  teamFields,
  widthOf,
} from '../columns.ts'
import { issueList } from '../issues.ts'
import { byesAreScored } from '../laid-down-scoring.ts'
import { cleanLine } from '../text.ts'
import { teamPoints } from './team-points.ts'
import type { SaidTeam } from './team-records.ts'
import { matchesOf } from './team-rounds.ts'

type Teams = readonly TeamEntry[]

/** The players of a team event with their games: their own records of them, else what the matches say. */
export const withGames = (tournament: Tournament): Tournament =>
  tournament.teams === undefined || tournament.players.some(({ outcomes }) => outcomes.length > 0)
    ? tournament
    : asMembersPlayed(tournament)

/** As the report says; else as the rulebook has it (CFC 647: won on every board; C.04.6 1.4: drawn); the bye of a round robin is not scored (664). */
export const teamScoringOf = (tournament: Tournament): TeamScoring =>
  teamScoring(matchScoringOf(tournament), tournament, byesAreScored(tournament))

const fit = (field: Columns, text: string): string => [...cleanLine(text).trim()].slice(0, widthOf(field)).join('').trim()
const three = (number: number): string => String(number).padStart(3, '0')

/** 362. */
export const matchValuesText = ({ win, draw, loss }: MatchValues): string =>
  makeLine(
    '362',
    [win, draw, loss].flatMap((points, index) => [
      [nth(matchScoringFields.symbol, index), ['TW', 'TD', 'TL'][index]!] as const,
      [nth(matchScoringFields.points, index), makePoints(points)] as const,
    ]),
  )

/** 082, 352 and 362, as far as they are not there already. */
export const teamHeadings = (tournament: Tournament): readonly string[] => {
  const { teams = [], extra } = tournament
  const boards = boardCount(tournament)
  const own: readonly (readonly [string, string])[] = [
    ['082', `082 ${teams.length}`],
    ['352', boards === 0 ? '' : `352 ${colourLetters(boards, boardColoursOf(tournament))}`],
    ['362', matchValuesText(matchScoringOf(tournament).values)],
  ]
  return own.flatMap(([id, line]) => (line === '' || extra.some((record) => record.id === id) ? [] : [line]))
}

/** 310, 300, 320 and 330. */
export const makeTeamRecords = (tournament: Tournament): readonly string[] => {
  const { teams = [], scoring } = tournament
  const byId = new Map(teams.map((team) => [team.id as number, team]))
  const values = teamScoringOf(tournament)
  const boards = boardCount(tournament)
  return [
    ...teams.map((team) => teamRecord(team, teamPoints(team, byId, boards, scoring, values))),
    ...teams.flatMap(lineUpRecords),
    ...byesRecord(teams, values, matchScoringOf(tournament)),
    ...teams.flatMap((team) => forfeitRecords(team, byId)),
  ]
}

const teamRecord = (team: TeamEntry, points: { readonly matchPoints: Points; readonly gamePoints: Points }): string =>
  makeLine('310', [
    [teamFields.number, String(team.id)],
    [teamFields.name, fit(teamFields.name, team.name)],
    [teamFields.nickname, fit(teamFields.nickname, team.nickname ?? '')],
    [teamFields.strength, fit(teamFields.strength, team.strength ?? '')],
    [teamFields.matchPoints, makePoints(points.matchPoints)],
    [teamFields.gamePoints, makePoints(points.gamePoints)],
    [teamFields.rank, team.rank === undefined ? '' : String(team.rank)],
    ...[...team.boards, ...team.alternates].map((id, index) => [nth(teamFields.members, index), String(id)] as const),
  ])

const lineUpRecords = (team: TeamEntry): readonly string[] =>
  team.outcomes.flatMap((outcome, index) => {
    const seats =
      outcome.kind === 'match' ? outcome.boards.map(({ player }) => player) : outcome.kind === 'forfeit' ? outcome.lineUp : undefined
    if (seats === undefined || !('opponent' in outcome)) return []
    return [
      makeLine('300', [
        [lineUpFields.round, three(index + 1)],
        [lineUpFields.team, three(team.id)],
        [lineUpFields.opponent, three(outcome.opponent)],
        ...seats.map((player, board) => [nth(lineUpFields.boards, board), String(player ?? 0).padStart(4, '0')] as const),
      ]),
    ]
  })

const byesRecord = (teams: Teams, { byeMatchPoints, byeGamePoints }: TeamScoring, declared: MatchScoring): readonly string[] => {
  const byRound = teams.flatMap(({ id, outcomes }) =>
    outcomes.flatMap((outcome, round) => (outcome.kind === 'bye' && outcome.bye === 'pairing-allocated' ? [{ id, round }] : [])),
  )
  if (byRound.length === 0 && [declared.byeMatchPoints, declared.byeGamePoints].some((points) => points != null))
    return [byeValuesText(byeMatchPoints, byeGamePoints)]
  // A round has one such bye; were there more, each would have a record of its own.
  const records: (typeof byRound)[] = []
  for (const entry of byRound) {
    const free = records.find((record) => record.every(({ round }) => round !== entry.round))
    if (free === undefined) records.push([entry])
    else free.push(entry)
  }
  return records.map((entries) =>
    makeLine('320', [
      [teamByeFields.matchPoints, makePoints(byeMatchPoints)],
      [teamByeFields.gamePoints, makePoints(byeGamePoints)],
      ...entries.toSorted((a, b) => a.round - b.round).map(({ id, round }) => [nth(teamByeFields.teams, round), three(id)] as const),
    ]),
  )
}

const forfeitRecords = (team: TeamEntry, byId: ReadonlyMap<number, TeamEntry>): readonly string[] =>
  team.outcomes.flatMap((own, index) => {
    if (own.kind !== 'forfeit' || !(own.colour === 'white' || (own.colour === null && team.id < own.opponent))) return []
    const other = byId.get(own.opponent)?.outcomes[index]
    const sign = (outcome: TeamOutcome | undefined): string => (outcome?.kind === 'forfeit' && outcome.result === 'win' ? '+' : '-')
    return [
      makeLine('330', [
        [matchForfeitFields.result, sign(own) + sign(other)],
        [matchForfeitFields.round, three(index + 1)],
        [matchForfeitFields.white, three(team.id)],
        [matchForfeitFields.black, three(own.opponent)],
      ]),
    ]
  })

/** 320 with its values alone, where no team had the bye or to be kept. */
export const byeValuesText = (matchPoints: Points, gamePoints: Points): string =>
  makeLine('320', [
    [teamByeFields.matchPoints, makePoints(matchPoints)],
    [teamByeFields.gamePoints, makePoints(gamePoints)],
  ])

/** Byes of rounds played that have no record of their own, as 240 says them. */
export const pastByes = (teams: Teams): readonly RequestedBye[] =>
  teams.flatMap(({ id, outcomes }) =>
    outcomes.flatMap((outcome, index): readonly RequestedBye[] =>
      outcome.kind === 'bye' && outcome.bye !== 'pairing-allocated' ? [{ player: id, round: (index + 1) as never, bye: outcome.bye }] : [],
    ),
  )

/** 013: name and members. */
export const makeOldTeamRecords = (teams: Teams): readonly string[] =>
  teams.map((team) =>
    makeLine('013', [
      [oldTeamFields.name, fit(oldTeamFields.name, team.name)],
      ...[...team.boards, ...team.alternates].map((id, index) => [nth(oldTeamFields.members, index), String(id)] as const),
    ]),
  )

/** Are the regular members those that a reader takes for it who knows how many boards a match has? */
export const boardsAreTold = (teams: Teams, boards: number | null): boolean =>
  teams.every((team) => team.boards.length === Math.min(boards ?? Number.POSITIVE_INFINITY, team.boards.length + team.alternates.length))

/** Do the games alone show every match as it was? Asked of the very code that reads them. */
export const gamesTellMatches = (tournament: Tournament): boolean => {
  const { teams = [], players } = withGames(tournament)
  const said = teams.map(
    (team): SaidTeam => ({
      id: team.id,
      name: team.name,
      nickname: '',
      strength: '',
      rank: null,
      matchPoints: null,
      gamePoints: null,
      members: [...team.boards, ...team.alternates].map((id) => ({ id, place: { line: 0 } })),
      place: { line: 0 },
    }),
  )
  const outcomes = new Map(players.map((player) => [player.id, player.outcomes]))
  const rounds = teams.reduce((most, team) => Math.max(most, team.outcomes.length), 0)
  return Array.from({ length: rounds }, (_, index) => index).every((index) => {
    const outcomeOf = (player: PlayerId) => outcomes.get(player)?.[index] ?? absent
    // Without 352 nobody knows of other colours.
    const found = matchesOf({ round: index + 1, teams: said, lineUps: [], boards: null, colours: '', outcomeOf }, issueList())
    if (found === null || found === 'uneven-colours') return false
    return teams.every((team) => {
      const outcome = team.outcomes[index]
      const match = outcome?.kind === 'match' ? outcome : null
      return JSON.stringify(sorted(match)) === JSON.stringify(sorted(found.get(team.id) ?? null))
    })
  })
}

const sorted = (outcome: TeamOutcome | null) =>
  outcome?.kind === 'match' ? [outcome.opponent, outcome.colour, outcome.boards.map(({ player, result }) => [player, result])] : null

/** TRF26 has three columns for the number of a team. */
export const withShortNumbers = (tournament: Tournament): { readonly tournament: Tournament; readonly renumbered: boolean } => {
  const { teams } = tournament
  if (teams === undefined || teams.every(({ id }) => id <= 999) || teams.length > 999) return { tournament, renumbered: false }
  const numbers = new Map(teams.toSorted((a, b) => a.id - b.id).map(({ id }, index) => [id, playerId(index + 1)]))
  const of = (id: PlayerId): PlayerId => numbers.get(id) ?? id
  return {
    renumbered: true,
    tournament: {
      ...tournament,
      teams: teams.map((team) => ({
        ...team,
        id: of(team.id),
        outcomes: team.outcomes.map((outcome) =>
          outcome.kind === 'match' || outcome.kind === 'forfeit' ? { ...outcome, opponent: of(outcome.opponent) } : outcome,
        ),
      })),
      requestedByes: tournament.requestedByes.map((bye) => ({ ...bye, player: of(bye.player) })),
      forbiddenPairs: tournament.forbiddenPairs.map((pairs) => ({ ...pairs, players: pairs.players.map(of) })),
      virtualPoints: new Map([...tournament.virtualPoints].map(([id, points]) => [of(id), points])),
    },
  }
}
