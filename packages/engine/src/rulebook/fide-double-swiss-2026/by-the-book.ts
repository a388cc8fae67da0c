import type { Colour } from '../../model/colour.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { TooLarge } from '../fide-dutch/by-the-book/budget.ts'
import { accelerated } from '../fide-swiss-team/accelerated.ts'
import { askedOfRound } from '../fide-swiss-team/asked-of-round.ts'
import { pairByTheBook } from '../fide-swiss-team/by-the-book/pair-round.ts'
import { competitorsOf } from '../fide-swiss-team/competitors.ts'
import { type SeatedRound, seated } from '../fide-swiss-team/paired-round.ts'
import type { CommonSettings } from '../fide-swiss-team/settings.ts'
import { readingOf } from './reading.ts'

import { system } from './system.ts'

/** C.04.6: a round by the book, from entrants. Baku needs match points as the score (C.04.7 1.4.4). */
export const pairRoundByTheBook = (
  entrants: Tournament,
  round: RoundNumber,
  initialColour: Colour,
  settings: CommonSettings,
  limit?: number,
): SeatedRound | { readonly kind: 'impossible' } | TooLarge => {
  const tournament = accelerated(entrants, settings.acceleration)
  const competitors = competitorsOf(tournament, round, readingOf(settings))
  const paired = pairByTheBook(competitors, system, askedOfRound(tournament, round, system, settings), limit)
  return paired.kind === 'paired' ? seated(paired, initialColour, system) : paired
}
