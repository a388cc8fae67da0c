import { coloursBefore, opponentsBefore, participantsOf, virtualPointsIn } from '../../model/history.ts'
import type { RoundNumber } from '../../model/ids.ts'
import { absent } from '../../model/outcome.ts'
import { type Player, ratingIn } from '../../model/player.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { pointsFor } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { keptApart, parityNumbers } from '../fide-swiss-team/competitors.ts'
import { averageRating } from './average-rating.ts'
import { barsFromBye } from './c02-bye-bar.ts'
import { colourPreference } from './colour-preference.ts'
import { byScore, type Competitor } from './competitor.ts'
import { maximumUpfloats, roundsOf } from './maximum-upfloater.ts'
import type { DubovSettings } from './rules.ts'

/**
 * Dubov 1.8.1, C.04.7 1.5: those to be paired in `round`, by score and TPN. Whoever was paired with somebody of a higher score floated up: two upfloaters
 * of one bracket never meet, so that each of them met a resident.
 */
export const competitorsOf = (tournament: Tournament, round: RoundNumber, settings: DubovSettings): readonly Competitor[] => {
  const field = participantsOf(tournament, round)
  const scores = new Map(tournament.players.map((player) => [player.id, scoresOf(player, tournament, round)]))
  const ratings = new Map(tournament.players.map((player) => [player.id, ratingIn(player, round) ?? 0]))
  const parity = parityNumbers(tournament, round, new Set(field), settings)
  const apart = keptApart(tournament, round)
  const most = maximumUpfloats(roundsOf(tournament, round))
  const upfloatedIn = ({ id, outcomes }: Player, r: number): boolean => {
    const outcome = outcomes[r - 1] ?? absent
    if (outcome.kind !== 'game' && !(outcome.kind === 'forfeit' && settings.forfeitUpfloats)) return false
    return scores.get(id)![r - 1]! < scores.get(outcome.opponent)![r - 1]!
  }
  const competitors = field.map((player): Competitor => {
    const colours = coloursBefore(player, round)
    const upfloats = player.outcomes.slice(0, round - 1).filter((_, at) => upfloatedIn(player, at + 1)).length
    return {
      id: player.id,
      pairingNumber: player.pairingNumber,
      score: pointsFromTenths(scores.get(player.id)![round - 1]!),
      games: colours.length,
      colours,
      preference: colourPreference(colours),
      aro: averageRating(player, round, (id) => ratings.get(id)!),
      met: new Set([...opponentsBefore(player, round), ...apart(player.id)]),
      upfloats,
      maximum: upfloats >= most,
      upfloatedLast: round > 1 && upfloatedIn(player, round - 1),
      mayTakeBye: !player.outcomes.slice(0, round - 1).some((outcome) => barsFromBye(outcome, tournament.scoring)),
      parityNumber: parity.get(player.id)!,
    }
  })
  return competitors.sort(byScore)
}

/** The pairing score of each round up to this one. */
const scoresOf = ({ id, outcomes }: Player, tournament: Tournament, round: RoundNumber): readonly number[] => {
  let points = 0
  return Array.from({ length: round }, (_, at) => {
    if (at > 0) points += pointsFor(outcomes[at - 1] ?? absent, tournament.scoring)
    return points + virtualPointsIn(tournament, id, (at + 1) as RoundNumber)
  })
}
