import type { AsPaired, OutcomeAsPaired, PlayerAsPaired } from '../model/as-paired.ts'
import { roundsPaired } from '../model/history.ts'
import { type PlayerId, roundNumber } from '../model/ids.ts'
import type { Outcome } from '../model/outcome.ts'
import type { RequestedBye, Tournament } from '../model/tournament.ts'
import { entrantsOf, rulebookOf } from '../pairing/rulebook-of.ts'
import type { Desk } from './desk.ts'
import { evolve } from './evolve.ts'
import { effective, type RecordedEvent } from './history.ts'
import { keptApart } from './kept-apart.ts'
import { isTeamEvent } from './rules.ts'
import { type DeskState, emptyState } from './state.ts'
import { awayIn, tournamentOf } from './tournament.ts'

/** A round as it was paired: the state it was paired from, and the wishes that had to give way. */
export type PairedMoment = { readonly state: DeskState; readonly wishesDropped: readonly (readonly [PlayerId, PlayerId])[] }

/**
 * The tournament as a file carries it: with what every round was paired from where it is otherwise now, who was kept apart in which round, and all
 * byes announced for rounds of the event. `now` is what the files tell of results: all of them, or those that are public.
 */
export const reportOf = ({ history, state }: Desk, now: Tournament = tournamentOf(state)): Tournament => {
  const moments = pairedMoments(history)
  const entrants = entrantsOf(now)
  const rounds = roundsPaired(entrants)
  const asPaired: AsPaired[] = []
  for (let round = 1; round <= rounds; round++) {
    const moment = moments.get(round)
    const entry =
      moment === undefined ? null : differenceAt(round, entrantsOf(tournamentOf(moment.state)), entrants, now.teams !== undefined)
    if (entry !== null) asPaired.push(entry)
  }
  // No file names this reading of C.04.7 1.2: the points are spelled out (250).
  const spelled = now.rules !== null && 'acceleration' in now.rules && now.rules.acceleration === 'baku-paired'
  const { virtualPoints } = spelled ? (rulebookOf(now).accelerate?.(now as never) ?? now) : now
  return {
    ...now,
    virtualPoints,
    requestedByes: announced(state, rounds),
    forbiddenPairs: keptApart(state, moments, rounds),
    ...(asPaired.length === 0 ? {} : { asPaired }),
  }
}

/** The moments at which the rounds were paired; of rounds that came from a file, those at which they are published. */
const pairedMoments = (history: readonly RecordedEvent[]): ReadonlyMap<number, PairedMoment> => {
  const moments = new Map<number, PairedMoment>()
  let state = emptyState
  // Maps are filled, not copied, until a moment is kept that holds them.
  let own = new WeakSet<object>()
  const keep = (round: number, wishesDropped: PairedMoment['wishesDropped']): void => {
    moments.set(round, { state, wishesDropped })
    own = new WeakSet()
  }
  for (const { event } of effective(history)) {
    if (event.kind === 'round-drafted') keep(event.draft.round, event.draft.wishesDropped)
    if (event.kind === 'round-recalled') moments.delete(event.round)
    if (event.kind === 'round-published' && !moments.has(event.round.round)) keep(event.round.round, [])
    state = evolve(state, event, own)
  }
  return moments
}

const differenceAt = (round: number, then: Tournament, now: Tournament, teams: boolean): AsPaired | null => {
  const present = new Map(now.players.map((player) => [player.id, player]))
  const outcomes = then.players.flatMap((player): readonly OutcomeAsPaired[] =>
    player.outcomes.slice(0, round - 1).flatMap((outcome, at) => {
      const recorded = present.get(player.id)?.outcomes[at]
      return recorded === undefined || isHeldBack(recorded) || sameForPairing(outcome, recorded)
        ? []
        : [{ player: player.id, round: roundNumber(at + 1), outcome }]
    }),
  )
  // Teams are paired by their own numbers, which never change.
  const players = teams || sameOrder(then, now) ? undefined : then.players.filter(({ id }) => present.has(id)).map(listed)
  const declared = then.numberOfRounds
  const rounds = declared === null || declared === now.numberOfRounds ? undefined : declared
  if (outcomes.length === 0 && players === undefined && rounds === undefined) return null
  return {
    round: roundNumber(round),
    ...(rounds === undefined ? {} : { numberOfRounds: rounds }),
    ...(players === undefined ? {} : { players }),
    outcomes,
  }
}

const listed = ({ id, pairingNumber, rating }: Tournament['players'][number]): PlayerAsPaired => ({ player: id, pairingNumber, rating })

/** A result is not taken back in an earlier round: where there is none, it is not told. */
const isHeldBack = (outcome: Outcome): boolean => outcome.kind === 'game' && outcome.result === 'adjourned'

const sameForPairing = (a: Outcome, b: Outcome): boolean => keyOf(a) === keyOf(b)

const keyOf = (outcome: Outcome): string => {
  switch (outcome.kind) {
    case 'absent':
      return 'absent'
    case 'bye':
      return outcome.bye
    default:
      return [
        outcome.kind,
        outcome.opponent,
        outcome.colour,
        outcome.result,
        ...(outcome.kind === 'game' ? [outcome.gameScore, outcome.games] : []),
      ].join(' ')
  }
}

/** Do those who were there stand in the same order, by the same ratings where a rulebook looks at them? */
const sameOrder = (then: Tournament, now: Tournament): boolean => {
  const present = new Map(now.players.map((player) => [player.id, player]))
  const there = then.players.filter(({ id }) => present.has(id)).toSorted((a, b) => a.pairingNumber - b.pairingNumber)
  const today = there.map(({ id }) => present.get(id)!)
  const byOrder = today.every((player, at) => at === 0 || today[at - 1]!.pairingNumber < player.pairingNumber)
  const exact = then.rules !== null && 'parity' in then.rules && then.rules.parity === 'pairing-number'
  const byRating = rulebookOf(then).traits.readsRatings
  return (
    byOrder &&
    there.every(
      ({ pairingNumber, rating }, at) =>
        (!exact || pairingNumber === today[at]!.pairingNumber) && (!byRating || rating === today[at]!.rating),
    )
  )
}

/** Byes and absences of rounds to come, none beyond the last one. */
const announced = (state: DeskState, rounds: number): readonly RequestedBye[] => {
  const { numberOfRounds } = state.settings!
  const next = roundNumber(rounds + 1)
  if (next > numberOfRounds) return []
  const entrants: ReadonlyMap<PlayerId, unknown> = isTeamEvent(state) ? state.teams : state.players
  const later = state.byes.filter(({ player, round }) => round > next && round <= numberOfRounds && entrants.has(player))
  return [...awayIn(state, next), ...later]
}
