import { createMemory } from '../remembered.ts'
import { type PairingNumber, type PlayerId, pairingNumber, type RoundNumber } from './ids.ts'
import type { Outcome } from './outcome.ts'
import type { Tournament } from './tournament.ts'

/**
 * What a round was paired from where the record says otherwise now: a game that was still adjourned (C.04.2 3.1), a result that was corrected later
 * (4.3), numbers that were given anew (2.3), rounds that were declared otherwise. Without it nobody could pair the round again.
 */
export type AsPaired = {
  /** The round that was paired. */
  readonly round: RoundNumber
  /** Declared then; missing where it is what is declared now. */
  readonly numberOfRounds?: number
  /** Everybody who was there, with number and rating; missing where they say the same as now. */
  readonly players?: readonly PlayerAsPaired[]
  /** Of earlier rounds, as they stood then. */
  readonly outcomes: readonly OutcomeAsPaired[]
}

export type PlayerAsPaired = { readonly player: PlayerId; readonly pairingNumber: PairingNumber; readonly rating: number | null }
export type OutcomeAsPaired = { readonly player: PlayerId; readonly round: RoundNumber; readonly outcome: Outcome }

const made = createMemory<Tournament, number, Tournament>()

/** The tournament as it stood when the round was paired; the same object where nothing has changed since. Of a team event its entrants are meant. */
export const asPairedIn = (tournament: Tournament, round: RoundNumber): Tournament => {
  const then = tournament.teams === undefined ? tournament.asPaired?.find((entry) => entry.round === round) : undefined
  return then === undefined ? tournament : made.of(tournament, round, () => takenBack(tournament, then))
}

const takenBack = (tournament: Tournament, then: AsPaired): Tournament => {
  const { asPaired: _, ...rest } = tournament
  const listed = new Map(then.players?.map((entry) => [entry.player, entry]))
  const most = Math.max(0, ...[...listed.values()].map(({ pairingNumber }) => pairingNumber))
  const outcomes = new Map<PlayerId, OutcomeAsPaired[]>()
  for (const entry of then.outcomes) outcomes.set(entry.player, [...(outcomes.get(entry.player) ?? []), entry])
  const players = tournament.players.map((player) => {
    const said = listed.get(player.id)
    const changed = outcomes.get(player.id) ?? []
    const history = player.outcomes.map((outcome, at) => changed.find(({ round }) => round === at + 1)?.outcome ?? outcome)
    // Whoever had not come yet stands behind all others.
    const number = then.players === undefined ? player.pairingNumber : (said?.pairingNumber ?? pairingNumber(most + player.pairingNumber))
    return {
      ...player,
      pairingNumber: number,
      rating: said === undefined ? player.rating : said.rating,
      outcomes: changed.length === 0 ? player.outcomes : history,
    }
  })
  return {
    ...rest,
    players,
    numberOfRounds: then.numberOfRounds ?? tournament.numberOfRounds,
  }
}
