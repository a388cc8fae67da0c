import { makeRandom } from '../random.ts'
import type { SimulationSettings } from './settings.ts'

/** Of C.07, for players of a Swiss: those that need nothing but results, and those that need everybody's rating. */
const byResults = [
  'BH/C1',
  'BH',
  'BH/C2',
  'BH/M1',
  'FB',
  'AOB',
  'SB',
  'SB/C1',
  'DE',
  'WIN',
  'WON',
  'BPG',
  'BWG',
  'PS',
  'PS/C1',
  'REP',
  'KS',
]
const byRatings = ['ARO', 'ARO/C1', 'TPR', 'APRO']

/**
 * The list a random tournament declares; null: the usual one of its rulebook. Drawn apart from everything else, so that what a seed gave before is paired
 * and played as before.
 */
export const drawTieBreaks = ({ tieBreaks }: SimulationSettings, everybodyRated: boolean, seed: string): readonly string[] | null => {
  if (tieBreaks === 'usual') return null
  if (tieBreaks !== 'any') return tieBreaks
  const random = makeRandom(`${seed} tie-breaks`)
  const [first, ...others] = random.shuffle(everybodyRated ? [...byResults, ...byRatings] : byResults)
  return [first!, ...others.slice(0, random.between(1, 4))]
}
