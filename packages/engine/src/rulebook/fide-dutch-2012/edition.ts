import type { Competitor } from '../fide-dutch/competitor.ts'
import type { DutchEdition } from '../fide-dutch/edition.ts'
import { haveNotMet } from '../fide-dutch/no-rematch.ts'
import { procedureNames } from '../fide-dutch/procedure/names.ts'
import { receivedPointsUnplayed } from './b01-no-second-bye.ts'
import { coloursAllow } from './b02-absolute-colours.ts'

/** FIDE (Dutch) System as of Istanbul 2012. A procedure, not a list of criteria: what it demands is in `requirements`. */
export const edition: DutchEdition = {
  id: 'fide-dutch-2012',
  unplayedFloatsDown: receivedPointsUnplayed,
  forfeitFloats: false,
  barsFromBye: receivedPointsUnplayed,
  coloursAllow,
  widerDifferencePrevails: false,
  acceleration: 'literal',
  names: procedureNames,
}

/** B.1.a and B.2: may these two be paired at all? */
export const mayMeet = (a: Competitor, b: Competitor): boolean => haveNotMet(a, b) && coloursAllow(a, b)
