import { isForfeited } from '../../../model/match-points.ts'
import { makePoints, type Points } from '../../../model/points.ts'
import type { BoardResult, TeamEntry, TeamOutcome } from '../../../model/team.ts'
import { boardCount } from '../../../model/team-values.ts'
import type { Tournament } from '../../../model/tournament.ts'
import { makeLine, nth, summaryFields } from '../columns.ts'
import { cleanLine } from '../text.ts'
import { teamScoringOf } from './team-lines.ts'
import { teamPoints } from './team-points.ts'

type Totals = { readonly matchPoints: Points; readonly gamePoints: Points }

const byeWords = { 'pairing-allocated': 'PAB', 'full-point': 'FPB', 'half-point': 'HPB', 'zero-point': 'ZPB' } as const
const byeLetters = { 'pairing-allocated': 'U', 'full-point': 'F', 'half-point': 'H', 'zero-point': 'Z' } as const
const boardLetters: Readonly<Record<BoardResult, string>> = {
  win: '1',
  draw: '=',
  loss: '0',
  adjourned: '?',
  'forfeit-win': '+',
  'forfeit-loss': '-',
}

const nicknameOf = ({ nickname, name }: TeamEntry): string => [...cleanLine(nickname ?? name).trim()].slice(0, 5).join('').trim()
const initial = (colour: 'white' | 'black' | null): string => (colour === null ? '-' : colour === 'white' ? 'w' : 'b')

/** 802 and 801: each team with its rounds, for people and programs that do not want to put them together from 001, 300, 310, 320 and 330. */
export const makeSummaryRecords = (tournament: Tournament): readonly string[] => {
  const { teams = [], scoring } = tournament
  const byId = new Map(teams.map((team) => [team.id as number, team]))
  const boards = boardCount(tournament)
  const values = teamScoringOf(tournament)
  const totals = (outcomes: TeamEntry['outcomes'], team: TeamEntry): Totals =>
    teamPoints({ ...team, outcomes }, byId, boards, scoring, values)
  const inRound = (team: TeamEntry, round: number): Totals => {
    const opponents = new Map([...byId].map(([id, each]) => [id, { ...each, outcomes: each.outcomes.slice(round, round + 1) }]))
    return teamPoints({ ...team, outcomes: team.outcomes.slice(round, round + 1) }, opponents, boards, scoring, values)
  }
  const all = teams.map((team) => ({ team, ...totals(team.outcomes, team) }))
  return [...detailed(all, boards), ...all.map((row) => summary(row, (round) => inRound(row.team, round).gamePoints))]
}

/** 802: opponent or kind of bye, colour of board 1, game points, and f after those of a match that was not played. */
const summary = (
  { team, matchPoints, gamePoints: games }: Totals & { readonly team: TeamEntry },
  pointsIn: (round: number) => Points,
): string =>
  makeLine('802', [
    [summaryFields.number, String(team.id)],
    [summaryFields.nickname, nicknameOf(team)],
    [summaryFields.matchPoints, makePoints(matchPoints)],
    [summaryFields.gamePoints, makePoints(games)],
    ...team.outcomes.flatMap((outcome, round) => {
      const met = outcome.kind === 'match' || outcome.kind === 'forfeit'
      const who = met ? String(outcome.opponent) : byeWords[outcome.kind === 'bye' ? outcome.bye : 'zero-point']
      const forfeited = outcome.kind === 'forfeit' || (outcome.kind === 'match' && isForfeited(outcome.boards))
      return [
        [nth(summaryFields.opponent, round), who],
        [nth(summaryFields.colour, round), met ? initial(outcome.colour) : ''],
        [nth(summaryFields.points, round), makePoints(pointsIn(round))],
        [nth(summaryFields.forfeit, round), forfeited ? 'f' : ''],
      ] as const
    }),
  ])

/** 801: no fixed columns. Board by board how it ended, and which member of 310 sat there (1 to 9, A to Z); as wide as teams, boards and points want. */
const detailed = (rows: readonly (Totals & { readonly team: TeamEntry })[], boards: number): readonly string[] => {
  const whole = rows.every(({ matchPoints }) => matchPoints % 10 === 0)
  const matches = rows.map(({ matchPoints }) => (whole ? String(matchPoints / 10) : makePoints(matchPoints)))
  const games = rows.map((row) => makePoints(row.gamePoints))
  const width = (texts: readonly string[]): number => texts.reduce((most, { length }) => Math.max(most, length), 1)
  const numbers = width(rows.map(({ team }) => String(team.id)))
  const [ofMatches, ofGames] = [width(matches), width(games)]
  return rows.map(({ team }, at) => {
    const members = [...team.boards, ...team.alternates]
    const seat = (player: number | null): string =>
      player === null ? '-' : (members.indexOf(player as never) + 1).toString(36).toUpperCase()
    const cell = (outcome: TeamOutcome): string => {
      if (outcome.kind === 'match')
        return `${String(outcome.opponent).padStart(numbers)} ${initial(outcome.colour)} ${outcome.boards
          .map(({ result }) => boardLetters[result])
          .join('')
          .padEnd(boards)} ${outcome.boards
          .map(({ player }) => seat(player))
          .join('')
          .padEnd(boards)}`
      if (outcome.kind === 'forfeit')
        return `${String(outcome.opponent).padStart(numbers)} ${initial(outcome.colour)} ${(outcome.result === 'win' ? '+' : '-').repeat(boards)} ${' '.repeat(boards)}`
      const letter = byeLetters[outcome.kind === 'bye' ? outcome.bye : 'zero-point']
      return `${' '.repeat(numbers)}   ${letter.repeat(boards)} ${' '.repeat(boards)}`
    }
    const head = `801 ${String(team.id).padStart(numbers)} ${nicknameOf(team).padEnd(5)} ${matches[at]!.padStart(ofMatches)} ${games[at]!.padStart(ofGames)}`
    return [head, ...team.outcomes.map(cell)].join('  ').trimEnd()
  })
}
