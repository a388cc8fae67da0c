import type { AsPaired, OutcomeAsPaired, PlayerAsPaired } from '../../model/as-paired.ts'
import { colours } from '../../model/colour.ts'
import { pairingNumber, playerId, type RoundNumber, roundNumber } from '../../model/ids.ts'
import type { JsonIssue } from '../../model/issues/json.ts'
import type { NationalId } from '../../model/national-ids.ts'
import { byeKinds, gameResults, type MatchGames, type Outcome } from '../../model/outcome.ts'
import { type LaterRating, type Player, titles } from '../../model/player.ts'
import { type Points, pointsFromTenths } from '../../model/points.ts'
import { type ScoringSystem, standardScoring } from '../../model/scoring.ts'
import { boardResults } from '../../model/team.ts'
import { boardCount, declaredBoards, mostBoardsPerMatch } from '../../model/team-values.ts'
import {
  type ExtraRecord,
  emptyInfo,
  type ForbiddenPairs,
  newTournament,
  notCounted,
  type RequestedBye,
  type Tournament,
  type TournamentInfo,
} from '../../model/tournament.ts'
import { placeInVersion1, type RulesVersion1, rulesFromVersion1 } from '../../pairing/version-1.ts'
import { err, ok, type Result } from '../../result.ts'
import { limits } from '../limits.ts'
import {
  arrayOf,
  boolean,
  type Check,
  type Context,
  integer,
  nullable,
  object,
  omittable,
  oneOf,
  optional,
  points,
  reportJson,
  required,
  text,
} from './checks.ts'
import { checkConsistency, find } from './consistency.ts'
import { completeGames, type GameForm, type OutcomeForm, type PlayerWithForms } from './games.ts'
import { type JsonNode, parseJsonNode } from './node.ts'
import { official, ratings } from './ratings.ts'
import { rules, rulesVersion1 } from './rules.ts'
import { team } from './teams.ts'

export const jsonFormat = 'zug-tournament'
export const jsonVersion = 2

const map =
  <A, B>(check: Check<A>, make: (value: A) => B): Check<B> =>
  (node, path, context) => {
    const value = check(node, path, context)
    return value === undefined ? undefined : make(value)
  }

const id = map(integer(1, limits.players), playerId)
const round = map(integer(1, limits.rounds), roundNumber)

/** A mark that is left out where it does not apply. */
const onlyTrue: Check<true> = (node, path, context) =>
  node.kind === 'boolean' && node.value
    ? true
    : reportJson(context, 'value-unknown', node.at, path, { what: 'option', options: ['true'], text: null })

/** C.04.5: a game that is not told is open. */
const twoGames = map(arrayOf(oneOf(...boardResults), 2), ([first = 'adjourned', second = 'adjourned']): MatchGames => [first, second])

const outcomes: Readonly<Record<Outcome['kind'], Check<OutcomeForm>>> = {
  game: object<GameForm>({
    kind: required(oneOf('game')),
    opponent: required(id),
    colour: omittable(oneOf(...colours)),
    result: omittable(oneOf(...gameResults)),
    rated: optional(boolean, true),
    points: omittable(points),
    gameScore: omittable(points),
    onTimeLimit: omittable(boolean),
    boardOneUnplayed: omittable(onlyTrue),
    games: omittable(twoGames),
  }),
  forfeit: object<Extract<Outcome, { kind: 'forfeit' }>>({
    kind: required(oneOf('forfeit')),
    opponent: required(id),
    colour: optional(nullable(oneOf(...colours)), null),
    result: required(oneOf('win', 'loss')),
    points: omittable(points),
    gameScore: omittable(points),
  }),
  bye: object<Extract<Outcome, { kind: 'bye' }>>({
    kind: required(oneOf('bye')),
    bye: required(oneOf(...byeKinds)),
    points: omittable(points),
    gameScore: omittable(points),
  }),
  absent: object<Extract<Outcome, { kind: 'absent' }>>({ kind: required(oneOf('absent')) }),
}

const outcome: Check<OutcomeForm> = (node, path, context) => {
  const kind = node.kind === 'object' ? node.entries.get('kind') : undefined
  const check = kind?.kind === 'string' && Object.hasOwn(outcomes, kind.value) ? outcomes[kind.value as Outcome['kind']] : undefined
  if (check !== undefined) return check(node, path, context)
  const options = Object.keys(outcomes)
  return reportJson(context, 'value-unknown', kind?.at ?? node.at, `${path}/kind`, { what: 'option', options, text: null })
}

type PlayerForm = Omit<Player, 'pairingNumber' | 'outcomes'> & {
  readonly pairingNumber: Player['pairingNumber'] | null
  readonly outcomes: readonly OutcomeForm[]
}

const laterRating = object<LaterRating>({ fromRound: required(integer(1, 99)), rating: optional(nullable(integer(1, 9999)), null) })

const mostNationalIds = 20
const nationalId = object<NationalId>({ federation: optional(text(), ''), id: required(text()) })

const player = map(
  object<PlayerForm>({
    id: required(id),
    pairingNumber: optional(map(integer(1, 9999), pairingNumber), null),
    name: required(text()),
    title: optional(nullable(oneOf(...titles)), null),
    rating: optional(nullable(integer(1, 9999)), null),
    official: omittable(official),
    laterRatings: omittable(arrayOf(laterRating, limits.rounds)),
    lot: omittable(integer(1, 9999)),
    external: omittable(points),
    federation: optional(text(), ''),
    fideId: optional(text(), ''),
    nationalIds: omittable(arrayOf(nationalId, mostNationalIds)),
    birth: optional(text(), ''),
    sex: optional(nullable(oneOf('m', 'w')), null),
    club: optional(text(), ''),
    city: omittable(text()),
    rank: optional(nullable(integer(1, 9999)), null),
    outcomes: optional(arrayOf(outcome, limits.rounds), []),
  }),
  (form): PlayerWithForms => ({ ...form, pairingNumber: form.pairingNumber ?? pairingNumber(form.id) }),
)

const texts = arrayOf(text(), limits.rounds)
const info = object<TournamentInfo>({
  name: optional(text(), ''),
  city: optional(text(), ''),
  federation: optional(text(), ''),
  startDate: optional(text(), ''),
  endDate: optional(text(), ''),
  type: optional(text(), ''),
  typeCode: optional(text(), ''),
  chiefArbiter: optional(text(), ''),
  deputyArbiters: optional(texts, []),
  timeControl: optional(text(), ''),
  roundDates: optional(texts, []),
})

const scoring = object<ScoringSystem>(
  Object.fromEntries(
    (Object.keys(standardScoring) as (keyof ScoringSystem)[]).map((key) => [key, optional(points, standardScoring[key])]),
  ) as { [Key in keyof ScoringSystem]: ReturnType<typeof optional<Points>> },
)

const requestedBye = object<RequestedBye>({
  player: required(id),
  round: required(round),
  bye: required(oneOf('half-point', 'full-point', 'zero-point')),
})

const forbiddenPairs = object<ForbiddenPairs>({
  players: required(arrayOf(id, limits.players)),
  firstRound: optional(round, roundNumber(1)),
  lastRound: optional(nullable(round) as Check<RoundNumber | null>, null),
})

const virtualPoints = object<{ readonly player: Player['id']; readonly points: readonly Points[] }>({
  player: required(id),
  points: required(arrayOf(points, limits.rounds)),
})

/** Any record but a player's own. */
const recordId: Check<string> = (node, path, context) => {
  const value = text(3)(node, path, context)
  if (value === undefined || (/^([0-9A-Z]{3}|###)$/.test(value) && value !== '001')) return value
  return reportJson(context, 'value-unknown', node.at, path, { what: 'record-id' })
}
const extra = object<ExtraRecord>({ id: required(recordId), text: required(text(limits.lineLength)) })

const wholeOutcome: Check<Outcome> = (node, path, context) => {
  const value = outcome(node, path, context)
  if (value === undefined || value.kind !== 'game') return value
  const { colour, result } = value
  if (colour !== undefined && result !== undefined) return { ...value, colour, result }
  return reportJson(context, 'key-missing', node.at, path, { what: 'game' })
}

const asPaired = object<AsPaired>({
  round: required(round),
  numberOfRounds: omittable(integer(1, limits.rounds)),
  players: omittable(
    arrayOf(
      object<PlayerAsPaired>({
        player: required(id),
        pairingNumber: required(map(integer(1, 9999), pairingNumber)),
        rating: optional(nullable(integer(1, 9999)), null),
      }),
      limits.players,
    ),
  ),
  outcomes: optional(
    arrayOf(object<OutcomeAsPaired>({ player: required(id), round: required(round), outcome: required(wholeOutcome) }), limits.lines),
    [],
  ),
})

type Rows = readonly { readonly player: Player['id']; readonly points: readonly Points[] }[]
type Form = Omit<Tournament, 'virtualPoints' | 'players' | 'rules'> & {
  readonly players: readonly PlayerWithForms[]
  readonly format: typeof jsonFormat
  readonly version: number
  readonly virtualPoints: Rows
}
type Form2 = Form & Pick<Tournament, 'rules'>
type Form1 = Form & RulesVersion1

const head = { format: required(oneOf(jsonFormat)), version: required(integer(1, jsonVersion)), info: optional(info, emptyInfo) }
const common = {
  numberOfRounds: optional(nullable(integer(1, limits.rounds)), null),
  scoring: optional(scoring, standardScoring),
  ratings: omittable(ratings),
  initialColour: optional(nullable(oneOf(...colours)), null),
  players: required(arrayOf(player, limits.players)),
  requestedByes: optional(arrayOf(requestedBye, limits.lines), []),
  forbiddenPairs: optional(arrayOf(forbiddenPairs, limits.lines), []),
  virtualPoints: optional(arrayOf(virtualPoints, limits.players), []),
  asPaired: omittable(arrayOf(asPaired, limits.rounds)),
  notCounted: omittable(arrayOf(oneOf(...notCounted), notCounted.length)),
  extra: optional(arrayOf(extra, limits.lines), []),
  teams: omittable(arrayOf(team, limits.players)),
  boardsPerMatch: omittable(integer(1, mostBoardsPerMatch)),
}

const form2 = object<Form2>({ ...head, rules: optional(nullable(rules), null), ...common })

/** Version 1 had the settings of rulebooks in several places; what it meant is said once. */
const form1: Check<Form2> = map(object<Form1>({ ...head, ...rulesVersion1, ...common } as never), (old) => {
  const keys = new Set([...Object.keys(head), ...Object.keys(common)])
  const same = Object.fromEntries(Object.entries(old).filter(([key]) => keys.has(key))) as unknown as Form
  return { ...same, rules: rulesFromVersion1(old, old.teams !== undefined) }
})

/** Reads the JSON form. Either a tournament that is consistent in itself, or every fault found, each with its JSON pointer. */
export const parseTournamentJson = (source: string): Result<Tournament, JsonIssue[]> => {
  const context: Context = { issues: [], place: placesIn(source) }
  const root = parseJsonNode(source)
  if ('code' in root) {
    reportJson(context, root.code, root.at, '', root.told as never)
    return err(context.issues)
  }
  const version = versionOf(root, context)
  if (version === null) return err(context.issues)
  const value = (version === 1 ? form1 : form2)(root, '', context)
  if (value === undefined || context.issues.length > 0) return err(context.issues)
  const { format: _, version: __, virtualPoints: rows, players: forms, ...rest } = value
  checkSizes(forms, rows, root, context)
  if (context.issues.length > 0) return err(context.issues)
  const players = completeGames(forms, marginOf(rest.rules), root, context)
  if (players === null) return err(context.issues)
  const { boardsPerMatch, ...others } = rest
  checkBoards(boardsPerMatch, rest.teams, root, context)
  const declared = declaredBoards(boardsPerMatch, rest.teams)
  const tournament = newTournament({ ...others, ...declared, players, virtualPoints: new Map(rows.map((row) => [row.player, row.points])) })
  checkConsistency(tournament, root, context, version === 1 ? placeInVersion1(tournament) : '/rules')
  if (tournament.virtualPoints.size < rows.length) reportJson(context, 'player-duplicate', root.at, '/virtualPoints', { what: 'list' })
  return context.issues.length > 0 ? err(context.issues) : ok(tournament)
}

/** What is still to be made of the file has a place for each player in each round. */
const checkSizes = (players: readonly PlayerWithForms[], rows: Rows, root: JsonNode, context: Context): void => {
  const refuse = (path: string, most: number): void =>
    void reportJson(context, 'value-out-of-range', find(root, path).at, path, { what: 'list', most })
  const rounds = players.reduce((most, { outcomes }) => Math.max(most, outcomes.length), 0)
  if (rounds * players.length > limits.cells) refuse('/players', Math.floor(limits.cells / rounds))
  if (rows.reduce((sum, { points }) => sum + points.length, 0) > limits.accelerations) refuse('/virtualPoints', limits.accelerations)
}

/** No team has more regular members than a match has boards. */
const checkBoards = (boards: number | undefined, teams: Tournament['teams'], root: JsonNode, context: Context): void => {
  const least = boardCount({ teams: teams ?? [] })
  if (boards === undefined || boards >= least) return
  const told = { what: 'number', least, most: mostBoardsPerMatch, value: boards } as const
  reportJson(context, 'value-out-of-range', find(root, '/boardsPerMatch').at, '/boardsPerMatch', told)
}

/** A text of another kind or of a later version is told at once, without a fault for each of its keys. */
const versionOf = (root: JsonNode, context: Context): number | null => {
  const [format, version] = root.kind === 'object' ? [root.entries.get('format'), root.entries.get('version')] : []
  if (format?.kind !== 'string' || format.value !== jsonFormat) {
    reportJson(context, 'format-unknown', format?.at ?? root.at, '/format', { expected: jsonFormat })
    return null
  }
  if (version?.kind === 'number' && (version.value === 1 || version.value === jsonVersion)) return version.value
  reportJson(context, 'version-unsupported', version?.at ?? root.at, '/version', { newest: jsonVersion })
  return null
}

/** SSM A1: what decides a game that ran into the time limit, where scores are written and results are not. */
const marginOf = (declared: Tournament['rules']): Points | null =>
  declared !== null && 'timeLimitMargin' in declared ? declared.timeLimitMargin : pointsFromTenths(0)

/** Line and column of an offset; the table of lines is made when the first fault needs it. */
const placesIn = (source: string): Context['place'] => {
  let starts: number[] | null = null
  return (at) => {
    if (starts === null) {
      starts = [0]
      for (let index = source.indexOf('\n'); index >= 0; index = source.indexOf('\n', index + 1)) starts.push(index + 1)
    }
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= at) low = middle
      else high = middle
    }
    return { line: low + 1, column: at - (starts[low] ?? 0) + 1 }
  }
}
