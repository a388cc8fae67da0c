import type { Description } from '../../pairing/pairing-system.ts'
import { individualDescription } from '../fide-individual.ts'
import { type DubovRules, dubovDefaults, dubovSettings } from './rules.ts'

export const description: Description<DubovRules> = {
  ...individualDescription('Dubov', 'C.04.4.1', dubovDefaults, dubovSettings, { readsRatings: true, numbersFollowRatings: true }),
  floatsForfeited: ({ forfeitUpfloats }) => forfeitUpfloats,
}
