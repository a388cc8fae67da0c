import type { Draw } from '../../pairing/pairing-system.ts'
import { balancedAtLastReadings } from '../fide-swiss-team/colour-preference.ts'
import { variedCommon } from '../fide-swiss-team/settings.ts'
import { type FideTeamRules, fideTeamDefaults, primaryScores } from './rules.ts'

/** The regulations of a random event: every type of preferences, either score, every reading. */
export const regulations = ({ varied, accelerated, random }: Draw): FideTeamRules => {
  const acceleration = accelerated ? ('baku' as const) : null
  if (!varied) return { ...fideTeamDefaults, acceleration }
  return {
    ...fideTeamDefaults,
    ...variedCommon(random),
    primary: random.pick(primaryScores),
    secondary: random.chance(0.7),
    preferences: random.pick(['A', 'B', 'B', null]),
    balancedAtLast: random.pick(balancedAtLastReadings),
    acceleration,
  }
}
