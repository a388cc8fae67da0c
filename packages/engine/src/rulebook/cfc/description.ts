import type { Description } from '../../pairing/pairing-system.ts'
import { describeCfc } from './describe.ts'
import { type CfcRules, cfcDefaults, cfcSettings } from './rules.ts'

export const description: Description<CfcRules> = describeCfc(
  'CFC handbook, individual Swiss (610 to 633)',
  cfcDefaults,
  cfcSettings,
  'players',
  { players: 'cfc-swiss', teams: null },
)
