import type { DeskEvent } from '@zug/engine/desk'
import type { Tournament } from '@zug/engine/model'
import { type PairingSystem, rulebookById, rulebookInForce, rulebooks, type Traits } from '@zug/engine/pairing'
import { atRate, quietSimulation, type SimulationSettings, type Span, simulate } from '@zug/engine/simulation'
import { deskEventsOf } from './exchange/desk-events.ts'

type Kind = {
  readonly id: string
  readonly name: string
  readonly rulebook: PairingSystem
  readonly entrants: number
  readonly rounds: number
  /** The round that is in play. */
  readonly inPlay: number
  readonly field?: Partial<SimulationSettings>
}

const just = (number: number): Span => ({ low: number, high: number })
const day = 86_400_000
const first = (such: (traits: Traits) => boolean): PairingSystem => rulebooks.find(({ traits }) => such(traits))!

/** Beside the worked example an event of each kind, in the middle of a round. */
const kinds: readonly Kind[] = [
  {
    id: 'demo-open',
    name: 'open',
    rulebook: rulebookById(rulebookInForce({})),
    entrants: 41,
    rounds: 7,
    inPlay: 5,
    field: { titles: atRate(80), clubs: atRate(9), halfPointByes: atRate(3) },
  },
  {
    id: 'demo-teams',
    name: 'team event',
    rulebook: first(({ ofFide, pairs }) => ofFide && pairs === 'teams'),
    entrants: 10,
    rounds: 7,
    inPlay: 4,
    field: { boards: just(4) },
  },
  {
    id: 'demo-round-robin',
    name: 'round robin',
    rulebook: first(({ drawnFrom }) => drawnFrom === 'tables'),
    entrants: 10,
    rounds: 9,
    inPlay: 6,
    field: { titles: atRate(80) },
  },
  {
    id: 'demo-ssm',
    name: 'SSM, without colours',
    rulebook: first(({ colours }) => colours === 'never'),
    entrants: 17,
    rounds: 5,
    inPlay: 3,
  },
]

/** The events of the other demonstrations, with people who were never born; they began three days ago. */
export const demoEvents = (at: string): readonly { readonly id: string; readonly events: readonly DeskEvent[] }[] =>
  kinds.map((kind) => ({ id: kind.id, events: eventsOf(kind, Date.parse(at)) }))

const eventsOf = (kind: Kind, now: number): readonly DeskEvent[] => {
  const { id, rulebook, entrants, rounds, inPlay, field } = kind
  const drawn = simulate(
    rulebook,
    {
      ...quietSimulation,
      players: just(entrants),
      rounds: just(rounds),
      lowestRating: just(1450),
      highestRating: just(2560),
      ratingShape: 'uniform',
      unratedPlayers: atRate(0),
      initialColour: 'white',
      ...field,
    },
    id,
  )
  if (drawn === null) throw new Error(`The demonstration ${id} cannot be paired.`)
  const dayFrom = (days: number): string => new Date(now + days * day).toISOString().slice(0, 10)
  const info = {
    ...drawn.tournament.info,
    name: `Demonstration: ${kind.name}`,
    startDate: dayFrom(-3),
    endDate: dayFrom(3),
    chiefArbiter: '',
  }
  return deskEventsOf({ ...upTo(drawn.tournament, inPlay), info }, rulebook.id).map((event) => stillPlayed(event, inPlay))
}

const upTo = ({ teams, ...tournament }: Tournament, rounds: number): Tournament => {
  const cut = <T extends { readonly outcomes: readonly unknown[] }>(of: T): T => ({ ...of, outcomes: of.outcomes.slice(0, rounds) })
  return { ...tournament, players: tournament.players.map(cut), ...(teams === undefined ? {} : { teams: teams.map(cut) }) }
}

/** Of the round in play every third board is over. */
const stillPlayed = (event: DeskEvent, inPlay: number): DeskEvent =>
  event.kind !== 'round-published' || event.round.round !== inPlay
    ? event
    : {
        ...event,
        round: { ...event.round, boards: event.round.boards.map((board, at) => (at % 3 === 1 ? board : { ...board, result: null })) },
      }
