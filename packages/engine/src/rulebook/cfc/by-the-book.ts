import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import type { Competitor } from './competitor.ts'
import type { Group } from './group.ts'
import { seatsOf } from './group-order.ts'
import { halvesOf } from './halves.ts'
import { interchangesInOrder } from './interchanges-in-order.ts'
import { lawCounts, mayMeet } from './laws.ts'
import { keptInOrder, opponentsInOrder } from './odd-men.ts'
import { type GroupCriterion, pairCost } from './pair-cost.ts'
import { type LawsOf, type PairGroups, pairCfcRound } from './pair-round.ts'
import type { RoundSettings } from './round-settings.ts'

/** All opponents by place; -1 until found. */
type Pairing = readonly number[]

/** More players than this have too many pairings to try them all. */
const largestByTheBook = 12

export type TooLarge = { readonly kind: 'too-large'; readonly limit: number }

/**
 * CFC 618 to 626, step by step over every legal pairing there is: first those that keep the laws best, of them those that the rules on odd men leave, of
 * them those that the rules within a group leave. For small fields, and for checking the fast way.
 */
export const pairRoundByTheBook = (tournament: Tournament, round: RoundNumber): PairingAnswer | TooLarge => {
  let tooLarge = false
  const pairGroups: PairGroups = (groups, settings) => {
    const players = groups.flatMap((group) => group.players)
    tooLarge = players.length > largestByTheBook
    return tooLarge ? [] : pairsOf(players, best(groups, players, settings))
  }
  const lawsOf: LawsOf = (groups) => {
    const players = groups.flatMap((group) => group.players)
    tooLarge = players.length > largestByTheBook
    return tooLarge ? [] : lawCounts(groupsOfPairs(keepingTheLaws(groups, players)[0]!, groupsOfPlaces(groups)), groups.length)
  }
  const answer = pairCfcRound(tournament, round, pairGroups, lawsOf)
  return tooLarge ? { kind: 'too-large', limit: largestByTheBook } : answer
}

const pairsOf = (players: readonly Competitor[], pairing: Pairing): readonly (readonly [Competitor, Competitor])[] =>
  pairing.flatMap((mate, place) => (mate > place ? [[players[place]!, players[mate]!] as const] : []))

const best = (groups: readonly Group[], players: readonly Competitor[], settings: RoundSettings): Pairing => {
  const groupOf = groupsOfPlaces(groups)
  const placeOf = new Map(players.map((player, place) => [player, place]))
  let left = keepingTheLaws(groups, players)

  const narrow = (keep: (pairing: Pairing) => boolean): boolean => {
    const kept = left.filter(keep)
    if (kept.length > 0) left = kept
    return kept.length > 0
  }
  const rests = groups.map((group, index) => {
    const taken = new Set<Competitor>()
    // 622 (a), 625: odd men from above, in the order of their rank.
    players.forEach((oddMan, place) => {
      if (groupOf[place]! >= index || left.every((pairing) => groupOf[pairing[place]!]! < index)) return
      const choices = opponentsInOrder(
        oddMan,
        group.players.filter((player) => !taken.has(player)),
        settings.oddMenByColour,
      )
      const choice = choices.find((player) => narrow((pairing) => pairing[place] === placeOf.get(player)))
      if (choice !== undefined) taken.add(choice)
    })
    // 623: the others are kept as far as possible.
    const stays = keptInOrder(group.players.filter((player) => !taken.has(player))).filter((player) =>
      narrow((pairing) => groupOf[pairing[placeOf.get(player)!]!] === index),
    )
    return group.players.filter((player) => stays.includes(player))
  })

  rests.forEach((rest, index) => {
    const { shape } = groups[index]!
    const places = rest.map((player) => placeOf.get(player)!)
    const inRest = (pairing: Pairing, seat: number): number => places.indexOf(pairing[places[seat]!]!)
    const [seats, parts] = [seatsOf(rest, shape), halvesOf(rest, shape)]
    const fewest = (criteria: readonly GroupCriterion[]): void => {
      left = largest(left, (pairing) => {
        const pairs = rest.flatMap((_, seat) => (inRest(pairing, seat) > seat ? [[seat, inRest(pairing, seat)] as const] : []))
        const costs = pairs.map(([a, b]) => pairCost(rest, seats, a, b, settings))
        return criteria.map((name) => -costs.reduce((sum, cost) => sum + cost[name], 0))
      })
    }
    // 622 (b): what interchanges are made for, the first of them that serves, what only transpositions are made for, and consecutive order.
    fewest(['parts', ...(settings.third === 'first' ? (['third', 'equalisation'] as const) : (['equalisation', 'third'] as const))])
    const partOf = (seat: number): number => parts.findIndex(({ end }) => seat < end)
    const topAfter = (seat: number, moved: ReadonlySet<number>): boolean => seat < parts[partOf(seat)]!.bottom !== moved.has(seat)
    const pairsHalves = (pairing: Pairing, moved: ReadonlySet<number>): boolean =>
      rest.every((_, seat) => {
        const other = inRest(pairing, seat)
        return partOf(seat) === partOf(other) ? topAfter(seat, moved) !== topAfter(other, moved) : !moved.has(seat)
      })
    if (!narrow((pairing) => pairsHalves(pairing, new Set())))
      interchangesInOrder(parts).some((moved) => narrow((pairing) => pairsHalves(pairing, moved)))
    fewest(['apart', 'alternation'])
    rest.forEach((_, seat) => {
      left = largest(left, (pairing) => {
        const other = inRest(pairing, seat)
        return [other > seat ? -(partOf(other) === partOf(seat) ? other : rest.length + other) : 0]
      })
    })
  })
  return left[0]!
}

const groupsOfPlaces = (groups: readonly Group[]): readonly number[] => groups.flatMap((group, index) => group.players.map(() => index))

const keepingTheLaws = (groups: readonly Group[], players: readonly Competitor[]): readonly Pairing[] => {
  const groupOf = groupsOfPlaces(groups)
  return largest(allPairings(players), (pairing) => lawCounts(groupsOfPairs(pairing, groupOf), groups.length).flat())
}

const allPairings = (players: readonly Competitor[]): readonly Pairing[] => {
  const found: Pairing[] = []
  const mate = players.map(() => -1)
  const visit = (): void => {
    const place = mate.indexOf(-1)
    if (place === -1) {
      found.push([...mate])
      return
    }
    for (let other = place + 1; other < mate.length; other++) {
      if (mate[other] !== -1 || !mayMeet(players[place]!, players[other]!)) continue
      mate[place] = other
      mate[other] = place
      visit()
      mate[place] = mate[other] = -1
    }
  }
  visit()
  return found
}

const groupsOfPairs = (pairing: Pairing, groupOf: readonly number[]): readonly (readonly [number, number])[] =>
  pairing.flatMap((mate, place) => (mate > place ? [[groupOf[place]!, groupOf[mate]!] as const] : []))

/** Those with the lexicographically largest value. */
const largest = (pairings: readonly Pairing[], value: (pairing: Pairing) => readonly number[]): readonly Pairing[] => {
  let most: readonly number[] | null = null
  let kept: Pairing[] = []
  for (const pairing of pairings) {
    const one = value(pairing)
    const order = most === null ? 1 : compare(one, most)
    if (order > 0) {
      most = one
      kept = []
    }
    if (order >= 0) kept.push(pairing)
  }
  return kept
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : a[at]! - b[at]!
}
