import type { PlayerId } from '../../../model/ids.ts'
import type { Outcome } from '../../../model/outcome.ts'
import type { TeamOutcome } from '../../../model/team.ts'
import type { Tournament } from '../../../model/tournament.ts'
import { cfcDeclared } from '../declared.ts'

/** One line of the sheet: somebody to be paired under the CFC handbook, a player or a team. */
export type CfcRow = {
  readonly id: PlayerId
  /** Tenths, with points given for pairing only. */
  readonly points: number
  /** 618 (a): paired with before, played or not. */
  readonly met: ReadonlySet<PlayerId>
  readonly forbidden: ReadonlySet<PlayerId>
  readonly hadBye: boolean
}

/** What a round was, stripped to what the laws ask. */
type Told = {
  readonly points: number
  readonly opponent: PlayerId | null
  readonly bye: boolean
  readonly dealtWith: boolean
  readonly defaulted: boolean
}
type Entrant = { readonly id: PlayerId; readonly rounds: readonly Told[] }

/** Everybody to be paired in a round; and everybody there is. */
export const cfcSheet = (
  event: Tournament,
  round: number,
  ofTeams: boolean,
): { readonly rows: readonly CfcRow[]; readonly all: readonly PlayerId[] } => {
  const { teams: _, ...individual } = event
  const tournament: Tournament = ofTeams ? event : individual
  const entrants = tournament.teams === undefined ? playersTold(tournament) : teamsTold(tournament)
  const recorded = entrants.reduce((most, { rounds }) => Math.max(most, rounds.length), 0)
  const away = new Set(tournament.requestedByes.filter((bye) => bye.round === round).map(({ player }) => player))
  // 616: an excuse is for the default of a round; one that names nobody's round is for the first.
  const isExcused = (id: PlayerId, rounds: readonly Told[], round: number): boolean =>
    cfcDeclared(tournament).excused.some((excuse) => {
      if (typeof excuse !== 'number') return excuse.player === id && excuse.round === round
      return excuse === id && !rounds.slice(0, round - 1).some(({ defaulted }) => defaulted)
    })
  const present = entrants.filter(({ id, rounds }) => {
    if (round <= recorded) return rounds[round - 1]?.dealtWith === true
    const last = rounds.findLastIndex(({ dealtWith }) => dealtWith)
    return !away.has(id) && (rounds[last]?.defaulted !== true || isExcused(id, rounds, last + 1))
  })
  const rows = present.map(({ id, rounds }): CfcRow => {
    const past = rounds.slice(0, round - 1)
    return {
      id,
      points: past.reduce((sum, { points }) => sum + points, 0) + (tournament.virtualPoints.get(id)?.[round - 1] ?? 0),
      met: new Set(past.flatMap(({ opponent }) => opponent ?? [])),
      forbidden: new Set(
        tournament.forbiddenPairs
          .filter(({ players, firstRound, lastRound }) => players.includes(id) && firstRound <= round && round <= (lastRound ?? round))
          .flatMap(({ players }) => players.filter((other) => other !== id)),
      ),
      hadBye: past.some(({ bye }) => bye),
    }
  })
  return { rows, all: entrants.map(({ id }) => id) }
}

const byePoints = (tournament: Tournament, bye: string): number => {
  const { scoring, teams } = tournament
  const win = teams === undefined ? scoring.forfeitWin : 10
  const half = teams === undefined ? scoring.halfPointBye : 5
  if (bye === 'half-point') return half
  if (bye === 'zero-point') return teams === undefined ? scoring.zeroPointBye : 0
  if (bye === 'full-point') return teams === undefined ? scoring.fullPointBye : 10
  if (cfcDeclared(tournament).variations.includes('616.1')) return Math.floor(win / 2)
  return teams === undefined ? scoring.pairingAllocatedBye : 10
}

/** 615: what counts as a bye had; a half-point bye where that was announced. */
const isBye = (tournament: Tournament, bye: string): boolean =>
  bye === 'pairing-allocated' || bye === 'full-point' || (bye === 'half-point' && cfcDeclared(tournament).variations.includes('615a-bars'))

const playersTold = (tournament: Tournament): readonly Entrant[] =>
  tournament.players.map(({ id, outcomes }) => ({
    id,
    rounds: outcomes.map((outcome, index): Told => {
      const told = toldOfPlayer(tournament, id, outcome, index)
      return outcome.kind === 'absent' || outcome.points === undefined ? told : { ...told, points: outcome.points }
    }),
  }))

const toldOfPlayer = (tournament: Tournament, id: PlayerId, outcome: Outcome, index: number): Told => {
  const { scoring } = tournament
  if (outcome.kind === 'absent') return { points: scoring.zeroPointBye, opponent: null, bye: false, dealtWith: false, defaulted: false }
  if (outcome.kind === 'bye') {
    const bye = isBye(tournament, outcome.bye)
    const dealtWith = outcome.bye === 'pairing-allocated'
    return { points: byePoints(tournament, outcome.bye), opponent: null, bye, dealtWith, defaulted: false }
  }
  const { opponent } = outcome
  if (outcome.kind === 'forfeit') {
    const won = outcome.result === 'win'
    return { points: won ? scoring.forfeitWin : scoring.forfeitLoss, opponent, bye: false, dealtWith: true, defaulted: !won }
  }
  const white = outcome.colour === 'white'
  const worth = {
    win: white ? scoring.winWhite : scoring.winBlack,
    draw: white ? scoring.drawWhite : scoring.drawBlack,
    loss: white ? scoring.lossWhite : scoring.lossBlack,
  }
  const ruled = cfcDeclared(tournament).adjudications.find(
    (one) => one.round === index + 1 && (one.player === id || one.player === opponent),
  )
  const provisional =
    ruled === undefined || ruled.result === 'draw' ? 'draw' : (ruled.result === 'win') === (ruled.player === id) ? 'win' : 'loss'
  const points = worth[outcome.result === 'adjourned' ? provisional : outcome.result]
  return { points, opponent, bye: false, dealtWith: true, defaulted: false }
}

/** 647: one match point for a match won by game points, half for an even one. */
const teamsTold = (tournament: Tournament): readonly Entrant[] => {
  const teams = tournament.teams ?? []
  const boardsOf = (team: PlayerId, index: number): number => {
    const outcome = teams.find(({ id }) => id === team)?.outcomes[index]
    return outcome?.kind === 'match' ? outcome.boards.reduce((sum, { result }) => sum + inGamePoints(tournament, result), 0) : 0
  }
  const told = (id: PlayerId, outcome: TeamOutcome, index: number): Told => {
    if (outcome.kind === 'absent') return { points: 0, opponent: null, bye: false, dealtWith: false, defaulted: false }
    if (outcome.kind === 'bye') {
      const dealtWith = outcome.bye === 'pairing-allocated'
      return {
        points: byePoints(tournament, outcome.bye),
        opponent: null,
        bye: isBye(tournament, outcome.bye),
        dealtWith,
        defaulted: false,
      }
    }
    const { opponent } = outcome
    if (outcome.kind === 'forfeit') {
      const won = outcome.result === 'win'
      return { points: won ? 10 : 0, opponent, bye: false, dealtWith: true, defaulted: !won }
    }
    const lead = boardsOf(id, index) - boardsOf(opponent, index)
    return { points: lead > 0 ? 10 : lead < 0 ? 0 : 5, opponent, bye: false, dealtWith: true, defaulted: false }
  }
  return teams.map(({ id, outcomes }) => ({ id, rounds: outcomes.map((outcome, index) => told(id, outcome, index)) }))
}

const inGamePoints = ({ scoring }: Tournament, result: string): number => {
  if (result === 'win') return scoring.winWhite
  if (result === 'loss') return scoring.lossWhite
  if (result === 'forfeit-win') return scoring.forfeitWin
  return result === 'forfeit-loss' ? scoring.forfeitLoss : scoring.drawWhite
}
