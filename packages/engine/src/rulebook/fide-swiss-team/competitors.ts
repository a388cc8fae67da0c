import type { Colour } from '../../model/colour.ts'
import { opponentsBefore, pairedBefore, participantsOf, virtualPointsIn } from '../../model/history.ts'
import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Game, Outcome } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import { type Points, pointsFromTenths } from '../../model/points.ts'
import { pointsFor } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { barsFromBye } from './c02-bye-bar.ts'
import type { Preference } from './colour-preference.ts'
import { byScore, type Competitor } from './competitor.ts'
import { isAmongTheLast } from './last-rounds.ts'
import type { CommonSettings } from './settings.ts'

/** What the two systems read from the record in ways of their own. */
export type Reading = {
  readonly settings: CommonSettings
  /** C.04.7, where it applies. */
  readonly acceleration: CommonSettings['acceleration']
  readonly preference: (colours: readonly Colour[], lastRound: boolean) => Preference
  /** C.04.6 1.2.1: what a round brings of the secondary score; null where there is none, or none is asked for. */
  readonly secondary: ((outcome: Outcome) => Points) | null
}

/**
 * C.04.6 1.5, 1.6.1, C.04.5 1.5, 1.6, C.04.7 1.5: those to be paired in `round`, by score and TPN. Entrants are meant: of a team event its teams, each
 * with its matches. A match is `game` where it counts as played; of two games one must have been, or it leaves no colour.
 */
export const competitorsOf = (
  tournament: Tournament,
  round: RoundNumber,
  { settings, preference, secondary }: Reading,
): readonly Competitor[] => {
  const field = participantsOf(tournament, round)
  const byId = new Map(tournament.players.map((player) => [player.id, player]))
  const parity = parityNumbers(tournament, round, new Set(field), settings)
  const apart = keptApart(tournament, round)
  const lastRound = isAmongTheLast(tournament, round, 1)
  const scoreIn = (player: Player, r: number): number =>
    sum(past(player, r).map((outcome) => pointsFor(outcome, tournament.scoring))) + virtualPointsIn(tournament, player.id, r as RoundNumber)
  const floatedIn = (player: Player, r: number): boolean => {
    const outcome = player.outcomes[r - 1]
    if (outcome === undefined || !(outcome.kind === 'game' || (outcome.kind === 'forfeit' && settings.forfeitFloats))) return false
    return scoreIn(player, r) !== scoreIn(byId.get(outcome.opponent)!, r)
  }
  const competitors = field.map((player): Competitor => {
    const history = past(player, round)
    const colours = history.flatMap((one) => (leavesColour(one) ? [one.colour] : []))
    return {
      id: player.id,
      pairingNumber: player.pairingNumber,
      score: pointsFromTenths(scoreIn(player, round)),
      secondary: pointsFromTenths(secondary === null ? 0 : sum(history.map(secondary))),
      matches: history.filter(({ kind }) => kind === 'game').length,
      colours,
      preference: preference(colours, lastRound),
      met: new Set([...opponentsBefore(player, round), ...apart(player.id)]),
      floated: floatedIn(player, round - 1),
      mayTakeBye: !history.some(barsFromBye),
      parityNumber: parity.get(player.id)!,
    }
  })
  return competitors.sort(byScore)
}

const past = ({ outcomes }: Player, round: number): readonly Outcome[] => outcomes.slice(0, Math.max(0, round - 1))
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** The place among those who have ever been paired, this round included; or the TPN, as the text says. */
export const parityNumbers = (
  { players }: Tournament,
  round: RoundNumber,
  field: ReadonlySet<Player>,
  { parity }: Pick<CommonSettings, 'parity'>,
): ReadonlyMap<PlayerId, number> => {
  if (parity === 'pairing-number') return new Map(players.map(({ id, pairingNumber }) => [id, pairingNumber]))
  const counted = players.filter((player) => field.has(player) || pairedBefore(player, round))
  counted.sort((a, b) => a.pairingNumber - b.pairingNumber)
  return new Map(counted.map(({ id }, index) => [id, index + 1]))
}

/** Whom the organiser keeps apart from somebody in this round. */
export const keptApart = ({ forbiddenPairs }: Tournament, round: RoundNumber): ((id: PlayerId) => readonly PlayerId[]) => {
  const groups = forbiddenPairs.filter(({ firstRound, lastRound }) => round >= firstRound && (lastRound === null || round <= lastRound))
  return (id) => groups.filter(({ players }) => players.includes(id)).flatMap(({ players }) => players.filter((other) => other !== id))
}

const leavesColour = (outcome: Outcome): outcome is Game =>
  outcome.kind === 'game' && (outcome.games === undefined || outcome.games.some((game) => !game.startsWith('forfeit')))
