import {
  type Desk,
  type DeskRound,
  type DeskState,
  type Draft,
  effective,
  isTeamEvent,
  openDesk,
  rulebookAt,
  staleCausesOf,
  tournamentOf,
} from '@zug/engine/desk'
import { createMemory, type RoundNumber, remembered, type Tournament } from '@zug/engine/model'
import { type AfterWithdrawals, afterWithdrawals, asDeclared, type Departure, entrantsOf, teamsAfterWithdrawals } from '@zug/engine/pairing'
import type { OpenTournament } from './desk-store.ts'

/** The tournament as its rulebook sees it now. Made once a state. */
export const tournamentNow = remembered((state: DeskState): Tournament => asDeclared(tournamentOf(state)))

/** Who is paired, with what was played: the players, or the teams of a team event as its players. */
export const entrantsAsPaired = (state: DeskState): Tournament => entrantsOf(tournamentNow(state))

/** Who has left a round robin (FIDE C.05 6.6; CFC 653, 664), and from which round on; elsewhere games count as they are. */
export const departuresOf = (state: DeskState): readonly Departure[] =>
  rulebookAt(state).traits.drawnFrom !== 'tables'
    ? []
    : [...(isTeamEvent(state) ? state.teams : state.players).values()].flatMap(({ id, withdrawnFrom }) =>
        withdrawnFrom === null ? [] : [{ player: id, from: withdrawnFrom }],
      )

/** The round robin as it counts after withdrawals, up to the last published round. Whatever shows points takes them from here. */
export const afterLeaving = remembered(
  (state: DeskState): AfterWithdrawals => afterWithdrawals(entrantsAsPaired(state), departuresOf(state), state.rounds.length),
)

const unplayedKnown = createMemory<DeskState, number, AfterWithdrawals['unplayed']>()

/** Games of the tables that are not played because somebody has left, up to this round, which may be the one to come. */
export const unplayedUpTo = (state: DeskState, round: number): AfterWithdrawals['unplayed'] =>
  round <= state.rounds.length
    ? afterLeaving(state).unplayed
    : unplayedKnown.of(state, round, () => afterWithdrawals(entrantsAsPaired(state), departuresOf(state), round).unplayed)

/** Who is ranked, with the points that count. */
export const entrantsNow = (state: DeskState): Tournament => afterLeaving(state).listed

/** The tournament with the points that count, for cards and files: the players of an individual event, or the teams beside their members. */
export const tournamentAsListed = remembered((state: DeskState): Tournament => {
  const tournament = tournamentNow(state)
  if (departuresOf(state).length === 0) return tournament
  return tournament.teams === undefined
    ? { ...tournament, players: entrantsNow(state).players }
    : teamsAfterWithdrawals(tournament, entrantsNow(state))
})

/** The moment a round was published: what it was paired from, and what was published. */
export type PublishedMoment = { readonly before: DeskState; readonly published: DeskRound; readonly sequence: number }

const moments = createMemory<DeskRound['receipt'], null, PublishedMoment | null>()

export const publishedMoment = ({ desk }: OpenTournament, round: number): PublishedMoment | null => {
  const receipt = desk.state.rounds.find((entry) => entry.round === round)?.receipt
  return receipt === undefined ? null : moments.of(receipt, null, () => lastMomentOf(desk, round))
}

/** The moment of one publication, of a round that was taken back since for instance. */
export const momentAt = ({ desk }: OpenTournament, receipt: DeskRound['receipt'], sequence: number): PublishedMoment | null =>
  moments.of(receipt, null, () => momentOf(desk, sequence))

/** A round that was taken back is published more than once: the last time counts. */
const lastMomentOf = (desk: Desk, round: number): PublishedMoment | null => {
  const last = effective(desk.history).findLast(({ event }) => event.kind === 'round-published' && event.round.round === round)
  return last === undefined ? null : momentOf(desk, last.sequence)
}

const momentOf = ({ history }: Desk, sequence: number): PublishedMoment | null => {
  const event = history.find((entry) => entry.sequence === sequence)?.event
  if (event?.kind !== 'round-published') return null
  return { before: openDesk(history.filter((entry) => entry.sequence < sequence)).state, published: event.round, sequence }
}

/**
 * The state a round is paired from, published or drafted; null when there is no such round. `draft` is for the desk only. A draft that has become stale,
 * as an earlier version could also publish one, is explained by what it was made from.
 */
export const stateBefore = (
  open: OpenTournament,
  round: number,
): { readonly state: DeskState; readonly round: RoundNumber; readonly draft: Draft | null } | null => {
  const { draft } = open.desk.state
  if (draft !== null && draft.round === round) return { state: pairedFrom(open.desk.state), round: draft.round, draft }
  const moment = publishedMoment(open, round)
  return moment === null ? null : { state: pairedFrom(moment.before), round: moment.published.round, draft: null }
}

const pairedFrom = (state: DeskState): DeskState =>
  staleCausesOf(state).length === 0 ? state : { ...state.draftedFrom!, draft: state.draft }
