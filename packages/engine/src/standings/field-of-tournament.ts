import { absent, type Outcome } from '../model/outcome.ts'
import type { Player } from '../model/player.ts'
import { pointsFor, type ScoringSystem } from '../model/scoring.ts'
import type { Tournament } from '../model/tournament.ts'
import type { EventSystem, TieBreakEdition } from './edition.ts'
import type { Field, FieldRound, RoundKind } from './field.ts'
import { makeField } from './make-field.ts'

const byeKinds = {
  'pairing-allocated': 'pairing-allocated-bye',
  'half-point': 'half-point-bye',
  'full-point': 'full-point-bye',
  'zero-point': 'zero-point-bye',
} as const satisfies Record<string, RoundKind>

/** The players of a tournament with their first `rounds` rounds. Virtual points are for pairing only and do not enter. */
export const fieldOfTournament = (tournament: Tournament, rounds: number, system: EventSystem, edition: TieBreakEdition): Field => {
  const { scoring, players } = tournament
  const indexOf = placesIn(players)
  const numbers = Array.from({ length: rounds }, (_, at) => at)
  const roundsOf = (player: Player): readonly FieldRound[] => {
    const known = roundsKnown.get(player)
    if (known?.indexOf === indexOf && known.scoring === scoring && known.rounds.length === rounds) return known.rounds
    const made = numbers.map((at) => roundOf(player.outcomes[at] ?? absent, scoring, indexOf))
    roundsKnown.set(player, { rounds: made, indexOf, scoring })
    return made
  }
  const entryOf = (player: Player) => {
    const { id, pairingNumber, rating, laterRatings, lot, external } = player
    const played = roundsOf(player)
    const entry = { id, pairingNumber, rating, rounds: played }
    if (laterRatings === undefined && lot === undefined && external === undefined) return entry
    return {
      ...entry,
      ...(laterRatings === undefined ? {} : { laterRatings }),
      ...(lot === undefined ? {} : { lot }),
      ...(external === undefined ? {} : { external }),
    }
  }
  return makeField({
    entries: players.map(entryOf),
    rounds,
    win: Math.max(scoring.winWhite, scoring.winBlack),
    draw: Math.max(scoring.drawWhite, scoring.drawBlack),
    loss: Math.min(scoring.lossWhite, scoring.lossBlack),
    system,
    edition,
  })
}

type Indexed = ReadonlyMap<number, number>

/** A projection ranks the same players many times, and most of them with the same games: what follows from those is kept with the player. */
const roundsKnown = new WeakMap<
  Player,
  { readonly rounds: readonly FieldRound[]; readonly indexOf: Indexed; readonly scoring: ScoringSystem }
>()

/** Where everybody stands in the list; the same as before while nobody has come, gone or moved. */
const placesIn = (players: readonly Player[]): Indexed => {
  if (lastPlaces.ids.length === players.length && players.every(({ id }, at) => id === lastPlaces.ids[at])) return lastPlaces.indexOf
  lastPlaces = { ids: players.map(({ id }) => id), indexOf: new Map(players.map(({ id }, index) => [id, index])) }
  return lastPlaces.indexOf
}
let lastPlaces: { readonly ids: readonly number[]; readonly indexOf: Indexed } = { ids: [], indexOf: new Map() }

const roundOf = (outcome: Outcome, scoring: ScoringSystem, indexOf: ReadonlyMap<number, number>): FieldRound => {
  const points = pointsFor(outcome, scoring)
  switch (outcome.kind) {
    case 'game':
      return { kind: 'game', opponent: opponentIndex(outcome.opponent, indexOf), colour: outcome.colour, points, result: outcome.result }
    case 'forfeit':
      return {
        kind: outcome.result === 'win' ? 'forfeit-win' : 'forfeit-loss',
        opponent: opponentIndex(outcome.opponent, indexOf),
        colour: outcome.colour,
        points,
        result: null,
      }
    case 'bye':
      return { kind: byeKinds[outcome.bye], opponent: null, colour: null, points, result: null }
    case 'absent':
      return { kind: 'zero-point-bye', opponent: null, colour: null, points, result: null }
  }
}

const opponentIndex = (id: number, indexOf: ReadonlyMap<number, number>): number => {
  const index = indexOf.get(id)
  if (index === undefined) throw new Error(`player ${id} is an opponent but not in the tournament`)
  return index
}
