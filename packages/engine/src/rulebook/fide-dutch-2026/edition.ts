import { coloursAllow } from '../fide-dutch/absolute-colours.ts'
import type { CriteriaEdition } from '../fide-dutch/edition.ts'
import { barsFromBye } from './c02-bye-bar.ts'
import { criteria } from './criteria.ts'
import { unplayedFloatsDown } from './unplayed-float.ts'

/** FIDE (Dutch) System in force since 1 February 2026. */
export const edition: CriteriaEdition = {
  id: 'fide-dutch-2026',
  unplayedFloatsDown,
  forfeitFloats: false,
  barsFromBye,
  coloursAllow,
  widerDifferencePrevails: true,
  criteria,
  acceleration: 'win',
  byeScoreArticle: 'C5',
  names: {
    order: '1.2',
    brackets: '1.3',
    parameters: '3.1',
    subgroups: '3.2',
    candidate: '3.3',
    best: '3.8',
    rematch: 'C1',
    byeBar: 'C2',
    absoluteColours: 'C3',
    round: '1.9',
    completion: 'C4',
    bye: '1.5',
    float: '1.4.1',
    absence: 'C.04.2 3.3',
    transpositions: '4.2',
    exchanges: '4.3',
    colours: { both: '5.2.1', stronger: '5.2.2', alternate: '5.2.3', 'higher-ranked': '5.2.4', initial: '5.2.5' },
  },
}
