import { type DeskRound, type DeskState, isTeamEvent, type WithoutGame } from '@zug/engine/desk'
import {
  addPoints,
  nationalIdsOf,
  nationalIdsText,
  type Outcome,
  type PlayerId,
  type Points,
  pointsFor,
  pointsFromTenths,
  remembered,
  type ScoringSystem,
  type Tournament,
} from '@zug/engine/model'
import { eventTraits } from '@zug/engine/pairing'
import { standingsOf } from '../../standings/table.ts'
import { entrantsNow } from '../../tournaments/moments.ts'
import { roundsAsHeld } from '../../tournaments/rounds-as-held.ts'

/** Whoever is paired: a player, or a team. */
export type Entrant = {
  readonly id: PlayerId
  readonly number: number
  readonly name: string
  readonly title: string
  readonly rating: number | null
  readonly federation: string
  readonly club: string
  readonly fideId: string
  readonly nationalIds: string
  readonly sex: 'm' | 'w' | null
  readonly withdrawnFrom: number | null
  readonly outcomes: readonly Outcome[]
}

export type Field = {
  readonly tournament: Tournament
  readonly all: readonly Entrant[]
  readonly get: (id: PlayerId) => Entrant
  readonly scoring: ScoringSystem
  readonly teams: boolean
  /** Game points of a player, match points of a team. */
  readonly pointsAfter: (entrant: Entrant, rounds: number) => Points
}

/** Everybody, by number. Made once a state. */
export const fieldOf = remembered((state: DeskState): Field => {
  const tournament = entrantsNow(state)
  const teams = isTeamEvent(state)
  // A game that is not chess has neither its titles nor the numbers of its federation.
  const chess = eventTraits(state.settings!.rules).games !== 'scores'
  // A team's own number comes after those of all players; on lists teams count from 1, in the order they were entered.
  const places = new Map([...state.teams.keys()].map((id, at) => [id, at + 1]))
  const all = tournament.players
    .map((player): Entrant => {
      const entry = state.teams.get(player.id) ?? state.players.get(player.id)
      return {
        id: player.id,
        number: places.get(player.id) ?? player.pairingNumber,
        name: player.name.trim(),
        title: (chess && player.title) || '',
        // A team is rated by its boards, on average.
        rating: player.rating === null ? null : Math.round(player.rating),
        federation: player.federation,
        club: player.club,
        fideId: chess ? player.fideId : '',
        nationalIds: chess ? nationalIdsText(nationalIdsOf(player)) : '',
        sex: player.sex,
        withdrawnFrom: entry?.withdrawnFrom ?? null,
        outcomes: player.outcomes,
      }
    })
    .sort((a, b) => a.number - b.number)
  const byId = new Map(all.map((entrant) => [entrant.id, entrant]))
  const get = (id: PlayerId): Entrant => byId.get(id) ?? unknown(id)
  const { scoring } = tournament
  const pointsAfter = teams ? matchPoints(state) : gamePoints(scoring)
  return { tournament, all, get, scoring, teams, pointsAfter }
})

/** Who was moved away wholly is on no list; a number is better than a hole. */
const unknown = (id: PlayerId): Entrant => ({
  id,
  number: id,
  name: `#${id}`,
  title: '',
  rating: null,
  federation: '',
  club: '',
  fideId: '',
  nationalIds: '',
  sex: null,
  withdrawnFrom: null,
  outcomes: [],
})

const gamePoints =
  (scoring: ScoringSystem): Field['pointsAfter'] =>
  ({ outcomes }, rounds) =>
    outcomes.slice(0, rounds).reduce((sum, outcome) => addPoints(sum, pointsFor(outcome, scoring)), pointsFromTenths(0))

const matchPoints =
  (state: DeskState): Field['pointsAfter'] =>
  ({ id }, rounds) =>
    (rounds === 0 ? undefined : standingsOf(state, rounds).rows.find(({ player }) => player.id === id)?.points) ?? pointsFromTenths(0)

/** Everybody without a board in a published round, and why. */
export const unpairedIn = (state: DeskState, { round, unpaired }: DeskRound): readonly WithoutGame[] =>
  roundsAsHeld(state).find((held) => held.round === round)?.unpaired ?? unpaired

/** As a telephone book has them: by the language's own rules, numbers by value. */
export const byName = (language: string): ((a: Entrant, b: Entrant) => number) => {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return (a, b) => compare(a.name, b.name) || a.number - b.number
}
