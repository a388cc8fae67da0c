import type { RoundNumber } from '../../model/ids.ts'
import type { Issue } from '../../model/issue.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { PairingSystem } from '../../pairing/pairing-system.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { cfc } from '../cfc/index.ts'
import { scoringOf } from '../cfc/pairing-score.ts'
import { settingsIssues } from '../cfc/settings-issues.ts'
import { articles } from './articles.ts'
import { boardOrderIssues } from './board-order.ts'
import { teamNumberIssues } from './team-numbers.ts'
import { teamsAsPlayers } from './teams-as-players.ts'

export { matchBoards } from './match-boards.ts'
export { gamePoints } from './match-score.ts'
export { teamRating } from './team-rating.ts'
export { teamsAsPlayers } from './teams-as-players.ts'

const rulebookId = 'cfc-team'

const noTeams: Issue = Object.freeze({
  code: 'no-teams',
  message: 'The tournament has no teams; its players are paired one by one',
  article: '640',
  severity: 'warning',
})

const pairRound = (tournament: Tournament, round: RoundNumber): PairingAnswer => ({
  ...cfc.pairRound(teamsAsPlayers(tournament), round),
  rulebook: rulebookId,
})

/** CFC 640 to 647. Ids in an answer are those of teams; White is the team with White on board 1. */
export const cfcTeam: PairingSystem = {
  id: rulebookId,
  title: 'CFC handbook, team Swiss (640 to 647)',
  articles,
  entrants: teamsAsPlayers,
  warnings: (tournament, round) => {
    const entrants = teamsAsPlayers(tournament)
    const ofTeams = tournament.teams === undefined ? [noTeams] : [...teamNumberIssues(entrants, round), ...boardOrderIssues(tournament)]
    return [...ofTeams, ...settingsIssues(entrants, round)]
  },
  scoringOf,
  pairRound,
  steps: (tournament, round) => cfc.steps!(teamsAsPlayers(tournament), round),
  explainer: (tournament, round) => cfc.explainer(teamsAsPlayers(tournament), round),
}
