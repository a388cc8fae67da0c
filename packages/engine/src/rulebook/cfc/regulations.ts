import type { Draw } from '../../pairing/pairing-system.ts'
import { type CfcSettings, cfcVariations, exclusiveCfcVariations } from './rules.ts'

/** CFC 602: variations by lot, or those asked for. */
export const regulations = ({ entrants, seed, varied, announced, random }: Draw): Pick<CfcSettings, 'variations' | 'seed' | 'apart'> => {
  const chosen = cfcVariations.filter((one) => (announced === null ? varied && random.chance(0.2) : announced.includes(one)))
  const variations = chosen.filter((one) => !exclusiveCfcVariations.some(([first, second]) => second === one && chosen.includes(first)))
  const three = (): readonly (typeof entrants)[number][] => random.shuffle(entrants).slice(0, 3)
  const apart = variations.includes('619.1') ? [three().toSorted((a, b) => a - b)] : []
  return { variations, seed, apart }
}
