import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import type { DutchEdition } from '../fide-dutch/edition.ts'
import { haveNotMet } from '../fide-dutch/no-rematch.ts'
import { procedureNames } from '../fide-dutch/procedure/names.ts'
import { byLatestRounds, withoutAbsolute } from './a07-colour-preference.ts'
import { byeFloatsDown, receivedPointUnplayed } from './b01-no-second-bye.ts'
import { coloursAllow } from './b02-colours.ts'
import { readingsOf } from './rules.ts'

/** The FIDE "Swiss System Based on Rating" of 1992, amended 1997 and 1998. */
export const edition: DutchEdition = {
  id: 'fide-dutch-1998',
  unplayedFloatsDown: byeFloatsDown,
  forfeitFloats: true,
  barsFromBye: receivedPointUnplayed,
  coloursAllow,
  widerDifferencePrevails: false,
  acceleration: 'literal',
  names: procedureNames,
}

/** B.1 and B.2: may these two be paired at all? */
export const mayMeet = (a: Competitor, b: Competitor): boolean => haveNotMet(a, b) && coloursAllow(a, b)

/**
 * FIDE Dutch 1998, A.4, A.7: the players of a round with the floats and preferences of this edition. A float is written down when a bracket is paired, so it
 * stays where the game was forfeited, unless `A.4-played` is announced.
 */
export const competitorsIn = (tournament: Tournament, round: RoundNumber): readonly Competitor[] => {
  const readings = readingsOf(tournament)
  const players = competitorsOf(tournament, round, { ...edition, forfeitFloats: !readings.includes('A.4-played') })
  const inForce = readings.includes('A.7-games') ? players : players.map(byLatestRounds(tournament, round))
  return inForce.map(withoutAbsolute)
}
