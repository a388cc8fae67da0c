import { coloursBefore, opponentsBefore, participantsOf, virtualPointsIn } from '../../model/history.ts'
import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import { absent } from '../../model/outcome.ts'
import { type Player, ratingIn } from '../../model/player.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { pointsFor } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { keptApart, parityNumbers } from '../fide-swiss-team/competitors.ts'
import { barsFromBye } from './bye-bar.ts'
import { byRank, type Competitor } from './competitor.ts'
import { medianScore } from './direction.ts'
import { dueColour } from './due-colour.ts'
import type { LimSettings } from './rules.ts'

/** Lim 2.2, 8.1, C.04.7 1.5: those to be paired in `round`, by score and number. */
export const competitorsOf = (tournament: Tournament, round: RoundNumber, settings: LimSettings): readonly Competitor[] => {
  const field = participantsOf(tournament, round)
  const parity = parityNumbers(tournament, round, new Set(field), settings)
  const apart = keptApart(tournament, round)
  const floated = floatedBefore(tournament, round, settings)
  const competitors = field.map((player): Competitor => {
    const colours = coloursBefore(player, round)
    return {
      id: player.id,
      pairingNumber: player.pairingNumber,
      score: pointsFromTenths(scoreIn(player, tournament, round)),
      rating: ratingIn(player, round) ?? 0,
      colours,
      preference: dueColour(colours),
      met: new Set([...opponentsBefore(player, round), ...apart(player.id)]),
      floatedLast: floated(player),
      mayTakeBye: !player.outcomes.slice(0, round - 1).some((outcome) => barsFromBye(outcome, tournament.scoring)),
      parityNumber: parity.get(player.id)!,
    }
  })
  return competitors.sort(byRank)
}

/**
 * Lim 3.10: who floated in the round before: whoever met an opponent whose score was nearer to the median, or beyond it. In the upper half that is the higher of two, in the
 * lower half the lower, across the median both.
 */
const floatedBefore = (tournament: Tournament, round: RoundNumber, settings: LimSettings): ((player: Player) => boolean) => {
  const before = round - 1
  if (before === 0) return () => false
  const median = medianScore(tournament, before, settings)
  const scores = new Map<PlayerId, number>(tournament.players.map((player) => [player.id, scoreIn(player, tournament, before)]))
  return ({ id, outcomes }) => {
    const outcome = outcomes[before - 1] ?? absent
    if (outcome.kind !== 'game' && !(outcome.kind === 'forfeit' && settings.forfeitedGamesFloat)) return false
    const [own, theirs] = [scores.get(id)!, scores.get(outcome.opponent)!]
    return own > median ? theirs < own : own < median && theirs > own
  }
}

/** The pairing score before a round. */
const scoreIn = ({ id, outcomes }: Player, tournament: Tournament, round: number): number =>
  outcomes.slice(0, round - 1).reduce((points, outcome) => points + pointsFor(outcome, tournament.scoring), 0) +
  virtualPointsIn(tournament, id, round as RoundNumber)
