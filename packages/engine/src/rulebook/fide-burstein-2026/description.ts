import type { Description } from '../../pairing/pairing-system.ts'
import { unplayedFloatsDown } from '../fide-dutch-2026/unplayed-float.ts'
import { individualDescription } from '../fide-individual.ts'
import { type BursteinRules, bursteinDefaults, bursteinSettings } from './rules.ts'

/** Whoever is left in a bracket moves down, and floats are those of the Dutch system, which pairs the seeding rounds. */
export const description: Description<BursteinRules> = {
  ...individualDescription('Burstein', 'C.04.4.2', bursteinDefaults, bursteinSettings, { voice: 'fide' }),
  floatsUnplayed: unplayedFloatsDown,
}
