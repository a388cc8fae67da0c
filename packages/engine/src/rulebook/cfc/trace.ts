import type { Colour } from '../../model/colour.ts'
import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import { type Points, pointsFromTenths } from '../../model/points.ts'
import type { Tournament } from '../../model/tournament.ts'
import { byeInOrder } from './bye.ts'
import { allocateColours } from './colour-allocation.ts'
import type { Competitor } from './competitor.ts'
import { competitorsOf } from './competitors.ts'
import type { DueColour } from './due-colour.ts'
import type { Group } from './group.ts'
import { type Seats, seatsOf } from './group-order.ts'
import { type Interchange, interchangeOf, isTop } from './interchange.ts'
import { mayMeet } from './laws.ts'
import { keptInOrder, opponentsInOrder, ruleOfChoice } from './odd-men.ts'
import { type GroupCriterion, groupCriteria, pairCost } from './pair-cost.ts'
import { type PairGroups, pairCfcRound, pairGroupsFast } from './pair-round.ts'
import type { RoundSettings } from './round-settings.ts'

/** Somebody who came first in order and was not taken, with the rule that stood in the way. */
export type PassedOver = { readonly player: PlayerId; readonly article: string }

/** What the director did, in the order of the handbook: data, each piece with its rules. Surfaces word it. */
export type CfcEvent =
  | { readonly kind: 'bye'; readonly articles: readonly string[]; readonly player: PlayerId; readonly passedOver: readonly PassedOver[] }
  | { readonly kind: 'group'; readonly articles: readonly string[]; readonly score: Points; readonly players: readonly PlayerId[] }
  | {
      readonly kind: 'odd-man'
      readonly articles: readonly string[]
      readonly player: PlayerId
      readonly opponent: PlayerId
      /** Of his own group. */
      readonly kept: readonly PassedOver[]
      /** Of the group of his opponent. */
      readonly passedOver: readonly PassedOver[]
    }
  | (Changed & { readonly kind: 'transposition' })
  | (Changed & { readonly kind: 'interchange' })
  | {
      readonly kind: 'colours'
      readonly articles: readonly string[]
      readonly white: PlayerId
      readonly black: PlayerId
      readonly due: readonly [white: DueTold, black: DueTold]
    }

type Changed = {
  readonly articles: readonly string[]
  readonly player: PlayerId
  readonly opponent: PlayerId
  /** Whom consecutive order would give him. */
  readonly natural: PlayerId
}

export type DueTold = { readonly colour: Colour | null; readonly why: DueColour['why'] }

/** The events of a round, frozen, made only as they are asked for. Nothing when there is no legal pairing. */
export function* traceRound(tournament: Tournament, round: RoundNumber): Generator<CfcEvent, void> {
  const seen: { groups: readonly Group[]; settings: RoundSettings; pairs: ReturnType<PairGroups> }[] = []
  const answer = pairCfcRound(tournament, round, (groups, settings) => {
    const pairs = pairGroupsFast(groups, settings)
    seen.push({ groups, settings, pairs })
    return pairs
  })
  const [found] = seen
  if (answer.kind !== 'pairing' || found === undefined) return
  const { groups, settings, pairs } = found
  if (answer.bye !== null) {
    const choices = byeInOrder(competitorsOf(tournament, round), settings.seed, round)
    const before = choices.slice(
      0,
      choices.findIndex(({ id }) => id === answer.bye),
    )
    yield told({ kind: 'bye', articles: ['615'], player: answer.bye, passedOver: before.map(({ id }) => ({ player: id, article: '618' })) })
  }
  const mateOf = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
  const groupOf = new Map(groups.flatMap((group) => group.players.map((player) => [player, group] as const)))
  for (const group of groups) yield* groupEvents(group, groups, groupOf, mateOf, settings)
  for (const { white, black } of answer.boards) {
    const pair = pairs.find(([a, b]) => [a.id, b.id].includes(white) && [a.id, b.id].includes(black))!
    const [first, second] = pair[0].id === white ? pair : [pair[1], pair[0]]
    const { article } = allocateColours(pair[0], pair[1], settings.colours)
    yield told({ kind: 'colours', articles: [article], white, black, due: [dueOf(first), dueOf(second)] })
  }
}

function* groupEvents(
  group: Group,
  groups: readonly Group[],
  groupOf: ReadonlyMap<Competitor, Group>,
  mateOf: ReadonlyMap<Competitor, Competitor>,
  settings: RoundSettings,
): Generator<CfcEvent, void> {
  const mate = (player: Competitor): Competitor => mateOf.get(player)!
  const goesTo = (player: Competitor): number => groups.indexOf(groupOf.get(mate(player))!)
  const own = groups.indexOf(group)
  yield told({
    kind: 'group',
    articles: ['620'],
    score: pointsFromTenths(group.players[0]!.score),
    players: group.players.map(({ id }) => id),
  })

  const order = keptInOrder(group.players.filter((player) => goesTo(player) >= own))
  for (const player of group.players.filter((one) => goesTo(one) > own)) {
    const below = groupOf.get(mate(player))!
    const choices = opponentsInOrder(player, below.players, settings.oddMenByColour)
    const before = below.players.slice(0, below.players.indexOf(mate(player)))
    yield told({
      kind: 'odd-man',
      articles: ['623', settings.oddMenByColour ? '624.1' : '624'],
      player: player.id,
      opponent: mate(player).id,
      kept: [
        ...order
          .slice(order.indexOf(player) + 1)
          .filter((one) => goesTo(one) === own)
          .map(({ id }) => ({ player: id, article: '618' })),
        ...order
          .filter(
            (one) =>
              goesTo(one) === own &&
              order.indexOf(one) < order.indexOf(player) &&
              group.players.indexOf(one) > group.players.indexOf(player),
          )
          .map((one) => ({ player: one.id, article: one.unfinished ? '626' : '624.2' })),
      ],
      passedOver: before.map((one) => ({
        player: one.id,
        article:
          choices.indexOf(one) > choices.indexOf(mate(player)) ? ruleOfChoice(player, mate(player), one, settings.oddMenByColour) : '618',
      })),
    })
  }

  const rest = group.players.filter((player) => goesTo(player) === own)
  const seats = seatsOf(rest, group.shape)
  const change = interchangeOf(
    seats,
    rest.map((player) => rest.indexOf(mate(player))),
  )
  for (const [place, player] of rest.entries()) {
    const opponent = rest.indexOf(mate(player))
    const natural = naturalOf(place, seats, change)
    if (opponent < place || natural === opponent) continue
    const wanted = rest[natural]!
    const cost = pairCost(rest, seats, Math.min(place, natural), Math.max(place, natural), settings)
    const against = groupCriteria(settings.third).filter((name) => cost[name] > 0)
    yield told({
      kind: seats.part[place] === seats.part[opponent] && seats.top[place] === seats.top[opponent] ? 'interchange' : 'transposition',
      articles: [...new Set(['622', ...(mayMeet(player, wanted) ? [] : ['618']), ...against.map((name) => costArticles[name])])],
      player: player.id,
      opponent: rest[opponent]!.id,
      natural: wanted.id,
    })
  }
}

/** Whom consecutive order gives a player: of the halves as they are; to one who comes up from the bottom half, of the halves after the interchange. */
const naturalOf = (place: number, seats: Seats, change: Interchange): number => {
  const places = Array.from(seats.part, (_, at) => at).filter((at) => seats.part[at] === seats.part[place])
  const facing = (halves: Interchange): number | undefined => {
    const [own, other] = [true, false].map((same) =>
      places.filter((at) => (isTop(seats, halves, at) === isTop(seats, halves, place)) === same),
    )
    return other![own!.indexOf(place)]
  }
  // Where somebody meets another part (633) the halves need not be equal after an interchange.
  return (change.up.has(place) ? facing(change) : undefined) ?? facing({ down: new Set(), up: new Set() })!
}

/** The rule behind each of the criteria of pair-cost.ts. */
const costArticles: Readonly<Record<GroupCriterion, string>> = {
  parts: '633',
  third: '631',
  equalisation: '630',
  interchanges: '622',
  distance: '622',
  apart: '619.1',
  alternation: '631',
}

const dueOf = ({ due }: Competitor): DueTold => Object.freeze({ colour: due.colour, why: due.why })

const told = (event: CfcEvent): CfcEvent => Object.freeze(event)
