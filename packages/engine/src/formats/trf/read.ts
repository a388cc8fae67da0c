import { pairingNumber, playerId, roundNumber } from '../../model/ids.ts'
import type { TrfIssue, TrfIssueData } from '../../model/issues/trf.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import { type ScoringSystem, standardScoring } from '../../model/scoring.ts'
import { declaredBoards } from '../../model/team-values.ts'
import { emptyInfo, type ForbiddenPairs, type Tournament } from '../../model/tournament.ts'
import { err, ok, type Result } from '../../result.ts'
import { findGameFaults } from '../game-faults.ts'
import { limits } from '../limits.ts'
import { withAbnormalPoints } from './abnormal-records.ts'
import { joinVirtualPoints, type SaidAcceleration } from './acceleration-records.ts'
import { readAsPairedRecords } from './as-paired-records.ts'
import { nth, roundFields, textColumn } from './columns.ts'
import { dialectOf, type TrfDialect } from './dialect.ts'
import { orderExtra } from './extra-records.ts'
import { finishIssues, hasErrors, type IssueList, issueList, type Place, report } from './issues.ts'
import { byesAreScored, laidDownScoring } from './laid-down-scoring.ts'
import { splitLines } from './lines.ts'
import type { PlayerRecord } from './player-record.ts'
import { checkPoints, explainsPoints, notCountedIn, scoringByPoints } from './points-check.ts'
import { readRatingRecords } from './rating-records.ts'
import { type Draft, readRecords } from './records.ts'
import { joinRounds, type Rounds } from './rounds.ts'
import { ofThoseWhoPlay, withoutPlainTexts } from './rule-texts.ts'
import { type AskedRules, readRules, withWorth } from './rulebook-code.ts'
import { finishScoring } from './scoring-records.ts'
import { joinTeams } from './teams/join-teams.ts'
import { describesTeams, finishTeamExtra, withoutToldGames } from './teams/team-event.ts'
import { roundsOfTeams } from './teams/team-records.ts'
import { inMatches, standsInGames, withOneBye } from './two-games.ts'
import { withUnknownResults } from './unknown-results.ts'

export type ParsedTrf = {
  readonly tournament: Tournament
  readonly warnings: TrfIssue[]
  /** The dialect the file is written in, as far as its records tell. */
  readonly dialect: TrfDialect
}

/** Reads a Tournament Report File of any dialect. Either a tournament that is consistent in itself, or every fault found. */
export const parseTrf = (text: string): Result<ParsedTrf, TrfIssue[]> => {
  const list = issueList()
  const lines = splitLines(text, list)
  const parsed = lines === null ? null : joinRecords(readRecords(lines, list), list)
  const issues = finishIssues(list)
  return parsed === null || hasErrors(list) ? err(issues) : ok({ ...parsed, warnings: issues })
}

const joinRecords = (draft: Draft, list: IssueList): Pick<ParsedTrf, 'tournament' | 'dialect'> | null => {
  const records = withUnknownResults([...draft.players.values()].sort((a, b) => a.id - b.id))
  if (records.length === 0) {
    if (draft.complete && !hasErrors(list)) report(list, 'no-players', { line: 1 })
    return null
  }
  if (draft.count !== null && draft.complete && draft.count.value !== records.length) {
    const place = { line: draft.count.line, column: textColumn }
    report(list, 'player-count-mismatch', { ...place, declared: draft.count.value, players: records.length })
  }
  const asked = readRules({ ...emptyInfo, ...draft.info })
  const described = describesTeams(draft, asked, list)
  if (described !== 'perhaps') return joinAs(described, draft, records, asked, list)
  // 310 alone: a team event only if the games of the members are matches.
  const trial = issueList()
  joinAs('yes', draft, records, asked, trial)
  if (!hasErrors(trial)) return joinAs('yes', draft, records, asked, list)
  const place = { line: draft.entrantLines.find(({ id }) => id === '310')?.number ?? 1 }
  const fault = trial.issues.find(({ severity }) => severity === 'error') ?? null
  report(list, 'team-event-not-read', { ...place, what: 'fault', fault })
  return joinAs('no', draft, records, asked, list)
}

const joinAs = (
  described: 'no' | 'yes' | 'not-as-we-know-them',
  draft: Draft,
  records: readonly PlayerRecord[],
  named: AskedRules,
  list: IssueList,
): Pick<ParsedTrf, 'tournament' | 'dialect'> | null => {
  const bye = draft.scoring.values.get('pairingAllocatedBye') ?? null
  const asked = withWorth(named, { matches: null, teamBye: null, bye, boardColours: null })
  const teamEvent = described !== 'no'
  const joined = joinRounds(records, teamEvent ? [] : draft.byes, list, teamEvent ? roundsOfTeams(draft.entrantLines) : null)
  if (joined === null) return null
  const ofGames = !teamEvent && standsInGames(asked.rules, joined.outcomes.values())
  const rounds = withDecisions(ofGames ? withOneByeAMatch(joined) : joined, draft)
  const scoring = scoringOf(draft, records, rounds, asked, teamEvent, list)
  checkGames(records, rounds, draft.complete, list)
  checkPoints(records, rounds, scoring, draft.adjusted, list)
  const players = new Set(records.map(({ id }) => playerId(id)))
  const { entrantLines: lines, extra, byes } = draft
  const joinedTeams = described === 'yes' && draft.complete ? joinTeams({ lines, players, rounds, byes, extra, scoring }, list) : null
  const teams = joinedTeams?.teams ?? null
  checkNumberOfRounds(draft, Math.max(rounds.paired, joinedTeams?.rounds ?? 0), list)
  const info = withoutPlainTexts({ ...emptyInfo, ...draft.info }, teams !== null)
  const known = new Set(teams === null ? players : teams.map(({ id }) => id))
  // Of a team event that cannot be read as one, what names teams stays as it is written.
  const byName = teamEvent && teams === null ? { ...draft, forbidden: [], acceleration: [] } : draft
  const entrants = finishPlayers(draft, records, rounds)
  const { rules, extra: records26 } = finishTeamExtra(draft, teamEvent, joinedTeams, { scoring, rules: asked.rules })
  const told = orderExtra(records26)
  const { players: rated, extra: others, ratings } = readRatingRecords(told, entrants, info)
  const { asPaired, extra: rest } = teamEvent ? { asPaired: [], extra: others } : readAsPairedRecords(others, rated)
  const left = notCountedIn(records, rounds, scoring)
  const tournament: Tournament = {
    info,
    rules: ofThoseWhoPlay(rules, teams !== null).rules,
    numberOfRounds: draft.setup.numberOfRounds,
    scoring,
    initialColour: draft.setup.initialColour,
    players: rated,
    ...(ratings === undefined ? {} : { ratings }),
    requestedByes: joinedTeams?.requestedByes ?? rounds.requestedByes,
    forbiddenPairs: finishForbidden(byName, known, list),
    virtualPoints: joinVirtualPoints(
      knownAcceleration(byName, known, list),
      [...known].sort((a, b) => a - b),
      teams !== null,
      list,
    ),
    ...(teams === null ? {} : { teams, ...declaredBoards(joinedTeams?.boardsPerMatch, teams) }),
    ...(asPaired.length === 0 ? {} : { asPaired }),
    ...(left === null ? {} : { notCounted: left }),
    extra: rest,
  }
  return {
    tournament: ofGames ? inMatches(tournament) : teams === null ? tournament : withoutToldGames(tournament, draft.ids.has('310')),
    dialect: dialectOf(draft.ids, lettersOf(records)),
  }
}

/** What the rulebook lays down, where the points written are those; else what the file declares, else what the points show. Without byes a round robin is usual. */
const scoringOf = (
  { scoring }: Draft,
  records: readonly PlayerRecord[],
  rounds: Rounds,
  asked: AskedRules,
  ofTeams: boolean,
  list: IssueList,
): ScoringSystem => {
  const laid = laidDownScoring(asked)
  const usual = !byesAreScored(asked) && (scoring.values.size > 0 || explainsPoints(records, rounds, standardScoring))
  if (laid !== null && !usual && explainsPoints(records, rounds, laid)) return laid
  return scoring.values.size === 0 ? scoringByPoints(records, rounds, ofTeams, list) : finishScoring(scoring)
}

const withOneByeAMatch = (rounds: Rounds): Rounds => ({
  ...rounds,
  outcomes: new Map([...rounds.outcomes].map(([id, row]) => [id, withOneBye(row)])),
})

/** 299. */
const withDecisions = (rounds: Rounds, { abnormal }: Draft): Rounds => {
  if (abnormal.length === 0) return rounds
  const rows = [...rounds.outcomes].map(
    ([id, row]) =>
      [id, row.map((outcome, index) => (outcome === 'broken' ? outcome : withAbnormalPoints(outcome, id, index + 1, abnormal)))] as const,
  )
  return { ...rounds, outcomes: new Map(rows) }
}

const finishPlayers = (draft: Draft, records: readonly PlayerRecord[], rounds: Rounds): readonly Player[] => {
  // XXC rank (JaVaFo's "positional id"): the order of the records is the initial order, whatever the starting ranks are.
  const position = new Map([...draft.players.keys()].map((id, index) => [id, index + 1]))
  return records.map(({ line: _, points: __, cells: ___, unsure: ____, ...player }) => ({
    ...player,
    id: playerId(player.id),
    pairingNumber: pairingNumber(draft.setup.byRank ? (position.get(player.id) ?? player.id) : player.id),
    club: '',
    outcomes: (rounds.outcomes.get(playerId(player.id)) ?? []).filter((outcome): outcome is Outcome => outcome !== 'broken'),
  }))
}

const checkGames = (records: readonly PlayerRecord[], rounds: Rounds, complete: boolean, list: IssueList): void => {
  const lineOf = new Map(records.map(({ id, line }) => [id, line]))
  findGameFaults(rounds.outcomes, complete, ({ code, field, told }) => {
    const { own: player, round } = told
    const place = { line: lineOf.get(player) ?? 1, column: nth(roundFields[field], round - 1).from, player, round }
    report(list, code, { ...place, of: 'player', ...told } as Place & TrfIssueData[typeof code])
  })
}

/** A tournament that was played on had as many rounds as were paired; no other is paired without a word. */
const checkNumberOfRounds = ({ setup }: Draft, paired: number, list: IssueList): void => {
  if (setup.numberOfRounds === null || setup.numberOfRounds >= paired) return
  report(list, 'rounds-too-few', { line: setup.roundsLine, column: textColumn, declared: setup.numberOfRounds, paired })
  setup.numberOfRounds = paired
}

/** "Until the last round" is kept as no last round, so that every dialect says it alike. */
const finishForbidden = (draft: Draft, known: ReadonlySet<number>, list: IssueList): readonly ForbiddenPairs[] =>
  draft.forbidden.map(({ pairs, places }) => {
    for (const place of places)
      if (draft.complete && !known.has(place.player ?? 0)) report(list, 'player-unknown', { ...place, player: place.player ?? 0 })
    const last = pairs.lastRound
    return { ...pairs, lastRound: last === null || last >= (draft.setup.numberOfRounds ?? limits.rounds) ? null : roundNumber(last) }
  })

const knownAcceleration = (draft: Draft, known: ReadonlySet<number>, list: IssueList): readonly SaidAcceleration[] =>
  draft.acceleration.filter((said) => {
    if (said.kind === 'range' || known.has(said.player)) return true
    if (draft.complete) report(list, 'player-unknown', { ...said.place, player: said.player })
    return false
  })

/** Result letters used, and 0000 when somebody had no opponent. */
const lettersOf = (records: readonly PlayerRecord[]): ReadonlySet<string> => {
  const letters = new Set<string>()
  for (const { cells } of records)
    for (const cell of cells)
      if (cell !== null && cell !== 'broken') {
        letters.add(cell.letter)
        if (cell.opponent === 0) letters.add('0000')
      }
  return letters
}
