import type { RoundNumber } from '../../model/ids.ts'
import type { PairingSystem, Under } from '../../pairing/pairing-system.ts'
import { defineRulebook } from '../define.ts'
import { inferInitialColour } from '../fide-dutch/initial-colour.ts'
import { pairRound } from '../fide-swiss-team/answer.ts'
import { explainer } from '../fide-swiss-team/explain/index.ts'
import { type RoundOf, roundOf } from '../fide-swiss-team/round-of.ts'
import { type SwissTeamStep, stepsOf } from '../fide-swiss-team/steps.ts'
import { articles } from './articles.ts'
import { description } from './description.ts'
import { readingOf } from './reading.ts'
import { fideTeamReadings } from './readings.ts'
import { regulations } from './regulations.ts'
import type { FideTeamRules } from './rules.ts'
import { settingsIssues } from './settings-issues.ts'
import { system } from './system.ts'
import { teamsAsPlayers } from './teams-as-players.ts'

const of = (entrants: Under<FideTeamRules>, round: RoundNumber): RoundOf =>
  roundOf(entrants, round, system, readingOf(entrants, entrants.rules))

/** C.04.6. Ids in an answer are those of teams; White is the team with White on board 1. */
export const fideTeam2026: PairingSystem<FideTeamRules, SwissTeamStep> = defineRulebook<FideTeamRules, SwissTeamStep>({
  ...description,
  articles,
  readings: fideTeamReadings,
  regulations,
  teamsAsPlayers: (tournament) => teamsAsPlayers(tournament, tournament.rules),
  initialColour: inferInitialColour,
  warn: settingsIssues,
  pair: (entrants, round) => pairRound(of(entrants, round), 'fide-team-2026'),
  tell: (entrants, round) => stepsOf(of(entrants, round)),
  explain: (entrants, round) => explainer(of(entrants, round)),
})
