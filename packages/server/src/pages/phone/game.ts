import {
  boardNumber,
  boardsOf,
  type DeskBoard,
  type DeskBoardResult,
  type DeskState,
  type Dispute,
  lineUpIn,
  type Report,
  worthOf,
} from '@zug/engine/desk'
import {
  createMemory,
  displayPoints,
  type PlayerId,
  type Points,
  roundNumber,
  type ScoringSystem,
  scoreBefore,
  type Title,
} from '@zug/engine/model'
import { type EventTraits, eventTraits } from '@zug/engine/pairing'
import { entrantsNow } from '../../tournaments/moments.ts'
import { boardWorthOf } from '../match-points.ts'

/** How a result is entered here: by one tap, by the scores of the game (SSM A1), or by the boards or games of a match. */
export type Entry =
  | { readonly kind: 'game' }
  | { readonly kind: 'scores'; readonly timeLimit: boolean }
  /** `members` of teams, those who sit first: their captains say who does. */
  | { readonly kind: 'match'; readonly pairs: readonly Pair[]; readonly members: Members | null }

type Member = { readonly id: PlayerId; readonly name: string }
export type Members = {
  readonly white: readonly Member[]
  readonly black: readonly Member[]
  /** How many boards each team fills with its members. */
  readonly seats: { readonly white: number; readonly black: number }
  /** A captain may leave the last boards empty. */
  readonly mayBeEmpty: boolean
}

/** One board of a team match; the side that has White on board 1 first. */
export type Pair = { readonly first: PlayerId | null; readonly second: PlayerId | null; readonly names: readonly [string, string] }

export type Seat = {
  readonly id: PlayerId
  readonly name: string
  readonly title: Title | null
  readonly rating: number | null
  /** Before the round, as people write it; null where that is not shown. */
  readonly points: string | null
}

/** One board of a published round, as the people at it see it. */
export type Game = {
  readonly round: number
  /** From 0 in the order of publication. */
  readonly index: number
  /** As printed on the board. */
  readonly number: number
  readonly white: Seat
  readonly black: Seat
  readonly result: DeskBoardResult | null
  readonly reports: readonly Report[]
  readonly disputes: readonly Dispute[]
  readonly entry: Entry
  /** Nobody has White in it. */
  readonly colourless: boolean
  /** Is it told by its result, or by scores of its own? */
  readonly games: EventTraits['games']
  readonly voice: EventTraits['voice']
  /** What a board of a match, or one of two games, is worth. */
  readonly boardWorth: ScoringSystem
}

export const gameOf = (state: DeskState, round: number, index: number): Game | null => {
  const board = state.rounds.find((entry) => entry.round === round)?.boards[index]
  if (board === undefined) return null
  const seat = seatsOf(state, round)
  const { colourless, games, voice } = eventTraits(state.settings!.rules)
  return {
    round,
    index,
    number: boardNumber(state, round, index),
    white: seat(board.white),
    black: seat(board.black),
    result: board.result,
    reports: board.reports,
    disputes: board.disputes ?? [],
    entry: entryOf(state, round, board),
    colourless,
    games,
    voice,
    boardWorth: boardWorthOf({ worth: worthOf(state), settings: state.settings! }),
  }
}

export const gamesOf = (state: DeskState, round: number): readonly Game[] =>
  (state.rounds.find((entry) => entry.round === round)?.boards ?? [])
    .map((_, index) => gameOf(state, round, index)!)
    .sort((a, b) => a.number - b.number)

export const withoutPoints = (game: Game): Game => ({
  ...game,
  white: { ...game.white, points: null },
  black: { ...game.black, points: null },
})

const seats = createMemory<DeskState, number, (id: PlayerId) => Seat>()

/** Made once a state: a helper's page asks for every board of it. */
const seatsOf = (state: DeskState, round: number): ((id: PlayerId) => Seat) => seats.of(state, round, () => seatsIn(state, round))

const seatsIn = (state: DeskState, round: number): ((id: PlayerId) => Seat) => {
  const tournament = entrantsNow(state)
  const points = new Map(tournament.players.map((player) => [player.id, scoreBefore(tournament, player, roundNumber(round))]))
  return (id) => {
    const player = state.players.get(id)
    return {
      id,
      name: state.teams.get(id)?.name ?? player?.name ?? '',
      // A title is of chess.
      title: eventTraits(state.settings!.rules).games === 'scores' ? null : (player?.title ?? null),
      rating: player?.rating ?? null,
      points: displayPoints(points.get(id) ?? (0 as Points)),
    }
  }
}

const entryOf = (state: DeskState, round: number, { white, black }: DeskBoard): Entry => {
  const { teams, games } = eventTraits(state.settings!.rules)
  if (teams)
    return {
      kind: 'match',
      pairs: pairsOf(state, round, white, black),
      members: {
        white: membersOf(state, round, white),
        black: membersOf(state, round, black),
        seats: { white: seatCount(state, white), black: seatCount(state, black) },
        mayBeEmpty: state.settings!.boardsPerMatch !== undefined,
      },
    }
  if (games === 'two') return { kind: 'match', pairs: twoGamesOf(state, white, black), members: null }
  return games === 'scores' ? { kind: 'scores', timeLimit: true } : { kind: 'game' }
}

/** C.04.5: the same two, twice. */
const twoGamesOf = ({ players }: DeskState, first: PlayerId, second: PlayerId): readonly Pair[] => {
  const pair: Pair = { first, second, names: [players.get(first)?.name ?? '', players.get(second)?.name ?? ''] }
  return [pair, pair]
}

/** Those who sit in the round, board 1 first, then the others. */
const membersOf = (state: DeskState, round: number, id: PlayerId): readonly Member[] => {
  const { boards = [], alternates = [] } = state.teams.get(id) ?? {}
  const members = new Set([...seatedIn(state, round, id), ...boards, ...alternates])
  return [...members].map((member) => ({ id: member, name: state.players.get(member)?.name ?? '' }))
}

const seatCount = (state: DeskState, id: PlayerId): number => {
  const team = state.teams.get(id)
  return team === undefined ? 0 : boardsOf(state, team)
}

const seatedIn = (state: DeskState, round: number, id: PlayerId): readonly PlayerId[] => {
  const team = state.teams.get(id)
  return team === undefined ? [] : lineUpIn(state, team, round)
}

const pairsOf = (state: DeskState, round: number, white: PlayerId, black: PlayerId): readonly Pair[] => {
  const [ours, theirs] = [seatedIn(state, round, white), seatedIn(state, round, black)]
  const name = (id: PlayerId | null): string => (id === null ? '' : (state.players.get(id)?.name ?? ''))
  return Array.from({ length: state.settings!.boardsPerMatch ?? Math.max(ours.length, theirs.length) }, (_, at) => {
    const [first, second] = [ours[at] ?? null, theirs[at] ?? null]
    return { first, second, names: [name(first), name(second)] }
  })
}
