import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { Obstacle } from '../../../pairing/explanation.ts'
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
    const rounds = meetings(a, b, tournament, round)
    return rounds.length > 0 ? { kind: 'met', article: edition.names.rematch, rounds } : { kind: 'forbidden', article: null }
  }
  if (!edition.coloursAllow(a, b)) return { kind: 'colours', article: edition.names.absoluteColours, colour: a.preference.colour! }
  return null
}

const meetings = (a: Competitor, b: Competitor, tournament: Tournament, round: RoundNumber): readonly RoundNumber[] => {
  const player = tournament.players.find(({ id }) => id === a.id)!
  return player.outcomes
    .slice(0, round - 1)
    .flatMap((outcome, index) => (outcome.kind === 'game' && outcome.opponent === b.id ? [(index + 1) as RoundNumber] : []))
}
