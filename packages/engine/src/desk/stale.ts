import type { PlayerId } from '../model/ids.ts'
import { remembered } from '../remembered.ts'
import type { DeskPlayer } from './entrant.ts'
import { prohibitedIn } from './prohibited.ts'
import { canonical } from './receipt.ts'
import type { DeskRound } from './round.ts'
import { isTeamEvent, rulebookAt } from './rules.ts'
import type { DeskState } from './state.ts'

/** Parts of an event that a pairing depends on. */
export const staleCauses = ['settings', 'initial-colour', 'entrants', 'ratings', 'results', 'byes', 'kept-apart'] as const
export type StaleCause = (typeof staleCauses)[number]

/**
 * What has changed since the draft was made, so that the rulebook may pair the round differently now. A stale draft is not published. Values are
 * compared, not events: a change that is taken back leaves the draft as it was. Names, announcements and the like decide no pairing.
 */
export const staleCausesOf = remembered(({ draftedFrom: from, ...now }: DeskState): readonly StaleCause[] => {
  if (now.draft === null || from === undefined) return []
  const { round } = now.draft
  const changed: Readonly<Record<StaleCause, boolean>> = {
    settings: differ(declaredIn(from), declaredIn(now)),
    'initial-colour': from.lots?.initialColour !== now.lots?.initialColour,
    entrants: entriesDiffer(from, now, round, placeOf) || teamsDiffer(from, now, round),
    ratings: entriesDiffer(from, now, round, dataOf(now)),
    results: from.rounds.length !== now.rounds.length || from.rounds.some((before, at) => roundsDiffer(before, now.rounds[at]!)),
    byes: from.byes !== now.byes && differ(byesIn(from, round), byesIn(now, round)),
    'kept-apart':
      (from.prohibitions !== now.prohibitions || from.players !== now.players) && differ(keptApartIn(from, round), keptApartIn(now, round)),
  }
  return staleCauses.filter((cause) => changed[cause])
})

const differ = (before: unknown, now: unknown): boolean => before !== now && canonical(before) !== canonical(now)

const declaredIn = ({ settings }: DeskState) => {
  const { rules, scoring, numberOfRounds, ratings, ratingsByRound } = settings!
  return { rules, scoring, numberOfRounds, ratings, ratingsByRound }
}

/** C.04.7 1.2 takes half of all who are entered; otherwise nobody who enters for a later round has a part in this one. */
const hasPart = ({ settings }: DeskState, round: number): ((entrant: { readonly firstRound: number }) => boolean) => {
  const { rules } = settings!
  const accelerated = 'acceleration' in rules && rules.acceleration !== null
  return ({ firstRound }) => accelerated || firstRound <= round
}

const entriesDiffer = (from: DeskState, now: DeskState, round: number, facts: (player: DeskPlayer) => unknown): boolean =>
  mapsDiffer(from.players, now.players, hasPart(now, round), facts)

const teamsDiffer = (from: DeskState, now: DeskState, round: number): boolean =>
  mapsDiffer(from.teams, now.teams, hasPart(now, round), ({ name: _, ...team }) => team)

const mapsDiffer = <T>(
  from: ReadonlyMap<PlayerId, T>,
  now: ReadonlyMap<PlayerId, T>,
  counts: (entrant: T) => boolean,
  facts: (entrant: T) => unknown,
): boolean => {
  if (from === now) return false
  for (const [id, entrant] of from) if (counts(entrant) && !now.has(id)) return true
  for (const [id, entrant] of now) {
    const before = from.get(id)
    if (before === entrant || (before === undefined && !counts(entrant))) continue
    if (before === undefined || differ(facts(before), facts(entrant))) return true
  }
  return false
}

const placeOf = ({ pairingNumber, firstRound, withdrawnFrom }: DeskPlayer) => ({ pairingNumber, firstRound, withdrawnFrom })

/** SSM B4 and the restricted drawing of round robins look at where players come from. */
const readsOrigins = (state: DeskState): boolean => {
  const { rules } = state.settings!
  return rulebookAt(state).traits.drawnFrom === 'tables' || ('restricted' in rules && rules.restricted !== null)
}

const dataOf = (state: DeskState): ((player: DeskPlayer) => unknown) => {
  const origins = readsOrigins(state)
  return ({ rating, title, laterRatings, lot, external, club, city, federation }) => ({
    rating,
    title,
    laterRatings,
    lot,
    external,
    ...(origins ? { club, city, federation } : {}),
  })
}

const roundsDiffer = (before: DeskRound, now: DeskRound): boolean =>
  before !== now && ((before.boards !== now.boards && differ(playedIn(before), playedIn(now))) || differ(before.unpaired, now.unpaired))

const playedIn = ({ boards }: DeskRound) => boards.map(({ white, black, result }) => ({ white, black, result }))

const byesIn = ({ byes }: DeskState, round: number) => byes.filter((bye) => bye.round === round).toSorted((a, b) => a.player - b.player)

const keptApartIn = (state: DeskState, round: NonNullable<DeskState['draft']>['round']) => {
  const counts = hasPart(state, round)
  const entrants: ReadonlyMap<PlayerId, { readonly firstRound: number }> = isTeamEvent(state) ? state.teams : state.players
  return (['law', 'wish'] as const).map((strength) =>
    prohibitedIn(state, round, strength)
      .map(({ players }) => players.filter((id) => entrants.has(id) && counts(entrants.get(id)!)).toSorted((a, b) => a - b))
      .filter(({ length }) => length > 1)
      .map((players) => players.join())
      .toSorted(),
  )
}
