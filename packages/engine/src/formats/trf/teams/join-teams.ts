import type { Colour } from '../../../model/colour.ts'
import { type PlayerId, roundNumber } from '../../../model/ids.ts'
import { isForfeited } from '../../../model/match-points.ts'
import { absent, type ByeKind, type Outcome } from '../../../model/outcome.ts'
import { type Points, parsePoints, pointsFromTenths } from '../../../model/points.ts'
import type { ScoringSystem } from '../../../model/scoring.ts'
import type { TeamEntry, TeamOutcome } from '../../../model/team.ts'
import { boardCount, declaredBoards, matchValuesOf, type TeamByeValues, usualMatchValues } from '../../../model/team-values.ts'
import type { ExtraRecord, RequestedBye } from '../../../model/tournament.ts'
import { limits } from '../../limits.ts'
import type { SaidBye } from '../bye-records.ts'
import { type Columns, readField, summaryFields, teamFields } from '../columns.ts'
import { type IssueList, report } from '../issues.ts'
import type { TrfLine } from '../lines.ts'
import type { Rounds } from '../rounds.ts'
import { checkMembers, checkSeats } from './check-members.ts'
import { teamPoints } from './team-points.ts'
import {
  readLineUpRecord,
  readMatchForfeitRecord,
  readOldTeamRecord,
  readTeamByesRecord,
  readTeamRecord,
  type SaidLineUp,
  type SaidMatchForfeit,
  type SaidTeam,
} from './team-records.ts'
import { matchesOf } from './team-rounds.ts'

export type JoinedTeams = {
  readonly teams: readonly TeamEntry[]
  /** 352, if no team has so many members. */
  readonly boardsPerMatch?: number
  readonly requestedByes: readonly RequestedBye[]
  readonly rounds: number
  /** 320. */
  readonly bye: TeamByeValues | null
}

/** Everything a file says of its teams. `players` are those of 001. */
export type TeamSources = {
  readonly lines: readonly TrfLine[]
  readonly players: ReadonlySet<PlayerId>
  readonly rounds: Rounds
  readonly byes: readonly SaidBye[]
  readonly extra: readonly ExtraRecord[]
  readonly scoring: ScoringSystem
}

const present = <T>(value: T | null): value is T => value !== null

/** 310 or 013, 300, 320 and 330 with 240 and the games of 001 as the teams of an event. `null`: it is none that can be read as one. */
export const joinTeams = (sources: TeamSources, list: IssueList): JoinedTeams | null => {
  const { lines, rounds, byes } = sources
  const before = list.errors
  const of = (id: string): readonly TrfLine[] => lines.filter((line) => line.id === id)
  const old = of('310').length === 0
  const said = (
    old ? of('013').map((line, index) => readOldTeamRecord(line, index + 1, list)) : of('310').map((line) => readTeamRecord(line, list))
  ).filter(present)
  const lineUps = of('300')
    .map((line) => readLineUpRecord(line, list))
    .filter(present)
  const forfeits = of('330')
    .map((line) => readMatchForfeitRecord(line, list))
    .filter(present)
  const allocated = of('320')
    .map((line) => readTeamByesRecord(line, list))
    .filter(present)
  checkMembers(said, sources.players, list)
  checkSeats(lineUps, sources.players, list)
  if (list.errors > before) return null

  const known = new Map(said.map((team) => [team.id as number, team]))
  const named = [...lineUps, ...forfeits, ...allocated.flatMap(({ teams }) => teams)]
  const count = named.reduce((most, { round }) => Math.max(most, round), rounds.paired)
  if (count * said.length > limits.cells) {
    report(list, 'too-many-rounds', { ...said[0]!.place, what: 'teams', count: said.length, rounds: count })
    return null
  }
  const lineUpsOf = new Map<number, (typeof lineUps)[number][]>()
  for (const lineUp of lineUps) {
    const group = lineUpsOf.get(lineUp.round)
    if (group === undefined) lineUpsOf.set(lineUp.round, [lineUp])
    else group.push(lineUp)
  }
  const rows = new Map(said.map(({ id }) => [id as number, Array.from({ length: count }, (): TeamOutcome => absent as TeamOutcome)]))
  const set = (
    team: number,
    round: number,
    outcome: TeamOutcome,
    place: SaidBye['place'],
    code: 'line-ups-conflict' | 'bye-conflict',
  ): void => {
    const row = rows.get(team)
    if (row === undefined) report(list, 'team-unknown', { ...place, team })
    else if (row[round - 1]!.kind !== 'absent') report(list, code, { ...place, round, what: 'team', team })
    else row[round - 1] = outcome
  }
  const said352 = boardsSaid(sources.extra)
  for (let round = 1; round <= count; round++) {
    const missed = missedIn(round, forfeits, said)
    const outcomeOf = (player: PlayerId): Outcome => {
      const outcome = rounds.outcomes.get(player)?.[round - 1] ?? absent
      return outcome === 'broken' || missed.byForfeit(player, outcome) ? absent : outcome
    }
    const ofMatches = (lineUpsOf.get(round) ?? []).filter((lineUp) => !missed.isTold(lineUp))
    const matches = matchesOf(
      { round, teams: said, boards: said352, colours: saidColours(sources.extra), lineUps: ofMatches, outcomeOf },
      list,
    )
    if (matches === 'uneven-colours') {
      report(list, 'team-event-not-read', { ...said[0]!.place, what: 'colours', round })
      return null
    }
    for (const [team, outcome] of matches ?? []) set(team, round, outcome, known.get(team)!.place, 'line-ups-conflict')
  }
  for (const { round, white, black, results, place } of forfeits) {
    const side = (team: number, other: number, colour: Colour, result: 'win' | 'loss'): void => {
      const lineUp = lineUpsOf.get(round)?.find((each) => each.team === team && each.opponent === other)?.boards
      const regular = lineUp === undefined || sameSeats(lineUp, known.get(team), said352)
      const outcome = { kind: 'forfeit', opponent: (known.get(other)?.id ?? other) as PlayerId, colour, result } as const
      set(team, round, regular ? outcome : { ...outcome, lineUp }, place, 'line-ups-conflict')
    }
    side(white, black, 'white', results[0])
    side(black, white, 'black', results[1])
  }
  for (const { teams } of allocated)
    for (const { round, team, place } of teams) set(team, round, { kind: 'bye', bye: 'pairing-allocated' }, place, 'bye-conflict')
  const requestedByes: RequestedBye[] = []
  for (const { player, round, bye, place } of byes) {
    const number = round ?? roundNumber(count + 1)
    if (number <= count) set(player, number, { kind: 'bye', bye }, place, 'bye-conflict')
    else if (!rows.has(player)) report(list, 'team-unknown', { ...place, team: player })
    else requestedByes.push({ player, round: number, bye })
  }
  if (list.errors > before) return null
  const boards = boardsOf(sources.extra, rows)
  for (const { id, members } of said) {
    const row = rows.get(id)!
    const regular = members.slice(0, boards ?? limits.players)
    for (const [at, own] of row.entries()) {
      const bye = own.kind === 'absent' ? byeOfAll(regular.map((member) => rounds.outcomes.get(member.id)?.[at])) : null
      if (bye !== null) row[at] = { kind: 'bye', bye }
    }
  }
  const teams = entriesOf(said, rows, boards)
  const declared = declaredBoards(said352, teams)
  if (!old)
    checkTeamPoints(
      [...said, ...of('802').flatMap(readSummary)],
      teams,
      boardCount({ teams, ...declared }),
      allocated[0] ?? null,
      sources,
      list,
    )
  const { matchPoints = null, gamePoints = null } = allocated[0] ?? {}
  const bye = matchPoints === null || gamePoints === null ? null : { matchPoints, gamePoints }
  return { teams, ...declared, bye, requestedByes: requestedByes.sort((a, b) => a.round - b.round || a.player - b.player), rounds: count }
}

/** Some files say the bye of a team only in the cells of its members: every regular one then has the same. */
const byeOfAll = (cells: readonly (Outcome | 'broken' | undefined)[]): ByeKind | null => {
  const [first] = cells
  if (first === undefined || first === 'broken' || first.kind !== 'bye' || first.bye === 'zero-point') return null
  return cells.every((cell) => cell !== undefined && cell !== 'broken' && cell.kind === 'bye' && cell.bye === first.bye) ? first.bye : null
}

/** 330 tells of a match of the round; a 300 of the same teams then says who came, and games that nobody played say nothing more. */
const missedIn = (round: number, forfeits: readonly SaidMatchForfeit[], teams: readonly SaidTeam[]) => {
  const against = new Map(
    forfeits.flatMap((each) => (each.round === round ? [[each.white, each.black] as const, [each.black, each.white] as const] : [])),
  )
  const teamOf = new Map(against.size === 0 ? [] : teams.flatMap(({ id, members }) => members.map((member) => [member.id, id] as const)))
  return {
    isTold: ({ team, opponent }: SaidLineUp): boolean => against.get(team) === opponent,
    byForfeit: (player: PlayerId, outcome: Outcome): boolean =>
      outcome.kind === 'forfeit' && against.size > 0 && against.get(teamOf.get(player) ?? 0) === teamOf.get(outcome.opponent),
  }
}

/** Is it what a reader takes who is told nothing? */
const sameSeats = (lineUp: SaidLineUp['boards'], team: SaidTeam | undefined, boards: number | null): boolean => {
  const regular = team?.members.slice(0, boards ?? lineUp.length) ?? []
  return lineUp.length === regular.length && regular.every(({ id }, at) => lineUp[at] === id)
}

/** 802: the totals of a team, told once more. */
const readSummary = (line: TrfLine): SaidPoints[] => {
  const id = Number(readField(line.text, summaryFields.number))
  const points = (field: Columns): Points | null => parsePoints(readField(line.text, field))
  const { matchPoints, gamePoints } = summaryFields
  return [
    {
      id,
      matchPoints: points(matchPoints),
      gamePoints: points(gamePoints),
      place: { line: line.number },
      columns: { matchPoints, gamePoints },
    },
  ]
}

/** 352, where colours do not alternate. */
export const saidColours = (extra: readonly ExtraRecord[]): string => {
  const text =
    extra
      .find(({ id }) => id === '352')
      ?.text.trim()
      .toUpperCase() ?? ''
  return /^[WB]+$/.test(text) && !/^(WB)*W?$/.test(text) ? text : ''
}

/** 352 has a letter a board. */
const boardsSaid = (extra: readonly ExtraRecord[]): number | null => {
  const colours = extra.find(({ id }) => id === '352')?.text.trim() ?? ''
  return /^[WB]+$/i.test(colours) ? colours.length : null
}

/** As 352 says; without it as many as a match has had; null when there was none. */
const boardsOf = (extra: readonly ExtraRecord[], rows: ReadonlyMap<number, readonly TeamOutcome[]>): number | null => {
  const said = boardsSaid(extra)
  if (said !== null) return said
  const most = [...rows.values()].flat().reduce((largest, row) => Math.max(largest, row.kind === 'match' ? row.boards.length : 0), 0)
  return most === 0 ? null : most
}

const entriesOf = (
  said: readonly SaidTeam[],
  rows: ReadonlyMap<number, readonly TeamOutcome[]>,
  boards: number | null,
): readonly TeamEntry[] =>
  said.map(({ id, name, nickname, strength, rank, members }) => {
    const ids = members.map((member) => member.id)
    return {
      id,
      name,
      boards: ids.slice(0, boards ?? limits.players),
      alternates: ids.slice(boards ?? limits.players),
      outcomes: rows.get(id) ?? [],
      ...(nickname === '' ? {} : { nickname }),
      ...(strength === '' ? {} : { strength }),
      ...(rank === null ? {} : { rank }),
    }
  })

/** What a record says a team has, and where. */
type SaidPoints = Pick<SaidTeam, 'matchPoints' | 'gamePoints' | 'place'> & {
  readonly id: number
  readonly columns?: Readonly<Record<'matchPoints' | 'gamePoints', Columns>>
}

/** The points written of a team must be those of its matches; byes other than the pairing-allocated one have no declared worth. */
const checkTeamPoints = (
  said: readonly SaidPoints[],
  teams: readonly TeamEntry[],
  boards: number,
  bye: ReturnType<typeof readTeamByesRecord>,
  { extra, scoring }: TeamSources,
  list: IssueList,
): void => {
  const byId = new Map(teams.map((team) => [team.id as number, team]))
  const values = matchValuesOf(extra) ?? usualMatchValues
  const zero = pointsFromTenths(0)
  const worth = {
    ...values,
    byeMatchPoints: bye?.matchPoints ?? zero,
    byeGamePoints: bye?.gamePoints ?? zero,
    missedByBoth: 'loss',
  } as const
  for (const { id, matchPoints, gamePoints, place, columns = teamFields } of said) {
    const team = byId.get(id)
    if (team === undefined) continue
    // Byes other than that have no declared worth, nor has a match that both missed board by board.
    if (
      team.outcomes.some(
        (outcome) =>
          (outcome.kind === 'bye' && outcome.bye !== 'pairing-allocated') || (outcome.kind === 'match' && isForfeited(outcome.boards)),
      )
    )
      continue
    const expected = teamPoints(team, byId, boards, scoring, worth)
    const fault = (what: 'match-points' | 'game-points', column: number, points: Points, wanted: Points): void =>
      report(list, 'team-points-mismatch', { ...place, column, what, team: id, points, expected: wanted })
    if (matchPoints !== null && matchPoints !== expected.matchPoints)
      fault('match-points', columns.matchPoints.from, matchPoints, expected.matchPoints)
    if (gamePoints !== null && gamePoints !== expected.gamePoints)
      fault('game-points', columns.gamePoints.from, gamePoints, expected.gamePoints)
  }
}
