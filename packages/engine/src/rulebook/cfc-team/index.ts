import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { explainer } from '../cfc/explain/index.ts'
import { pairRound } from '../cfc/pair-round.ts'
import { scoringUnder } from '../cfc/pairing-score.ts'
import { cfcReadings } from '../cfc/readings.ts'
import { regulations } from '../cfc/regulations.ts'
import { settingsIssues } from '../cfc/settings-issues.ts'
import { type CfcEvent, traceRound } from '../cfc/trace.ts'
import { defineRulebook } from '../define.ts'
import { warning } from '../warning.ts'
import { articles } from './articles.ts'
import { boardOrderIssues } from './board-order.ts'
import { description } from './description.ts'
import { type CfcTeamRules, cfcTeamDefaults } from './rules.ts'
import { teamNumberIssues } from './team-numbers.ts'
import { teamsAsPlayers } from './teams-as-players.ts'

export { matchBoards } from './match-boards.ts'
export { gamePoints } from './match-score.ts'
export { numberTeams } from './team-numbers.ts'
export { teamRating } from './team-rating.ts'
export { teamsAsPlayers } from './teams-as-players.ts'

/** CFC 640 to 647. Ids in an answer are those of teams; White is the team with White on board 1. */
export const cfcTeam: PairingSystem<CfcTeamRules, CfcEvent> = defineRulebook<CfcTeamRules, CfcEvent>({
  ...description,
  articles,
  readings: cfcReadings,
  regulations: (draw) => ({ ...cfcTeamDefaults, ...regulations(draw) }),
  scoring: (declared, { variations }) => scoringUnder(declared, variations),
  teamsAsPlayers,
  warn: (tournament, round) => {
    const entrants = teamsAsPlayers(tournament)
    const ofTeams =
      tournament.teams === undefined
        ? [warning('no-teams', { article: '640' })]
        : [...teamNumberIssues(entrants, round), ...boardOrderIssues(tournament)]
    return [...ofTeams, ...settingsIssues(entrants, round)]
  },
  pair: (entrants, round) => ({ ...pairRound(entrants, round), rulebook: 'cfc-team' }),
  tell: (entrants, round) => [...traceRound(entrants, round)],
  explain: explainer,
})
