/** FIDE B.01 1.4: whom somebody can still meet: read off lists of all players, past those few who were met. */
import type { PlayerId } from '../model/ids.ts'
import type { Player, Title } from '../model/player.ts'
import type { Tournament } from '../model/tournament.ts'
import { type Crowd, countedIn, crowdOf, guestsHoped, worths } from './crowd.ts'
import type { NormEvent } from './event.ts'
import type { NormTitle } from './titles.ts'

/** `met`: who was met, and how often; oneself as often as anybody can be. */
export type Unmet = { readonly crowd: Crowd; readonly times: number; readonly met: ReadonlyMap<PlayerId, number> }

/** Before a round: whom somebody has not met, `next` aside, twice where everybody is met twice; anybody where nothing says that people meet once. */
export const unmetBy = (
  tournament: Tournament,
  { id: own, outcomes }: Player,
  next: PlayerId | null,
  { system, rounds }: NormEvent,
  roundsLeft: number,
): Unmet => {
  if (system === 'other') return { crowd: guestsHoped(tournament, roundsLeft), times: 1, met: new Map() }
  const times = system === 'double-round-robin' ? 2 : 1
  const met = new Map<PlayerId, number>(next === null ? [] : [[next, 1]])
  for (const outcome of outcomes)
    if (outcome.kind === 'game' && outcome.result !== 'adjourned') met.set(outcome.opponent, (met.get(outcome.opponent) ?? 0) + 1)
  return { crowd: crowdOf(tournament, rounds - roundsLeft + 1), times, met: met.set(own, times) }
}

const left = ({ times, met }: Unmet, { id }: Player): number => Math.max(0, times - (met.get(id) ?? 0))

const metOf = ({ crowd, met }: Unmet): readonly Player[] => [...met.keys()].flatMap((id) => crowd.players[crowd.places.get(id) ?? -1] ?? [])

const count = (unmet: Unmet, all: readonly Player[], met: readonly Player[]): number =>
  unmet.times * all.length - met.reduce((sum, player) => sum + unmet.times - left(unmet, player), 0)

export const howMany = (unmet: Unmet): number => count(unmet, unmet.crowd.players, metOf(unmet))

export const howManyOf = (unmet: Unmet, federation: string): number =>
  count(
    unmet,
    unmet.crowd.federations.get(federation) ?? [],
    metOf(unmet).filter((player) => player.federation === federation),
  )

const first = (unmet: Unmet, players: readonly Player[], many: number): readonly Player[] => {
  const those: Player[] = []
  for (let at = 0; those.length < many && at < players.length; at++)
    for (let times = left(unmet, players[at]!); times > 0; times--) those.push(players[at]!)
  return those
}

/** The highest ratings of so many. */
export const ratingsOf = (unmet: Unmet, many: number): readonly (number | null)[] =>
  first(unmet, unmet.crowd.byRating, many).map(unmet.crowd.ratingOf)

/** The titles of so many that are worth most to a norm. */
export const titlesOf = (unmet: Unmet, sought: NormTitle, many: number): readonly (Title | null)[] =>
  first(unmet, unmet.crowd.byTitle[sought], many).map(({ title }) => title)

/**
 * Other federations than the own, with how many there are of each, in the order of their first players: those of `known` ones, and so many of the rest as may be chosen when always one
 * is that was met least.
 */
export const foreignOf = (unmet: Unmet, own: string, known: ReadonlySet<string>, many: number): ReadonlyMap<string, number> => {
  const { federations, places } = unmet.crowd
  const touched = new Set([...known, ...metOf(unmet).map(({ federation }) => federation)])
  const there: { readonly federation: string; readonly count: number; readonly at: number }[] = []
  const add = (federation: string): void => {
    const leader = federations.get(federation)?.find((player) => left(unmet, player) > 0)
    if (leader !== undefined) there.push({ federation, count: howManyOf(unmet, federation), at: places.get(leader.id)! })
  }
  touched.delete(own)
  for (const federation of touched) add(federation)
  let more = many
  for (const federation of federations.keys()) {
    if (more <= 0) break
    if (federation === own || touched.has(federation)) continue
    add(federation)
    more -= 1
  }
  return new Map(there.sort((a, b) => a.at - b.at).map((one) => [one.federation, one.count]))
}

/**
 * Of all, those of whom one makes the norm if anybody does, as the one game that is left: whoever was met before, and of every worth and federation the best rated. Federations that are neither
 * `told` apart nor of anybody met are all the same to a norm.
 */
export function* bestOf(unmet: Unmet, sought: NormTitle, told: ReadonlySet<string>): Generator<Player> {
  const { crowd, met } = unmet
  for (const player of metOf(unmet)) if (left(unmet, player) > 0) yield player
  const isNew = ({ id }: Player): boolean => !met.has(id)
  const counted = (player: Player): number => countedIn(player, crowd.ratingOf)
  for (const worth of worths) {
    const federations = crowd.best[sought][worth]
    for (const federation of told) {
      const leader = federations.get(federation)?.find(isNew)
      if (leader !== undefined) yield leader
    }
    let best: Player | undefined
    for (const [federation, players] of federations) {
      if (told.has(federation)) continue
      if (best !== undefined && counted(players[0]!) <= counted(best)) break
      const leader = players.find(isNew)
      if (leader !== undefined && (best === undefined || counted(leader) > counted(best))) best = leader
    }
    if (best !== undefined) yield best
  }
}
