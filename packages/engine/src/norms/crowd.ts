/** FIDE B.01 1.4: those of an event whom one can meet, in every order that is asked for: made once for all who ask. */
import { type PlayerId, pairingNumber, playerId } from '../model/ids.ts'
import { newPlayer, type Player, ratingIn, type Title } from '../model/player.ts'
import type { Tournament } from '../model/tournament.ts'
import { createMemory, remembered } from '../remembered.ts'
import { isOfNoFederation } from './games.ts'
import { unratedAs } from './performance.ts'
import { type NormTitle, normTitles, titled, titleRules } from './titles.ts'

/** What a title is worth to a norm: it counts as the one sought, as a title, as none. */
export const worths = [2, 1, 0] as const
type Worth = (typeof worths)[number]
type Federations = ReadonlyMap<string, readonly Player[]>

export type Crowd = {
  /** Those who count towards norms at all (1.4.2a), by the list. */
  readonly players: readonly Player[]
  readonly places: ReadonlyMap<PlayerId, number>
  /** In the order of their first players. */
  readonly federations: Federations
  readonly ratingOf: (player: Player) => number | null
  readonly byRating: readonly Player[]
  readonly byTitle: Readonly<Record<NormTitle, readonly Player[]>>
  /** With so much worth, by the rating they count with; federations in the order of their best. */
  readonly best: Readonly<Record<NormTitle, Readonly<Record<Worth, Federations>>>>
}

const byFederation = (players: readonly Player[]): Federations => {
  const federations = new Map<string, Player[]>()
  for (const player of players) {
    const those = federations.get(player.federation)
    if (those === undefined) federations.set(player.federation, [player])
    else those.push(player)
  }
  return federations
}

const worthOf = (title: Title | null, sought: NormTitle): Worth =>
  title === null ? 0 : titleRules[sought].counts.includes(title) ? 2 : titled.includes(title) ? 1 : 0

const each = <T>(make: (title: NormTitle) => T): Readonly<Record<NormTitle, T>> =>
  Object.fromEntries(normTitles.map((title) => [title, make(title)])) as Record<NormTitle, T>

const makeCrowd = (all: readonly Player[], from: number): Crowd => {
  const players = all.filter((player) => !isOfNoFederation(player))
  const ratings = new Map(players.map((player) => [player.id, ratingIn(player, from)]))
  const ratingOf = ({ id }: Player): number | null => ratings.get(id)!
  const byCounted = players.toSorted((a, b) => countedIn(b, ratingOf) - countedIn(a, ratingOf))
  return {
    players,
    places: new Map(players.map(({ id }, at) => [id, at])),
    federations: byFederation(players),
    ratingOf,
    byRating: players.toSorted((a, b) => (ratingOf(b) ?? 0) - (ratingOf(a) ?? 0)),
    byTitle: each((sought) => worths.flatMap((worth) => players.filter(({ title }) => worthOf(title, sought) === worth))),
    best: each((sought) => {
      const of = (worth: Worth): Federations => byFederation(byCounted.filter(({ title }) => worthOf(title, sought) === worth))
      return { 2: of(2), 1: of(1), 0: of(0) }
    }),
  }
}

/** 1.4.6. */
export const countedIn = (player: Player, ratingOf: Crowd['ratingOf']): number => ratingOf(player) ?? unratedAs

const crowds = createMemory<Tournament, number, Crowd>()

/** Everybody of the event, rated as from a round on. */
export const crowdOf = (tournament: Tournament, from: number): Crowd =>
  crowds.of(tournament, from, () => makeCrowd(tournament.players, from))

const bestRating = remembered(({ players }: Tournament): number => players.reduce((best, { rating }) => Math.max(best, rating ?? 0), 0))
const guests = createMemory<Tournament, number, Crowd>()

/** Where people may meet again: nobody could be better to meet than grandmasters with the highest rating here, each of another federation. */
export const guestsHoped = (tournament: Tournament, many: number): Crowd =>
  guests.of(tournament, many, () =>
    makeCrowd(
      Array.from({ length: many }, (_, at) => guest(at, bestRating(tournament))),
      1,
    ),
  )

const guest = (at: number, rating: number): Player =>
  newPlayer({
    id: playerId(1_000_000 + at),
    pairingNumber: pairingNumber(1_000_000 + at),
    name: '',
    title: 'GM',
    rating,
    federation: `guest ${at}`,
  })
