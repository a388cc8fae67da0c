import type { RulebookWarning } from '../../model/issues/rulebook.ts'
import type { Under } from '../../pairing/pairing-system.ts'
import { bakuFaults } from '../baku-acceleration/index.ts'
import { warning } from '../warning.ts'
import type { FideTeamRules } from './rules.ts'
import { teamsAsPlayers } from './teams-as-players.ts'

/** What keeps an event from being paired as declared: no teams, or an acceleration in game points (C.04.7 1.4.4) or with values that it does not allow. */
export const settingsIssues = (tournament: Under<FideTeamRules>): readonly RulebookWarning[] => {
  const { rules, teams } = tournament
  const inGamePoints = rules.acceleration !== null && rules.primary === 'game-points'
  return [
    ...(teams === undefined ? [warning('no-teams', { article: '1.1.1' })] : []),
    ...(inGamePoints ? [warning('acceleration-not-allowed', { article: 'C.04.7 1.4.4', needs: 'match-points' })] : []),
    ...(inGamePoints ? [] : bakuFaults(teamsAsPlayers(tournament, rules), 'win')),
  ]
}
