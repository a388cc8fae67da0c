import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import type { DutchEdition } from '../fide-dutch/edition.ts'
import { haveNotMet } from '../fide-dutch/no-rematch.ts'
import { procedureNames } from '../fide-dutch/procedure/names.ts'
import { withoutAbsolute } from './a07-colour-preference.ts'
import { byeFloatsDown, receivedPointUnplayed } from './b01-no-second-bye.ts'
import { coloursAllow } from './b02-colours.ts'

/** The FIDE "Swiss System Based on Rating" of 1992, amended 1997 and 1998. */
export const edition: DutchEdition = {
  id: 'fide-dutch-1998',
  unplayedFloatsDown: byeFloatsDown,
  barsFromBye: receivedPointUnplayed,
  coloursAllow,
  widerDifferencePrevails: false,
  acceleration: 'literal',
  names: procedureNames,
}

/** B.1 and B.2: may these two be paired at all? */
export const mayMeet = (a: Competitor, b: Competitor): boolean => haveNotMet(a, b) && coloursAllow(a, b)

/** The players of a round with the preferences of this edition. */
export const competitorsIn = (tournament: Tournament, round: RoundNumber): readonly Competitor[] =>
  competitorsOf(tournament, round, edition).map(withoutAbsolute)
