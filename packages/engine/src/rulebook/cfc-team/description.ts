import type { Description } from '../../pairing/pairing-system.ts'
import { describeCfc } from '../cfc/describe.ts'
import { type CfcTeamRules, cfcTeamDefaults, cfcTeamSettings } from './rules.ts'

export const description: Description<CfcTeamRules> = describeCfc(
  'CFC handbook, team Swiss (640 to 647)',
  cfcTeamDefaults,
  cfcTeamSettings,
  'teams',
  { players: 'cfc-swiss', teams: 'cfc-team-swiss' },
)
