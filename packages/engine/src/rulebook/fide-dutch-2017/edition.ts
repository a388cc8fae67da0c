import { coloursAllow } from '../fide-dutch/absolute-colours.ts'
import type { DutchEdition } from '../fide-dutch/edition.ts'
import { barsFromBye } from './criteria/c02-bye-once.ts'
import { criteria } from './criteria/index.ts'

/** FIDE (Dutch) System, Baku 2016, in force July 2017 to January 2026. */
export const edition: DutchEdition = {
  id: 'fide-dutch-2017',
  // A.4.b: whoever does not play, for whatever reason, gets a downfloat.
  unplayedFloatsDown: () => true,
  barsFromBye,
  coloursAllow,
  preferenceArticle: 'C.10',
  strongPreferenceArticle: 'C.11',
  criteria,
}
