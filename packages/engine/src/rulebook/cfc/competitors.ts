import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import { opponentOf } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { Competitor } from './competitor.ts'
import { coloursPlayed, dueColour } from './due-colour.ts'
import { orderOfCards, type UnratedPlace } from './pairing-order.ts'
import { pairingScores } from './pairing-score.ts'
import { toBePaired } from './participants.ts'
import { settingsOf, uses } from './settings.ts'

export const unratedPlace = (tournament: Tournament): UnratedPlace =>
  uses(tournament, '613.1a') ? 'below-average' : uses(tournament, '613.1b') ? 'fifth-from-bottom' : 'bottom'

/** CFC 611, 620: the cards of those to be paired, with all that the rules ask about them, by score and then in the order of 613. */
export const competitorsOf = (tournament: Tournament, round: RoundNumber): readonly Competitor[] => {
  const order = orderOfCards(tournament.players, unratedPlace(tournament))
  const cardOf = new Map(order.map(({ id }, card) => [id, card]))
  const scores = new Map(tournament.players.map((player) => [player.id, pairingScores(tournament, player, round)]))
  const excluded = exclusions(tournament, round)
  const apart = uses(tournament, '619.1') && round <= 2 ? settingsOf(tournament).apart : []
  const marksCount = uses(tournament, '624.2') && !isLastQuarter(tournament, round)
  // In its second round 633.2 pairs groups, not scores: nobody is an odd man for that.
  const marksFrom = uses(tournament, '633.2') ? 3 : 1

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
      apart: new Set(apart.filter((group) => group.includes(player.id)).flatMap((group) => group.filter((id) => id !== player.id))),
      mayTakeBye: !past.some((outcome) => outcome.kind === 'bye' && (outcome.bye === 'pairing-allocated' || outcome.bye === 'full-point')),
      unfinished: past.some((outcome) => outcome.kind === 'game' && outcome.result === 'adjourned'),
      oddBefore: marksCount && wasOdd(player, round, marksFrom, scores),
    }
  })
  return cards.sort((a, b) => b.score - a.score || a.card - b.card)
}

const nobody: ReadonlySet<PlayerId> = new Set()

/** 618 (a) says "paired": a game that was defaulted counts. */
const exclusions = (tournament: Tournament, round: RoundNumber): ReadonlyMap<PlayerId, ReadonlySet<PlayerId>> => {
  const excluded = new Map(
    tournament.players.map(({ id, outcomes }) => [
      id,
      new Set(outcomes.slice(0, round - 1).flatMap((outcome) => opponentOf(outcome) ?? [])),
    ]),
  )
  for (const { players, firstRound, lastRound } of tournament.forbiddenPairs) {
    if (round < firstRound || (lastRound !== null && round > lastRound)) continue
    for (const a of players) for (const b of players) if (a !== b) excluded.get(a)?.add(b)
  }
  return excluded
}

/** 624.2: the last quarter of the rounds, where their number is known. */
const isLastQuarter = ({ numberOfRounds }: Tournament, round: number): boolean => numberOfRounds !== null && 4 * round > 3 * numberOfRounds

const wasOdd = (player: Player, round: number, from: number, scores: ReadonlyMap<PlayerId, readonly number[]>): boolean => {
  const own = scores.get(player.id)!
  return player.outcomes.slice(0, round - 1).some((outcome, index) => {
    const opponent = opponentOf(outcome)
    return opponent !== null && index + 1 >= from && scores.get(opponent)?.[index] !== own[index]
  })
}
