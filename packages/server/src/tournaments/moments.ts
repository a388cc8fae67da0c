import { type Desk, type DeskRound, type DeskState, type Draft, effective, openDesk, tournamentOf } from '@zug/engine/desk'
import { createMemory, type RoundNumber, remembered, type Tournament } from '@zug/engine/model'
import { asDeclared, entrantsOf } from '@zug/engine/pairing'
import type { OpenTournament } from './desk-store.ts'

/** The tournament as its rulebook sees it now. Made once a state. */
export const tournamentNow = remembered((state: DeskState): Tournament => asDeclared(tournamentOf(state)))

/** Who is ranked: the players, or the teams of a team event as its players. */
export const entrantsNow = (state: DeskState): Tournament => entrantsOf(tournamentNow(state))

/** The moment a round was published: what it was paired from, and what was published. */
export type PublishedMoment = { readonly before: DeskState; readonly published: DeskRound }

const moments = createMemory<DeskRound['receipt'], null, PublishedMoment | null>()

export const publishedMoment = ({ desk }: OpenTournament, round: number): PublishedMoment | null => {
  const receipt = desk.state.rounds.find((entry) => entry.round === round)?.receipt
  return receipt === undefined ? null : moments.of(receipt, null, () => momentOf(desk, round))
}

const momentOf = ({ history }: Desk, round: number): PublishedMoment | null => {
  for (const { sequence, event } of effective(history)) {
    if (event.kind !== 'round-published' || event.round.round !== round) continue
    return { before: openDesk(history.filter((entry) => entry.sequence < sequence)).state, published: event.round }
  }
  return null
}

/** The state a round is paired from, published or drafted; null when there is no such round. `draft` is for the desk only. */
export const stateBefore = (
  open: OpenTournament,
  round: number,
): { readonly state: DeskState; readonly round: RoundNumber; readonly draft: Draft | null } | null => {
  const { draft } = open.desk.state
  if (draft !== null && draft.round === round) return { state: open.desk.state, round: draft.round, draft }
  const moment = publishedMoment(open, round)
  return moment === null ? null : { state: moment.before, round: moment.published.round, draft: null }
}
