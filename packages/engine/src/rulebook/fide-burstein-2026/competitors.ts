import { coloursBefore, opponentsBefore, pairingScore, participantsOf } from '../../model/history.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { keptApart, parityNumbers } from '../fide-swiss-team/competitors.ts'
import { barsFromBye } from './c02-bye-bar.ts'
import { colourPreference } from './colour-preference.ts'
import { byRank, type Competitor } from './competitor.ts'
import { oppositionIn } from './opposition.ts'
import type { BursteinSettings } from './rules.ts'

/** Burstein 1.1, 1.2.1, C.04.7 1.5: those to be paired in `round`, by score, then by rank. */
export const competitorsOf = (tournament: Tournament, round: RoundNumber, settings: BursteinSettings): readonly Competitor[] => {
  const field = participantsOf(tournament, round)
  const parity = parityNumbers(tournament, round, new Set(field), settings)
  const apart = keptApart(tournament, round)
  const opposition = oppositionIn(tournament, round, settings.zeroPointByes)
  const competitors = field.map((player): Competitor => {
    const colours = coloursBefore(player, round)
    return {
      id: player.id,
      pairingNumber: player.pairingNumber,
      score: pairingScore(tournament, player, round),
      games: colours.length,
      colours,
      preference: colourPreference(colours),
      ...opposition(player),
      met: new Set([...opponentsBefore(player, round), ...apart(player.id)]),
      mayTakeBye: !player.outcomes.slice(0, round - 1).some((outcome) => barsFromBye(outcome, tournament.scoring)),
      parityNumber: parity.get(player.id)!,
    }
  })
  return competitors.sort((a, b) => b.score - a.score || byRank(a, b))
}
