import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { Obstacle } from '../../../pairing/explanation.ts'
import { keptApart, roundsMet } from '../../kept-apart.ts'
import type { Competitor } from '../competitor.ts'
import type { DutchEdition } from '../edition.ts'
import { haveNotMet } from '../no-rematch.ts'

/** The absolute criterion that keeps two players apart, or null. */
export const absoluteObstacle = (
  a: Competitor,
  b: Competitor,
  tournament: Tournament,
  round: RoundNumber,
  edition: DutchEdition,
): Obstacle | null => {
  if (!haveNotMet(a, b)) {
    const rounds = roundsMet(a.id, b.id, tournament, round, 'played')
    return rounds.length > 0 ? { kind: 'met', article: edition.names.rematch, rounds } : keptApart(a.id, b.id, tournament, round)
  }
  if (!edition.coloursAllow(a, b)) return { kind: 'colours', article: edition.names.absoluteColours, colour: a.preference.colour! }
  return null
}
