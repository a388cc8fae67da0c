import type { AsPaired } from '../../model/as-paired.ts'
import type { OfficialRatings } from '../../model/official-ratings.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import type { Points } from '../../model/points.ts'
import { type ScoringSystem, standardScoring } from '../../model/scoring.ts'
import type { TeamEntry } from '../../model/team.ts'
import { emptyInfo, type Tournament } from '../../model/tournament.ts'
import { jsonFormat, jsonVersion } from './read.ts'
import { rulesForm } from './rules.ts'

const lineWidth = 140

/** The order of the documentation, whatever order a tournament was put together in: the same tournament is the same text. */
const order = {
  tournament:
    'format version info rules numberOfRounds scoring ratings initialColour players boardsPerMatch teams requestedByes forbiddenPairs virtualPoints asPaired notCounted extra'.split(
      ' ',
    ),
  info: Object.keys(emptyInfo),
  scoring: Object.keys(standardScoring),
  player:
    'id pairingNumber name title rating official laterRatings lot external federation fideId nationalIds birth sex club city rank outcomes'.split(
      ' ',
    ),
  ratings: 'method play federation equals lot'.split(' '),
  list: 'list month federation id standard rapid blitz inactive'.split(' '),
  outcome: 'kind opponent colour result bye rated points gameScore onTimeLimit boardOneUnplayed games boards'.split(' '),
  entry: 'player result id text round bye'.split(' '),
  team: 'id name nickname strength rank boards alternates outcomes'.split(' '),
} as const

/** The JSON form, all keys written; what fits on one line stands on one line. */
export const makeTournamentJson = (tournament: Tournament): string => {
  const { info, virtualPoints, scoring, players, requestedByes, forbiddenPairs, rules, asPaired, teams, extra, ratings, ...rest } =
    tournament
  const form = {
    format: jsonFormat,
    version: jsonVersion,
    ...rest,
    info: inOrder('info', info),
    rules: rulesForm(rules),
    scoring: inOrder(
      'scoring',
      Object.fromEntries((Object.keys(scoring) as (keyof ScoringSystem)[]).map((key) => [key, number(scoring[key])])),
    ),
    players: players.map(playerForm),
    ...(ratings === undefined ? {} : { ratings: inOrder('ratings', ratings) }),
    requestedByes: requestedByes.map((bye) => inOrder('entry', bye)),
    // What was said for explanations is no part of the form.
    forbiddenPairs: forbiddenPairs.map(({ players: apart, firstRound, lastRound }) => ({ players: apart, firstRound, lastRound })),
    virtualPoints: [...virtualPoints].map(([player, points]) => ({ player, points: points.map(number) })),
    ...(teams === undefined ? {} : { teams: teams.map(teamForm) }),
    extra: extra.map((record) => inOrder('entry', record)),
    ...(asPaired === undefined ? {} : { asPaired: asPaired.map(asPairedForm) }),
  }
  return `${layOut(inOrder('tournament', form), '')}\n`
}

const inOrder = (of: keyof typeof order, value: Readonly<Record<string, unknown>>): object => {
  const ordered: Record<string, unknown> = {}
  for (const key of [...order[of], ...Object.keys(value)]) if (value[key] !== undefined) ordered[key] = value[key]
  return ordered
}

const playerForm = ({ official, external, ...player }: Player): object =>
  inOrder('player', {
    ...player,
    ...(official === undefined ? {} : { official: officialForm(official) }),
    ...(external === undefined ? {} : { external: external / 10 }),
    outcomes: player.outcomes.map(outcomeForm),
  })

const officialForm = ({ fide, national }: OfficialRatings): object => ({
  ...(fide === undefined ? {} : { fide: inOrder('list', fide) }),
  ...(national === undefined ? {} : { national: inOrder('list', national) }),
})

const teamForm = (team: TeamEntry): object =>
  inOrder('team', {
    ...team,
    outcomes: team.outcomes.map((outcome) =>
      inOrder(
        'outcome',
        outcome.kind === 'match' ? { ...outcome, boards: outcome.boards.map((board) => inOrder('entry', board)) } : outcome,
      ),
    ),
  })

const asPairedForm = ({ outcomes, ...rest }: AsPaired) => ({
  ...rest,
  outcomes: outcomes.map((entry) => ({ ...entry, outcome: outcomeForm(entry.outcome) })),
})

const outcomeForm = (outcome: Outcome): object =>
  inOrder('outcome', {
    ...outcome,
    ...(outcome.kind === 'absent' || outcome.points === undefined ? {} : { points: number(outcome.points) }),
    ...(outcome.kind === 'absent' || outcome.gameScore === undefined ? {} : { gameScore: number(outcome.gameScore) }),
  })

const number = (points: Points): number => points / 10

const layOut = (value: unknown, indent: string): string => {
  const line = oneLine(value)
  if (typeof value !== 'object' || value === null || indent.length + line.length <= lineWidth) return line
  const inner = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + layOut(item, inner)).join(',\n')}\n${indent}]`
  const entries = Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${layOut(item, inner)}`)
  return `{\n${entries.join(',\n')}\n${indent}}`
}

const oneLine = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
