import type { AsPaired } from '../../model/as-paired.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { Points } from '../../model/points.ts'
import type { ScoringSystem } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { jsonFormat, jsonVersion } from './read.ts'

const lineWidth = 140

/** The JSON form, all keys written; what fits on one line stands on one line. */
export const makeTournamentJson = (tournament: Tournament): string => {
  const { virtualPoints, scoring, players, ssm, asPaired, ...rest } = tournament
  const form = {
    format: jsonFormat,
    version: jsonVersion,
    ...rest,
    scoring: Object.fromEntries((Object.keys(scoring) as (keyof ScoringSystem)[]).map((key) => [key, number(scoring[key])])),
    players: players.map((player) => ({ ...player, outcomes: player.outcomes.map(outcomeForm) })),
    virtualPoints: [...virtualPoints].map(([player, points]) => ({ player, points: points.map(number) })),
    ...(asPaired === undefined ? {} : { asPaired: asPaired.map(asPairedForm) }),
    ...(ssm === undefined ? {} : { ssm: { ...ssm, timeLimitMargin: ssm.timeLimitMargin === null ? null : number(ssm.timeLimitMargin) } }),
  }
  return `${layOut(form, '')}\n`
}

const asPairedForm = ({ outcomes, ...rest }: AsPaired) => ({
  ...rest,
  outcomes: outcomes.map((entry) => ({ ...entry, outcome: outcomeForm(entry.outcome) })),
})

const outcomeForm = (outcome: Outcome) => ({
  ...outcome,
  ...(outcome.kind === 'absent' || outcome.points === undefined ? {} : { points: number(outcome.points) }),
  ...(outcome.kind !== 'game' || outcome.gameScore === undefined ? {} : { gameScore: number(outcome.gameScore) }),
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
