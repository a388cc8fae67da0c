import { coloursAllow } from '../fide-dutch/absolute-colours.ts'
import type { CriteriaEdition } from '../fide-dutch/edition.ts'
import { unplayedFloatsDown } from './a04-unplayed-float.ts'
import { barsFromBye } from './c02-bye-once.ts'
import { criteria } from './criteria.ts'

/** FIDE (Dutch) System, Baku 2016, in force July 2017 to January 2026. */
export const edition: CriteriaEdition = {
  id: 'fide-dutch-2017',
  unplayedFloatsDown,
  forfeitFloats: false,
  barsFromBye,
  coloursAllow,
  widerDifferencePrevails: true,
  criteria,
  acceleration: 'literal',
  byeScoreArticle: null,
  names: {
    order: 'A.2',
    brackets: 'A.3',
    parameters: 'B.1',
    subgroups: 'B.2',
    candidate: 'B.3',
    best: 'B.8',
    rematch: 'C.1',
    byeBar: 'C.2',
    absoluteColours: 'C.3',
    round: 'A.9',
    completion: 'C.4',
    bye: 'A.5',
    float: 'A.4',
    absence: 'C.04.2.D.4',
    transpositions: 'D.1',
    exchanges: 'D.2',
    colours: { both: 'E.1', stronger: 'E.2', alternate: 'E.3', 'higher-ranked': 'E.4', initial: 'E.5' },
  },
}
