import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { askedApart } from './asked-apart.ts'
import { isBye } from './bye.ts'
import type { Competitor } from './competitor.ts'
import { coloursPlayed, dueColour } from './due-colour.ts'
import { exclusions } from './laws.ts'
import { wasOddBefore } from './odd-before.ts'
import { orderOfCards, type UnratedPlace } from './pairing-order.ts'
import { pairingScores } from './pairing-score.ts'
import { toBePaired } from './participants.ts'
import { uses } from './settings.ts'

export const unratedPlace = (tournament: Tournament): UnratedPlace =>
  uses(tournament, '613.1a')
    ? 'below-average'
    : uses(tournament, '613.1b')
      ? 'fifth-from-bottom'
      : uses(tournament, '613.1b-up')
        ? 'fifth-rounded-up'
        : 'bottom'

/** CFC 611, 620: the cards of those to be paired, with all that the rules ask about them, by score and then in the order of 613. */
export const competitorsOf = (tournament: Tournament, round: RoundNumber): readonly Competitor[] => {
  const order = orderOfCards(tournament.players, unratedPlace(tournament))
  const cardOf = new Map(order.map(({ id }, card) => [id, card]))
  const scores = new Map(tournament.players.map((player) => [player.id, pairingScores(tournament, player, round)]))
  const excluded = exclusions(tournament, round)

  const cards = toBePaired(tournament, round).map((player): Competitor => {
    const past = player.outcomes.slice(0, round - 1)
    return {
      id: player.id,
      pairingNumber: player.pairingNumber,
      rating: player.rating,
      card: cardOf.get(player.id)!,
      score: scores.get(player.id)![round - 1]!,
      due: dueColour(coloursPlayed(past)),
      excluded: excluded.get(player.id) ?? nobody,
      apart: askedApart(tournament, round, player.id),
      mayTakeBye: !past.some((outcome) => isBye(outcome, uses(tournament, '615a-bars'))),
      unfinished: past.some((outcome) => outcome.kind === 'game' && outcome.result === 'adjourned'),
      oddBefore: wasOddBefore(tournament, round, player, scores),
    }
  })
  return cards.sort((a, b) => b.score - a.score || a.card - b.card)
}

const nobody: ReadonlySet<PlayerId> = new Set()
