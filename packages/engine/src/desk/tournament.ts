import type { Colour } from '../model/colour.ts'
import { type PairingNumber, type PlayerId, pairingNumber, type RoundNumber, roundNumber } from '../model/ids.ts'
import { initialOrderBy } from '../model/initial-order.ts'
import { openBoards } from '../model/open-match.ts'
import { absent, type MatchGames, type Outcome } from '../model/outcome.ts'
import { newPlayer, type Player } from '../model/player.ts'
import { pointsFromTenths } from '../model/points.ts'
import type { TeamEntry, TeamOutcome } from '../model/team.ts'
import { declaredBoards } from '../model/team-values.ts'
import { newTournament, type RequestedBye, type Tournament } from '../model/tournament.ts'
import { eventTraits } from '../pairing/description-of.ts'
import type { DeskPlayer, DeskTeam } from './entrant.ts'
import { boardsInMatch, cameIn, isSameLineUp, lineUpIn } from './line-up.ts'
import { prohibitedIn } from './prohibited.ts'
import { playAt, ratingsOf } from './ratings.ts'
import type { SideResult } from './result.ts'
import type { DeskBoard, DeskRound, Unpaired } from './round.ts'
import { isTeamEvent, rulebookAt } from './rules.ts'
import type { DeskSettings } from './settings.ts'
import type { DeskState } from './state.ts'

/** The tournament as the engine sees it: everything published, and what is announced for the round to come. */
export const tournamentOf = (state: DeskState): Tournament => {
  const settings = state.settings!
  const ofTeams = isTeamEvent(state)
  const next = roundNumber(state.rounds.length + 1)
  const rounds = state.rounds.map(placesIn)
  const players = withNumbers([...state.players.values()], settings).map(([player, number]) => ({
    ...asPlayer(player, number, ofTeams ? [] : rounds),
    ...(settings.ratingsByRound === true && player.laterRatings !== undefined ? { laterRatings: player.laterRatings } : {}),
  }))
  const tournament = newTournament({
    info: settings.info,
    rules: settings.rules,
    numberOfRounds: settings.numberOfRounds,
    scoring: settings.scoring,
    ...choiceOf(settings, players),
    initialColour: state.lots?.initialColour ?? null,
    players,
    requestedByes: awayIn(state, next),
    forbiddenPairs: prohibitedIn(state, next, 'law'),
    ...(ofTeams ? teamsIn(state, rounds) : {}),
  })
  // What a match of two games is worth is laid down (C.04.5 0).
  return eventTraits(settings.rules).games === 'two'
    ? { ...tournament, scoring: rulebookAt(state).declared(tournament).scoring }
    : tournament
}

/** Nothing is said of ratings in an event that nobody has looked up in a list, and of which nobody declared them. */
const choiceOf = (settings: DeskSettings, players: readonly Player[]): Pick<Tournament, 'ratings'> =>
  settings.ratings === undefined && players.every(({ official }) => official === undefined)
    ? {}
    : { ratings: { ...ratingsOf(settings), play: playAt(settings) } }

/** The state with the corrections that came too late for everything but the rating report (C.04.2 4.3). */
export const forRating = (state: DeskState): DeskState => ({
  ...state,
  rounds: state.rounds.map((round) => ({
    ...round,
    boards: round.boards.map((board) => (board.ratingResult === null ? board : { ...board, result: board.ratingResult })),
  })),
})

/** Numbers as given; before that, and for whoever came later, by the initial order behind those who have one. */
const withNumbers = (players: readonly DeskPlayer[], { ratings }: DeskSettings): readonly (readonly [DeskPlayer, PairingNumber])[] => {
  const given = players.filter((player) => player.pairingNumber !== null)
  const most = given.reduce((largest, player) => Math.max(largest, player.pairingNumber!), 0)
  const compare = initialOrderBy(ratings)
  const others = players
    .filter((player) => player.pairingNumber === null)
    .sort((a, b) => compare(asPlayer(a, pairingNumber(1), []), asPlayer(b, pairingNumber(1), [])))
  return [
    ...given.map((player) => [player, player.pairingNumber!] as const),
    ...others.map((player, index) => [player, pairingNumber(most + index + 1)] as const),
  ]
}

/** Where everybody is in a round: to look through all boards for each player would take as long as pairing a large field. */
type Places = { readonly boards: ReadonlyMap<PlayerId, DeskBoard>; readonly byes: ReadonlyMap<PlayerId, Unpaired['bye']> }

const placesIn = ({ boards, unpaired }: DeskRound): Places => ({
  boards: new Map(boards.flatMap((board) => [[board.white, board] as const, [board.black, board] as const])),
  byes: new Map(unpaired.map(({ player, bye }) => [player, bye])),
})

const asPlayer = (player: DeskPlayer, number: PairingNumber, rounds: readonly Places[]): Player => {
  const { firstRound: _first, withdrawnFrom: _withdrawn, checkedIn: _checked, pairingNumber: _number, city, ...others } = player
  const { noByes: _byes, expelled: _expelled, laterRatings: _later, lot = null, external = null, nationalIds = [], ...data } = others
  return newPlayer({
    ...data,
    ...(city === '' ? {} : { city }),
    ...(nationalIds.length === 0 ? {} : { nationalIds }),
    ...(lot === null ? {} : { lot }),
    ...(external === null ? {} : { external: pointsFromTenths(Math.round(external * 10)) }),
    pairingNumber: number,
    outcomes: rounds.map((round) => outcomeIn(round, player.id)),
  })
}

const outcomeIn = ({ boards, byes }: Places, id: PlayerId): Outcome => {
  const board = boards.get(id)
  if (board !== undefined) return outcomeOf(board, id)
  const bye = byes.get(id)
  return bye === undefined || bye === 'absent' ? absent : { kind: 'bye', bye }
}

/** A game without a result yet counts as adjourned: a draw for pairing (C.04.2 3.1). */
const outcomeOf = (board: DeskBoard, id: PlayerId): Outcome => {
  const white = board.white === id
  const opponent = white ? board.black : board.white
  const colour = white ? 'white' : 'black'
  const result: SideResult = board.result === null ? 'adjourned' : white ? board.result.white : board.result.black
  const games = board.result?.match?.[white ? 'white' : 'black'].map((game) => game.result) as MatchGames | undefined
  if (result === 'forfeit-win' || result === 'forfeit-loss') return forfeitOf(opponent, colour, result === 'forfeit-win', games)
  const score = board.result?.scores?.[white ? 0 : 1]
  return {
    kind: 'game',
    opponent,
    colour,
    result,
    rated: board.result?.rated ?? true,
    ...(score === undefined ? {} : { gameScore: score }),
    ...(games === undefined ? {} : { games }),
  }
}

const oneGame = pointsFromTenths(10)

/** C.04.5 0: of two games whoever came may have forfeited one as well, and has the point of the other alone. */
const forfeitOf = (opponent: PlayerId, colour: Colour, won: boolean, games: MatchGames | undefined): Outcome => {
  const points = won && games?.includes('forfeit-loss') === true ? { points: oneGame } : {}
  return { kind: 'forfeit', opponent, colour, result: won ? 'win' : 'loss', ...points }
}

const teamsIn = (state: DeskState, rounds: readonly Places[]): Pick<Tournament, 'teams' | 'boardsPerMatch'> => {
  const teams = [...state.teams.values()].map((team) => asTeam(team, state, rounds))
  return { teams, ...declaredBoards(state.settings!.boardsPerMatch, teams) }
}

const asTeam = (team: DeskTeam, state: DeskState, rounds: readonly Places[]): TeamEntry => ({
  id: team.id,
  name: team.name,
  boards: team.boards,
  alternates: team.alternates,
  outcomes: rounds.map((round, at): TeamOutcome => {
    const outcome = outcomeIn(round, team.id)
    const board = round.boards.get(team.id)!
    if (outcome.kind === 'forfeit') {
      const said = board.result?.lineUps?.[board.white === team.id ? 'white' : 'black']
      const came = cameIn(team, at + 1)
      const lineUp = said ?? (outcome.result === 'win' && !isSameLineUp(came, team.boards) ? came : undefined)
      return lineUp === undefined ? outcome : { ...outcome, lineUp }
    }
    if (outcome.kind !== 'game') return outcome
    const match = board.result?.match
    const side = board.white === team.id ? match?.white : match?.black
    return {
      kind: 'match',
      opponent: outcome.opponent,
      colour: outcome.colour,
      boards: side ?? openMatch(state, team, state.teams.get(outcome.opponent)!, at + 1),
    }
  }),
})

const openMatch = (state: DeskState, team: DeskTeam, other: DeskTeam, round: number) =>
  openBoards(lineUpIn(state, team, round), lineUpIn(state, other, round), boardsInMatch(state, team, other))

/** Everybody who is not to be paired in the round to come, with what it is worth to them. */
export const awayIn = (state: DeskState, round: RoundNumber): readonly RequestedBye[] => {
  const entrants: readonly (DeskPlayer | DeskTeam)[] = isTeamEvent(state) ? [...state.teams.values()] : [...state.players.values()]
  return entrants.flatMap(({ id, firstRound, withdrawnFrom }): readonly RequestedBye[] => {
    const asked = state.byes.filter((bye) => bye.player === id && bye.round === round)
    const out = withdrawnFrom !== null && round >= withdrawnFrom
    // Who comes later may still have been given a bye for a round before that (C.04.2 2.4).
    return out || (round < firstRound && asked.length === 0) ? [{ player: id, round, bye: 'zero-point' }] : asked
  })
}
